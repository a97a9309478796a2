"""The mason's rating of tiles where they lie: wall, points of modules, room to go on building."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from alhambra.bots.analysis.viewer import viewer_palace
from alhambra.bots.faces import joined_face
from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.placing import Reserve
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.tiles import START, Tile
from alhambra.rules.view import OpenTable

from .majorities import worth_of_tile
from .weights import EXIT, NO_CELL, ON_RESERVE, PALACE_POINT, TURN, WALL_SIDE


class TilePlacement(Protocol):
    """An action that puts a tile on a cell."""

    @property
    def tile(self) -> Tile: ...

    @property
    def cell(self) -> Cell: ...


def worth_of_building(table: OpenTable, action: TilePlacement) -> float:
    """The tile, and the cell where it goes."""
    tile = action.tile
    palace = viewer_palace(table)
    return worth_of_tile(table, tile) + worth_of_cell(table.rules, palace, tile, action.cell)


def worth_of_reserving(table: OpenTable, action: Reserve) -> float:
    """A part of what the tile would bring."""
    return ON_RESERVE * worth_of_tile(table, action.tile)


def worth_of_swap(table: OpenTable, action: TilePlacement) -> float:
    """What the exchange adds to majorities and palace, less the turn it costs."""
    rules, palace, tile = table.rules, viewer_palace(table), action.tile
    out = palace.tiles[action.cell]
    more = _points(rules, palace.swap(tile, action.cell)) - _points(rules, palace)
    gain = worth_of_tile(table, tile) - worth_of_tile(table, out) if tile.kind != out.kind else 0.0
    return gain + more - TURN


@lru_cache(1 << 12)
def worth_of_cell(rules: Ruleset, palace: Palace, tile: Tile, cell: Cell) -> float:
    """How much longer the wall gets, what modules add, how much room to build on there is."""
    after = palace.place(tile, cell)
    exits = len(after.cells_for(START)) - len(palace.cells_for(START))
    return _points(rules, after) - _points(rules, palace) + EXIT * exits


def worth_of_best_cell(rules: Ruleset, palace: Palace, tile: Tile) -> float:
    """The value of the best cell for a tile; without any it must wait on the reserve."""
    cells = palace.cells_for(tile)
    return max((worth_of_cell(rules, palace, tile, cell) for cell in cells), default=NO_CELL)


def _points(rules: Ruleset, palace: Palace) -> float:
    more = sum(points(palace) for points in joined_face(rules).palace_points.values())
    return WALL_SIDE * palace.wall() + PALACE_POINT * more
