"""Ammar, ◆: one more redesign at the end of the turn (characters.ammar)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.automatic import Automatic
from alhambra.rules.module import Module
from alhambra.rules.turn import Turn

from .decline import DECLINE, Decline
from .state import characters_of, is_ready, use

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.game import Game

ID = "ammar"


@dataclass(frozen=True, slots=True)
class AmmarOffer(Automatic):
    """When all is placed: is Ammar there, and can he do anything?"""

    name: ClassVar[str] = "ammar_offer"
    lies_on: ClassVar[tuple[str, ...]] = ("refill",)
    carries: ClassVar[tuple[str, ...]] = ("turn", "placing")
    #: Whether Ammar can do anything is open to all.
    is_open: ClassVar[bool] = True

    def resolve(self, game: Game) -> None:
        game.stack = game.stack[:-1]
        if is_ready(game, ID) and redesigns(game):
            game.stack = (*game.stack, AmmarChoice(game.turn_seat))

    def is_possible(self, game: Game) -> bool:
        return ID in characters_of(game).owned[game.turn_seat]


@dataclass(frozen=True, slots=True)
class AmmarChoice(Turn):
    """A seat may redesign once more."""

    name: ClassVar[str] = ID

    def legal(self, game: Game) -> tuple[Action, ...]:
        return (*redesigns(game), DECLINE)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return game.rules.redesign_actions | {Decline}

    def is_possible(self, game: Game) -> bool:
        is_own = self.seat == game.turn_seat and not self.bought
        return is_own and is_ready(game, ID) and bool(redesigns(game))

    def end(self, game: Game) -> None:
        use(game)
        game.stack = game.stack[:-1]


def redesigns(game: Game) -> tuple[Action, ...]:
    """Every redesign that is legal now."""
    found: tuple[Action, ...] = ()
    for offer in game.rules.redesign_offers:
        found += offer(game)
    return found


def begin_turn(game: Game) -> None:
    """In his owner's turn he waits below it; who wins him in that turn has to wait."""
    if ID in characters_of(game).owned[game.turn_seat]:
        *below, turn = game.stack
        game.stack = (*below, OFFER, turn)


OFFER = AmmarOffer()

MEMBER = Module(name=ID, steps=(AmmarOffer, AmmarChoice), turn_begins=(begin_turn,))
