"""The arithmetic of the standings, checked by hand."""

import pytest

from alhambra.arena import Fault, GameResult, interval
from alhambra.arena.standings import standings

GAMES = [
    GameResult(0, 0, (0, 1, 1), (100, 80, 60), (0,), (10, 8, 6), None, (1.0, 0.4, 0.2)),
    GameResult(0, 1, (1, 0, 1), (90, 90, 30), (0, 1), (10, 8, 6), None, (0.5, 0.8, 0.3)),
    GameResult(0, 2, (1, 1, 0), (5, 5, 99), (0, 1), (1, 1, 2), Fault("crash", 2), (0.0, 0.0, 0.2)),
]


def test_the_numbers_of_each_bot() -> None:
    """end.winner: a shared victory is a fraction; several seats count with their mean."""
    one, table = standings(["hero", "crowd"], GAMES)
    assert (one.spec, one.games, one.wins, one.faults) == ("hero", 3, 1.5, 1)
    assert one.win_share == 0.5
    assert one.rating is not None
    assert table.rating is not None
    assert (one.score, one.margin) == (95, 10)
    assert one.thinking == pytest.approx(2.0 / 20)
    assert (table.games, table.wins, table.faults) == (3, 0.75, 0)
    assert (table.score, table.margin) == (65, (-20 - 40 + 0 - 60) / 4)
    assert table.thinking == pytest.approx(1.4 / 32)
    assert one.interval == interval([(1.5, 3)])


def test_without_games_there_are_no_numbers() -> None:
    (none,) = standings(["idle"], [])
    assert (none.games, none.win_share, none.score, none.margin, none.thinking) == (0, *[None] * 4)
