"""What lies before a player: tiles, cards of modules, and the hand from behind."""

from __future__ import annotations

from alhambra.draw.cards import card_back
from alhambra.draw.forms import form_for
from alhambra.draw.highlight import highlight_frame
from alhambra.draw.scene import Scene
from alhambra.draw.svg import translated, with_title
from alhambra.draw.tiles import tile_body
from alhambra.locales.things import tile_text
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .panel import ITEM_HEIGHT, MARGIN, StripItem, strip_card

#: The height of the strip.
STRIP = 76
_GAP = 9
#: Room for the backs of a whole hand, and from one back to the next.
_BACKS, _STEP = 84, 9


def strip_items(scene: Scene, seat: SeatIndex) -> list[StripItem]:
    """All that lies before a seat: new tiles, the reserve, cards of modules, the hand."""
    table = scene.table
    new = [tile for step in table.stack if step.seat == seat for tile in step.held()]
    # From the last module to the first: single cards come before those that are only counted.
    of_modules = (face.strip_items(scene, seat) for face in reversed(scene.faces))
    return [
        *(_tile(scene, tile, highlight_frame(ITEM_HEIGHT, ITEM_HEIGHT, 3)) for tile in new),
        *(_tile(scene, tile) for tile in table.reserves[seat]),
        *(item for items in of_modules for item in items),
        *_hidden(scene, seat),
    ]


def strip(items: list[StripItem], width: float) -> str:
    """Everything in one row, smaller if it would not fit."""
    needed = sum(item.width for item in items) + _GAP * (len(items) - 1)
    scale = min(1.0, (width - 2 * MARGIN) / needed)
    row, x = [], 0.0
    for item in items:
        row.append(translated(x, 0, item.body))
        x += item.width + _GAP
    return translated(
        (width - scale * needed) / 2, (STRIP - scale * ITEM_HEIGHT) / 2 - 2, *row, scale=scale
    )


def _tile(scene: Scene, tile: Tile, frame: str = "") -> StripItem:
    drawn = translated(0, 0, tile_body(tile, form_for(ITEM_HEIGHT)), scale=ITEM_HEIGHT / 100)
    return StripItem(with_title(tile_text(scene.words, tile), drawn, frame), ITEM_HEIGHT)


def _hidden(scene: Scene, seat: SeatIndex) -> list[StripItem]:
    """The viewer's own hand lies open elsewhere."""
    count = scene.table.hand_sizes[seat]
    if not count or seat == scene.table.seat:
        return []
    title = scene.words.text("draw-card-backs", count=count)
    return [strip_card(title, *[card_back("money")] * count, step=min(_STEP, _BACKS / count))]
