"""Camps: tiles outside the walls that score along straight lines (camps.*)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from alhambra.rules.errors import SetupError
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.module import Module
from alhambra.rules.score_lines import NEUTRAL, ScoreLine
from alhambra.rules.tiles import SIDE_LETTERS, SIDES, format_sides, make_tile, parse_sides

if TYPE_CHECKING:
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game
    from alhambra.rules.palace import Palace

NAME = "camps"
KIND = "camp"
DEAREST = 99


def module(components: Components) -> Module:
    """The tiles, and their points."""
    return Module(
        name=NAME,
        paragraphs=(
            "camps.tiles",
            "camps.edges",
            "camps.onfoot",
            "camps.swap",
            "camps.holes",
            "camps.wall",
            "camps.score",
        ),
        explains={"sides-differ": "camps.edges"},
        tiles=tuple(
            make_tile(KIND, price, bastions=parse_sides(bastions))
            for price, bastions in components[NAME]
        ),
        score_lines=(camp_lines,),
        line_checks=(is_camp_line,),
    )


def parse_components(section: Any) -> tuple[tuple[int, str], ...]:
    """Each camp as its price and the letters of its bastions."""
    camps = tuple(map(_camp, section["tiles"]))
    if len(set(camps)) < len(camps):
        raise SetupError("data-equal-camps")
    return camps


def _camp(row: Any) -> tuple[int, str]:
    price, bastions, arrows = row["price"], row["bastions"].lower(), row["arrows"].lower()
    if type(price) is not int or not 1 <= price <= DEAREST:
        raise SetupError("data-camp-price", found=repr(price), most=DEAREST)
    letters = "".join(letter for letter in SIDE_LETTERS if letter in bastions)
    if not letters or sorted(letters) != sorted(bastions):
        raise SetupError("data-camp-bastions", found=bastions)
    if sorted(arrows) != sorted(bastions):
        raise SetupError("data-camp-arrows", found=arrows, bastions=bastions)
    return price, letters


def camp_lines(game: Game, round: int, lines: list[ScoreLine]) -> Iterable[ScoreLine]:
    """One line per arrow of each camp in a palace (camps.score)."""
    for seat, palace in enumerate(game.palaces):
        for cell, side, count in arrows(palace):
            if count:
                source = f"{palace.tiles[cell]}/{SIDE_LETTERS[side]}"
                yield ScoreLine(round, seat, source, count, count)


def arrows(palace: Palace) -> Iterable[tuple[Cell, int, int]]:
    """Every arrow of a palace: its camp's cell, the index of its side, and how much it scores."""
    if not palace.works.tiles:
        return
    camps = [cell for cell, tile in palace.tiles.items() if tile.bastions]
    for cell in sorted(camps):
        bastions = palace.tiles[cell].bastions or 0
        for index, side in enumerate(SIDES):
            if bastions & side:
                yield cell, index, line_length(palace, cell, STEPS[index])


def palace_points(palace: Palace) -> int:
    """The points of all camps of a palace."""
    return sum(count for _, _, count in arrows(palace))


def camp_points(palace: Palace, camp: Cell) -> int:
    """The points of the camp on a cell, all its arrows together."""
    return sum(count for cell, _, count in arrows(palace) if cell == camp)


def is_camp_line(game: Game, line: ScoreLine, lines: Sequence[ScoreLine]) -> bool:
    """Whether a line is one for an arrow, which nobody else can have in this round."""
    id, _, letter = line.source.partition("/")
    tile = game.rules.tile_by_id.get(id)
    if tile is None or not tile.bastions or letter not in tuple(format_sides(tile.bastions)):
        return False
    is_plain = line == ScoreLine(line.round, line.owner, line.source, line.points, line.points)
    is_only = sum(other.source == line.source for other in lines) == 1
    most = len(game.rules.tiles)
    return is_plain and is_only and line.owner != NEUTRAL and line.points <= most


def line_length(palace: Palace, cell: Cell, step: Cell) -> int:
    """How many buildings follow one another from the next cell on; the start tile is one."""
    (x, y), (dx, dy) = cell, step
    count = 0
    while True:
        x, y = x + dx, y + dy
        tile = palace.tiles.get((x, y))
        if tile is None or tile.bastions is not None:
            return count
        count += 1
