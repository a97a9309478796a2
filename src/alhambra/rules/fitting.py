"""Where a tile fits, for all cells at once on shifted boards (build.*, camps.edges)."""

from __future__ import annotations

from collections.abc import Iterator

from .grid import Board
from .outworks import Boards, Outworks
from .tiles import EAST, NORTH, SIDES, SOUTH, WEST, Sides, Tile

#: Per side, cells with an open neighbour there; per side, cells whose neighbour there asks
#: for a wall; the cells that a building may fill as far as others are concerned; and all
#: cells that enclose nothing when filled.
Border = tuple[Board, Board, Board, Board, Board, Board, Board, Board, Board, Board]


def border(stride: int, occupied: Board, walls: Boards, works: Outworks) -> Border:
    """What the palace asks of a building on each cell around it."""
    n, e, s, w = walls
    ground = occupied ^ works.tiles
    free = safe = safe_cells(stride, occupied)
    open_n, open_e = (ground ^ s) << stride, (ground ^ w) >> 1
    open_s, open_w = (ground ^ n) >> stride, (ground ^ e) << 1
    if works.tiles:
        # A bastion asks for a wall; a field bears no building beside it.
        bn, be, bs, bw = works.bastions
        n, e, s, w = n | bn, e | be, s | bs, w | bw
        fn, fe, fs, fw = works.fields
        free &= ~(fs << stride | fw >> 1 | fn >> stride | fe << 1)
    return open_n, open_e, open_s, open_w, s << stride, w >> 1, n >> stride, e << 1, free, safe


def fitting_cells(border: Border, walls: Sides) -> tuple[Board, Board]:
    """Cells where no side differs, and cells from which an open side leads to an open one."""
    n, e, s, w, wn, we, ws, ww, free, _ = border
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
    return (free | clash) ^ clash, reached


def gated_cells(
    stride: int, border: Border, walls: Boards, tile: Tile
) -> Iterator[tuple[Sides, Board]]:
    """Per wall side of a building: cells where only a gate in that double wall lets one in."""
    if tile.bastions is not None:
        return
    sides = tile.walls
    free, reached = fitting_cells(border, sides)
    free &= ~reached
    n, e, s, w = walls
    facing = (s << stride, w >> 1, n >> stride, e << 1)
    for side, double in zip(SIDES, facing, strict=True):
        if sides & side and double & free:
            yield side, double & free


def outwork_cells(
    stride: int, occupied: Board, walls: Boards, works: Outworks, safe: Board, bastions: Sides
) -> Board:
    """Cells where an outwork with these bastions fits: bastion to wall, field to field."""
    n, e, s, w = walls
    fn, fe, fs, fw = works.fields
    # What lies beyond each side without being what the side asks for.
    clash = (occupied ^ (s if bastions & NORTH else fs)) << stride
    clash |= (occupied ^ (w if bastions & EAST else fw)) >> 1
    clash |= (occupied ^ (n if bastions & SOUTH else fn)) >> stride
    clash |= (occupied ^ (e if bastions & WEST else fe)) << 1
    joined = occupied << stride | occupied >> 1 | occupied >> stride | occupied << 1
    return joined & safe & ~clash


def safe_cells(stride: int, occupied: Board) -> Board:
    """Empty cells that enclose nothing when filled (build.holes).

    In a connected palace without holes this is a local test: the eight surrounding cells contain
    exactly one contiguous run of tiles. All cells are tested at once.
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
