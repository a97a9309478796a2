"""The longest stretch of outer wall (score.wall, camps.wall)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

from .grid import STEPS, Board, Cell
from .outworks import Boards
from .tiles import SIDES, Tile

#: A side of outer wall as its two corner points, walked clockwise around the buildings.
Side = tuple[int, int]


class WallSide(NamedTuple):
    """A side of outer wall between two corner points; `out` points away from the building.

    The corner point `x,y` is the north-western one of the cell `x,y`.
    """

    start: Cell
    end: Cell
    out: Cell


def longest_wall(stride: int, ground: Board, walls: Boards) -> int:
    """How many sides the longest unbroken stretch of outer wall has; outworks are not ground."""
    sides = _outer_sides(stride, ground, walls)
    chains = _chains(sides)
    if chains is None:
        at, length_from = _trails(sides)
        return max(length_from(corner, 0) for corner in at)
    return max(map(len, chains), default=1) - 1


def longest_stretch(tiles: Mapping[Cell, Tile]) -> list[WallSide]:
    """The sides of the longest stretch in walking order, to show it.

    Of several that are equally long it is the one whose end comes first in the order of the
    tiles, walked from that end.
    """
    outer = _outer_sides_of(tiles)
    numbers: dict[Cell, int] = {}
    for side in outer:
        numbers.setdefault(side.start, len(numbers))
        numbers.setdefault(side.end, len(numbers))
    cells = list(numbers)
    outs = {frozenset((side.start, side.end)): side.out for side in outer}
    walked = [cells[n] for n in _longest([(numbers[s.start], numbers[s.end]) for s in outer])]
    return [WallSide(start, end, outs[frozenset((start, end))]) for start, end in pairwise(walked)]


def _longest(sides: list[Side]) -> list[int]:
    """The corners of the longest stretch; smaller numbers win among equals."""
    chains = _chains(sides)
    if chains is None:
        return _longest_trail(sides)
    longest = max(map(len, chains), default=0)
    equal = [chain for chain in chains if len(chain) == longest]
    best = min(equal, key=_order, default=[])
    return best[::-1] if best and best[-1] < best[0] else best


def _order(chain: list[int]) -> tuple[bool, int]:
    """Open stretches come before rings, then the one with the smaller end."""
    first, last = chain[0], chain[-1]
    return first == last, min(first, last)


def _chains(sides: list[Side]) -> list[list[int]] | None:
    """Every stretch as its corners; None where more than two sides may meet in a corner.

    Without outworks the outline is one closed curve, so every corner has at most one side that
    ends there and one that starts there, and the sides chain up by themselves.
    """
    after = dict(sides)
    ends = set(after.values())
    if len(ends) < len(sides):
        return None
    chains = [_follow(after, first) for first in after.keys() - ends]
    while after:  # what is left has no first side: closed rings
        chains.append(_follow(after, next(iter(after))))
    return chains


def _follow(after: dict[int, int], corner: int) -> list[int]:
    """The corners of the chain that starts there; its sides are taken out."""
    chain = [corner]
    while corner in after:
        corner = after.pop(corner)
        chain.append(corner)
    return chain


def _outer_sides(stride: int, ground: Board, walls: Boards) -> list[Side]:
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


def _outer_sides_of(tiles: Mapping[Cell, Tile]) -> list[WallSide]:
    """The same from the tiles, in their order."""
    found = []
    for (x, y), tile in tiles.items():
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
        for index, (dx, dy) in enumerate(STEPS):
            beyond = tiles.get((x + dx, y + dy))
            if tile.walls & SIDES[index] and (beyond is None or beyond.bastions is not None):
                found.append(WallSide(corners[index], corners[index + 1], (dx, dy)))
    return found


def _trails(sides: list[Side]) -> tuple[dict[int, list[int]], Callable[[int, int], int]]:
    """Where more than two sides may meet in a corner: the sides at each corner by their numbers,
    and a function for the longest way on from a corner that uses no side twice.

    The function takes the corner and a bit set of the sides that were walked.
    """
    at: dict[int, list[int]] = {}
    for number, side in enumerate(sides):
        for corner in side:
            at.setdefault(corner, []).append(number)

    def length_from(corner: int, used: int) -> int:
        return max(
            (
                1 + length_from(sum(sides[number]) - corner, used | 1 << number)
                for number in at[corner]
                if not used >> number & 1
            ),
            default=0,
        )

    return at, length_from


def _longest_trail(sides: list[Side]) -> list[int]:
    """The corners of the longest way that uses no side twice."""
    at, length_from = _trails(sides)
    corner, used = max(at, key=lambda first: length_from(first, 0)), 0
    trail = [corner]
    for left in range(length_from(corner, 0), 0, -1):
        number = next(
            number
            for number in at[corner]
            if not used >> number & 1
            and length_from(sum(sides[number]) - corner, used | 1 << number) == left - 1
        )
        corner, used = sum(sides[number]) - corner, used | 1 << number
        trail.append(corner)
    return trail
