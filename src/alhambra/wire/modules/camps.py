"""Camps on the wire: the lines of buildings that their arrows point along."""

from __future__ import annotations

from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.modules.camps import arrows
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import SIDE_LETTERS
from alhambra.wire.faces import ArrowLine, WireFace


def _arrow_lines(palace: Palace) -> list[ArrowLine]:
    """The line of every arrow that points at a building."""
    return [
        ArrowLine(cell, SIDE_LETTERS[index], _line(cell, STEPS[index], length))
        for cell, index, length in arrows(palace)
        if length
    ]


def _line(cell: Cell, step: Cell, length: int) -> list[Cell]:
    return [(cell[0] + far * step[0], cell[1] + far * step[1]) for far in range(1, length + 1)]


FACE = WireFace(arrow_lines=_arrow_lines)
