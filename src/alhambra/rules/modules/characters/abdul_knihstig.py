"""Abdul Knihstig, ◆: money after a dear purchase (characters.abdul_knihstig)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Action, expect
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.money import Card, Purse, cards_in, holds, parse_card
from alhambra.rules.seats import SeatIndex

from .decline import DECLINE, Decline
from .state import is_ready, use

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.tiles import Tile

ID = "abdul_knihstig"
DEAR = 10


@dataclass(frozen=True, slots=True)
class TookWithKnihstig(Event):
    """A seat took a money card after a dear purchase."""

    seat: SeatIndex
    cards: Purse


@dataclass(frozen=True, slots=True)
class KnihstigChoice(Decision):
    """A seat that bought a dear tile may take one face-up money card."""

    seat: SeatIndex
    name: ClassVar[str] = ID
    lies_on: ClassVar[tuple[str, ...]] = ("turn", "placing")

    def legal(self, game: Game) -> tuple[Action, ...]:
        return (*(taking(card) for card in dict.fromkeys(cards_in(game.display))), DECLINE)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Knihstig, Decline))

    def is_possible(self, game: Game) -> bool:
        *_, last = game.stack[-2].held() or (None,)
        is_dear = last is not None and last.price >= DEAR
        may_take = bool(game.display) and is_ready(game, ID)
        return self.seat == game.turn_seat and is_dear and may_take

    def words(self) -> list[str]:
        return [str(self.seat)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> KnihstigChoice:
        expect(words, 1, cls.name)
        return cls(rules.parse_seat(words[0]))


@dataclass(frozen=True, slots=True)
class Knihstig:
    """Take this card: `abdul_knihstig denar 3`."""

    card: Card
    verb: ClassVar[str] = ID

    def __str__(self) -> str:
        return f"{ID} {self.card}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Knihstig:
        expect(words, 2, cls.verb)
        return taking(parse_card(*words))

    def refusal(self, game: Game) -> Refusal | None:
        if holds(game.display, self.card.unit):
            return None
        return Refusal("take-not-there", f"characters.{ID}", cards=(self.card,))

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        use(game)
        game.display -= self.card.unit
        game.hands[seat] += self.card.unit
        game.stack = game.stack[:-1]
        if game.tell:
            game.tell(TookWithKnihstig(seat, self.card.unit))


taking = cache(Knihstig)


def after_buy(game: Game, tile: Tile) -> None:
    """Ask at once, if there is a card to take."""
    if tile.price >= DEAR and game.display and is_ready(game, ID):
        game.stack = (*game.stack, KnihstigChoice(game.turn_seat))


MEMBER = Module(name=ID, steps=(KnihstigChoice,), actions=(Knihstig,), after_buy=(after_buy,))
