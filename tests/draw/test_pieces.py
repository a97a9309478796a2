"""Single tiles and palaces, texts in pictures, and the line along the longest wall."""

from itertools import pairwise

import pytest

from alhambra.draw import draw_palace, draw_tile
from alhambra.draw.document import Picture
from alhambra.draw.svg import number
from alhambra.draw.text import fit_text, text_element, text_width
from alhambra.rules.palace import EMPTY, Palace, palace_of
from alhambra.rules.tiles import EAST, SIDES, START, TILES, Sides, Tile, make_tile, parse_sides
from alhambra.rules.wall import longest_stretch

from .scenes import record, words
from .svg_reader import parsed, texts, uses

EN = words("en")
CAMP = make_tile("camp", 8, bastions=parse_sides("ne"))
#: The transform of the end marks of a traced wall.
END_MARK = "rotate(45"


def drawn(tile: Tile, pixels: int) -> list[str]:
    """The symbols of a tile."""
    return uses(parsed(draw_tile(tile, EN, pixels).to_svg()))


@pytest.mark.parametrize(("pixels", "suffix"), [(160, ""), (48, "-small"), (24, "-small")])
@pytest.mark.parametrize("tile", TILES, ids=str)
def test_tile_shows_kind_walls_and_paths(tile: Tile, pixels: int, suffix: str) -> None:
    """components.tiles"""
    found = drawn(tile, pixels)
    walls = tile.walls.bit_count()
    assert found.count(f"side-wall{suffix}") == walls
    assert found.count(f"side-path{suffix}") == 4 - walls
    assert f"emblem-{tile.kind}{suffix}" in found
    assert any(symbol.startswith("medallion") for symbol in found) is (pixels >= 40)


def test_walls_that_meet_have_a_post() -> None:
    corner = next(tile for tile in TILES if tile.id == "seraglio-4-ne")
    ring = next(tile for tile in TILES if tile.id == "tower-7-new")
    assert [drawn(tile, 160).count("post") for tile in (TILES[0], corner, ring)] == [2, 1, 2]


@pytest.mark.parametrize("tile", [*TILES, CAMP], ids=str)
def test_tiny_tile_shows_colour_and_walls(tile: Tile) -> None:
    found = drawn(tile, 12)
    walls = tile.walls.bit_count()
    bastions = (tile.bastions or 0).bit_count()
    assert sorted(found) == ["side-bastion-plain"] * bastions + ["side-wall-plain"] * walls


def test_camp_has_an_arrow_at_each_bastion_and_no_path() -> None:
    """camps.tiles"""
    found = drawn(CAMP, 160)
    assert found.count("side-bastion") == found.count("arrow") == 2
    assert found.count("side-field") == 2
    assert not {"side-path", "side-wall", "court"} & set(found)


def test_start_tile_has_four_paths_and_no_price() -> None:
    """components.start"""
    assert drawn(START, 160).count("side-path") == 4
    assert "medallion" not in drawn(START, 160)


@pytest.mark.parametrize(
    "name", ["base_four_players", "camps", "city_gates", "all_modules_two_players"]
)
def test_traced_wall_is_the_longest(name: str) -> None:
    """score.wall, camps.wall"""
    game = record(name)
    for move in range(0, len(game) + 1, 23):
        for palace in game.game_at(move).palaces:
            wall = longest_stretch(palace.tiles)
            assert len(wall) == palace.wall()
            assert all(a.end == b.start for a, b in pairwise(wall))
            assert len({frozenset((side.start, side.end)) for side in wall}) == len(wall)


def test_closed_wall_has_no_end_marks() -> None:
    walls = {(0, -1): "new", (0, 1): "esw", (1, 0): "nes", (-1, 0): "nsw"}
    walled = palace_of(
        {cell: make_tile("tower", 20, parse_sides(sides)) for cell, sides in walls.items()}
    )
    assert walled.wall() == 12
    ring = draw_palace(walled, EN).to_svg()
    assert 'Z" stroke="#4a3206"' in ring
    assert ring.count(END_MARK) == 0
    assert draw_palace(gated(), EN).to_svg().count(END_MARK) == 0
    open_wall = palace_of({(0, -1): make_tile("tower", 20, parse_sides("new"))})
    assert draw_palace(open_wall, EN).to_svg().count(END_MARK) == 2


def test_palace_without_walls_has_no_trace() -> None:
    assert "#4a3206" not in draw_palace(EMPTY, EN).to_svg()


def gated() -> Palace:
    """Two tiles with a gate between them."""
    tiles = {tile.id: tile for tile in TILES}
    return palace_of({(1, 0): tiles["pavilion-7-e"], (2, 0): tiles["tower-10-w"]}, [((1, 0), EAST)])


@pytest.mark.parametrize("pixels", [72, 40, 12])
def test_gate_is_drawn_over_its_wall(pixels: int) -> None:
    """gates.use"""
    assert uses(parsed(draw_palace(gated(), EN, pixels).to_svg())).count("gate") == 1


def test_palace_has_a_description() -> None:
    description = texts(parsed(draw_palace(gated(), EN).to_svg()))
    assert "An Alhambra, longest wall 0" in description
    assert any("pavilion 7 (wall E) at 1,0" in text for text in description)


def test_every_side_can_be_walled() -> None:
    """Each of the sixteen patterns is drawn; sides are identified by their rotation."""
    for walls in map(Sides, range(16)):
        svg = draw_tile(make_tile("garden", 20 + walls, walls), EN, 160).to_svg()
        for index, side in enumerate(SIDES):
            turn = f' transform="rotate({90 * index} 50 50)"' if index else ""
            wall = f'<use href="#al-side-wall" width="100" height="100"{turn}/>'
            assert (wall in svg) is bool(walls & side)


@pytest.mark.parametrize("text", ["Gemächer", "Versteigerung", "Ammar El’Schauf", "W" * 40])
@pytest.mark.parametrize("width", [40, 90, 200])
def test_long_text_is_shortened(text: str, width: float) -> None:
    shown, size = fit_text(text, 15, width)
    assert text_width(shown, size) <= width * 1.0001
    assert size >= 15 * 0.78 - 1e-9
    assert shown == text or shown.endswith("…")


def test_short_text_is_unchanged() -> None:
    assert fit_text("Denar", 15, 200) == ("Denar", 15)


@pytest.mark.parametrize(
    "text", ['<b>"&', 'id="x"', "var(--none)", "url(#none)", 'href="#none"', "a\x07b", "\ud800"]
)
def test_text_is_escaped(text: str) -> None:
    svg = Picture(text_element(0, 0, text, 12), 10, 10, text, text).to_svg()
    shown = texts(parsed(svg))
    assert shown.count("".join(c if c not in "\x07\ud800" else "\ufffd" for c in text)) == 3


@pytest.mark.parametrize(
    ("value", "text"), [(1.5, "1.5"), (2.0, "2"), (-0.001, "0"), (1 / 3, "0.33")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text
