"""Why a tile may not lie, leave or be exchanged there, by paragraph (build.*)."""

from __future__ import annotations

from .errors import Refusal
from .grid import ORIGIN, Cell
from .invariants.palace import palace_defects
from .palace import Palace
from .tiles import MATCHING, OPPOSITE, Tile, format_sides


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
    if palace.is_frozen(cell):
        return Refusal("frozen", "redesign.legal", tile=tile)
    broken = palace_defects(palace.remove(cell))
    if "build.holes" in broken:
        return Refusal("leaves-hole", "build.holes", tile=tile)
    return Refusal("cuts-off", broken[0], tile=tile)


def why_not_swap(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """The first building rule that this exchange would break, or None."""
    if cell in palace.swaps_for(tile):
        return None
    if cell == ORIGIN:
        return Refusal("start-stays", "redesign.legal")
    if cell not in palace.tiles:
        return Refusal("cell-empty", "redesign.swap", cell=cell)
    if palace.is_frozen(cell):
        return Refusal("frozen", "redesign.legal", tile=palace.tiles[cell])
    return _clash(palace, tile, cell) or Refusal(
        "not-on-foot", "build.onfoot", cell=cell, tile=tile
    )


def _clash(palace: Palace, tile: Tile, cell: Cell) -> Refusal | None:
    """A neighbour whose facing side disagrees (build.match)."""
    for side, neighbour in palace.neighbours(cell):
        mine, theirs = tile.side(side), neighbour.side(OPPOSITE[side])
        if (mine, theirs) not in MATCHING:
            details = {
                "cell": cell, "tile": tile, "side": format_sides(side), "neighbour": neighbour,
                "mine": mine, "theirs": theirs,
            }  # fmt: skip
            if tile.bastions is None and neighbour.bastions is None:
                code = "wall-meets-open" if mine == "wall" else "open-meets-wall"
                return Refusal(code, "build.match", **details)
            return Refusal("sides-differ", "build.match", **details)
    return None
