"""What a player sees at a glance, worked out from the open table."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra.rules.money import Currency, part, total
from alhambra.rules.payments import payments
from alhambra.rules.tiles import Tile


@dataclass(frozen=True)
class Means:
    """Whether a hand can pay for a tile: `how` is exact, over or short, `by` how much."""

    how: str
    by: int


def means(hand: int, tile: Tile, currency: Currency) -> Means:
    """How well a hand can pay for a tile."""
    coins = part(hand, currency)
    found = payments(coins, tile.price)
    if not found:
        return Means("short", tile.price - total(coins))
    over = total(found[0]) - tile.price
    return Means("over", over) if over else Means("exact", 0)
