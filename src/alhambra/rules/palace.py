"""A palace: one player's Alhambra, an immutable value on bitboards (build.*).

Placing, removing and swapping return a new palace. What is derived from a palace is
computed on first use and freed with it, so there is no cache to invalidate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from . import fitting, outworks
from .connectivity import removable_board
from .grid import FIRST_REACH, ORIGIN, STEPS, Board, Cell, Grid, grid_for, grid_of
from .outworks import Boards, Gate, Outworks
from .tiles import EAST, NORTH, OPPOSITE, SIDES, SOUTH, START, WEST, Sides, Tile
from .wall import longest_wall

if TYPE_CHECKING:
    from .actions import Action
    from .redesign import Redesign


class Palace:
    """Tiles by cell, the start tile among them, and boards derived from them.

    `occupied` has a bit for each tile; `walls` a board per side, north to west; `works` the
    outworks and gates.
    """

    __slots__ = (
        "_border", "_cells", "_counts", "_gated", "_hash", "_removable", "_swappable", "_wall",
        "gated_redesigns", "grid", "occupied", "redesigns", "tiles", "walls", "works",
    )  # fmt: skip

    grid: Grid
    tiles: dict[Cell, Tile]
    occupied: Board
    walls: Boards
    works: Outworks
    #: The redesigns found for a reserve; cached here, so that they are freed with the palace.
    redesigns: dict[tuple[Tile, ...], tuple[Redesign, ...]]
    gated_redesigns: dict[tuple[Tile, ...], tuple[Action, ...]]

    def __init__(
        self,
        grid: Grid,
        tiles: dict[Cell, Tile],
        occupied: Board,
        walls: Boards,
        works: Outworks,
    ) -> None:
        self.grid = grid
        self.tiles = tiles
        self.occupied = occupied
        self.walls = walls
        self.works = works
        self.redesigns = {}
        self.gated_redesigns = {}
        self._border: fitting.Border | None = None
        self._cells: dict[int, tuple[Cell, ...]] = {}
        self._gated: dict[int, tuple[tuple[Cell, Sides], ...]] = {}
        self._swappable: dict[int, tuple[Cell, ...]] = {}
        self._removable: tuple[Cell, ...] | None = None
        self._wall: int | None = None
        self._counts: dict[str, int] | None = None
        self._hash: int | None = None

    # -- the value ---------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Palace)
            and self.tiles == other.tiles
            and self.works.gates == other.works.gates
        )

    def __hash__(self) -> int:
        if self._hash is None:
            tiles = frozenset((cell, tile.id) for cell, tile in self.tiles.items())
            self._hash = hash((tiles, self.works.gates))
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return palace_of, (self.buildings(), self.works.gates)

    def __repr__(self) -> str:
        tiles = ", ".join(f"{tile} {x},{y}" for (x, y), tile in self.buildings().items())
        return f"<palace {tiles}>"

    def buildings(self) -> dict[Cell, Tile]:
        """All tiles but the start tile, by cell."""
        return {cell: tile for cell, tile in self.tiles.items() if tile is not START}

    def find(self, tile: Tile) -> Cell | None:
        """Where a tile lies, or None."""
        return next((cell for cell, here in self.tiles.items() if here is tile), None)

    def counts(self) -> dict[str, int]:
        """How many tiles of each kind there are."""
        if self._counts is None:
            self._counts = {}
            for tile in self.tiles.values():
                self._counts[tile.kind] = self._counts.get(tile.kind, 0) + 1
        return self._counts

    # -- changes, unchecked --------------------------------------------------------

    def place(self, tile: Tile, cell: Cell) -> Palace:
        """This palace with one more tile; the caller knows that it fits."""
        tiles = self.tiles.copy()
        tiles[cell] = tile
        if not self.grid.has_room_at(cell):
            return _laid_out(tiles, self.works.gates)
        bit = self.grid.bit(cell)
        works = self.works if tile.bastions is None else self.works.with_tile(tile, bit)
        walls = _with(self.walls, tile.walls, bit)
        return Palace(self.grid, tiles, self.occupied | bit, walls, works)

    def remove(self, cell: Cell) -> Palace:
        """This palace without the tile on that cell."""
        tiles = self.tiles.copy()
        tile = tiles.pop(cell)
        bit = self.grid.bit(cell)
        works = self.works if tile.bastions is None else self.works.without_tile(bit)
        walls = _without(self.walls, tile.walls, bit)
        return Palace(self.grid, tiles, self.occupied ^ bit, walls, works)

    def swap(self, tile: Tile, cell: Cell) -> Palace:
        """This palace with a tile replaced on its very spot (redesign.swap)."""
        out = self.tiles[cell]
        if out.bastions is not None or tile.bastions is not None:
            return self.remove(cell).place(tile, cell)
        tiles = self.tiles.copy()
        tiles[cell] = tile
        bit = self.grid.bit(cell)
        walls = _with(_without(self.walls, out.walls, bit), tile.walls, bit)
        return Palace(self.grid, tiles, self.occupied, walls, self.works)

    def open_gate(self, cell: Cell, side: Sides) -> Palace:
        """This palace with a gate in the double wall on that side of the cell (gates.use)."""
        works = self.works.with_gate(self.grid, cell, side)
        return Palace(self.grid, self.tiles, self.occupied, self.walls, works)

    # -- what is legal --------------------------------------------------------------

    def cells_for(self, tile: Tile) -> tuple[Cell, ...]:
        """All cells where this tile may be placed (build.*)."""
        pattern = tile.pattern
        cells = self._cells.get(pattern)
        if cells is None:
            cells = self._cells[pattern] = self.grid.cells_of(self._fitting(tile))
        return cells

    def swaps_for(self, tile: Tile) -> tuple[Cell, ...]:
        """All cells whose tile this one may replace: it agrees on every side with a neighbour."""
        pattern = tile.pattern
        cells = self._swappable.get(pattern)
        if cells is None:
            cells = self._swappable[pattern] = self.grid.cells_of(self._agreeing(tile))
        return cells

    def gated_cells(self, tile: Tile) -> tuple[tuple[Cell, Sides], ...]:
        """All cells where this building needs a gate, with each side that could have it."""
        found = self._gated.get(tile.pattern)
        if found is None:
            boards = fitting.gated_cells(self.grid.stride, self._edges(), self.walls, tile)
            found = self._gated[tile.pattern] = tuple(
                (cell, side) for side, board in boards for cell in self.grid.cells_of(board)
            )
        return found

    def gated_swaps(self, tile: Tile) -> tuple[tuple[Cell, Sides], ...]:
        """All outworks that this building may replace, with each side for its gate (camps.swap)."""
        if tile.bastions is not None or not self.works.tiles:
            return ()
        return tuple(
            (cell, side)
            for cell in self.grid.cells_of(self.works.tiles)
            for side in self._double_walls(tile, cell)
        )

    def _double_walls(self, tile: Tile, cell: Cell) -> list[Sides]:
        """The sides of a building on a cell where it meets its neighbours wall to wall, if it
        meets none of them otherwise."""
        sides = self.neighbours(cell)
        fits = all(tile.walls & side and there.walls & OPPOSITE[side] for side, there in sides)
        return [side for side, _ in sides] if fits else []

    def removable(self) -> tuple[Cell, ...]:
        """All cells whose tile may be removed (redesign.remove)."""
        if self._removable is None:
            self._removable = self.grid.cells_of(
                removable_board(self.grid, self.occupied, self.walls, self.works)
            )
        return self._removable

    def wall(self) -> int:
        """The length of the longest stretch of outer wall (score.wall)."""
        if self._wall is None:
            ground = self.occupied ^ self.works.tiles
            self._wall = longest_wall(self.grid.stride, ground, self.walls)
        return self._wall

    def neighbours(self, cell: Cell) -> list[tuple[Sides, Tile]]:
        """The tiles around a cell, each with the side where it lies."""
        x, y = cell
        steps = zip(SIDES, STEPS, strict=True)
        around = ((side, self.tiles.get((x + dx, y + dy))) for side, (dx, dy) in steps)
        return [(side, tile) for side, tile in around if tile is not None]

    def is_frozen(self, cell: Cell) -> bool:
        """Whether a gate holds the tile on this cell (gates.frozen)."""
        return bool(self.works.frozen & self.grid.bit(cell))

    def encloses(self, cell: Cell) -> bool:
        """Whether a tile on this empty cell, joined to the palace, would enclose a space."""
        return not self.grid.bit(cell) & self._edges()[-1]

    def _fitting(self, tile: Tile) -> Board:
        border = self._border or self._edges()
        if tile.bastions is None:
            free, reached = fitting.fitting_cells(border, tile.walls)
            return free & reached
        return fitting.outwork_cells(
            self.grid.stride, self.occupied, self.walls, self.works, border[-1], tile.bastions
        )

    def _edges(self) -> fitting.Border:
        if self._border is None:
            self._border = fitting.border(self.grid.stride, self.occupied, self.walls, self.works)
        return self._border

    def _agreeing(self, tile: Tile) -> Board:
        works, occupied, stride = self.works, self.occupied, self.grid.stride
        if tile.bastions is None:
            mine, (n, e, s, w) = occupied ^ works.tiles, self.walls
            sides = tile.walls
        elif works.tiles:
            mine, (n, e, s, w) = works.tiles, works.bastions
            sides = tile.bastions
        else:
            return 0
        clash = (occupied << stride) & (n ^ mine if sides & NORTH else n)
        clash |= (occupied >> 1) & (e ^ mine if sides & EAST else e)
        clash |= (occupied >> stride) & (s ^ mine if sides & SOUTH else s)
        clash |= (occupied << 1) & (w ^ mine if sides & WEST else w)
        clash |= works.frozen | self.grid.start
        return (mine | clash) ^ clash


def _with(boards: Boards, walls: Sides, bit: Board) -> Boards:
    n, e, s, w = boards
    return (
        n | bit if walls & NORTH else n,
        e | bit if walls & EAST else e,
        s | bit if walls & SOUTH else s,
        w | bit if walls & WEST else w,
    )


def _without(boards: Boards, walls: Sides, bit: Board) -> Boards:
    n, e, s, w = boards
    return (
        n ^ bit if walls & NORTH else n,
        e ^ bit if walls & EAST else e,
        s ^ bit if walls & SOUTH else s,
        w ^ bit if walls & WEST else w,
    )


def _laid_out(tiles: dict[Cell, Tile], gates: Iterable[Gate]) -> Palace:
    grid = grid_for(list(tiles))
    occupied, walls, works = 0, (0, 0, 0, 0), outworks.NONE
    for cell, tile in tiles.items():
        bit = grid.bit(cell)
        occupied |= bit
        walls = _with(walls, tile.walls, bit)
        if tile.bastions is not None:
            works = works.with_tile(tile, bit)
    for cell, side in gates:
        works = works.with_gate(grid, cell, side)
    return Palace(grid, tiles, occupied, walls, works)


def palace_of(
    buildings: Mapping[Cell, Tile] | Iterable[tuple[Cell, Tile]], gates: Iterable[Gate] = ()
) -> Palace:
    """A palace with the start tile, these buildings and gates; unchecked."""
    return _laid_out({ORIGIN: START, **dict(buildings)}, gates)


EMPTY = Palace(
    grid_of(FIRST_REACH),
    {ORIGIN: START},
    grid_of(FIRST_REACH).start,
    (0, 0, 0, 0),
    outworks.NONE,
)
