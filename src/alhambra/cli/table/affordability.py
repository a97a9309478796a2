"""Whether a hand can pay for a tile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.rules.money import Currency, part, total
from alhambra.rules.payments import payments
from alhambra.rules.tiles import Tile


@dataclass(frozen=True)
class Affordability:
    """Whether a hand can pay for a tile: `how` is exact, over or short, `by` how much."""

    how: str
    by: int


def affordability(hand: int, tile: Tile, currencies: Iterable[Currency]) -> Affordability:
    """How well a hand can pay for a tile in the best of these currencies."""
    missing: list[int] = []
    over: list[int] = []
    for currency in currencies:
        coins = part(hand, currency)
        found = payments(coins, tile.price)
        if found:
            over.append(total(found[0]) - tile.price)
        else:
            missing.append(tile.price - total(coins))
    if not over:
        return Affordability("short", min(missing))
    return Affordability("over", min(over)) if min(over) else Affordability("exact", 0)
