"""A tile in a box of 100 × 100, drawn from the ground up.

Whatever belongs to a side is drawn once, for the north, and turned.
"""

from __future__ import annotations

from itertools import pairwise

from alhambra.rules.tiles import SIDES, START, Tile

from .forms import Form
from .svg import number, rect, translated, use
from .symbols import symbols
from .text import text_element
from .tokens import kind_color

#: Kinds with a pale ground, on which pale lines would not show.
_PALE = ("chambers", "start")
#: Where the price stands by form: centre, size of one digit and of two.
_PRICES = {Form.LARGE: (22, 17, 15.5), Form.SMALL: (21, 25, 22)}
#: The emblem leaves room for the medallion.
_EMBLEM = (5, 4.6, 0.94)


def tile_body(tile: Tile, form: Form = Form.LARGE, *, price: bool = True) -> str:
    """The tile; `price` can be left out where it is too small to read."""
    if form is Form.PLAIN:
        return _plain(tile)
    inside = _outwork(tile, form) if tile.bastions is not None else _building(tile, form)
    return "".join((_ground(tile, form), inside, _rim(form), _price(tile, form) if price else ""))


def _ground(tile: Tile, form: Form) -> str:
    square = rect(0, 0, 100, 100, fill=f"var(--{kind_color(tile.kind)})")
    if form is Form.SMALL:
        return square
    tone = "var(--stone-pathline)" if tile.kind in _PALE else "#fff"
    return square + use("ground-lines", color=tone)


def _building(tile: Tile, form: Form) -> str:
    walls = [side for side in range(4) if tile.walls & SIDES[side]]
    corners = [side for side, after in pairwise((0, 1, 2, 3, 0)) if {side, after} <= {*walls}]
    return "".join((
        *(_turned("side-path", side, form) for side in range(4) if side not in walls),
        use(f"court{form.value}", color=f"var(--{kind_color(tile.kind)}-deep)"),
        *(_turned("side-wall", side, form) for side in walls),
        *(_turned("post", side, form) for side in corners),
        _emblem(tile, form),
    ))  # fmt: skip


def _emblem(tile: Tile, form: Form) -> str:
    emblem = _kind_emblem(tile, form)
    if form is Form.SMALL or tile is START:
        return emblem
    x, y, scale = _EMBLEM
    return translated(x, y, emblem, scale=scale)


def _kind_emblem(tile: Tile, form: Form) -> str:
    """The emblem of a kind; its first letters where no art has one."""
    symbol = f"emblem-{tile.kind}{form.value}"
    if symbol in symbols():
        return use(symbol)
    return text_element(50, 58, tile.kind[:3].capitalize(), 24, bold=True, font="display",
                 fill="var(--stone-ink)", text_anchor="middle")  # fmt: skip


def _outwork(tile: Tile, form: Form) -> str:
    bastions = [side for side in range(4) if (tile.bastions or 0) & SIDES[side]]
    fields = [side for side in range(4) if side not in bastions] if form is Form.LARGE else []
    return "".join((
        *(_turned("side-bastion", side, form) for side in bastions),
        *(_turned("side-field", side, form) for side in fields),
        _kind_emblem(tile, form),
        *(_turned("arrow", side, form) for side in bastions),
    ))  # fmt: skip


def _rim(form: Form) -> str:
    """A thin line between two tiles of one kind."""
    width = 1.2 if form is Form.LARGE else 2
    return rect(0.6, 0.6, 98.8, 98.8, fill="none", stroke="#1b120a", stroke_opacity=0.4,
                stroke_width=width)  # fmt: skip


def _price(tile: Tile, form: Form) -> str:
    if not tile.price:
        return ""
    centre, one, two = _PRICES[form]
    size = one if tile.price < 10 else two
    digits = text_element(
        centre, centre + size * 0.34, str(tile.price), size, fill="var(--stone-ink)",
        text_anchor="middle", bold=True, font="num",
        letter_spacing=-0.8 if tile.price > 9 else None,
    )  # fmt: skip
    return use(f"medallion{form.value}") + digits


def _plain(tile: Tile) -> str:
    """Colour and walls only."""
    sides = [(side, tile.side(SIDES[side])) for side in range(4)]
    return "".join((
        rect(0, 0, 100, 100, fill=f"var(--{kind_color(tile.kind)})"),
        rect(28, 28, 44, 44, fill=f"var(--{kind_color(tile.kind)}-deep)"),
        *(_turned(f"side-{what}", side, Form.PLAIN) for side, what in sides
          if what in ("wall", "bastion")),
    ))  # fmt: skip


def _turned(symbol: str, side: int, form: Form) -> str:
    transform = f"rotate({number(90 * side)} 50 50)" if side else None
    return use(f"{symbol}{form.value}", transform=transform)
