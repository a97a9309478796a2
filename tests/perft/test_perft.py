"""The counts of the table match the engine."""

from __future__ import annotations

import pytest

from tests.perft.count import STARTS, Start, perft, read_table


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_counts_match_the_table(start: Start) -> None:
    """turn.action, turn.place, turn.refill, gates.*, diamonds.*, camps.*, characters.*: every
    sequence of actions, none too many."""
    frozen = read_table()[start]
    game = start.game()
    assert [perft(game, depth) for depth in range(1, len(frozen) + 1)] == frozen


def test_table_has_a_line_for_every_start() -> None:
    """components.players: 2 to 6 players, early and late in the game, with and without modules."""
    assert list(read_table()) == STARTS
