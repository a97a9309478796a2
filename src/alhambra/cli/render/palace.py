"""A palace in box characters: walls are thick lines, open sides are gaps.

Every cell is five characters wide and one high; lines between cells are shared, which loses
nothing: touching sides agree (build.match, camps.edges).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rich.text import Text

from alhambra.locales import Words
from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import Tile

from .colours import NOTE, NUMBER, WALL, kind_style
from .edges import PalaceEdges

WIDTH = 5
#: A corner by the thick lines that meet there: north, east, south, west as bits.
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
#: A corner of a tile where no wall ends.
DOT = "·"
#: Stands in a tile that a gate holds for good (gates.frozen).
FROZEN = "*"


def palace_lines(words: Words, palace: Palace, marks: Mapping[Cell, str]) -> list[Text]:
    """The palace with coordinates on its rims; `marks` are written into empty cells."""
    xs, ys = extent([*palace.tiles, *marks])
    edges = PalaceEdges(palace.tiles, palace.works.gates)
    frozen = frozenset(cell for cell in palace.tiles if palace.is_frozen(cell))
    picture = _Picture(words, edges, xs, marks, frozen)
    header = "    " + "".join(f" {x:^{WIDTH}}" for x in xs)
    lines = [Text(header, style=NOTE)]
    for y in ys:
        lines.append(Text.assemble("    ", picture.edge_line(y)))
        lines.append(Text.assemble((f"{y:>3} ", NOTE), picture.cell_line(y)))
    lines.append(Text.assemble("    ", picture.edge_line(ys.stop)))
    return lines


def extent(cells: Collection[Cell]) -> tuple[range, range]:
    """The columns and rows that hold all these cells."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def tile_lines(words: Words, tile: Tile) -> list[Text]:
    """A single tile, three lines high."""
    picture = _Picture(words, PalaceEdges({(0, 0): tile}, frozenset()), range(1))
    return [picture.edge_line(0), picture.cell_line(0), picture.edge_line(1)]


@dataclass(frozen=True)
class _Picture:
    words: Words
    edges: PalaceEdges
    xs: range
    marks: Mapping[Cell, str] | None = None
    frozen: frozenset[Cell] = frozenset()

    def edge_line(self, y: int) -> Text:
        """The line above row y: corners and the edges between them."""
        line = Text()
        for x in self.xs:
            line.append_text(self._corner(x, y))
            line.append_text(self.edges.above((x, y), WIDTH))
        return line.append_text(self._corner(self.xs.stop, y))

    def cell_line(self, y: int) -> Text:
        """Row y: tiles and the edges between them."""
        line = Text()
        for x in self.xs:
            line.append_text(self.edges.left((x, y)))
            tile = self.edges.tiles.get((x, y))
            if tile:
                held = (x, y) in self.frozen
                line.append(tile_label(self.words, tile, frozen=held), kind_style(tile.kind))
            else:
                line.append(f"{(self.marks or {}).get((x, y), ''):^{WIDTH}}", NUMBER)
        return line.append_text(self.edges.left((self.xs.stop, y)))

    def _corner(self, x: int, y: int) -> Text:
        """The character at the north-west corner of a cell."""
        lines = (
            self.edges.wall_left((x, y - 1)),
            self.edges.wall_above((x, y)),
            self.edges.wall_left((x, y)),
            self.edges.wall_above((x - 1, y)),
        )
        if any(lines):
            thick = sum(1 << bit for bit, line in enumerate(lines) if line)
            return Text(CORNERS[thick], WALL)
        around = ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))
        return Text(DOT if any(cell in self.edges.tiles for cell in around) else " ", WALL)


def tile_label(words: Words, tile: Tile, *, frozen: bool = False) -> str:
    """Kind and price in five characters."""
    short = words.text("kind-short", kind=tile.kind)
    if not tile.price:
        return f"{short:^{WIDTH}}"
    price = f"{FROZEN}{tile.price}" if frozen else f"{tile.price}"
    return f"{short[: WIDTH - len(price)]}{price:>{WIDTH - len(short)}}"
