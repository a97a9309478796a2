"""Palaces in box-drawing characters."""

from rich.text import Text

from alhambra.cli.render.palace import palace_lines, tile_lines
from alhambra.cli.render.thumbnail import thumbnail
from alhambra.locales import Words
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.palace import Palace, palace_of
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.tiles import SOUTH, WEST

WORDS = Words()
BY_ID = make_ruleset(3, "classic", BUILT_IN).tile_by_id


def picture(cells: dict[tuple[int, int], str], **marks: tuple[int, int]) -> list[str]:
    palace = palace_of({cell: BY_ID[id] for cell, id in cells.items()})
    return drawn(palace, **marks)


def drawn(palace: Palace, **marks: tuple[int, int]) -> list[str]:
    lines = palace_lines(WORDS, palace, {cell: text for text, cell in marks.items()})
    return [line.plain.rstrip() for line in lines]


def test_walls_are_thick_and_open_sides_are_gaps() -> None:
    assert picture({(-1, 0): "garden-7-nsw"}) == [
        "      -1     0",
        "    ┏━━━━━╸     ·",
        "  0 ┃Gar 7 Lions",
        "    ┗━━━━━╸     ·",
    ]


def test_walls_that_meet_are_one_line() -> None:
    lines = picture({(-1, 0): "garden-7-nsw", (0, -1): "seraglio-4-ne", (0, 1): "chambers-11"})
    assert lines == [
        "      -1     0",
        "          ╺━━━━━┓",
        " -1        Ser 4┃",
        "    ┏━━━━━╸     ╹",
        "  0 ┃Gar 7 Lions",
        "    ┗━━━━━╸     ·",
        "  1        Cha11",
        "          ·     ·",
    ]


def test_marks_are_drawn_in_empty_cells() -> None:
    assert picture({}, a=(1, 0), b=(0, -1)) == [
        "       0     1",
        "",
        " -1    b",
        "    ·     ·",
        "  0  Lions   a",
        "    ·     ·",
    ]


def test_a_market_tile() -> None:
    lines = [line.plain for line in tile_lines(WORDS, BY_ID["tower-13-e"])]
    assert lines == ["·     ╻", " Tow13┃", "·     ╹"]


def test_a_camp_has_bastions_with_arrows_and_dotted_fields() -> None:
    """camps.edges: where a bastion touches a wall, the wall shows behind the arrow."""
    lines = picture({(1, 0): "tower-11-n", (1, -1): "camp-5-s", (2, -1): "camp-7-nw"})
    assert lines == [
        "       0     1     2",
        "          ·┄┄┄┄┄·══↑══·",
        " -1       ┊Cam 5←Cam 7┊",
        "    ·     ╺━━↓━━╸┄┄┄┄┄·",
        "  0  Lions Tow11",
        "    ·     ·     ·",
    ]


def test_a_market_camp() -> None:
    lines = [line.plain for line in tile_lines(WORDS, BY_ID["camp-8-ne"])]
    assert lines == ["·══↑══·", "┊Cam 8→", "·┄┄┄┄┄·"]


def test_gates_and_their_frozen_tiles_are_marked() -> None:
    """gates.frozen"""
    tiles = {
        (1, 0): BY_ID["tower-11-n"],
        (1, -1): BY_ID["garden-8-sw"],
        (0, -1): BY_ID["tower-13-e"],
    }
    palace = palace_of(tiles)
    assert drawn(palace.open_gate((1, -1), SOUTH)) == [
        "       0     1",
        "    ·     ╻     ·",
        " -1  Tow13┃Gar*8",
        "    ·     ┗━━∩━━╸",
        "  0  Lions To*11",
        "    ·     ·     ·",
    ]
    assert drawn(palace.open_gate((1, -1), WEST))[2] == " -1  To*13∩Gar*8"


def underlined(line: Text) -> list[str]:
    return [line.plain[s.start : s.end] for s in line.spans if "underline" in str(s.style)]


def small(palace: Palace) -> list[str]:
    return [line.plain.rstrip() for line in thumbnail(WORDS, palace)]


def test_a_thumbnail_has_one_line_per_row() -> None:
    """Walls between rows underline the tile above them, or are drawn alone."""
    palace = palace_of(
        {
            cell: BY_ID[id]
            for cell, id in {
                (-1, 0): "garden-7-nsw",
                (0, -1): "seraglio-4-ne",
                (0, 1): "chambers-11",
            }.items()
        }
    )
    assert small(palace) == ["    ▁▁", " ▁▁ Se┃", "┃Ga ()", "    Ch"]
    assert [underlined(line) for line in thumbnail(WORDS, palace)] == [[], [], ["Ga"], []]


def test_a_thumbnail_shows_camps_gates_and_inner_walls() -> None:
    tiles = {
        (1, 0): "tower-11-n",
        (1, -1): "garden-8-sw",
        (0, -1): "tower-13-e",
        (2, 0): "camp-5-s",
    }
    palace = palace_of({cell: BY_ID[id] for cell, id in tiles.items()})
    lines = thumbnail(WORDS, palace.open_gate((1, -1), WEST))
    assert [line.plain.rstrip() for line in lines] == [" To∩Ga", " () To┊Ca┊"]
    assert underlined(lines[0]) == ["Ga"]
