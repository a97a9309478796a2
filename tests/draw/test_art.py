"""The art files: symbols, tokens, and a picture for every component of the game."""

import re

import pytest

from alhambra.draw.files import drawings, read_art
from alhambra.draw.forms import Form, form_for
from alhambra.draw.symbols import needed, symbols
from alhambra.draw.tokens import THEMES, tokens
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import CURRENCIES
from alhambra.rules.tiles import KINDS

from .svg_reader import SVG, ids, parsed

NEEDED = [
    *(f"emblem-{kind}{size}" for kind in (*KINDS, "start", "camp") for size in ("", "-small")),
    *(f"side-{side}{size}" for side in ("wall", "bastion") for size in ("", "-small", "-plain")),
    *(f"{name}-{c.name}" for c in (*CURRENCIES, DIAMOND) for name in ("money", "sign")),
    *(f"{name}-{id}" for id in IDS for name in ("portrait", "sign")),
]


@pytest.mark.parametrize("name", drawings())
def test_art_files_are_well_formed(name: str) -> None:
    root = parsed(read_art(name))
    found = ids(root)
    assert found
    assert all(element.tag in (f"{SVG}symbol", f"{SVG}pattern") for element in root)
    assert all(id in symbols() for id in found)


def test_ids_are_unique() -> None:
    found = [id for name in drawings() for id in ids(parsed(read_art(name)))]
    assert len(found) == len(set(found)) == len(symbols())


@pytest.mark.parametrize("id", NEEDED)
def test_every_component_has_a_symbol(id: str) -> None:
    assert id in symbols()


@pytest.mark.parametrize("id", symbols())
def test_symbols_refer_to_existing_ids(id: str) -> None:
    assert needed(f'<use href="#{id}"/>').count(f'id="{id}"') == 1
    for theme in THEMES:
        assert set(re.findall(r"var\(--([\w-]+)\)", symbols()[id])) <= tokens(theme).keys()


@pytest.mark.parametrize("name", drawings())
def test_symbols_stay_in_their_boxes(name: str) -> None:
    """Not every viewer clips what extends beyond the edge of a symbol."""
    for symbol in parsed(read_art(name)).iter(f"{SVG}symbol"):
        _, _, width, height = map(float, symbol.attrib["viewBox"].split())
        for shape in symbol.iter(f"{SVG}polygon"):
            points = [point.split(",") for point in shape.attrib["points"].split()]
            assert all(0 <= float(x) <= width and 0 <= float(y) <= height for x, y in points)
        for shape in symbol.iter(f"{SVG}rect"):
            x, y = float(shape.get("x", 0)), float(shape.get("y", 0))
            assert 0 <= x <= x + float(shape.attrib["width"]) <= width
            assert 0 <= y <= y + float(shape.attrib["height"]) <= height


def test_portraits_and_signs_differ() -> None:
    for name in ("portrait", "sign"):
        shapes = {re.sub(r"id=\"[\w-]+\"", "", symbols()[f"{name}-{id}"]) for id in IDS}
        assert len(shapes) == len(IDS)


@pytest.mark.parametrize(
    ("pixels", "form"),
    [(160, Form.LARGE), (64, Form.LARGE), (63, Form.SMALL), (48, Form.SMALL), (24, Form.SMALL),
     (16, Form.SMALL), (15, Form.PLAIN)],
)  # fmt: skip
def test_form_depends_on_the_size(pixels: int, form: Form) -> None:
    assert form_for(pixels) is form
