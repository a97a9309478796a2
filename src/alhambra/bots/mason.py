"""A greedy bot: it weighs every action by what it brings now and takes the best.

The weights are points, roughly. They are plausible guesses, not the result of tuning.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.grid import Cell
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.money import part, size, total
from alhambra.rules.palace import Palace
from alhambra.rules.payments import payments
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.take import Take
from alhambra.rules.tiles import START, Tile
from alhambra.rules.view import Table, View

from .majorities import worth_of_tile

#: What one coin in hand is worth.
COIN = 0.4
#: Paying exactly keeps the turn, which is worth an action.
ANOTHER_ACTION = 8.0
#: A take that makes a tile payable exactly has come part of the way.
PROSPECT = 0.25
#: One side of outer wall counts in every scoring to come.
WALL_SIDE = 2.0
#: A way to go on building: a cell where a tile without walls would fit.
EXIT = 0.4
#: A tile on the reserve scores nothing, but may be built in later.
ON_RESERVE = 0.3
#: A card more in a payment, to tell equal sums apart.
FUMBLE = 0.01
#: What an ordinary turn brings, given up for a redesign.
A_TURN = 2.0
#: What it costs to buy a tile that fits nowhere.
NO_SPOT = -4.0
#: Doing nothing for the palace costs a turn.
SILLY = -50.0


class Mason:
    """Buys exactly what scores, lays long walls and keeps ways to go on building."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return max(actions, key=lambda action: worth(view.table, action))


def worth(table: Table, action: Action) -> float:
    """What an action brings to the viewer of this table, in points, roughly."""
    match action:
        case Take(cards=cards):
            value = worth_of_take(table, cards)
        case Buy():
            value = worth_of_purchase(table, action)
        case Place(tile=tile, cell=cell) | Add(tile=tile, cell=cell):
            value = worth_of_tile(table, tile) + worth_of_spot(_palace(table), tile, cell)
        case Reserve(tile=tile):
            value = ON_RESERVE * worth_of_tile(table, tile)
        case Swap(tile=tile, cell=cell):
            value = worth_of_swap(table, tile, cell)
        case Remove():
            value = SILLY
        case _:
            value = 0.0
    return value


def worth_of_take(table: Table, cards: int) -> float:
    """The coins, and the tiles of the market that could then be paid exactly."""
    hand = _hand(table)
    value = COIN * total(cards)
    for tile, currency in zip(table.market, SQUARE_CURRENCIES, strict=True):
        if tile is None or not part(cards, currency):
            continue
        coins = part(hand, currency)
        if _pays_exactly(coins + part(cards, currency), tile) and not _pays_exactly(coins, tile):
            value += PROSPECT * (ANOTHER_ACTION + worth_of_tile(table, tile))
    return value


def worth_of_purchase(table: Table, buy: Buy) -> float:
    """The tile where it would lie best, less the money; more when the turn goes on."""
    tile = table.market[buy.square - 1]
    assert tile is not None
    paid = total(buy.cards)
    value = worth_of_tile(table, tile) - COIN * paid
    value += best_spot(_palace(table), tile)
    # Equal sums are best paid with few cards: more are left to combine.
    value -= FUMBLE * size(buy.cards)
    return value + ANOTHER_ACTION if paid == tile.price else value


def worth_of_swap(table: Table, tile: Tile, cell: Cell) -> float:
    """What the exchange adds to majorities and wall, less the turn it costs."""
    palace = _palace(table)
    out = palace.tiles[cell]
    longer = palace.swap(tile, cell).wall() - palace.wall()
    gain = worth_of_tile(table, tile) - worth_of_tile(table, out) if tile.kind != out.kind else 0.0
    return gain + WALL_SIDE * longer - A_TURN


@lru_cache(1 << 12)
def worth_of_spot(palace: Palace, tile: Tile, cell: Cell) -> float:
    """How much longer the wall gets, and how many ways to go on there are."""
    after = palace.place(tile, cell)
    exits = len(after.cells_for(START)) - len(palace.cells_for(START))
    return WALL_SIDE * (after.wall() - palace.wall()) + EXIT * exits


def best_spot(palace: Palace, tile: Tile) -> float:
    """The worth of the best spot for a tile; without any it must wait on the reserve."""
    cells = palace.cells_for(tile)
    return max((worth_of_spot(palace, tile, cell) for cell in cells), default=NO_SPOT)


def _pays_exactly(coins: int, tile: Tile) -> bool:
    found = payments(coins, tile.price)
    return bool(found) and total(found[0]) == tile.price


def _palace(table: Table) -> Palace:
    assert table.seat is not None
    return table.palaces[table.seat]


def _hand(table: Table) -> int:
    assert table.hand is not None
    return table.hand
