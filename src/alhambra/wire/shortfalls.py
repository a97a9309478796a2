"""What is missing to buy the tiles of the market."""

from __future__ import annotations

from msgspec import Struct

from alhambra.rules.game import Game
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.turn import Turn
from alhambra.table.affordability import affordability


class Shortfall(Struct):
    """How much is missing to pay for a tile, in the currency in which it is least."""

    currency: str
    amount: int


def shortfalls(game: Game, seat: int) -> list[Shortfall | None]:
    """By square what a seat lacks for its tile; nothing if it cannot buy now."""
    if game.seat != seat or not isinstance(game.stack[-1], Turn):
        return []
    return [_shortfall(game, seat, index) for index in range(len(SQUARE_CURRENCIES))]


def _shortfall(game: Game, seat: int, index: int) -> Shortfall | None:
    tile = game.market[index]
    if tile is None:
        return None
    currencies = (SQUARE_CURRENCIES[index], *game.rules.universal_currencies)
    found = affordability(game.hands[seat], tile, currencies)
    return Shortfall(found.currency.name, found.by) if found.how == "short" else None
