"""Who can walk where, and which tiles a palace can spare (build.onfoot, redesign.remove)."""

from __future__ import annotations

from .grid import Board, Grid
from .outworks import Boards, Outworks


def removable_board(grid: Grid, occupied: Board, walls: Boards, works: Outworks) -> Board:
    """The tiles that may be removed.

    A tile with four neighbours would leave a hole; one that others need to walk over
    would cut them off; one under a gate stays. With outworks, all must stay joined as well.
    """
    stride = grid.stride
    surrounded = occupied << 1 & occupied >> 1 & occupied << stride & occupied >> stride
    spare = occupied & ~(surrounded | grid.start | works.frozen)
    if not works.tiles:
        return spare & _not_needed(grid, spare, occupied, walls, works)
    ground = occupied ^ works.tiles
    on_foot = _not_needed(grid, spare & ground, ground, walls, works)
    return spare & (on_foot | works.tiles) & _not_joining(stride, occupied)


def _not_joining(stride: int, occupied: Board) -> Board:
    """The tiles without which the others stay connected by full sides (build.joined).

    There is no hole, so every ring of touching tiles is a filled 2x2 block.
    """
    east, south = occupied & occupied >> 1, occupied & occupied >> stride
    return _one_group(stride, east, south, east & south & east >> stride & south >> 1)


def _not_needed(grid: Grid, spare: Board, ground: Board, walls: Boards, works: Outworks) -> Board:
    """The tiles that nobody needs to walk over.

    The walkable neighbours of such a tile are connected around it; and if all walkable
    rings are filled 2x2 blocks, that settles it. Otherwise a flood decides.
    """
    stride = grid.stride
    # A path leads east, or south, from here.
    east = ground & ~walls[1] & (ground & ~walls[3]) >> 1 | works.east
    south = ground & ~walls[2] & (ground & ~walls[0]) >> stride | works.south
    # The 2x2 of which this is the north-western tile is walkable all around.
    block = east & south & east >> stride & south >> 1
    if _is_simple(ground, east, south, block):
        return _one_group(stride, east, south, block)
    return _flooded(grid, spare, ground, east, south)


def _one_group(stride: int, east: Board, south: Board, block: Board) -> Board:
    """Tiles whose walkable neighbours are connected around them, clockwise in one group."""
    north, west = south << stride, east << 1
    once = twice = 0
    for link, joined in (
        (north, block << stride),
        (east, block),
        (south, block << 1),
        (west, block << (stride + 1)),
    ):
        last = link & ~joined
        twice |= once & last
        once |= last
    return once & ~twice


def _is_simple(ground: Board, east: Board, south: Board, block: Board) -> bool:
    """Whether no walk leads around anything: the Euler number of the walkable ground is 1."""
    links = east.bit_count() + south.bit_count()
    return ground.bit_count() - links + block.bit_count() == 1


def _flooded(grid: Grid, spare: Board, ground: Board, east: Board, south: Board) -> Board:
    """Tiles without which all others can still be reached over these links: try each in turn."""
    found = 0
    while spare:
        tile = spare & -spare
        spare ^= tile
        rest = ground ^ tile
        if reached(grid, east & rest & rest >> 1, south & rest & rest >> grid.stride) == rest:
            found |= tile
    return found


def reached(grid: Grid, east: Board, south: Board) -> Board:
    """The tiles that can be reached from the start tile over these links."""
    stride = grid.stride
    here, before = grid.start, 0
    while here != before:
        before = here
        here |= (here & east) << 1 | (here >> 1) & east
        here |= (here & south) << stride | (here >> stride) & south
    return here
