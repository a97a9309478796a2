"""What tiles are worth where they lie: wall, camps, ways to go on building."""

from __future__ import annotations

from functools import lru_cache

from alhambra.bots.analysis.viewer import own_palace
from alhambra.rules.grid import Cell
from alhambra.rules.modules.camps import palace_points
from alhambra.rules.modules.city_gates.build import GateAdd, GatePlace, GateSwap
from alhambra.rules.palace import Palace
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Swap
from alhambra.rules.tiles import START, Tile
from alhambra.rules.view import OpenTable

from .majorities import worth_of_tile
from .weights import A_TURN, CAMP_POINT, EXIT, GATE_SPENT, NO_SPOT, ON_RESERVE, WALL_SIDE


def worth_of_building(table: OpenTable, action: Place | Add | GatePlace | GateAdd) -> float:
    """The tile, and the spot where it goes."""
    tile = action.tile
    return worth_of_tile(table, tile) + worth_of_spot(own_palace(table), tile, action.cell)


def worth_of_gate(table: OpenTable, action: GatePlace | GateAdd) -> float:
    """The same, less the gate card."""
    return worth_of_building(table, action) - GATE_SPENT


def worth_of_reserving(table: OpenTable, action: Reserve) -> float:
    """A part of what the tile would bring."""
    return ON_RESERVE * worth_of_tile(table, action.tile)


def worth_of_swap(table: OpenTable, action: Swap | GateSwap) -> float:
    """What the exchange adds to majorities, wall and camps, less the turn it costs."""
    palace, tile = own_palace(table), action.tile
    out = palace.tiles[action.cell]
    more = _points(palace.swap(tile, action.cell)) - _points(palace)
    gain = worth_of_tile(table, tile) - worth_of_tile(table, out) if tile.kind != out.kind else 0.0
    return gain + more - A_TURN


@lru_cache(1 << 12)
def worth_of_spot(palace: Palace, tile: Tile, cell: Cell) -> float:
    """How much longer the wall gets, what camps gain, how many ways to go on there are."""
    after = palace.place(tile, cell)
    exits = len(after.cells_for(START)) - len(palace.cells_for(START))
    return _points(after) - _points(palace) + EXIT * exits


def best_spot(palace: Palace, tile: Tile) -> float:
    """The worth of the best spot for a tile; without any it must wait on the reserve."""
    cells = palace.cells_for(tile)
    return max((worth_of_spot(palace, tile, cell) for cell in cells), default=NO_SPOT)


def _points(palace: Palace) -> float:
    return WALL_SIDE * palace.wall() + CAMP_POINT * palace_points(palace)
