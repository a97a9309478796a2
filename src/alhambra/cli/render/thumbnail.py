"""A small picture of a palace: two letters for a tile, one line for a row.

Walls between columns are drawn as in the large picture; a wall between rows underlines the
tile above it.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from alhambra.locales import Words
from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import START

from .colours import NOTE, NUMBER, WALL, kind_style
from .edges import PalaceEdges
from .palace import extent
from .screen import NO_MARKS

WIDTH = 2
#: The start tile: in some languages its name begins like that of a kind.
FOUNTAIN = "()"
#: A wall above which no tile lies.
_WALL_BELOW = "▁" * WIDTH


def thumbnail(words: Words, palace: Palace) -> list[Text]:
    """The palace without prices and coordinates."""
    xs, ys = extent(palace.tiles)
    edges = PalaceEdges(palace.tiles, palace.works.gates)
    rows = [_row(words, edges, xs, y, NO_MARKS) for y in range(ys.start - 1, ys.stop)]
    return rows if rows[0].plain.strip() else rows[1:]


def thumbnail_with_rims(words: Words, palace: Palace, marks: Mapping[Cell, str]) -> list[Text]:
    """The same with columns and rows on its rims; `marks` are written into empty cells."""
    xs, ys = extent([*palace.tiles, *marks])
    edges = PalaceEdges(palace.tiles, palace.works.gates)
    header = "    " + "".join(f"{x:>{WIDTH + 1}}" for x in xs)
    rows = [(y, _row(words, edges, xs, y, marks)) for y in range(ys.start - 1, ys.stop)]
    return [
        Text(header, style=NOTE),
        *(
            Text.assemble((f"{y:>3} " if y >= ys.start else "    ", NOTE), row)
            for y, row in rows
            if row.plain.strip()
        ),
    ]


def _row(words: Words, edges: PalaceEdges, xs: range, y: int, marks: Mapping[Cell, str]) -> Text:
    line = Text()
    for x in xs:
        line.append_text(edges.left((x, y)))
        line.append_text(_cell(words, edges, (x, y), marks.get((x, y), "")))
    return line.append_text(edges.left((xs.stop, y)))


def _cell(words: Words, edges: PalaceEdges, cell: Cell, mark: str) -> Text:
    x, y = cell
    walled = edges.wall_above((x, y + 1))
    tile = edges.tiles.get(cell)
    if mark:
        return Text(f"{mark:>{WIDTH}}", f"{NUMBER} underline" if walled else NUMBER)
    if tile is None:
        return Text(_WALL_BELOW if walled else " " * WIDTH, WALL)
    style = f"{kind_style(tile.kind)} underline" if walled else kind_style(tile.kind)
    short = FOUNTAIN if tile is START else words.text("kind-short", kind=tile.kind)
    return Text(short[:WIDTH], style)
