"""The longest stretch of outer wall (score.wall, camps.wall)."""

from __future__ import annotations

from .outworks import Boards

Side = tuple[int, int]


def longest_wall(stride: int, ground: int, walls: Boards) -> int:
    """How many sides the longest unbroken stretch of outer wall has;
    outworks are no ground.

    Walked clockwise around the buildings, a wall side leads from one corner point to the
    next. Without outworks the outline is one closed curve, so every corner has at most one
    side that ends there and one that starts there, and the sides chain up by themselves.
    """
    sides = _outer_sides(stride, ground, walls)
    after = dict(sides)
    ends = set(after.values())
    if len(ends) < len(sides):
        return _longest_trail(sides)
    longest = max((_follow(after, first) for first in after.keys() - ends), default=0)
    while after:  # what is left has no first side: closed rings
        longest = max(longest, _follow(after, next(iter(after))))
    return longest


def _follow(after: dict[int, int], corner: int) -> int:
    """The length of the chain from a corner; its sides are taken out."""
    length = 0
    while corner in after:
        corner = after.pop(corner)
        length += 1
    return length


def _outer_sides(stride: int, ground: int, walls: Boards) -> list[Side]:
    """Each outer wall side as its two corner points, clockwise.

    A corner point goes by the number of the cell to its south-east.
    """
    north, east, south, west = walls
    outlines = (
        (north & ~(ground << stride), 0, 1),
        (east & ~(ground >> 1), 1, stride + 1),
        (south & ~(ground >> stride), stride + 1, stride),
        (west & ~(ground << 1), stride, 0),
    )
    sides: list[Side] = []
    for outer, first, last in outlines:
        left = outer
        while left:
            lowest = left & -left
            cell = lowest.bit_length()
            sides.append((cell + first, cell + last))
            left ^= lowest
    return sides


def _longest_trail(sides: list[Side]) -> int:
    """Where more than two sides may meet in a corner: the longest chain without repetition."""
    at: dict[int, list[int]] = {}
    for number, side in enumerate(sides):
        for corner in side:
            at.setdefault(corner, []).append(number)

    def walk(corner: int, used: int) -> int:
        return max(
            (
                1 + walk(sum(sides[number]) - corner, used | 1 << number)
                for number in at[corner]
                if not used >> number & 1
            ),
            default=0,
        )

    return max(walk(corner, 0) for corner in at)
