"""The mason's rating of money and purchases."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.bots.analysis.purchasing_power import COIN
from alhambra.bots.analysis.viewer import viewer_hand, viewer_palace
from alhambra.rules.buy import Buy
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.money import Currency, part, size, total
from alhambra.rules.payments import payments
from alhambra.rules.take import Take
from alhambra.rules.tiles import Tile
from alhambra.rules.view import OpenTable

from .building import worth_of_best_cell
from .majorities import worth_of_tile
from .weights import EXTRA_ACTION, EXTRA_CARD, PAYABLE_SHARE


def worth_of_take(table: OpenTable, take: Take) -> float:
    """The coins, and the tiles of the market that could then be paid exactly."""
    return worth_of_cards(table, take.cards)


def worth_of_cards(table: OpenTable, cards: int) -> float:
    """The same for any cards that come to the hand."""
    hand = viewer_hand(table)
    value = COIN * total(cards)
    for tile, currency in prices(table):
        if part(cards, currency) and pays_newly(hand, hand + cards, currency, tile):
            value += PAYABLE_SHARE * (EXTRA_ACTION + worth_of_tile(table, tile))
    return value


def worth_of_purchase(table: OpenTable, buy: Buy) -> float:
    """The tile on its best cell, less the money; more when the turn goes on."""
    tile = table.market[buy.square - 1]
    assert tile is not None
    paid = total(buy.cards)
    # Equal sums are best paid with few cards: more are left to combine.
    value = worth_when_built(table, tile) - COIN * paid - EXTRA_CARD * size(buy.cards)
    return value + EXTRA_ACTION if paid == tile.price else value


def worth_when_built(table: OpenTable, tile: Tile) -> float:
    """The tile on its best cell."""
    cell = worth_of_best_cell(table.rules, viewer_palace(table), tile)
    return worth_of_tile(table, tile) + cell


def prices(table: OpenTable) -> Iterator[tuple[Tile, Currency]]:
    """The tiles of the market, each with every currency that pays for it."""
    for tile, currency in zip(table.market, SQUARE_CURRENCIES, strict=True):
        if tile is not None:
            for accepted in (currency, *table.rules.universal_currencies):
                yield tile, accepted


def pays_newly(before: int, after: int, currency: Currency, tile: Tile) -> bool:
    """Whether the hand after a change pays for a tile exactly, and the one before did not."""
    return _pays_exactly(part(after, currency), tile) and not _pays_exactly(
        part(before, currency), tile
    )


def _pays_exactly(coins: int, tile: Tile) -> bool:
    found = payments(coins, tile.price)
    return bool(found) and total(found[0]) == tile.price
