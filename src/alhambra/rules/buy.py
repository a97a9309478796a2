"""Buying a tile of the market (buy.price, turn.exact)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from . import turn
from .actions import expect
from .errors import Refusal
from .events import Bought
from .market import SQUARE_CURRENCIES, SQUARES, parse_square
from .money import Currency, Purse, cards_in, holds, parse_card, parse_currency, purse, total
from .payments import payments
from .tiles import Tile

if TYPE_CHECKING:
    from .game import Game
    from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the tile on a square with these cards: `buy 3 denar 7+3`."""

    square: int
    currency: Currency
    cards: Purse
    verb: ClassVar[str] = "buy"

    def __str__(self) -> str:
        values = "+".join(str(card.value) for card in cards_in(self.cards))
        return f"buy {self.square} {self.currency.name} {values}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Buy:
        expect(words, 3, cls.verb)
        square, name, values = words
        return make(parse_square(square), parse_currency(name), parse_payment(name, values))

    def refusal(self, game: Game) -> Refusal | None:
        tile = game.market[self.square - 1]
        if tile is None:
            return Refusal("square-empty", "buy.price", square=self.square)
        accepted = (SQUARE_CURRENCIES[self.square - 1], *game.rules.universal_currencies)
        if self.currency not in accepted:
            return Refusal("wrong-currency", "buy.price", accepted=accepted, offered=self.currency)
        if not holds(game.hands[game.turn_seat], self.cards):
            return Refusal("pay-not-held", "buy.price", cards=cards_in(self.cards))
        if total(self.cards) < tile.price:
            return Refusal("pay-too-little", "buy.price", total=total(self.cards), price=tile.price)
        return None

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        game.spend(seat, self.cards)
        tile = take_from_market(game, self.square)
        exact = total(self.cards) == tile.price
        if game.tell:
            game.tell(Bought(seat, self.square, tile, self.cards, exact))
        turn.bought(game, tile, exact)


def take_from_market(game: Game, square: int) -> Tile:
    """Empty a square; it stays so until the refill."""
    tile = game.market[square - 1]
    assert tile is not None
    game.market = (*game.market[: square - 1], None, *game.market[square:])
    return tile


def parse_payment(name: str, values: str) -> Purse:
    """Cards of one currency written as `7+3`."""
    return purse(parse_card(name, value) for value in values.split("+"))


@lru_cache(1 << 15)
def make(square: int, currency: Currency, cards: int) -> Buy:
    """The one action that buys from this square with these cards."""
    return Buy(square, currency, Purse(cards))


def offers(game: Game) -> tuple[Buy, ...]:
    """Every purchase that is legal now, without payments that could spare a card."""
    hand = game.hands[game.turn_seat]
    found: tuple[Buy, ...] = ()
    for square, tile, currency in zip(SQUARES, game.market, SQUARE_CURRENCIES, strict=True):
        if tile is not None and total(coins := hand & currency.mask) >= tile.price:
            found += _listed(square, currency, coins, tile.price)
    for universal in game.rules.universal_currencies:
        if money := total(coins := hand & universal.mask):
            for square, tile in zip(SQUARES, game.market, strict=True):
                if tile is not None and money >= tile.price:
                    found += _listed(square, universal, coins, tile.price)
    return found


@lru_cache(1 << 15)
def _listed(square: int, currency: Currency, coins: int, price: int) -> tuple[Buy, ...]:
    return tuple(make(square, currency, cards) for cards in payments(coins, price))
