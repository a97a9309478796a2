"""Confidence intervals: the 95 % interval of a win share."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

#: 95 % of a normal distribution lie within so many standard deviations.
_DEVIATIONS = 1.959963984540054
#: With fewer deals the variance between them is too uncertain itself.
_FEWEST_DEALS = 10

#: The games of one deal: victories, and the number of games.
Deal = tuple[float, int]


def interval(deals: Collection[Deal]) -> tuple[float, float]:
    """The 95 % interval of a share of victories, from deals that were each played several times.

    Games of one deal are not independent, deals are. The variance between deals gives the effective
    number of independent games, more or fewer, which goes into Wilson's formula. Where there is no
    such variance (few deals, or all of them equal), every game counts as one.
    """
    wins, games = sum(won for won, _ in deals), sum(count for _, count in deals)
    if len(deals) < _FEWEST_DEALS:
        return wilson(wins, games)
    share = wins / games
    squares = sum((won - share * count) ** 2 for won, count in deals)
    variance = squares / games**2 * len(deals) / (len(deals) - 1)
    if not variance or not 0 < share < 1:
        return wilson(wins, games)
    effective = (
        share * (1 - share) / variance * (_DEVIATIONS / _student_quantile(len(deals) - 1)) ** 2
    )
    return wilson(share * effective, effective)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula; without games anything is possible."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, _DEVIATIONS**2
    middle = share + square / (2 * games)
    half = _DEVIATIONS * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def _student_quantile(freedom: int) -> float:
    """The same quantile of Student's t-distribution (Cornish–Fisher expansion)."""
    z = _DEVIATIONS
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2
