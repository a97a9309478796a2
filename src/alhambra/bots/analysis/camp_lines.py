"""What the camps of a palace score (camps.score)."""

from __future__ import annotations

from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.modules.camps import line_length
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import SIDES, Tile


def camp_points(palace: Palace, tile: Tile, cell: Cell) -> int:
    """The points of a camp on a cell, all its arrows together; none for a building."""
    return sum(
        line_length(palace, cell, step)
        for side, step in zip(SIDES, STEPS, strict=True)
        if (tile.bastions or 0) & side
    )


def all_camp_points(palace: Palace) -> int:
    """The points of all camps of a palace."""
    if not palace.works.tiles:
        return 0
    tiles = palace.tiles.items()
    return sum(camp_points(palace, tile, cell) for cell, tile in tiles if tile.bastions)
