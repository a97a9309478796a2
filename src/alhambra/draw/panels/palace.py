"""The panel of a seat: palace, score, and what lies before the player."""

from __future__ import annotations

from alhambra.draw.palaces import palace_body, palace_box
from alhambra.draw.scene import Scene
from alhambra.draw.svg import rect, translated
from alhambra.locales.things import tile_text
from alhambra.rules.actions import format_cell
from alhambra.rules.grid import Cell
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .panel import MARGIN, panel_background
from .seat_header import seat_header
from .seat_strip import STRIP, strip, strip_items

#: The largest a tile is drawn.
_MOST_PIXELS = 112


def palace_panel(scene: Scene, seat: SeatIndex, width: float, height: float) -> str:
    """The panel of a seat; whoever has to decide something is framed in brass."""
    head = seat_header(scene, seat, width)
    items = strip_items(scene, seat)
    room = height - head.height - (STRIP if items else 0)
    return "".join((
        panel_background(width, height, fill="var(--board)"),
        rect(1, 1, width - 2, height - 2, rx=15, fill="url(#zellige)", opacity=0.6),
        translated(0, head.height, _palace(scene, seat, width, room)),
        head.body,
        translated(0, height - STRIP, strip(items, width)) if items else "",
        _frame(width, height) if _decides(scene, seat) else "",
    ))  # fmt: skip


def _decides(scene: Scene, seat: SeatIndex) -> bool:
    stack = scene.table.stack
    return bool(stack) and stack[-1].seat == seat


def _frame(width: float, height: float) -> str:
    return rect(1.5, 1.5, width - 3, height - 3, rx=15, fill="none", stroke="var(--brass)",
                stroke_width=3)  # fmt: skip


def _palace(scene: Scene, seat: SeatIndex, width: float, height: float) -> str:
    """The palace in the middle of its ground, as large as it fits."""
    palace = scene.table.palaces[seat]
    box = palace_box(palace)
    scale = min((width - 2 * MARGIN) / box.width, (height - 8) / box.height, _MOST_PIXELS / 100)
    x = width / 2 - scale * (box.x + box.width / 2)
    y = height / 2 - scale * (box.y + box.height / 2)

    def name(tile: Tile, cell: Cell) -> str:
        named = tile_text(scene.words, tile)
        return scene.words.text("tile-at", tile=named, cell=format_cell(cell))

    drawn = palace_body(palace, 100 * scale, name, scene.faces, scene.last.cells(seat))
    return translated(x, y, drawn, scale=scale)
