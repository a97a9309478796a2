"""Text in pictures. There is no font to measure with, so widths are cautious estimates."""

from __future__ import annotations

from .svg import Value, element, plain

#: Widths of characters in ems, as wide as the broader of common fonts have them.
_WIDTHS = {
    **dict.fromkeys("ijl.,:;'’|!·", 0.31),
    **dict.fromkeys('ft()r-/–"', 0.42),
    **dict.fromkeys("mwMW%", 0.93),
    **dict.fromkeys("ABCDEFGHJKLNOPQRSTUVXYZÄÖÜÑ◆×…", 0.71),
    " ": 0.28,
}
_OTHER = 0.6
_BOLD = 1.15
#: A text is made smaller down to this share of its size before it is cut.
_SMALLEST = 0.78
_MORE = "…"


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """An estimate of the width of a text, rather too large than too small."""
    ems = sum(_WIDTHS.get(letter, _OTHER) for letter in text)
    return ems * size * (_BOLD if bold else 1)


def fit_text(text: str, size: float, width: float, *, bold: bool = False) -> tuple[str, float]:
    """The text and its size so that it fits: smaller if need be, and cut if it must be."""
    needs = text_width(text, size, bold=bold)
    if needs <= width:
        return text, size
    if width / needs >= _SMALLEST:
        return text, size * width / needs
    size *= _SMALLEST
    while text and text_width(text + _MORE, size, bold=bold) > width:
        text = text[:-1].rstrip()
    return text + _MORE, size


def text_element(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    width: float | None = None,
    bold: bool = False,
    font: str | None = None,
    **attributes: Value,
) -> str:
    """A line of text on a base line; with a width, it is made to fit.

    `font` is display or num; without one it is that of the whole picture.
    """
    if width is not None:
        text, size = fit_text(text, size, width, bold=bold)
    return element(
        "text",
        plain(text),
        x=x,
        y=y,
        font_size=size,
        font_weight="700" if bold else None,
        font_family=f"var(--font-{font})" if font else None,
        **{"fill": "var(--ink)", **attributes},
    )
