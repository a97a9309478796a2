"""The sides of tiles in box characters, between cells and on the rim.

A wall is thick, a bastion double with the arrow of its camp, a field dotted, a gate an arch
in the wall. Where a bastion leans on a wall, the wall shows behind the arrow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.outworks import Gate, gate_on
from alhambra.rules.tiles import NORTH, OPPOSITE, SIDES, WEST, Sides, Tile

from .colours import BASTION, GATE, WALL

GATE_SIGN = "∩"
#: The arrows of camps, by side.
ARROWS: dict[int, str] = dict(zip(SIDES, "↑→↓←", strict=True))
#: Lines across and down, by what lies there.
ACROSS = {"wall": "━", "bastion": "═", "field": "┄", "open": " "}
DOWN = {"wall": "┃", "field": "┊", "open": " "}


@dataclass(frozen=True)
class PalaceEdges:
    """The edges between the cells of a palace: walls, gates and bastions."""

    tiles: Mapping[Cell, Tile]
    gates: frozenset[Gate]

    def above(self, cell: Cell, width: int) -> Text:
        """The northern side of a cell."""
        found = self._meeting(cell, NORTH)
        middle = self._sign(cell, NORTH)
        thickness = next((kind for kind in ACROSS if kind in found.values()), "open")
        line = ACROSS[thickness] * width
        if middle is None:
            return Text(line, WALL)
        half = line[: width // 2]
        return Text.assemble((half, WALL), middle, (half, WALL))

    def left(self, cell: Cell) -> Text:
        """The western side of a cell."""
        found = self._meeting(cell, WEST)
        thickness = next((kind for kind in DOWN if kind in found.values()), "open")
        return self._sign(cell, WEST) or Text(DOWN[thickness], WALL)

    def wall_above(self, cell: Cell) -> bool:
        """Whether a wall stands on the northern side of a cell."""
        return "wall" in self._meeting(cell, NORTH).values()

    def wall_left(self, cell: Cell) -> bool:
        """Whether a wall stands on the western side of a cell."""
        return "wall" in self._meeting(cell, WEST).values()

    def _sign(self, cell: Cell, side: Sides) -> Text | None:
        """The gate or the arrow on a side."""
        if gate_on(cell, side) in self.gates:
            return Text(GATE_SIGN, GATE)
        for pointing, kind in self._meeting(cell, side).items():
            if kind == "bastion":
                return Text(ARROWS[pointing], BASTION)
        return None

    def _meeting(self, cell: Cell, side: Sides) -> dict[Sides, str]:
        """What the tiles on both sides of an edge have there, by the side of the tile."""
        (x, y), (dx, dy) = cell, STEPS[SIDES.index(side)]
        facing = {side: (x, y), OPPOSITE[side]: (x + dx, y + dy)}
        return {
            way: self.tiles[cell].side(way) for way, cell in facing.items() if cell in self.tiles
        }
