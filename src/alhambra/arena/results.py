"""A match and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Unpack

from .match import Match
from .played import Played
from .running import play_games
from .standings import Standing, standings
from .wishes import Wishes, make_match


@dataclass(frozen=True)
class MatchResult:
    """The games of a match in their order; fewer than asked for if it was interrupted."""

    match: Match
    games: tuple[Played, ...]
    #: Seconds that the whole run took.
    seconds: float = field(default=0.0, compare=False)

    @classmethod
    def of(cls, match: Match, games: Iterable[Played], seconds: float) -> MatchResult:
        """The result of these games, in whatever order they ended."""
        return cls(match, tuple(sorted(games, key=_number)), seconds)

    @property
    def standings(self) -> list[Standing]:
        """The figures of every bot, in the order of the match."""
        return standings(self.match.specs, self.games)

    @property
    def faults(self) -> list[Played]:
        """The games that were stopped."""
        return [game for game in self.games if game.fault is not None]

    @property
    def games_per_second(self) -> float:
        """How fast the run was."""
        return len(self.games) / self.seconds if self.seconds else 0.0


def _number(game: Played) -> tuple[int, int]:
    return game.deal, game.seating


def play_match(*specs: str, workers: int = 1, **wishes: Unpack[Wishes]) -> MatchResult:
    """Play a match between bots to its end; `Wishes` says what can be asked for.

    With several workers a script needs `if __name__ == "__main__":` around the call.
    """
    match = make_match(*specs, **wishes)
    began = perf_counter()
    played = list(play_games(match, workers))
    return MatchResult.of(match, played, perf_counter() - began)
