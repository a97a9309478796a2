"""What lies before a player: tiles, characters, gate cards, and the hand from behind."""

from __future__ import annotations

from typing import NamedTuple

from alhambra.draw.cards import HEIGHT, WIDTH, card_back, character_card, gate_card
from alhambra.draw.forms import form_for
from alhambra.draw.marks import new_frame
from alhambra.draw.scene import Scene
from alhambra.draw.svg import at, titled
from alhambra.draw.tiles import tile_body
from alhambra.locales.things import character_text, tile_text
from alhambra.rules.open_table import characters_of, gates_of
from alhambra.rules.tiles import Tile

from .panel import MARGIN

#: The height of the strip, and of what lies in it.
STRIP = 76
_HIGH = 54
_CARD = _HIGH * WIDTH / HEIGHT
_GAP = 9
#: Room for the backs of a whole hand, and from one back to the next.
_BACKS, _STEP = 84, 9


class Thing(NamedTuple):
    """Something that lies there, and how wide it is."""

    body: str
    width: float


def things_of(scene: Scene, seat: int) -> list[Thing]:
    """All that lies before a seat: new tiles, the reserve, cards."""
    table, words = scene.table, scene.words
    characters, gates = characters_of(table), gates_of(table)
    owned = characters.owned[seat] if characters else ()
    held = gates.held[seat] if gates else 0
    new = [tile for step in table.stack if step.seat == seat for tile in step.held()]
    return [
        *(_tile(scene, tile, new_frame(_HIGH, _HIGH, 3)) for tile in new),
        *(_tile(scene, tile) for tile in table.reserves[seat]),
        *(_card(character_text(words, id), character_card(words, id, small=True)) for id in owned),
        *(_card(words.text("gate-card"), gate_card(words, small=True)) for _ in range(held)),
        *_hidden(scene, seat),
    ]


def strip(things: list[Thing], width: float) -> str:
    """Everything in one row, smaller if it would not fit."""
    needed = sum(thing.width for thing in things) + _GAP * (len(things) - 1)
    scale = min(1.0, (width - 2 * MARGIN) / needed)
    row, x = [], 0.0
    for thing in things:
        row.append(at(x, 0, thing.body))
        x += thing.width + _GAP
    return at((width - scale * needed) / 2, (STRIP - scale * _HIGH) / 2 - 2, *row, scale=scale)


def _tile(scene: Scene, tile: Tile, frame: str = "") -> Thing:
    drawn = at(0, 0, tile_body(tile, form_for(_HIGH)), scale=_HIGH / 100)
    return Thing(titled(tile_text(scene.words, tile), drawn, frame), _HIGH)


def _card(title: str, card: str) -> Thing:
    return Thing(titled(title, at(0, 0, card, scale=_CARD / WIDTH)), _CARD)


def _hidden(scene: Scene, seat: int) -> list[Thing]:
    """The viewer's own hand lies open elsewhere."""
    count = scene.table.hand_sizes[seat]
    if not count or seat == scene.table.seat:
        return []
    step = min(_STEP, _BACKS / count)
    backs = [at(index * step, 0, card_back("money"), scale=_CARD / WIDTH) for index in range(count)]
    title = scene.words.text("draw-card-backs", count=count)
    return [Thing(titled(title, *backs), _CARD + step * (count - 1))]
