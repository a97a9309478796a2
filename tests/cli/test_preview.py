"""Previews: the points shown for a step are those the engine would score."""

import pytest

import alhambra
from alhambra import Game, Seeded
from alhambra.cli.table.menus import Menu
from alhambra.cli.table.preview import change_text
from alhambra.locales import Words
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.open_table import next_round
from alhambra.rules.scoring import score_lines
from alhambra.table.previews import best_with, expected_score, open_game, with_palace
from tests.helpers import position, tile

from .menu_paths import menu_of

WORDS = Words()


def scored_now(game: Game, seat: int) -> int:
    """The points that the engine would give a seat now."""
    lines = score_lines(game, next_round(game.view(None).table))
    return sum(line.points for line in lines if line.owner == seat)


@pytest.mark.parametrize("players", [2, 4])
def test_current_points_are_those_of_the_engine(players: int) -> None:
    """score.majority, score.wall, camps.score, characters.yusuf, characters.fatima"""
    game = alhambra.new_game(players, seed=players, modules=BUILT_IN)
    chance = Seeded(players)
    compared = 0
    while not game.is_over:
        table = game.view(None).table
        for seat in range(players):
            compared += 1
            assert expected_score(open_game(table), seat).points == scored_now(game, seat)
        legal = game.legal_actions()
        game.play(legal[chance.below(len(legal))])
    assert compared > 300


def test_only_changes_are_shown() -> None:
    game = position(palaces=["tower-12@1,0"])
    before = expected_score(game, 0)
    palace = game.palaces[0].place(tile("garden-7-nsw"), (-1, 0))
    longer = expected_score(with_palace(game, 0, palace), 0)
    assert change_text(WORDS, before, before) == ""
    assert change_text(WORDS, before, longer) == "wall 3 instead of 0, +8 points"
    assert change_text(WORDS, longer, before) == "wall 0 instead of 3, −8 points"


def test_a_purchase_shows_the_points_of_the_tile() -> None:
    game = position(hands=["F7"], market="garden-7-nsw - - -", palaces=["tower-12@1,0"])
    buy = menu_of(game).choices[1].target
    assert isinstance(buy, Menu)
    assert buy.choices[0].note == "exact: act again, +8 points"


def test_a_tile_that_fits_nowhere_says_so() -> None:
    """build.match: every free side would meet a wall."""
    game = position(modules="camps", hands=["F9"], market="camp-8-ne - - -")
    assert best_with(game, 0, game.rules.tile_by_id["camp-8-ne"]) is None
    buy = menu_of(game).choices[1].target
    assert isinstance(buy, Menu)
    assert buy.choices[0].note == "1 over, fits nowhere yet"


def test_removing_and_swapping_have_previews() -> None:
    game = position(palaces=["garden-7-nsw@-1,0 tower-12@1,0"], reserves=["tower-11"])
    notes = {choice.label: choice for choice in menu_of(game).choices}
    remove, swap = (notes[f"Redesign: {what} a tile"].target for what in ("remove", "swap"))
    assert isinstance(remove, Menu)
    assert isinstance(swap, Menu)
    assert {choice.label: choice.note for choice in remove.choices} == {
        "garden 7 (walls N S W) at -1,0": "wall 0 instead of 3, −8 points",
        "tower 12 at 1,0": "−6 points",
    }
    assert [choice.note for choice in swap.choices] == ["wall 0 instead of 3, −8 points", ""]
