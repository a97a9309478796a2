"""How a module takes part in the score pad: what it asks, and how its answers score."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from alhambra.rules.game import Game
from alhambra.rules.score_lines import ScoreLine

if TYPE_CHECKING:
    from .questions import Round, ScoreQuestion
    from .tally import Tally


@dataclass(frozen=True, kw_only=True)
class PadFace:
    """The hooks of a module in the score pad, each with a default that adds nothing."""

    #: What is asked in a round, after kinds and walls.
    questions: Callable[[Round], Iterable[ScoreQuestion]] = lambda round: ()
    #: What was answered, as `Tally.modules` keeps it under the name of the module.
    tally: Callable[[Round], object] = lambda round: None
    #: Bring a game into the state that was counted.
    lay_out: Callable[[Game, int, Tally], None] = lambda game, round, tally: None
    #: The points that the engine does not give.
    score_lines: Callable[[int, Tally], Iterable[ScoreLine]] = lambda round, tally: ()
    #: Whether the game that scores is played with this module.
    in_engine: bool = True
