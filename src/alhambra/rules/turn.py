"""A turn: one action after the other as long as payments are exact (turn.*)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from .actions import expect
from .errors import Refusal
from .events import Passed
from .placing import Placing
from .tiles import Tile

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat chooses an action; `bought` are the tiles bought so far in this turn."""

    seat: int
    bought: tuple[Tile, ...] = ()
    name: ClassVar[str] = "turn"

    def legal(self, game: Game) -> tuple[Action, ...]:
        found: tuple[Action, ...] = ()
        for offer in game.rules.turn_offers:
            found += offer(game)
        return found or (PASS,)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return game.rules.turn_actions

    def resolve(self, game: Game) -> None:
        """Nothing happens before the seat has chosen."""

    def held(self) -> tuple[Tile, ...]:
        return self.bought

    def words(self) -> list[str]:
        return [str(self.seat), *map(str, self.bought)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Turn:
        seat, *bought = words
        return cls(rules.parse_seat(seat), tuple(map(rules.parse_tile, bought)))


@dataclass(frozen=True, slots=True)
class Pass:
    """End the actions, only when none is possible: `pass`."""

    verb: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Pass:
        expect(words, 0, cls.verb)
        return PASS

    def refusal(self, game: Game) -> Refusal | None:
        if game.legal_actions() == (PASS,):
            return None
        return Refusal("pass-not-forced", "turn.action")

    def act(self, game: Game) -> None:
        if game.tell:
            game.tell(Passed(game.turn_seat))
        end_actions(game)


PASS = Pass()


def bought(game: Game, tile: Tile, exact: bool) -> None:
    """A tile was bought: paid exactly, the turn is kept (turn.exact)."""
    step = game.stack[-1]
    assert isinstance(step, Turn)
    game.stack = (*game.stack[:-1], Turn(step.seat, (*step.bought, tile)))
    if not exact:
        end_actions(game)


def end_actions(game: Game) -> None:
    """No action is left: the tiles bought are placed, if any (turn.place)."""
    *below, step = game.stack
    assert isinstance(step, Turn)
    game.stack = (*below, Placing(step.seat, step.bought)) if step.bought else (*below,)
