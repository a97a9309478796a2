"""The longest outer wall of a palace (score.wall, camps.wall)."""

from functools import lru_cache

from tests.oracle.palace import REMEMBERED, Cell, Palace, Tiles, buildings, neighbour
from tests.oracle.tiles import SIDES, walls_of

Point = tuple[int, int]
WallSide = tuple[Point, Point]


def ends(cell: Cell, side: str) -> WallSide:
    """The two corner points of one side of a cell; the cell's north-west corner is x,y."""
    x, y = cell
    north_west, north_east = (x, y), (x + 1, y)
    south_west, south_east = (x, y + 1), (x + 1, y + 1)
    return {
        "n": (north_west, north_east),
        "e": (north_east, south_east),
        "s": (south_west, south_east),
        "w": (north_west, south_west),
    }[side]


def outer_walls(palace: Palace) -> list[WallSide]:
    """score.wall: the wall sides without a tile beyond them; camps.wall: a camp is empty ground."""
    built = buildings(palace)
    return [
        ends(cell, side)
        for cell, tile in palace.items()
        for side in SIDES
        if side in walls_of(tile) and neighbour(cell, side) not in built
    ]


def longest_from(point: Point, unused: list[WallSide]) -> int:
    """The longest chain that starts at a point and uses no side twice."""
    best = 0
    for side in unused:
        if point in side:
            other_end = side[1] if point == side[0] else side[0]
            rest = [other for other in unused if other != side]
            best = max(best, 1 + longest_from(other_end, rest))
    return best


def longest_chain(sides: list[WallSide]) -> int:
    """camps.wall, ruling: the longest chain that uses no side twice, wherever it starts."""
    points = {point for side in sides for point in side}
    return max((longest_from(point, sides) for point in points), default=0)


def wall_length(palace: Palace) -> int:
    """score.wall: the longest unbroken wall; a ring counts every side."""
    return _wall_length(frozenset(palace.items()))


@lru_cache(maxsize=REMEMBERED)
def _wall_length(tiles: Tiles) -> int:
    return longest_chain(outer_walls(dict(tiles)))
