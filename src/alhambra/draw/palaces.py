"""A palace, 100 units a cell: tiles, the longest wall, and what changed last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import Tile

from .faces import DrawFace
from .forms import PRICE_PIXELS, Form, form_for
from .highlight import highlight_frame
from .svg import rect, translated, with_title
from .tiles import tile_body
from .trace import trace_body

#: Room around the tiles for the line along the wall.
_ROOM = 22


class Box(NamedTuple):
    """A part of the plane, in hundredths of a tile."""

    x: float
    y: float
    width: float
    height: float


def palace_box(palace: Palace) -> Box:
    """The room that a palace needs."""
    xs = [x for x, _ in palace.tiles]
    ys = [y for _, y in palace.tiles]
    width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return Box(
        100 * min(xs) - _ROOM, 100 * min(ys) - _ROOM,
        100 * width + 2 * _ROOM, 100 * height + 2 * _ROOM,
    )  # fmt: skip


def palace_body(
    palace: Palace,
    pixels: float,
    name: Callable[[Tile, Cell], str],
    faces: Iterable[DrawFace],
    changed: Collection[Cell] = (),
) -> str:
    """The palace for tiles of so many pixels; `name` is the title of a tile on its cell."""
    form = form_for(pixels)
    cells = sorted(palace.tiles.items(), key=lambda item: (item[0][1], item[0][0]))
    return "".join((
        *(_shadow(cell) for cell, _ in cells),
        *(_tile(tile, cell, form, pixels, name(tile, cell)) for cell, tile in cells),
        *(drawn for face in faces for drawn in face.palace(palace)),
        trace_body(palace, form),
        *(_mark(cell, form) for cell in sorted(changed) if cell in palace.tiles),
    ))  # fmt: skip


def _shadow(cell: Cell) -> str:
    x, y = cell
    return rect(100 * x - 3, 100 * y - 3, 106, 106, rx=4, fill="#000", opacity=0.16)


def _tile(tile: Tile, cell: Cell, form: Form, pixels: float, name: str) -> str:
    drawn = tile_body(tile, form, price=pixels >= PRICE_PIXELS)
    return translated(100 * cell[0], 100 * cell[1], with_title(name, drawn))


def _mark(cell: Cell, form: Form) -> str:
    """A frame around a tile that changed last."""
    frame = highlight_frame(100, 100, 5 if form is Form.LARGE else 9)
    return translated(100 * cell[0], 100 * cell[1], frame)
