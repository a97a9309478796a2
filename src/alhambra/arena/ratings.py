"""Ratings of bots by openskill (the extra `arena`)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import NamedTuple

from .game_result import GameResult


class Rating(NamedTuple):
    """Strength and its standard deviation. Everybody begins with 25 and 25/3."""

    mu: float
    sigma: float


def ratings(entries: int, games: Iterable[GameResult]) -> list[Rating | None]:
    """The rating of every entry after these games, in their order.

    The library needs nothing but the standard library: without openskill nobody has a rating.
    """
    if find_spec("openskill") is None:
        return [None] * entries
    return list(_rated(entries, games))


def _rated(entries: int, games: Iterable[GameResult]) -> list[Rating]:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only where it is installed

    model = PlackettLuce()
    table = [Rating(model.mu, model.sigma)] * entries
    for game in games:
        players = [[model.rating(*table[entry])] for entry in game.seats]
        after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(players, ranks(game))]
        for entry in set(game.seats):
            own = [after[seat] for seat, sitting in enumerate(game.seats) if sitting == entry]
            # A bot with several seats gets their mean: the game counts once.
            table[entry] = Rating(*(sum(values) / len(own) for values in zip(*own, strict=True)))
    return table


def ranks(game: GameResult) -> list[float]:
    """The rank of each seat, 0 for the best: by score, or after a fault by who is at fault."""
    if game.fault is not None:
        return [float(seat not in game.winners) for seat in range(len(game.seats))]
    return [float(sum(other > score for other in game.scores)) for score in game.scores]
