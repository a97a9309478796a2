"""What lies open of a module that has no face: labelled chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from alhambra.locales.module_text import module_text
from alhambra.locales.things import chip_text
from alhambra.rules.seats import SeatIndex

from .panels.panel import ITEM_HEIGHT, PanelPart, StripItem, section
from .svg import rect, translated, with_title
from .text import text_element, text_width

if TYPE_CHECKING:
    from .scene import Scene

_HEIGHT = 26
_SIZE = 13
_PADDING = 12
_GAP = 8


def seat_chips(module: str, scene: Scene, seat: SeatIndex) -> Iterator[StripItem]:
    """The chips before a seat."""
    for label in _labels(module, scene, seat):
        chip = translated(0, (ITEM_HEIGHT - _HEIGHT) / 2, _chip(label))
        yield StripItem(with_title(label, chip), _width(label))


def table_chips(module: str, scene: Scene, width: float) -> PanelPart | None:
    """A section with the chips that belong to nobody, as many in a row as have room."""
    drawn, x, y = [], 0.0, 0.0
    for label in _labels(module, scene, None):
        wide = min(_width(label), width)
        if x + wide > width:
            x, y = 0, y + _HEIGHT + _GAP
        drawn.append(translated(x, y, with_title(label, _chip(label, wide))))
        x += wide + _GAP
    if not drawn:
        return None
    inside = PanelPart("".join(drawn), y + _HEIGHT)
    return section(module_text(scene.words, module), "", inside, width)


def _labels(module: str, scene: Scene, seat: SeatIndex | None) -> Iterator[str]:
    state = scene.table.rules.states.get(module)
    if state is not None:
        for chip in state.chips(scene.table.states[module]):
            if chip.seat == seat:
                yield chip_text(scene.words, chip.label, chip.count)


def _width(label: str) -> float:
    return text_width(label, _SIZE) + 2 * _PADDING


def _chip(label: str, width: float | None = None) -> str:
    wide = _width(label) if width is None else width
    ground = rect(0.5, 0.5, wide - 1, _HEIGHT - 1, rx=_HEIGHT / 2, fill="var(--surface)",
                  stroke="var(--line-strong)")  # fmt: skip
    return ground + text_element(
        wide / 2,
        _HEIGHT / 2 + 4.5,
        label,
        _SIZE,
        width=wide - 2 * _PADDING + 1,
        text_anchor="middle",
    )
