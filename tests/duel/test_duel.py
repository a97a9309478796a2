"""The engine and the oracle agree: on what is legal, on every table and on every score."""

from __future__ import annotations

import pytest

from tests.duel.match import Match

#: players, policy, seed. A game of the oracle takes half a second (builders) to three.
QUICK = [(2, "builder", 11), (3, "builder", 12), (4, "builder", 13), (6, "hoarder", 14)]
LONG = [
    *((players, "builder", seed) for players in (2, 3, 4, 5, 6) for seed in (1, 2, 3)),
    *((players, "uniform", seed) for players in (2, 4, 6) for seed in (4, 5)),
    *((players, "redesigner", 6) for players in (2, 4, 6)),
    *((players, "hoarder", 7) for players in (2, 3, 4, 6)),
    (3, "uniform", 8),
]


@pytest.mark.parametrize(("players", "policy", "seed"), QUICK)
def test_a_game_agrees(players: int, policy: str, seed: int) -> None:
    """turn.*, money.*, buy.*, redesign.*, build.*, score.*, end.*, two.*"""
    match = Match(players, seed)
    match.play(policy, seed)
    assert match.decisions > 100


@pytest.mark.slow
@pytest.mark.parametrize(("players", "policy", "seed"), LONG)
def test_many_games_agree(players: int, policy: str, seed: int) -> None:
    """turn.*, money.*, buy.*, redesign.*, build.*, score.*, end.*, two.*"""
    match = Match(players, seed)
    match.play(policy, seed)
    assert match.decisions > 100
