"""The cheapest way to pay a price."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.rules.money import Currency, part, total
from alhambra.rules.payments import payments


def cheapest_payment(hand: int, price: int, currencies: Iterable[Currency]) -> int | None:
    """The cards that cost least, in one of these currencies; None if none of them suffices."""
    found = [ways[0] for one in currencies if (ways := payments(part(hand, one), price))]
    return min(found, key=total, default=None)
