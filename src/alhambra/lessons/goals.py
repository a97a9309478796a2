"""Goals of lessons: conditions that are checked on the game after each action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from alhambra.rules.actions import Action, format_cell
from alhambra.rules.game import Game
from alhambra.rules.money import size
from alhambra.rules.seats import SeatIndex


class Goal(Protocol):
    """A condition; `paragraph` is the rule that a learner must know to understand it."""

    paragraph: ClassVar[str]

    def is_met(self, game: Game, seat: SeatIndex) -> bool:
        """Whether the seat has reached the goal."""


@dataclass(frozen=True)
class HasCards:
    """At least so many cards in hand."""

    count: int
    paragraph: ClassVar[str] = "money.take"

    def is_met(self, game: Game, seat: SeatIndex) -> bool:
        return size(game.hands[seat]) >= self.count


@dataclass(frozen=True)
class HasBought:
    """At least so many tiles bought in this turn."""

    count: int
    paragraph: ClassVar[str] = "buy.price"

    def is_met(self, game: Game, seat: SeatIndex) -> bool:
        return game.seat == seat and len(game.stack[-1].held()) >= self.count


@dataclass(frozen=True)
class HasBuilt:
    """A tile lies in the palace, on a certain cell if one is named."""

    tile: str
    cell: str = ""
    paragraph: ClassVar[str] = "turn.place"

    def is_met(self, game: Game, seat: SeatIndex) -> bool:
        cells = {
            tile.id: format_cell(cell) for cell, tile in game.palaces[seat].buildings().items()
        }
        return self.tile in cells and self.cell in ("", cells[self.tile])


@dataclass(frozen=True)
class HasScored:
    """At least so many points."""

    points: int
    paragraph: ClassVar[str] = "score.when"

    def is_met(self, game: Game, seat: SeatIndex) -> bool:
        return game.scores[seat] >= self.points


@dataclass(frozen=True)
class HasWon:
    """The game is over and won."""

    paragraph: ClassVar[str] = "end.winner"

    def is_met(self, game: Game, seat: SeatIndex) -> bool:
        return game.outcome is not None and seat in game.outcome.winners


def is_reachable(goal: Goal, game: Game, seat: SeatIndex) -> bool:
    """Whether the seat can still reach a goal before anybody else has a decision."""
    if goal.is_met(game, seat):
        return True
    return game.seat == seat and any(
        is_reachable(goal, _after(game, action), seat) for action in game.legal_actions()
    )


def _after(game: Game, action: Action) -> Game:
    copy = game.copy()
    copy.play(action)
    return copy
