"""Yusuf, W: a point for every three points of the wall (characters.yusuf)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from alhambra.rules.module import Module
from alhambra.rules.score_lines import WALL, ScoreLine

from .part import owner_of

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


MEMBER = Module(name=ID, score_lines=(lines,))
