"""The statistics of each bot over a number of games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .game_result import GameResult
from .intervals import interval
from .ratings import Rating, ratings


@dataclass(frozen=True)
class BotStanding:
    """The statistics of one bot. Means are None where there is no game for them.

    A bot with several seats in a game counts with their mean, so that each game counts once
    and the par is the same for everybody: one victory divided by the players.
    """

    spec: str
    games: int
    #: Victories; shared ones are fractions (end.winner).
    wins: float
    #: The 95 % interval of the win share.
    interval: tuple[float, float]
    #: Over games that were played to their end.
    score: float | None
    #: To the best rival, over the same games.
    margin: float | None
    #: None where openskill is not installed.
    rating: Rating | None
    faults: int
    #: Mean seconds of a decision.
    thinking: float | None

    @property
    def win_share(self) -> float | None:
        """Victories per game."""
        return self.wins / self.games if self.games else None


def standings(specs: Sequence[str], games: Sequence[GameResult]) -> list[BotStanding]:
    """The statistics of every bot, in the order of the match; ratings follow that of the games."""
    rated = ratings(len(specs), games)
    return [_standing(entry, spec, games, rated[entry]) for entry, spec in enumerate(specs)]


def _standing(
    entry: int, spec: str, games: Iterable[GameResult], rating: Rating | None
) -> BotStanding:
    own = [(game, _seats_of(game, entry)) for game in games if entry in game.seats]
    whole = [(game, seats) for game, seats in own if game.fault is None]
    seconds = sum(game.thinking[seat] for game, seats in own for seat in seats)
    decisions = sum(game.decisions[seat] for game, seats in own for seat in seats)
    deals = [victories(entry, deal) for deal in _by_deal(game for game, _ in own)]
    return BotStanding(
        spec,
        len(own),
        sum(wins for wins, _ in deals),
        interval(deals),
        _mean([sum(game.scores[seat] for seat in seats) / len(seats) for game, seats in whole]),
        _mean([sum(map(game.margin, seats)) / len(seats) for game, seats in whole]),
        rating,
        sum(game.fault is not None and game.fault.seat in seats for game, seats in own),
        seconds / decisions if decisions else None,
    )


def victories(entry: int, games: Iterable[GameResult]) -> tuple[float, int]:
    """How much of these games an entry won, and in how many it sat."""
    own = [(game, seats) for game in games if (seats := _seats_of(game, entry))]
    return sum(sum(map(game.share, seats)) / len(seats) for game, seats in own), len(own)


def _by_deal(games: Iterable[GameResult]) -> list[list[GameResult]]:
    deals: defaultdict[int, list[GameResult]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    return list(deals.values())


def _seats_of(game: GameResult, entry: int) -> list[int]:
    return [seat for seat, sitting in enumerate(game.seats) if sitting == entry]


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None
