"""Invariants of the stack: what lies on what, and what the table looks like below it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from alhambra.rules.placing import Placing
from alhambra.rules.steps import DRAWING
from alhambra.rules.turn import Turn

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.steps import Step


def stack_defects(game: Game) -> list[str]:
    """What is wrong with the stack; a step in the wrong place is all that is looked for then."""
    if game.stack and game.stack[0].lies_on:
        return [f"{game.stack[0].name} at the bottom of the stack"]
    misplaced = [
        f"{step.name} lies on {below.name}"
        for below, step in pairwise(game.stack)
        if not _can_lie(step, below)
    ]
    return misplaced or [
        *(_impossible(step) for step in game.stack if not step.is_possible(game)),
        *_market(game),
        *_scorings(game),
    ]


def _can_lie(step: Step, below: Step) -> bool:
    is_drawn = below.draws and DRAWING in step.lies_on
    return is_drawn or below.name in step.lies_on or step.name in below.carries


def _impossible(step: Step) -> str:
    return f"{' '.join([step.name, *step.words()])} cannot be"


def _bottom(game: Game) -> str:
    return game.stack[0].name if game.stack else ""


def _market(game: Game) -> list[str]:
    """Tiles that wait to be placed left their squares; a market that stays short is the end."""
    empty = game.market.count(None)
    held = sum(len(step.held()) for step in game.stack)
    bottom = _bottom(game)
    broken = []
    if held > empty:
        broken.append(f"{held} tiles to place and {empty} empty squares")
    if bottom in ("", "last_scoring") and not empty:
        broken.append("over with a full market")
    if bottom != "refill" and empty and game.supply:
        broken.append("empty squares after a refill")
    return broken


def _scorings(game: Game) -> list[str]:
    """A scoring waits for the end of a refill, or in a turn in which its card came up."""
    bottom, pending = _bottom(game), bool(game.scorings)
    if bottom != "refill":
        return [] if pending == (bottom == "scorings") else ["scorings that wait for nothing"]
    in_turn = any(isinstance(step, Turn | Placing) for step in game.stack)
    if pending and in_turn and not any(check(game) for check in game.rules.draws_in_turn):
        return ["scorings in the middle of a turn"]
    return []
