"""Yusuf, W: a point for every three points of the wall (characters.yusuf)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from alhambra.rules.module import Module
from alhambra.rules.score_lines import WALL, ScoreLine

from .state import owner_of

if TYPE_CHECKING:
    from alhambra.rules.game import Game

ID = "yusuf"
EVERY = 3


def lines(game: Game, round: int, lines: list[ScoreLine]) -> Iterable[ScoreLine]:
    """One line for Yusuf, if the wall is long enough."""
    owner = owner_of(game, ID)
    wall = sum(line.points for line in lines if line.source == WALL and line.owner == owner)
    if owner is not None and wall >= EVERY:
        yield ScoreLine(round, owner, ID, wall // EVERY, wall)


def is_line(game: Game, line: ScoreLine, lines: Sequence[ScoreLine]) -> bool:
    """Whether a line is what Yusuf adds to his owner's wall."""
    walls = [other for other in lines if (other.source, other.owner) == (WALL, line.owner)]
    return line.owner == owner_of(game, ID) and [line] == [
        ScoreLine(line.round, line.owner, ID, wall.points // EVERY, wall.points) for wall in walls
    ]


MEMBER = Module(name=ID, score_lines=(lines,), line_checks=(is_line,))
