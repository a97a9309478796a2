"""The longest stretch of outer wall, drawn as a line (score.wall, camps.wall)."""

from __future__ import annotations

from alhambra.rules.palace import Palace
from alhambra.rules.wall import WallSide, longest_stretch

from .forms import Form
from .svg import group, number, path, rect

#: How far outside the wall the line runs, in hundredths of a tile.
_OUTSIDE = 6
_WIDTHS = {Form.LARGE: 6, Form.SMALL: 7.5, Form.PLAIN: 12}


def trace_body(palace: Palace, form: Form) -> str:
    """The stretch in brass, with a knot at each free end, 100 units a cell."""
    sides = longest_stretch(palace.tiles)
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


def _points(sides: list[WallSide], closed: bool) -> list[tuple[float, float]]:
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
