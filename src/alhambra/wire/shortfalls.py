"""What is missing to buy the tiles of the market."""

from __future__ import annotations

from msgspec import Struct

from alhambra.rules.game import Game
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.money import part, total
from alhambra.table.affordability import affordability


class Shortfall(Struct):
    """How much of a currency is missing to pay for a tile."""

    currency: str
    amount: int


def shortfalls(game: Game, seat: int) -> list[list[Shortfall]]:
    """By square what a seat lacks for its tile, in the turns of others too: in the currency of the
    square, or in another that it holds and that pays everywhere; nothing if it can pay, and no
    squares when the game is over.
    """
    if game.is_over:
        return []
    return [_shortfalls(game, seat, index) for index in range(len(SQUARE_CURRENCIES))]


def _shortfalls(game: Game, seat: int, index: int) -> list[Shortfall]:
    tile, hand = game.market[index], game.hands[seat]
    own, universal = SQUARE_CURRENCIES[index], game.rules.universal_currencies
    if tile is None or affordability(hand, tile, (own, *universal)).how != "short":
        return []
    held = {currency: total(part(hand, currency)) for currency in (own, *universal)}
    return [
        Shortfall(currency.name, tile.price - coins)
        for currency, coins in held.items()
        if coins or currency == own
    ]
