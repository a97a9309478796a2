"""A palace in box characters: walls are thick lines, open sides are gaps.

Every cell is five characters wide and one high; lines between cells are shared, which loses
nothing: touching sides are both walls or both open (build.match).
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from alhambra.locales import Words
from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import EAST, NORTH, SOUTH, WEST, Tile

from .colours import KIND_STYLES, NOTE, NUMBER, WALL

Tiles = Mapping[Cell, Tile]

WIDTH = 5
#: A corner by the thick lines that meet there: north, east, south, west as bits.
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
#: A corner of a tile where no wall ends.
DOT = "·"


def palace_lines(words: Words, palace: Palace, marks: Mapping[Cell, str]) -> list[Text]:
    """The palace with coordinates on its rims; `marks` are written into empty cells."""
    cells = [*palace.tiles, *marks]
    xs = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    ys = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    header = "    " + "".join(f" {x:^{WIDTH}}" for x in xs)
    lines = [Text(header, style=NOTE)]
    for y in ys:
        lines.append(Text.assemble("    ", _edge_line(palace.tiles, xs, y)))
        row = _cell_line(words, palace.tiles, xs, y, marks)
        lines.append(Text.assemble((f"{y:>3} ", NOTE), row))
    lines.append(Text.assemble("    ", _edge_line(palace.tiles, xs, ys.stop)))
    return lines


def tile_lines(words: Words, tile: Tile) -> list[Text]:
    """A single tile, three lines high."""
    tiles, xs = {(0, 0): tile}, range(1)
    return [_edge_line(tiles, xs, 0), _cell_line(words, tiles, xs, 0, {}), _edge_line(tiles, xs, 1)]


def _edge_line(tiles: Tiles, xs: range, y: int) -> Text:
    """The line above row y: corners and the sides between them."""
    line = Text()
    for x in xs:
        line.append(_corner(tiles, x, y), WALL)
        line.append(("━" if _wall_above(tiles, x, y) else " ") * WIDTH, WALL)
    line.append(_corner(tiles, xs.stop, y), WALL)
    return line


def _cell_line(words: Words, tiles: Tiles, xs: range, y: int, marks: Mapping[Cell, str]) -> Text:
    line = Text()
    for x in xs:
        line.append("┃" if _wall_left(tiles, x, y) else " ", WALL)
        tile = tiles.get((x, y))
        if tile:
            line.append(inside(words, tile), KIND_STYLES[tile.kind])
        else:
            line.append(f"{marks.get((x, y), ''):^{WIDTH}}", NUMBER)
    line.append("┃" if _wall_left(tiles, xs.stop, y) else " ", WALL)
    return line


def inside(words: Words, tile: Tile) -> str:
    """Kind and price in five characters."""
    short = words.text("kind-short", kind=tile.kind)
    return f"{short}{tile.price:>{WIDTH - len(short)}}" if tile.price else f"{short:^{WIDTH}}"


def _corner(tiles: Tiles, x: int, y: int) -> str:
    """The character at the north-west corner of a cell."""
    lines = (
        _wall_left(tiles, x, y - 1),
        _wall_above(tiles, x, y),
        _wall_left(tiles, x, y),
        _wall_above(tiles, x - 1, y),
    )
    if not any(lines):
        around = ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))
        return DOT if any(cell in tiles for cell in around) else " "
    return CORNERS[sum(1 << bit for bit, line in enumerate(lines) if line)]


def _wall_above(tiles: Tiles, x: int, y: int) -> bool:
    return _walled(tiles, (x, y), NORTH) or _walled(tiles, (x, y - 1), SOUTH)


def _wall_left(tiles: Tiles, x: int, y: int) -> bool:
    return _walled(tiles, (x, y), WEST) or _walled(tiles, (x - 1, y), EAST)


def _walled(tiles: Tiles, cell: Cell, side: int) -> bool:
    tile = tiles.get(cell)
    return tile is not None and bool(tile.walls & side)
