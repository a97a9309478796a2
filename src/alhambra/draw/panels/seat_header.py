"""The header of a seat: who sits there, the score, and what can be counted."""

from __future__ import annotations

from alhambra.draw.scene import Scene
from alhambra.draw.svg import path, translated, use, with_title
from alhambra.draw.text import text_element, text_width
from alhambra.rules.seats import SeatIndex

from .panel import MARGIN, PanelPart

_HEIGHT = 46
#: In a narrow panel the counts stand on a line of their own.
_NARROW = 320
_SECOND_LINE = 24
_FACT = 44
_NAME_X = 48


def seat_header(scene: Scene, seat: SeatIndex, width: float) -> PanelPart:
    """Star and name on the left, score on the right; wall, cards and reserve between or below."""
    narrow = width < _NARROW
    height = _HEIGHT + _SECOND_LINE if narrow else _HEIGHT
    score = str(scene.table.scores[seat])
    end = width - MARGIN - text_width(score, 22, bold=True) - 12
    facts = _facts(scene, seat)
    x, y = (_NAME_X, _HEIGHT + 6) if narrow else (end - _FACT * len(facts), 29)
    return PanelPart(
        with_title(
            seat_title(scene, seat),
            _ground(width, height),
            scene.star(seat, 10, 8, 30),
            text_element(
                _NAME_X,
                29,
                scene.name(seat),
                16,
                bold=True,
                width=(end if narrow else x) - _NAME_X - 8,
            ),
            *(translated(x + index * _FACT, y, fact) for index, fact in enumerate(facts)),
            text_element(width - MARGIN, 31, score, 22, bold=True, font="num", text_anchor="end"),
        ),
        height,
    )


def seat_title(scene: Scene, seat: SeatIndex) -> str:
    """A seat in words: points, wall, cards and reserve."""
    table = scene.table
    return scene.words.text(
        "draw-seat", name=scene.name(seat), points=table.scores[seat],
        wall=table.palaces[seat].wall(), cards=table.hand_sizes[seat],
        reserve=len(table.reserves[seat]),
    )  # fmt: skip


def _facts(scene: Scene, seat: SeatIndex) -> list[str]:
    table = scene.table
    counts = {
        "icon-wall": table.palaces[seat].wall(),
        "icon-cards": table.hand_sizes[seat],
        "icon-reserve": len(table.reserves[seat]),
    }
    return [
        use(icon, 0, -13, 15, color="var(--muted)")
        + text_element(19, 0, str(count), 14, font="num")
        for icon, count in counts.items()
    ]


def _ground(width: float, height: float) -> str:
    right = width - 1
    upper = f"M1 {height}V16A15 15 0 0 1 16 1H{right - 15:g}A15 15 0 0 1 {right:g} 16V{height}Z"
    return path(upper, fill="var(--surface)") + path(f"M1 {height}H{right:g}", stroke="var(--line)")
