"""The common look of all panels: a plain background, one thin line, a title in serif."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from alhambra.draw.cards import HEIGHT, WIDTH
from alhambra.draw.svg import path, rect, translated, with_title
from alhambra.draw.text import text_element, text_width

#: From one part to the next, and from the rim of a panel to what is in it.
GAP = 14
MARGIN = 16
TITLE = 17
NOTE = 12.5
_HEADING = 34
#: The height of what lies in a strip before a player, and the width of a card there.
ITEM_HEIGHT = 54
ITEM_CARD = ITEM_HEIGHT * WIDTH / HEIGHT


class PanelPart(NamedTuple):
    """Something drawn, and how high it is."""

    body: str
    height: float


class StripItem(NamedTuple):
    """Something that lies in the strip before a player, and how wide it is."""

    body: str
    width: float


def strip_card(title: str, *cards: str, step: float = 0) -> StripItem:
    """A card in the strip, or several that cover one another, each so far from the one before."""
    drawn = [
        translated(index * step, 0, card, scale=ITEM_CARD / WIDTH)
        for index, card in enumerate(cards)
    ]
    return StripItem(with_title(title, *drawn), ITEM_CARD + step * (len(cards) - 1))


def section(title: str, note: str, inside: PanelPart, width: float) -> PanelPart:
    """A titled part of a panel."""
    named = text_element(0, 18, title, TITLE, width=width * 0.62, bold=True, font="display")
    room = width - min(width * 0.62, text_width(title, TITLE, bold=True)) - GAP
    noted = text_element(width, 18, note, NOTE, width=room, fill="var(--muted)", text_anchor="end")
    return PanelPart(named + noted + translated(0, _HEADING, inside.body), _HEADING + inside.height)


def panel_background(width: float, height: float, *, fill: str = "var(--surface)") -> str:
    """The background of a panel."""
    return rect(0.5, 0.5, width - 1, height - 1, rx=16, fill=fill, stroke="var(--line)")


def panel(parts: Iterable[PanelPart], width: float, lowest: float = 0) -> PanelPart:
    """Sections one below the other, separated by thin lines; at least this high."""
    drawn: list[str] = []
    y = float(MARGIN)
    for part in parts:
        if drawn:
            line = path(f"M{MARGIN} 0H{width - MARGIN:g}", stroke="var(--line)")
            drawn.append(translated(0, y + GAP, line))
            y += 2 * GAP
        drawn.append(translated(MARGIN, y, part.body))
        y += part.height
    height = max(lowest, y + MARGIN)
    return PanelPart(panel_background(width, height) + "".join(drawn), height)
