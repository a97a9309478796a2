"""Pictures of single things: a palace, a tile."""

from __future__ import annotations

from alhambra.locales import Words
from alhambra.locales.things import tile_text
from alhambra.rules.actions import format_cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import Tile

from .document import Picture
from .faces import all_draw_faces
from .forms import PRICE_PIXELS, form_for
from .palaces import palace_body, palace_box
from .svg import rect, translated
from .tiles import tile_body

#: Pixels of a tile, alone and in a palace.
TILE_PIXELS = 100
PALACE_PIXELS = 72


def draw_tile(tile: Tile, words: Words, pixels: float = TILE_PIXELS) -> Picture:
    """A tile; below 64 pixels in its small form, below 16 in plain colour."""
    drawn = tile_body(tile, form_for(pixels), price=pixels >= PRICE_PIXELS)
    body = translated(0, 0, drawn, scale=pixels / 100)
    return Picture(body, pixels, pixels, tile_text(words, tile))


def draw_palace(palace: Palace, words: Words, pixels: float = PALACE_PIXELS) -> Picture:
    """A palace with its longest wall, so many pixels a tile."""
    box = palace_box(palace)
    scale = pixels / 100
    names = {
        cell: words.text("tile-at", tile=tile_text(words, tile), cell=format_cell(cell))
        for cell, tile in palace.tiles.items()
    }
    drawn = palace_body(palace, pixels, lambda _, cell: names[cell], all_draw_faces())
    width, height = box.width * scale, box.height * scale
    ground = rect(0, 0, width, height, rx=10, fill="var(--board)")
    body = ground + translated(-box.x * scale, -box.y * scale, drawn, scale=scale)
    description = "; ".join(names[cell] for cell in sorted(names))
    return Picture(body, width, height, words.text("draw-palace", wall=palace.wall()), description)
