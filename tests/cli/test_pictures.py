"""Palaces in box characters."""

from alhambra.cli.palace_picture import palace_lines, tile_lines
from alhambra.locales import Words
from alhambra.rules.palace import palace_of
from alhambra.rules.tiles import TILES

WORDS = Words()
BY_ID = {tile.id: tile for tile in TILES}


def picture(cells: dict[tuple[int, int], str], **marks: tuple[int, int]) -> list[str]:
    palace = palace_of({cell: BY_ID[id] for cell, id in cells.items()})
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


def test_marks_stand_in_empty_cells() -> None:
    assert picture({}, a=(1, 0), b=(0, -1)) == [
        "       0     1",
        "",
        " -1    b",
        "    ·     ·",
        "  0  Lions   a",
        "    ·     ·",
    ]


def test_a_tile_of_the_market() -> None:
    lines = [line.plain for line in tile_lines(WORDS, BY_ID["tower-13-e"])]
    assert lines == ["·     ╻", " Tow13┃", "·     ╹"]
