"""Why a tile may not lie, leave or be exchanged there, by paragraph (build.*)."""

from __future__ import annotations

from .errors import Refusal
from .grid import ORIGIN, Cell
from .palace import Palace
from .tiles import SIDES, Tile


def why_not_place(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """The first building rule that this placement would break, or None."""
    if cell in palace.cells_for(tile):
        return None
    if cell in palace.tiles:
        return Refusal("cell-taken", "build.joined", cell=cell, tile=palace.tiles[cell])
    if not palace.neighbours(cell):
        return Refusal("not-joined", "build.joined", cell=cell, tile=tile)
    clash = _clash(palace, tile, cell)
    if clash:
        return clash
    if palace.encloses(cell):
        return Refusal("encloses", "build.holes", cell=cell, tile=tile)
    return Refusal("not-on-foot", "build.onfoot", cell=cell, tile=tile)


def why_not_remove(palace: Palace, cell: Cell) -> Refusal | None:
    """The first building rule that this removal would break, or None."""
    if cell in palace.removable():
        return None
    tile = palace.tiles[cell]
    if cell == ORIGIN:
        return Refusal("start-stays", "redesign.legal")
    if len(palace.neighbours(cell)) == len(SIDES):
        return Refusal("leaves-hole", "build.holes", tile=tile)
    return Refusal("cuts-off", "build.onfoot", tile=tile)


def why_not_swap(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """The first building rule that this exchange would break, or None."""
    if cell in palace.swaps_for(tile):
        return None
    if cell == ORIGIN:
        return Refusal("start-stays", "redesign.legal")
    if cell not in palace.tiles:
        return Refusal("cell-empty", "redesign.swap", cell=cell)
    return _clash(palace, tile, cell)


def _clash(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """A neighbour whose facing side disagrees (build.match)."""
    for side, neighbour in palace.neighbours(cell):
        mine = bool(tile.walls & SIDES[side])
        theirs = bool(neighbour.walls & SIDES[(side + 2) % 4])
        if mine != theirs:
            code = "wall-meets-open" if mine else "open-meets-wall"
            return Refusal(
                code, "build.match", cell=cell, tile=tile, side=side, neighbour=neighbour
            )
    return None
