"""Dealing unknown cards to a seat that is known to be able to pay.

No rejection sampling: the ways are counted, and one of them is drawn. Copies of a card count as
different cards, so that all ways are equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from .money import Card, cards_in, size

if TYPE_CHECKING:
    from .chance import Shuffler


class CurrencyGroup(NamedTuple):
    """The cards of one currency that can be dealt, and the sum that they would have to reach."""

    coins: int
    missing: int


class CardChoice(NamedTuple):
    """Some cards of a currency: a purse, its sum, and in how many ways they can be dealt."""

    cards: int
    total: int
    ways: int


def draw_covering(groups: Sequence[CurrencyGroup], count: int, chance: Shuffler) -> int:
    """This many cards, of which at least one currency reaches its sum; all equally likely."""
    dealt, covered = 0, False
    for index, (coins, missing) in enumerate(groups):
        later = groups[index + 1 :]
        options = [
            (choice, taken, covered or choice.total >= missing)
            for taken in range(count + 1)
            for choice in choices(coins, taken)
        ]
        rests = {
            (taken, done): _ways(later, count - taken, done)
            for taken in range(count + 1)
            for done in (False, True)
        }
        weights = [choice.ways * rests[taken, done] for choice, taken, done in options]
        choice, taken, covered = options[chance.choose(weights)]
        dealt += choice.cards
        count -= taken
    return dealt


def _ways(groups: Sequence[CurrencyGroup], count: int, covered: bool) -> int:
    """The number of ways to deal this many cards so that the sum is covered in the end."""
    every = comb(sum(size(group.coins) for group in groups), count)
    return every if covered else every - _short_ways(groups, count)


def _short_ways(groups: Sequence[CurrencyGroup], count: int) -> int:
    """The number of ways in which no currency reaches its sum."""
    if not groups:
        return 0 if count else 1
    (coins, missing), *others = groups
    return sum(
        _short_choices(coins, taken, missing) * _short_ways(others, count - taken)
        for taken in range(count + 1)
    )


@lru_cache(1 << 12)
def _short_choices(coins: int, count: int, missing: int) -> int:
    return sum(choice.ways for choice in choices(coins, count) if choice.total < missing)


@lru_cache(1 << 12)
def choices(coins: int, count: int) -> tuple[CardChoice, ...]:
    """All multisets of this many cards of a purse."""
    return tuple(_chosen(list(Counter(cards_in(coins)).items()), count))


def _chosen(cards: list[tuple[Card, int]], count: int) -> list[CardChoice]:
    if not count:
        return [CardChoice(0, 0, 1)]
    if not cards:
        return []
    (card, copies), *others = cards
    return [
        CardChoice(
            rest.cards + taken * card.unit,
            rest.total + taken * card.value,
            rest.ways * comb(copies, taken),
        )
        for taken in range(min(copies, count) + 1)
        for rest in _chosen(others, count - taken)
    ]
