"""The tiles of the neutral player (two.neutral), in rows below the palaces."""

from __future__ import annotations

from alhambra.draw.faces import DrawFace
from alhambra.draw.forms import form_for
from alhambra.draw.panels.panel import MARGIN, PanelPart, panel_background
from alhambra.draw.scene import Scene
from alhambra.draw.svg import translated, with_title
from alhambra.draw.text import text_element
from alhambra.draw.tiles import tile_body
from alhambra.locales.things import tile_text
from alhambra.rules.modules.two_players import find_tiles
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import Tile

_HEAD = 46
_PITCH = 71
_GAP = 5


def _neutral_panel(scene: Scene, width: float) -> PanelPart:
    """Name, points and tiles."""
    points = sum(line.points for line in scene.table.lines if line.owner == NEUTRAL)
    rows = _rows(scene, find_tiles(scene.table) or (), width - 2 * MARGIN)
    height = _HEAD + 6 + rows.height + MARGIN - _GAP
    drawn = (
        panel_background(width, height),
        scene.star(NEUTRAL, 10, 8, 30),
        text_element(48, 29, scene.name(NEUTRAL), 16, width=width - 110, bold=True),
        text_element(width - MARGIN, 31, str(points), 22, bold=True, font="num", text_anchor="end"),
        translated(MARGIN, _HEAD + 6, rows.body),
    )
    return PanelPart("".join(drawn), height)


def _rows(scene: Scene, tiles: tuple[Tile, ...], width: float) -> PanelPart:
    columns = int(width / _PITCH)
    size = _PITCH - _GAP
    drawn = [
        translated(
            index % columns * _PITCH,
            index // columns * _PITCH,
            with_title(tile_text(scene.words, tile), tile_body(tile, form_for(size))),
            scale=size / 100,
        )
        for index, tile in enumerate(tiles)
    ]
    return PanelPart("".join(drawn), -(-len(tiles) // columns) * _PITCH)


FACE = DrawFace(panel=_neutral_panel)
