"""A square window of the plane in which every cell is one bit of an int.

Small ints are fast, and most palaces are small: a palace starts in a small window and
moves to a larger one when a tile reaches the rim, so no reach is ever too far.
"""

from __future__ import annotations

from functools import cache

Cell = tuple[int, int]
#: A set of cells, one bit each; a single bit is a board too. Only a name, where a purse is a
#: type: boards are combined by `|` and `>>` on the hottest paths, and each would need a call.
Board = int

#: x grows east, y grows south; the order is that of tiles.SIDES.
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
ORIGIN: Cell = (0, 0)
FIRST_REACH = 7


class Grid:
    """Cells up to `reach` from the fountain. Tiles keep one cell away from the rim.

    A spare column parts the rows, so that a shift never carries a tile into the next row.
    """

    __slots__ = ("cells", "reach", "start", "stride")

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.stride = 2 * reach + 2
        side = range(-reach, reach + 1)
        gap: Cell = (reach + 1, 0)
        #: Cell by `int.bit_length()` of its bit, hence the leading filler.
        self.cells: tuple[Cell, ...] = (gap, *((x, y) for y in side for x in (*side, reach + 1)))
        self.start = self.bit(ORIGIN)

    def bit(self, cell: Cell) -> Board:
        """The bit of a cell; 0, no cell at all, outside of the window."""
        x, y = cell
        reach = self.reach
        if -reach <= x <= reach and -reach <= y <= reach:
            return 1 << ((y + reach) * self.stride + x + reach)
        return 0

    def has_room_at(self, cell: Cell) -> bool:
        """Whether a tile may lie there without touching the rim."""
        x, y = cell
        reach = self.reach
        return -reach < x < reach and -reach < y < reach

    def cells_of(self, board: Board) -> tuple[Cell, ...]:
        """The cells whose bits are set, row by row."""
        cells = self.cells
        found: list[Cell] = []
        while board:
            lowest = board & -board
            found.append(cells[lowest.bit_length()])
            board ^= lowest
        return tuple(found)


@cache
def grid_of(reach: int) -> Grid:
    """The window of this reach; there is one of each."""
    return Grid(reach)


def grid_for(cells: list[Cell]) -> Grid:
    """The smallest window with room for tiles on these cells."""
    reach = FIRST_REACH
    while not all(grid_of(reach).has_room_at(cell) for cell in cells):
        reach = 2 * reach + 1
    return grid_of(reach)
