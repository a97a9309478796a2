"""The market: four squares with their currencies, and how many tiles are left."""

from __future__ import annotations

from alhambra.draw.forms import Form
from alhambra.draw.highlight import highlight_frame
from alhambra.draw.scene import Scene
from alhambra.draw.svg import rect, translated, use, with_title
from alhambra.draw.text import text_element, text_width
from alhambra.draw.tiles import tile_body
from alhambra.locales.things import currency_text, tile_text
from alhambra.rules.market import SQUARE_CURRENCIES, SQUARES

from .panel import PanelPart, section

_GAP = 8
_RIM = 4
_NAME = 25
_PIPS = 27


def market_section(scene: Scene, width: float) -> PanelPart:
    """The squares in a row, below them a mark for every two tiles left."""
    table, words = scene.table, scene.words
    plate = (width - 3 * _GAP) / 4
    squares = [
        translated(index * (plate + _GAP), 0, _square(scene, index, plate)) for index in range(4)
    ]
    height = plate + _NAME
    pips = translated(0, height + 12, _pips(scene, width))
    left = words.text("draw-tiles-left", count=table.supply_size)
    title = words.text("draw-market")
    return section(title, left, PanelPart("".join(squares) + pips, height + 19), width)


def _square(scene: Scene, index: int, plate: float) -> str:
    currency = SQUARE_CURRENCIES[index].name
    ink = f"var(--on-cur-{currency})"
    name = currency_text(scene.words, currency).capitalize()
    side = plate - 2 * _RIM
    room = plate - 32
    x = (plate - min(room, text_width(name, 13, bold=True)) - 19) / 2
    return "".join((
        rect(0, 0, plate, plate + _NAME, rx=10, fill=f"var(--cur-{currency})"),
        translated(_RIM, _RIM, _tile(scene, index, side)),
        use(f"sign-{currency}", x, plate + 4, 14, color=ink),
        text_element(x + 19, plate + 16, name, 13, width=room, bold=True, fill=ink),
    ))  # fmt: skip


def _tile(scene: Scene, index: int, side: float) -> str:
    tile = scene.table.market[index]
    if tile is None:
        currency = SQUARE_CURRENCIES[index].name
        empty = rect(0, 0, side, side, rx=6, fill="#000", opacity=0.28)
        sold = scene.words.text("draw-sold")
        return empty + text_element(
            side / 2,
            side / 2 + 4,
            sold,
            13,
            width=side - 8,
            fill=f"var(--on-cur-{currency})",
            text_anchor="middle",
        )
    drawn = with_title(tile_text(scene.words, tile), tile_body(tile, Form.LARGE))
    frame = ""
    if SQUARES[index] in scene.last.squares(scene.faces):
        frame = highlight_frame(side, side, 3.5)
    return translated(0, 0, drawn, scale=side / 100) + frame


def _pips(scene: Scene, width: float) -> str:
    step = width / _PIPS
    left = scene.table.supply_size
    total = len(scene.table.rules.tiles)
    return "".join(
        rect(index * step, 0, step - 3, 7, rx=2,
             fill="var(--good)" if index * total < left * _PIPS else "var(--line)")
        for index in range(_PIPS)
    )  # fmt: skip
