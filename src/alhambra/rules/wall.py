"""The longest stretch of outer wall (score.wall)."""

from __future__ import annotations


def longest_wall(stride: int, occupied: int, walls: tuple[int, int, int, int]) -> int:
    """How many sides the longest unbroken stretch of outer wall has.

    Tiles never meet at a corner only, so the outline is one closed curve. Walked
    clockwise, every corner point has at most one wall side that ends there and one that
    starts there, and the sides chain up by themselves.
    """
    after = _chain(stride, occupied, walls)
    ends = set(after.values())
    # A chain without a first side is the whole outline: a closed ring.
    longest = len(after) if ends == after.keys() else 0
    for first in after.keys() - ends:
        corner, length = first, 0
        while corner in after:
            corner = after[corner]
            length += 1
        longest = max(longest, length)
    return longest


def _chain(stride: int, occupied: int, walls: tuple[int, int, int, int]) -> dict[int, int]:
    """Corner point to next corner point along each outer wall side, clockwise.

    A corner point goes by the number of the cell to its south-east.
    """
    north, east, south, west = walls
    after: dict[int, int] = {}
    outlines = (
        (north & ~(occupied << stride), 0, 1),
        (east & ~(occupied >> 1), 1, stride + 1),
        (south & ~(occupied >> stride), stride + 1, stride),
        (west & ~(occupied << 1), stride, 0),
    )
    for outer, first, last in outlines:
        left = outer
        while left:
            lowest = left & -left
            cell = lowest.bit_length()
            after[cell + first] = cell + last
            left ^= lowest
    return after
