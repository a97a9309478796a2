"""What other money makes payable: tiles of the market that cost less than before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from alhambra.rules.market import SQUARE_CURRENCIES, Market
from alhambra.rules.money import total
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.tiles import Tile

from .cheapest_payment import cheapest_payment


class NewPayment(NamedTuple):
    """The cheapest way to pay for a tile, which was not possible before."""

    tile: Tile
    cards: int

    @property
    def is_exact(self) -> bool:
        return total(self.cards) == self.tile.price


def new_payments(rules: Ruleset, market: Market, before: int, after: int) -> Iterator[NewPayment]:
    """The tiles that the hand after a change pays more cheaply than the one before, if that could
    pay at all."""
    for index, tile in enumerate(market):
        if tile is None:
            continue
        currencies = (SQUARE_CURRENCIES[index], *rules.universal_currencies)
        cards, old = (cheapest_payment(hand, tile.price, currencies) for hand in (after, before))
        if cards is not None and (old is None or total(cards) < total(old)):
            yield NewPayment(tile, cards)
