"""Who can walk where, and which tiles a palace can spare (build.onfoot, redesign.remove)."""

from __future__ import annotations

from .grid import Grid

Boards = tuple[int, int, int, int]


def removable_board(grid: Grid, occupied: int, walls: Boards) -> int:
    """The tiles that may be removed.

    A tile with four neighbours would leave a hole; one that others need to walk over
    would cut them off. A leaving tile touches the others in one local group of walkable
    neighbours, and if all walkable rings are filled 2x2 blocks, that settles it.
    """
    stride = grid.stride
    east = occupied & ~walls[1] & (occupied & ~walls[3]) >> 1  # a path leads east from here
    south = occupied & ~walls[2] & (occupied & ~walls[0]) >> stride
    block = east & south & east >> stride & south >> 1  # its south-eastern 2x2 is all walkable
    once = _one_group(stride, east, south, block)
    surrounded = occupied << 1 & occupied >> 1 & occupied << stride & occupied >> stride
    spare = occupied & ~surrounded & ~grid.start
    if _is_simple(occupied, east, south, block):
        return spare & once
    return _flooded(grid, spare, occupied, east, south)


def _one_group(stride: int, east: int, south: int, block: int) -> int:
    """Tiles whose walkable neighbours hang together around them, clockwise in one group."""
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


def _is_simple(occupied: int, east: int, south: int, block: int) -> bool:
    """Whether no walk leads around anything: the Euler number of the walkable ground is 1."""
    links = east.bit_count() + south.bit_count()
    return occupied.bit_count() - links + block.bit_count() == 1


def _flooded(grid: Grid, spare: int, occupied: int, east: int, south: int) -> int:
    """The same by walking: try each tile in turn."""
    found = 0
    while spare:
        tile = spare & -spare
        spare ^= tile
        rest = occupied ^ tile
        if reached(grid, east & rest & rest >> 1, south & rest & rest >> grid.stride) == rest:
            found |= tile
    return found


def reached(grid: Grid, east: int, south: int) -> int:
    """The tiles that can be reached on foot from the start tile, over these links."""
    stride = grid.stride
    here, before = grid.start, 0
    while here != before:
        before = here
        here |= (here & east) << 1 | (here >> 1) & east
        here |= (here & south) << stride | (here >> stride) & south
    return here
