"""Reading a picture: its elements, and where its texts stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from alhambra.draw.text import text_width

SVG = "{http://www.w3.org/2000/svg}"
_MOVE = re.compile(r"(translate|scale)\(([^)]*)\)")


class Written(NamedTuple):
    """A text and the box around it, in the units of the whole picture."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def parsed(svg: str) -> Xml.Element:
    """The root element; fails if the text is no well-formed XML."""
    return Xml.fromstring(svg)


def ids(root: Xml.Element) -> list[str]:
    """All ids."""
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references(svg: str) -> set[str]:
    """All ids that something refers to."""
    return set(re.findall(r'(?:href="#|url\(#|labelledby=")([\w-]+)', svg))


def uses(root: Xml.Element) -> list[str]:
    """The symbols that are drawn, as often as they are; not what symbols draw themselves."""
    return [
        element.attrib["href"].removeprefix("#al-")
        for part in root
        if part.tag != f"{SVG}defs"
        for element in part.iter(f"{SVG}use")
    ]


def texts(root: Xml.Element) -> list[str]:
    """All texts, the names of things included."""
    return ["".join(element.itertext()) for element in root.iter()]


def written(root: Xml.Element) -> list[Written]:
    """All texts that stand on the ground, not on cards or tiles."""
    return [text for part in root if part.tag != f"{SVG}defs" for text in _written(part, 0, 0, 1)]


def _written(element: Xml.Element, x: float, y: float, scale: float) -> Iterator[Written]:
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
            yield from _written(child, x, y, scale)


def _is_piece(element: Xml.Element) -> bool:
    """Whether this is a card or a tile, which others may lie upon."""
    drawn = [child.get("href", "") for child in element if child.tag == f"{SVG}use"]
    return any(re.match(r"#al-(card|money|medallion|star)", href) for href in drawn)


def _box(element: Xml.Element, x: float, y: float, scale: float) -> Written:
    text = element.text or ""
    size = float(element.attrib["font-size"])
    wide = text_width(text, size, bold=element.get("font-weight") == "700") * scale
    left, base = x + scale * float(element.attrib["x"]), y + scale * float(element.attrib["y"])
    anchor = element.get("text-anchor")
    left -= {"end": wide, "middle": wide / 2}.get(anchor or "", 0)
    return Written(text, left, base - 0.72 * size * scale, left + wide, base + 0.2 * size * scale)


def overlap(one: Written, other: Written) -> bool:
    """Whether two texts run into one another."""
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )
