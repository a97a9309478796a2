"""Camps: tiles outside the walls that score along straight lines (camps.*)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.module import Module
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import SIDE_LETTERS, SIDES, make_tile, parse_sides

if TYPE_CHECKING:
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game
    from alhambra.rules.palace import Palace

KIND = "camp"


def module(components: Components) -> Module:
    """The tiles, and their points."""
    return Module(
        name="camps",
        tiles=tuple(
            make_tile(KIND, price, 0, parse_sides(bastions)) for price, bastions in components.camps
        ),
        score_lines=(camp_lines,),
    )


def camp_lines(game: Game, round: int, lines: list[ScoreLine]) -> Iterable[ScoreLine]:
    """One line per arrow of each camp in a palace (camps.score)."""
    for seat, palace in enumerate(game.palaces):
        for cell, tile in sorted(palace.buildings().items()):
            for index, side in enumerate(SIDES):
                if tile.bastions is None or not tile.bastions & side:
                    continue
                if count := line_length(palace, cell, STEPS[index]):
                    source = f"{tile}/{SIDE_LETTERS[index]}"
                    yield ScoreLine(round, seat, source, count, count)


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
