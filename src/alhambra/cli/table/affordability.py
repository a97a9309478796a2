"""What a player sees at a glance, worked out from the open table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.rules.modules.characters.faruk import ID as FARUK
from alhambra.rules.modules.characters.faruk import LIMIT as FARUK_LIMIT
from alhambra.rules.money import Currency, part, total
from alhambra.rules.open_table import characters_of
from alhambra.rules.payments import payments
from alhambra.rules.take import LIMIT
from alhambra.rules.tiles import Tile
from alhambra.rules.view import OpenTable


@dataclass(frozen=True)
class Affordability:
    """Whether a hand can pay for a tile: `how` is exact, over or short, `by` how much."""

    how: str
    by: int


def means(hand: int, tile: Tile, currencies: Iterable[Currency]) -> Affordability:
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


def take_limit(table: OpenTable) -> int:
    """How much several money cards may total for the viewer (money.take, characters.faruk)."""
    characters = characters_of(table)
    if table.seat is None or characters is None or characters.used:
        return LIMIT
    return FARUK_LIMIT if FARUK in characters.owned[table.seat] else LIMIT
