"""What lies outside the walls of a palace, and what leads through them.

An outwork is a tile that nobody walks on; its sides are bastions and fields. A gate is
one more link on foot, through a double wall. Most palaces have neither: `NONE`.
"""

from __future__ import annotations

from dataclasses import dataclass

from .grid import STEPS, Board, Cell, Grid
from .tiles import EAST, OPPOSITE, SIDES, SOUTH, Sides, Tile

#: A board for each side, in the order of `SIDES`.
Boards = tuple[Board, Board, Board, Board]
#: A gate stands on the eastern or southern side of a cell.
Gate = tuple[Cell, Sides]


@dataclass(frozen=True, slots=True)
class Outworks:
    """Boards: the tiles, their bastions and fields by side; the gates by the cell to the west
    or north of them; `frozen` are the tiles under gates (gates.frozen)."""

    tiles: Board = 0
    bastions: Boards = (0, 0, 0, 0)
    fields: Boards = (0, 0, 0, 0)
    gates: frozenset[Gate] = frozenset()
    east: Board = 0
    south: Board = 0
    frozen: Board = 0

    def with_tile(self, tile: Tile, bit: Board) -> Outworks:
        """One more outwork."""
        mask = tile.bastions or 0
        bastions = (
            board | bit if mask & side else board for board, side in self._by(self.bastions)
        )
        fields = (board if mask & side else board | bit for board, side in self._by(self.fields))
        return self._changed(self.tiles | bit, tuple(bastions), tuple(fields))

    def without_tile(self, bit: Board) -> Outworks:
        """One outwork less."""
        bastions = tuple(board & ~bit for board in self.bastions)
        fields = tuple(board & ~bit for board in self.fields)
        return self._changed(self.tiles & ~bit, bastions, fields)

    def with_gate(self, grid: Grid, cell: Cell, side: Sides) -> Outworks:
        """One more gate, on this side of the cell."""
        gate = gate_on(cell, side)
        bit = grid.bit(gate[0])
        on_east = gate[1] == EAST
        other = bit << 1 if on_east else bit << grid.stride
        return Outworks(
            self.tiles,
            self.bastions,
            self.fields,
            self.gates | {gate},
            self.east | bit if on_east else self.east,
            self.south if on_east else self.south | bit,
            self.frozen | bit | other,
        )

    @staticmethod
    def _by(boards: Boards) -> zip[tuple[Board, Sides]]:
        return zip(boards, SIDES, strict=True)

    def _changed(
        self, tiles: Board, bastions: tuple[Board, ...], fields: tuple[Board, ...]
    ) -> Outworks:
        return Outworks(
            tiles,
            (bastions[0], bastions[1], bastions[2], bastions[3]),
            (fields[0], fields[1], fields[2], fields[3]),
            self.gates,
            self.east,
            self.south,
            self.frozen,
        )


NONE = Outworks()


def gate_on(cell: Cell, side: Sides) -> Gate:
    """A gate by its one name: the cell to the west or north of it, and its side there."""
    if side in (EAST, SOUTH):
        return cell, side
    dx, dy = STEPS[SIDES.index(side)]
    return (cell[0] + dx, cell[1] + dy), OPPOSITE[side]
