"""A module without a face in the terminal, only rules and messages: whole games can be played."""

import pytest
from rich.console import Console

import alhambra
from alhambra import Game, Seeded
from alhambra.cli.faces import terminal_faces
from alhambra.cli.render.card_summary import card_lines
from alhambra.cli.render.layout import Size
from alhambra.cli.render.pictures import Pictures
from alhambra.cli.render.plain import Plain
from alhambra.cli.render.screen import NO_MARKS
from alhambra.cli.render.sheets import scoring_sheet, standing_sheet
from alhambra.locales import Words
from alhambra.rules import module_registry
from tests.cli.menu_paths import listed, menu_of, reachable

pytestmark = pytest.mark.usefixtures("installed_lantern")

WORDS = Words()
SIZE = Size(100, 40)


def asked_game() -> Game:
    """A game in which a player decides about a lantern."""
    chance = Seeded(5)
    game = alhambra.new_game(["Ana", "Bo", "Cleo"], seed=5, modules=["lantern"])
    while game.stack[-1].name != "lantern":
        legal = game.legal_actions()
        game.play(legal[chance.below(len(legal))])
    return game


def test_its_decision_is_a_menu_of_sentences() -> None:
    game = asked_game()
    menu = menu_of(game)
    assert menu.title == "A lantern: light it?"
    assert [choice.target for choice in menu.choices] == list(game.legal_actions())
    last = menu.choices[-1]
    assert (last.label, last.note) == ("Leave the lantern", "leave")
    assert menu.choices[0].label.startswith("Light the lantern for ")


def test_its_chips_are_a_line() -> None:
    game = asked_game()
    seat = game.seat
    assert seat is not None
    game.play(game.legal_actions()[0])
    (line,) = card_lines(WORDS, game.view(None).table)
    assert line.startswith("Lanterns – 2 lanterns aside · ")
    assert f"{game.names[seat]}: 1 lantern" in line
    (own,) = card_lines(WORDS, game.view(seat).table)
    assert "lantern worth" in own


def test_any_position_of_a_game_can_be_shown_and_decided() -> None:
    """For all viewers, in pictures and in sentences, with all modules."""
    chance = Seeded(4)
    game = alhambra.new_game(["Ana", "Bo"], seed=2, modules=module_registry.module_names())
    moves, rows = 0, set()
    while not game.is_over:
        legal = game.legal_actions()
        if moves % 12 == 0 or game.stack[-1].name == "lantern":
            rows |= shown_rows(game)
            assert reachable(game) == listed(legal)
        game.play(legal[chance.below(len(legal))])
        moves += 1
    table = game.view(None).table
    assert len(terminal_faces(table)) == len(table.active)
    assert "Lanterns" in rows
    assert "Lanterns" in {row[0] for row in scoring_sheet(WORDS, table, 2).rows}


def shown_rows(game: Game) -> set[str]:
    """Show a game to every viewer; returns the row titles of their score sheets."""
    console = Console(width=SIZE.width, quiet=True)
    rows = set()
    for viewer in (None, *range(game.rules.players)):
        table = game.view(viewer).table
        rows |= {row[0] for row in standing_sheet(WORDS, table).rows}
        for screen in (Pictures(WORDS), Plain(WORDS)):
            console.print(screen.table(table, SIZE, NO_MARKS))
    return rows
