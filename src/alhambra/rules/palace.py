"""A palace: one player's Alhambra, an immutable value on bitboards (build.*).

Placing, removing and swapping return a new palace. What is derived from a palace is
worked out when first asked and dies with it, so there is nothing to invalidate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from .foot import removable_board
from .grid import FIRST_REACH, ORIGIN, STEPS, Cell, Grid, grid_for, grid_of
from .tiles import EAST, NORTH, SOUTH, START, WEST, Tile
from .wall import longest_wall

if TYPE_CHECKING:
    from .redesign import Redesign

Boards = tuple[int, int, int, int]
Border = tuple[int, int, int, int, int, int, int, int, int]


class Palace:
    """Tiles by cell, the start tile among them, and boards derived from them.

    `occupied` has a bit for each tile; `walls` a board per side, north to west.
    """

    __slots__ = (
        "_border", "_cells", "_counts", "_hash", "_removable", "_swappable", "_wall",
        "grid", "occupied", "redesigns", "tiles", "walls",
    )  # fmt: skip

    grid: Grid
    tiles: dict[Cell, Tile]
    occupied: int
    walls: Boards
    #: The redesigns found for a reserve; kept here so that they die with the palace.
    redesigns: dict[tuple[Tile, ...], tuple[Redesign, ...]]

    def __init__(self, grid: Grid, tiles: dict[Cell, Tile], occupied: int, walls: Boards) -> None:
        self.grid = grid
        self.tiles = tiles
        self.occupied = occupied
        self.walls = walls
        self.redesigns = {}
        self._border: Border | None = None
        self._cells: dict[int, tuple[Cell, ...]] = {}
        self._swappable: dict[int, tuple[Cell, ...]] = {}
        self._removable: tuple[Cell, ...] | None = None
        self._wall: int | None = None
        self._counts: dict[str, int] | None = None
        self._hash: int | None = None

    # -- the value ---------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Palace) and self.tiles == other.tiles)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset((cell, tile.id) for cell, tile in self.tiles.items()))
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return palace_of, (self.buildings(),)

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
            return _laid_out(tiles)
        bit = self.grid.bit(cell)
        return Palace(self.grid, tiles, self.occupied | bit, _with(self.walls, tile.walls, bit))

    def remove(self, cell: Cell) -> Palace:
        """This palace without the tile on that cell."""
        tiles = self.tiles.copy()
        walls = tiles.pop(cell).walls
        bit = self.grid.bit(cell)
        return Palace(self.grid, tiles, self.occupied ^ bit, _without(self.walls, walls, bit))

    def swap(self, tile: Tile, cell: Cell) -> Palace:
        """This palace with a tile replaced on its very spot (redesign.swap)."""
        tiles = self.tiles.copy()
        walls = tiles[cell].walls
        tiles[cell] = tile
        bit = self.grid.bit(cell)
        stripped = _without(self.walls, walls, bit)
        return Palace(self.grid, tiles, self.occupied, _with(stripped, tile.walls, bit))

    # -- what is legal --------------------------------------------------------------

    def cells_for(self, tile: Tile) -> tuple[Cell, ...]:
        """All cells where this tile may be placed (build.*)."""
        walls = tile.walls
        cells = self._cells.get(walls)
        if cells is None:
            cells = self._cells[walls] = self.grid.cells_of(self._fitting(walls))
        return cells

    def swaps_for(self, tile: Tile) -> tuple[Cell, ...]:
        """All cells whose tile this one may replace: it agrees on every side with a neighbour."""
        walls = tile.walls
        cells = self._swappable.get(walls)
        if cells is None:
            cells = self._swappable[walls] = self.grid.cells_of(self._agreeing(walls))
        return cells

    def removable(self) -> tuple[Cell, ...]:
        """All cells whose tile may be removed (redesign.remove)."""
        if self._removable is None:
            self._removable = self.grid.cells_of(
                removable_board(self.grid, self.occupied, self.walls)
            )
        return self._removable

    def wall(self) -> int:
        """The length of the longest stretch of outer wall (score.wall)."""
        if self._wall is None:
            self._wall = longest_wall(self.grid.stride, self.occupied, self.walls)
        return self._wall

    def neighbours(self, cell: Cell) -> list[tuple[int, Tile]]:
        """The tiles around a cell, each with the index of the side where it lies."""
        x, y = cell
        around = ((side, self.tiles.get((x + dx, y + dy))) for side, (dx, dy) in enumerate(STEPS))
        return [(side, tile) for side, tile in around if tile is not None]

    def encloses(self, cell: Cell) -> bool:
        """Whether a tile on this empty cell, joined to the palace, would enclose a space."""
        return not self.grid.bit(cell) & self._edges()[-1]

    def _edges(self) -> Border:
        """Per side: cells with an open, with a walled neighbour there; and cells safe to fill."""
        if self._border is None:
            occupied, stride = self.occupied, self.grid.stride
            n, e, s, w = self.walls
            self._border = (
                (occupied ^ s) << stride,
                (occupied ^ w) >> 1,
                (occupied ^ n) >> stride,
                (occupied ^ e) << 1,
                s << stride,
                w >> 1,
                n >> stride,
                e << 1,
                _safe(stride, occupied),
            )
        return self._border

    def _fitting(self, walls: int) -> int:
        n, e, s, w, wn, we, ws, ww, safe = self._border or self._edges()
        reached = clash = 0
        if walls & NORTH:
            clash |= n
        else:
            reached |= n
            clash |= wn
        if walls & EAST:
            clash |= e
        else:
            reached |= e
            clash |= we
        if walls & SOUTH:
            clash |= s
        else:
            reached |= s
            clash |= ws
        if walls & WEST:
            clash |= w
        else:
            reached |= w
            clash |= ww
        return (reached & safe | clash) ^ clash

    def _agreeing(self, walls: int) -> int:
        occupied, stride = self.occupied, self.grid.stride
        n, e, s, w = self.walls
        clash = (occupied << stride) & (n ^ occupied if walls & NORTH else n)
        clash |= (occupied >> 1) & (e ^ occupied if walls & EAST else e)
        clash |= (occupied >> stride) & (s ^ occupied if walls & SOUTH else s)
        clash |= (occupied << 1) & (w ^ occupied if walls & WEST else w)
        return (occupied ^ self.grid.start) & ~clash


def _safe(stride: int, occupied: int) -> int:
    """Empty cells that enclose nothing when filled (build.holes).

    In a joined palace without holes that is a local matter: going round the eight cells
    about it, one meets exactly one run of tiles. All cells are counted at once.
    """
    n, s = occupied << stride, occupied >> stride
    ne, nw, se, sw = n >> 1, n << 1, s >> 1, s << 1
    # Whether a run begins at a side or at the corner after it: `after ^ (side & ~turn)`.
    turn = nw ^ ne
    once = ne ^ (n | turn) ^ turn
    turn = ne ^ se
    more = se ^ (occupied >> 1 | turn) ^ turn
    twice = once & more
    once |= more
    turn = se ^ sw
    more = sw ^ (s | turn) ^ turn
    twice |= once & more
    once |= more
    turn = sw ^ nw
    more = nw ^ (occupied << 1 | turn) ^ turn
    twice |= once & more | occupied
    return (once | more | twice) ^ twice


def _with(boards: Boards, walls: int, bit: int) -> Boards:
    n, e, s, w = boards
    return (
        n | bit if walls & NORTH else n,
        e | bit if walls & EAST else e,
        s | bit if walls & SOUTH else s,
        w | bit if walls & WEST else w,
    )


def _without(boards: Boards, walls: int, bit: int) -> Boards:
    n, e, s, w = boards
    return (
        n ^ bit if walls & NORTH else n,
        e ^ bit if walls & EAST else e,
        s ^ bit if walls & SOUTH else s,
        w ^ bit if walls & WEST else w,
    )


def _laid_out(tiles: dict[Cell, Tile]) -> Palace:
    grid = grid_for(list(tiles))
    occupied, walls = 0, (0, 0, 0, 0)
    for cell, tile in tiles.items():
        bit = grid.bit(cell)
        occupied |= bit
        walls = _with(walls, tile.walls, bit)
    return Palace(grid, tiles, occupied, walls)


def palace_of(buildings: Mapping[Cell, Tile] | Iterable[tuple[Cell, Tile]]) -> Palace:
    """A palace with the start tile and these buildings; unchecked."""
    return _laid_out({ORIGIN: START, **dict(buildings)})


EMPTY = Palace(grid_of(FIRST_REACH), {ORIGIN: START}, grid_of(FIRST_REACH).start, (0, 0, 0, 0))
