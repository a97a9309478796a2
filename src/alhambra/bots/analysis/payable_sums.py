"""Which sums a purse can pay."""

from __future__ import annotations

from functools import lru_cache

from alhambra.rules.money import cards_in


@lru_cache(1 << 15)
def sums_of(purse: int) -> int:
    """All sums that cards of a purse make, as a set of bits."""
    sums = 1
    for card in cards_in(purse):
        sums |= sums << card.value
    return sums


def overpay(purse: int, price: int) -> int | None:
    """By how much the cheapest payment exceeds a price; None if the purse cannot pay."""
    beyond = sums_of(purse) >> price
    return (beyond & -beyond).bit_length() - 1 if beyond else None
