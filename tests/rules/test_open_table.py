"""Public state derived from an open table."""

from dataclasses import replace

import pytest

from alhambra import NEUTRAL, ScoreLine
from alhambra.rules.modules.characters.state import find_characters
from alhambra.rules.modules.city_gates.state import find_gates
from alhambra.rules.modules.two_players import find_tiles
from alhambra.rules.open_table import counts_of, next_round
from tests.helpers import position, tiles


def test_modules_find_their_state_on_games_and_tables() -> None:
    """setup.open: the same functions for both, None where the module is not played"""
    game = position(2, modules="city_gates characters", neutral="tower-12", owned=["laila"])
    for table in (game, game.view(0).table):
        gates, characters = find_gates(table), find_characters(table)
        assert gates is not None
        assert gates.held == (0, 0)
        assert characters is not None
        assert characters.owned == (("laila",), ())
        assert find_tiles(table) == tiles("tower-12")
    for table in (position(), position().view(0).table):
        assert (find_gates(table), find_characters(table), find_tiles(table)) == (None,) * 3


def test_equal_views_have_equal_hashes() -> None:
    """setup.open: a view compares by value, states of modules included"""
    game = position(modules="city_gates", gates=[0, 1, 0])
    assert hash(game.view(1).table.states) == hash(game.copy().view(1).table.states)


def test_tiles_are_counted_by_owner() -> None:
    """two.neutral"""
    game = position(2, palaces=["garden-10@1,0 garden-11@2,0"], neutral="garden-8-ne tower-12")
    table = game.view(0).table
    assert find_tiles(table) == tiles("garden-8-ne tower-12")
    assert counts_of(table, "garden") == {0: 2, 1: 0, NEUTRAL: 1}
    assert counts_of(position().view(0).table, "tower") == {0: 0, 1: 0, 2: 0}


@pytest.mark.parametrize(("held", "next"), [((), 1), ((1,), 2), ((1, 1, 2), 3), ((1, 2, 3), 3)])
def test_the_next_scoring(held: tuple[int, ...], next: int) -> None:
    """score.when"""
    lines = tuple(ScoreLine(round, 0, "wall", 1, 1) for round in held)
    assert next_round(replace(position().view(0).table, lines=lines)) == next
