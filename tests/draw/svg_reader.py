"""Read a picture: its elements, and the boxes of its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from alhambra.draw.text import text_width

SVG = "{http://www.w3.org/2000/svg}"
_MOVE = re.compile(r"(translate|scale)\(([^)]*)\)")


class TextBox(NamedTuple):
    """A text and its bounding box, in the units of the whole picture."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def parsed(svg: str) -> Xml.Element:
    """The root element; raises if the text is not well-formed XML."""
    return Xml.fromstring(svg)


def ids(root: Xml.Element) -> list[str]:
    """All ids."""
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references(svg: str) -> set[str]:
    """All ids that are referred to."""
    return set(re.findall(r'(?:href="#|url\(#|labelledby=")([\w-]+)', svg))


def uses(root: Xml.Element) -> list[str]:
    """The symbols that are drawn, repeats included, without those inside other symbols."""
    return [
        element.attrib["href"].removeprefix("#al-")
        for part in root
        if part.tag != f"{SVG}defs"
        for element in part.iter(f"{SVG}use")
    ]


def texts(root: Xml.Element) -> list[str]:
    """All texts, titles of elements included."""
    return ["".join(element.itertext()) for element in root.iter()]


def text_boxes(root: Xml.Element) -> list[TextBox]:
    """All texts on the background, not on cards or tiles."""
    return [
        text for part in root if part.tag != f"{SVG}defs" for text in _text_boxes(part, 0, 0, 1)
    ]


def _text_boxes(element: Xml.Element, x: float, y: float, scale: float) -> Iterator[TextBox]:
    if "rotate" in element.get("transform", ""):
        return
    for name, numbers in _MOVE.findall(element.get("transform", "")):
        values = [float(number) for number in numbers.split()]
        if name == "scale":
            scale *= values[0]
        else:
            x, y = x + scale * values[0], y + scale * values[1]
    if element.tag == f"{SVG}text":
        yield _box(element, x, y, scale)
    elif not _is_piece(element):
        for child in element:
            yield from _text_boxes(child, x, y, scale)


def _is_piece(element: Xml.Element) -> bool:
    """Whether this is a card or a tile, which texts may overlap."""
    drawn = [child.get("href", "") for child in element if child.tag == f"{SVG}use"]
    return any(re.match(r"#al-(card|money|medallion|star)", href) for href in drawn)


def _box(element: Xml.Element, x: float, y: float, scale: float) -> TextBox:
    text = element.text or ""
    size = float(element.attrib["font-size"])
    wide = text_width(text, size, bold=element.get("font-weight") == "700") * scale
    left, base = x + scale * float(element.attrib["x"]), y + scale * float(element.attrib["y"])
    anchor = element.get("text-anchor")
    left -= {"end": wide, "middle": wide / 2}.get(anchor or "", 0)
    return TextBox(text, left, base - 0.72 * size * scale, left + wide, base + 0.2 * size * scale)


def overlap(one: TextBox, other: TextBox) -> bool:
    """Whether two texts overlap."""
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )
