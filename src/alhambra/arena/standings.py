"""What a number of games says about each bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from .played import Played

#: 95 % of a normal distribution lie within so many deviations.
_DEVIATIONS = 1.959963984540054


@dataclass(frozen=True)
class Standing:
    """The figures of one bot. Means are None where no game can tell.

    A bot with several seats in a game counts with their mean, so that each game counts once
    and the par is the same for everybody: one victory divided by the players.
    """

    spec: str
    games: int
    #: Victories; shared ones are fractions (end.winner).
    wins: float
    #: Over games that were played to their end.
    score: float | None
    #: To the best rival, over the same games.
    margin: float | None
    faults: int
    #: Mean seconds of a decision.
    thinking: float | None

    @property
    def win_share(self) -> float | None:
        """Victories per game."""
        return self.wins / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula; without games anything is possible."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, _DEVIATIONS**2
    middle = share + square / (2 * games)
    half = _DEVIATIONS * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def standings(specs: Sequence[str], played: Iterable[Played]) -> list[Standing]:
    """The figures of every bot, in the order of the match."""
    games = list(played)
    return [_standing(entry, spec, games) for entry, spec in enumerate(specs)]


def _standing(entry: int, spec: str, games: list[Played]) -> Standing:
    own = [(game, _seats_of(game, entry)) for game in games if entry in game.seats]
    whole = [(game, seats) for game, seats in own if game.fault is None]
    seconds = sum(game.thinking[seat] for game, seats in own for seat in seats)
    decisions = sum(game.decisions[seat] for game, seats in own for seat in seats)
    return Standing(
        spec,
        len(own),
        sum(sum(map(game.share, seats)) / len(seats) for game, seats in own),
        _mean([sum(game.scores[seat] for seat in seats) / len(seats) for game, seats in whole]),
        _mean([sum(map(game.margin, seats)) / len(seats) for game, seats in whole]),
        sum(game.fault is not None and game.fault.seat in seats for game, seats in own),
        seconds / decisions if decisions else None,
    )


def _seats_of(game: Played, entry: int) -> list[int]:
    return [seat for seat, sitting in enumerate(game.seats) if sitting == entry]


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None
