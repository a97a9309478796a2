"""Sequential probability ratio test: as many games as the answer needs, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from .match import ArenaError, Match

#: The probability of each of the two kinds of error.
_ERRORS = 0.05
BOUND = log((1 - _ERRORS) / _ERRORS)
#: How much more than par the high share is by default.
MARGIN = 0.05

LOW, HIGH = "low", "high"


@dataclass(frozen=True)
class Sprt:
    """The two hypotheses: the first bot wins the low, or the high share of games."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise ArenaError("arena-bad-shares", value=f"{self.low:g}:{self.high:g}")

    @classmethod
    def for_match(cls, match: Match) -> Sprt:
        """Does the first bot win par, or clearly more?"""
        return cls(1 / match.players, 1 / match.players + MARGIN)


def parse_shares(text: str) -> Sprt:
    """The question `0.5:0.6`."""
    low, _, high = text.partition(":")
    try:
        return Sprt(float(low), float(high))
    except ValueError:
        raise ArenaError("arena-bad-shares", value=text) from None


class SequentialTest:
    """The state of a test, to which deals are added in their order.

    Normal approximation with the empirical variance of the deals: seatings of one deal are not
    independent, deals are. One deal won and one lost on all seats are added as a prior, so that a
    few equal deals do not look like certainty.
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
        """The log-likelihood ratio of the high share to the low one."""
        count = self.deals + 2
        mean = self._sum / count
        variance = self._squares / count - mean**2
        low, high = self.question.low, self.question.high
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def answer(self) -> str | None:
        """`low` or `high`; None while there is no answer."""
        if abs(self.llr) < BOUND:
            return None
        return HIGH if self.llr > 0 else LOW
