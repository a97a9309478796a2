"""A turn: one action after the other as long as payments are exact (turn.*)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from .actions import Bare
from .decision import Decision
from .errors import Refusal
from .events import Passed
from .placing import Placing
from .seats import SeatIndex
from .tiles import Tile

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """A seat chooses an action; `bought` are the tiles bought so far in this turn."""

    seat: SeatIndex
    bought: tuple[Tile, ...] = ()
    name: ClassVar[str] = "turn"
    lies_on: ClassVar[tuple[str, ...]] = ("refill",)
    is_final: ClassVar[bool] = False

    def legal(self, game: Game) -> tuple[Action, ...]:
        rules = game.rules
        found: tuple[Action, ...] = ()
        for offer in rules.turn_offers:
            found += offer(game)
        for offer in rules.redesign_offers:
            found += offer(game)
        found = found or (PASS,)
        for offer in rules.turn_extras:
            found += offer(game)
        return found

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return game.rules.turn_actions

    def end(self, game: Game) -> None:
        """The actions are over: the tiles bought are placed, if any (turn.place)."""
        below = game.stack[:-1]
        game.stack = (*below, Placing(self.seat, self.bought)) if self.bought else below

    def held(self) -> tuple[Tile, ...]:
        return self.bought

    def is_possible(self, game: Game) -> bool:
        return self.seat == game.turn_seat

    def words(self) -> list[str]:
        return [str(self.seat), *map(str, self.bought)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        seat, *bought = words or [""]
        return cls(rules.parse_seat(seat), tuple(map(rules.parse_tile, bought)))


@dataclass(frozen=True, slots=True)
class Pass(Bare):
    """End the actions, only when none is possible: `pass`."""

    verb: ClassVar[str] = "pass"

    def refusal(self, game: Game) -> Refusal | None:
        if PASS in game.legal_actions():
            return None
        return Refusal("pass-not-forced", "turn.action")

    def act(self, game: Game) -> None:
        if game.tell:
            game.tell(Passed(game.turn_seat))
        end_actions(game)


PASS = Pass.only()


def turn_step(game: Game) -> Turn:
    """The step in which a seat acts."""
    step = game.stack[-1]
    assert isinstance(step, Turn)
    return step


def bought(game: Game, tile: Tile, exact: bool) -> None:
    """A tile was bought: paid exactly, the turn is kept (turn.exact)."""
    step = turn_step(game)
    game.stack = (*game.stack[:-1], Turn(step.seat, (*step.bought, tile)))
    if not exact:
        end_actions(game)
    for follow in game.rules.after_buy:
        follow(game, tile)


def end_actions(game: Game) -> None:
    """No action is left."""
    turn_step(game).end(game)
