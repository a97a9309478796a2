"""Points to be expected from majorities, when others go on buying too (score.majority)."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from alhambra.rules.scoring import prizes

#: Even a certain lead is taken for a little less, so that ties and leads differ smoothly.
_DOUBT = 0.12
#: The logistic curve with this slope is close to the normal one.
_SLOPE = 1.7


@lru_cache(1 << 16)
def expected_points(
    kind: str, round: int, own: int, others: tuple[int, ...], coming: float
) -> float:
    """What an owner may expect for a kind in a scoring before which so many tiles come."""
    owners = 1 + len(others)
    some = 1.0 if own else 1 - (1 - 1 / owners) ** coming
    if not some:
        return 0.0
    doubt = sqrt(_DOUBT + 2 * coming / owners)
    ranks = [1.0]
    for count in others:
        ranks = _one_more(ranks, _ahead((count - own) / doubt) if count or coming else 0.0)
    return some * sum(p * points for p, points in zip(ranks, prizes(kind, round), strict=False))


def _ahead(lead: float) -> float:
    return 1 / (1 + exp(-_SLOPE * lead))


def _one_more(ranks: list[float], ahead: float) -> list[float]:
    """The chances to have 0, 1, 2… others ahead, with one more who is ahead this likely."""
    behind = [p * (1 - ahead) for p in (*ranks, 0.0)]
    before = [p * ahead for p in (0.0, *ranks)]
    return [a + b for a, b in zip(behind, before, strict=True)]
