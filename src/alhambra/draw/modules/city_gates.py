"""Gate cards, and the gates that stand in palaces (gates.*)."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.draw.cards import card_symbol
from alhambra.draw.faces import DrawFace, SheetSamples
from alhambra.draw.panels.panel import StripItem, strip_card
from alhambra.draw.scene import Scene
from alhambra.draw.svg import number, use, with_title
from alhambra.draw.text import text_element
from alhambra.locales import Words
from alhambra.rules.grid import Cell
from alhambra.rules.modules.city_gates.state import find_gates
from alhambra.rules.palace import Palace
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import EAST

#: A gate leaves the prices of both tiles free.
_GATE = 72


def _gate_card(words: Words, *, small: bool = False) -> str:
    """A gate card; a small one has no name."""
    if small:
        return card_symbol("card-gate")
    return card_symbol("card-gate") + text_element(
        50, 127, words.text("draw-gate-card"), 12.5, width=84, bold=True, font="display",
        fill="var(--wood-ink)", text_anchor="middle",
    )  # fmt: skip


def _display_cards(scene: Scene) -> Iterator[str]:
    gates = find_gates(scene.table)
    if gates is not None and gates.face_up:
        yield with_title(scene.words.text("special-gate"), _gate_card(scene.words))


def _strip_items(scene: Scene, seat: SeatIndex) -> Iterator[StripItem]:
    gates = find_gates(scene.table)
    words = scene.words
    for _ in range(gates.held[seat] if gates else 0):
        yield strip_card(words.text("special-gate"), _gate_card(words, small=True))


def _gates(palace: Palace) -> Iterator[str]:
    for cell, side in sorted(palace.works.gates):
        yield _gate(cell, side)


def _gate(cell: Cell, side: int) -> str:
    """A gate over the eastern or southern side of a cell."""
    x, y = 100 * cell[0] + 50, 100 * cell[1] + 50
    x, y = (x + 50, y) if side == EAST else (x, y + 50)
    turned = f"rotate(90 {number(x)} {number(y)})" if side == EAST else None
    return use("gate", x - _GATE / 2, y - _GATE / 2, _GATE, transform=turned)


def _samples(words: Words) -> SheetSamples:
    return SheetSamples(cards=(_gate_card(words),), palace_gates=(((1, 0), EAST),))


FACE = DrawFace(
    display_cards=_display_cards, strip_items=_strip_items, palace=_gates, samples=_samples
)
