"""SVG as text: elements, short numbers, transforms."""

from __future__ import annotations

import re
from html import escape

#: What an attribute can be; None leaves it out.
Value = str | float | None


#: Characters that no XML file may hold.
_UNFIT = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def plain(text: str) -> str:
    """Text for people, whatever is in it: it cannot be taken for a tag, an id or a token."""
    fit = escape(_UNFIT.sub("\ufffd", text))
    return fit.replace("(#", "(&#35;").replace("(--", "(&#45;-")


def number(value: float) -> str:
    """A number with two digits at most and nothing to spare."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(name: str, *inside: str, **attributes: Value) -> str:
    """An element; `stroke_width=2` is written `stroke-width="2"`."""
    written = "".join(
        f' {key.replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def group(*inside: str, **attributes: Value) -> str:
    """Several elements together."""
    return element("g", *inside, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def path(d: str, **attributes: Value) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def use(symbol: str, x: float = 0, y: float = 0, width: float = 100, height: float = 0,
        **attributes: Value) -> str:  # fmt: skip
    """A symbol of the art, square unless a height is given."""
    return element(
        "use", href=f"#{symbol}", x=x or None, y=y or None,
        width=width, height=height or width, **attributes,
    )  # fmt: skip


def translated(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Elements moved to x and y, and scaled."""
    transform = f"translate({number(x)} {number(y)})"
    if scale != 1:
        transform += f" scale({scale:.4g})"
    return group(*inside, transform=transform)


def with_title(title: str, *inside: str) -> str:
    """Elements with a title, which screen readers read out."""
    return group(element("title", plain(title)), *inside)
