"""The longest stretch of outer wall as a line (score.wall, camps.wall)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import SIDES

from .forms import Form
from .svg import group, number, path, rect

#: How far outside the wall the line runs, in hundredths of a tile.
_OUTSIDE = 6
_WIDTHS = {Form.LARGE: 6, Form.SMALL: 7.5, Form.PLAIN: 12}


class Side(NamedTuple):
    """A side of outer wall, walked from one corner point to the next; `out` points away."""

    start: Cell
    end: Cell
    out: Cell


def longest_stretch(palace: Palace) -> list[Side]:
    """The sides of the longest stretch, in their order."""
    at: dict[Cell, list[Side]] = {}
    for side in _outer_sides(palace):
        at.setdefault(side.start, []).append(side)
        at.setdefault(side.end, []).append(Side(side.end, side.start, side.out))
    if all(len(sides) <= 2 for sides in at.values()):
        return max(_chains(at), key=len, default=[])
    return max((_longest(at, corner, []) for corner in at), key=len)


def _chains(at: dict[Cell, list[Side]]) -> Iterator[list[Side]]:
    """Every stretch once, where no ways part: from a free end, or once around."""
    ends = [corner for corner, sides in at.items() if len(sides) == 1]
    seen: set[Cell] = set()
    for first in (*ends, *at):
        if first not in seen:
            chain = _walk(at, first)
            seen.update(side.start for side in chain)
            seen.add(chain[-1].end)
            yield chain


def _walk(at: dict[Cell, list[Side]], first: Cell) -> list[Side]:
    chain: list[Side] = []
    came, corner = None, first
    while side := next((side for side in at[corner] if side.end != came), None):
        chain.append(side)
        came, corner = corner, side.end
        if corner == first:
            break
    return chain


def _longest(at: dict[Cell, list[Side]], corner: Cell, walked: list[Side]) -> list[Side]:
    """The longest way on from a corner; where outworks stand, ways may part."""
    best = walked
    for side in at[corner]:
        if not any({side.start, side.end} == {other.start, other.end} for other in walked):
            best = max(best, _longest(at, side.end, [*walked, side]), key=len)
    return best


def _outer_sides(palace: Palace) -> list[Side]:
    found = []
    for (x, y), tile in palace.tiles.items():
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
        for index, (dx, dy) in enumerate(STEPS):
            beyond = palace.tiles.get((x + dx, y + dy))
            if tile.walls & SIDES[index] and (beyond is None or beyond.bastions is not None):
                found.append(Side(corners[index], corners[index + 1], (dx, dy)))
    return found


def trace_body(palace: Palace, form: Form) -> str:
    """The stretch in brass, with a knot at each free end, 100 units a cell."""
    sides = longest_stretch(palace)
    if not sides:
        return ""
    closed = len(sides) > 2 and sides[0].start == sides[-1].end
    points = _points(sides, closed)
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")
    width = _WIDTHS[form]
    return group(
        path(d, stroke="var(--trace-ink)", stroke_width=width + 3.4),
        path(d, stroke="var(--trace)", stroke_width=width),
        path(d, stroke="var(--trace-light)", stroke_width=width * 0.28),
        *(_knot(point, width) for point in (points[0], points[-1]) if not closed),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _points(sides: list[Side], closed: bool) -> list[tuple[float, float]]:
    """The corner points, each pushed away from the walls that meet there."""
    before = sides[-1].out if closed else sides[0].out
    outs = [before, *(side.out for side in sides), sides[0].out if closed else sides[-1].out]
    corners = [sides[0].start, *(side.end for side in sides)]
    points: list[tuple[float, float]] = []
    for (x, y), one, two in zip(corners, outs, outs[1:], strict=False):
        dx, dy = one if one == two else (one[0] + two[0], one[1] + two[1])
        points.append((100 * x + _OUTSIDE * dx, 100 * y + _OUTSIDE * dy))
    return points


def _knot(point: tuple[float, float], width: float) -> str:
    x, y = point
    half = width * 1.15
    return rect(
        x - half, y - half, 2 * half, 2 * half, fill="var(--brass-hi)", stroke="var(--trace-ink)",
        stroke_width=width * 0.4, transform=f"rotate(45 {number(x)} {number(y)})",
    )  # fmt: skip
