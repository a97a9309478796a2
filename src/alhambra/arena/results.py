"""The result of a match."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from .game_result import GameResult
from .match import Match
from .sprt import SequentialTest
from .standings import BotStanding, standings


@dataclass(frozen=True)
class MatchResult:
    """The games of a match in their order; fewer than requested if it ended early."""

    match: Match
    games: tuple[GameResult, ...]
    #: Seconds that the run took, and how many games it played; the others were stored before.
    seconds: float = field(default=0.0, compare=False)
    fresh: int = field(default=0, compare=False)
    #: The sequential test, if there was one.
    trial: SequentialTest | None = field(default=None, compare=False)

    @cached_property
    def standings(self) -> list[BotStanding]:
        """The figures of every bot, in the order of the match."""
        return standings(self.match.specs, self.games)

    @property
    def faults(self) -> list[GameResult]:
        """The games that were stopped."""
        return [game for game in self.games if game.fault is not None]

    @property
    def complete(self) -> bool:
        """Whether all games were played, or all that the test needed."""
        answered = self.trial is not None and self.trial.answer is not None
        return answered or len(self.games) == self.match.all_games

    @property
    def games_per_second(self) -> float:
        """How fast the run was."""
        return self.fresh / self.seconds if self.seconds else 0.0
