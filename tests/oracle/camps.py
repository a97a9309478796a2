"""The points of camps (camps.score)."""

from tests.oracle.palace import Cell, Palace, buildings, neighbour
from tests.oracle.scoring import ScoreLine
from tests.oracle.tiles import bastions_of


def arrow_points(palace: Palace, camp: Cell, side: str) -> int:
    """camps.score: the buildings in the unbroken line that starts at the next cell."""
    points = 0
    cell = neighbour(camp, side)
    while cell in buildings(palace):
        points += 1
        cell = neighbour(cell, side)
    return points


def camp_lines(number: int, seat: int, palace: Palace) -> list[ScoreLine]:
    """score.explain: one line per camp arrow, none for 0 points."""
    lines: list[ScoreLine] = []
    for cell, tile in palace.items():
        for side in bastions_of(tile):
            points = arrow_points(palace, cell, side)
            if points > 0:
                lines.append((number, seat, f"{tile} {side}", points))
    return lines
