"""Whether a hand can pay for a tile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.rules.money import Currency, part, total
from alhambra.rules.payments import payments
from alhambra.rules.tiles import Tile


@dataclass(frozen=True)
class Affordability:
    """Whether a hand can pay for a tile: `how` is exact, over or short, `by` how much in the best
    currency."""

    how: str
    by: int
    currency: Currency


def affordability(hand: int, tile: Tile, currencies: Iterable[Currency]) -> Affordability:
    """How well a hand can pay for a tile in the best of these currencies; the first if equal."""
    missing: list[tuple[int, Currency]] = []
    over: list[tuple[int, Currency]] = []
    for currency in currencies:
        coins = part(hand, currency)
        found = payments(coins, tile.price)
        if found:
            over.append((total(found[0]) - tile.price, currency))
        else:
            missing.append((tile.price - total(coins), currency))
    by, best = min(over or missing, key=lambda way: way[0])
    if not over:
        return Affordability("short", by, best)
    return Affordability("over" if by else "exact", by, best)
