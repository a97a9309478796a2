"""A sequential test: enough games for an answer, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from .match import ArenaError, Match

#: Each of the two possible mistakes is made in 5 % of all tests.
_MISTAKES = 0.05
BOUND = log((1 - _MISTAKES) / _MISTAKES)
#: What the first bot has to win more than par, if nobody says otherwise.
MARGIN = 0.05

LOW, HIGH = "low", "high"


@dataclass(frozen=True)
class Sprt:
    """The question: does the first bot rather win this low or this high share of games?"""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise ArenaError("arena-bad-shares", value=f"{self.low:g}:{self.high:g}")

    @classmethod
    def for_match(cls, match: Match) -> Sprt:
        """Is the first bot worth par, or clearly more?"""
        return cls(1 / match.players, 1 / match.players + MARGIN)


def parse_shares(text: str) -> Sprt:
    """The question `0.5:0.6`."""
    low, _, high = text.partition(":")
    try:
        return Sprt(float(low), float(high))
    except ValueError:
        raise ArenaError("arena-bad-shares", value=text) from None


class SequentialTest:
    """A test while deals come in, one after the other in their order.

    Normal approximation with the spread that the deals show: seatings of one deal are not
    independent, deals are. One deal won and one lost by all are thought to have come before,
    so that a few equal deals do not pass for certainty.
    """

    def __init__(self, question: Sprt) -> None:
        self.question = question
        self.deals = 0
        self._sum = 1.0
        self._squares = 1.0

    def add(self, share: float) -> None:
        """One more deal, and what the first bot won of its games."""
        self.deals += 1
        self._sum += share
        self._squares += share**2

    @property
    def llr(self) -> float:
        """The logarithm of how much better the high share explains the deals than the low one."""
        count = self.deals + 2
        mean = self._sum / count
        variance = self._squares / count - mean**2
        low, high = self.question.low, self.question.high
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def answer(self) -> str | None:
        """`low` or `high`; None while it is open."""
        if abs(self.llr) < BOUND:
            return None
        return HIGH if self.llr > 0 else LOW
