"""Machma, ◆: a hand card for a face-up one of the same or lower value (characters.machma)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import expect
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.money import Card, Purse, cards_in, holds, parse_card
from alhambra.rules.seats import SeatIndex

from .state import is_first, is_ready, use, why_not_before_action

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

ID = "machma"


@dataclass(frozen=True, slots=True)
class MachmaExchanged(Event):
    """A seat gave one card and took another."""

    seat: SeatIndex
    given: Purse
    taken: Purse


@dataclass(frozen=True, slots=True)
class Machma:
    """Give the first card for the second: `machma denar 7 dirham 3`."""

    given: Card
    taken: Card
    verb: ClassVar[str] = ID

    def __str__(self) -> str:
        return f"{ID} {self.given} {self.taken}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Machma:
        expect(words, 4, cls.verb)
        return exchanging(parse_card(*words[:2]), parse_card(*words[2:]))

    def refusal(self, game: Game) -> Refusal | None:
        refusal = why_not_before_action(game, ID)
        if refusal:
            return refusal
        if not holds(game.hands[game.turn_seat], self.given.unit):
            return Refusal("pay-not-held", "characters.machma", cards=(self.given,))
        if not holds(game.display, self.taken.unit):
            return Refusal("take-not-there", "characters.machma", cards=(self.taken,))
        if self.taken.value > self.given.value:
            return Refusal(
                "exchange-up", "characters.machma", given=self.given.value, taken=self.taken.value
            )
        return None

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        use(game)
        game.spend(seat, self.given.unit)
        game.display -= self.taken.unit
        game.hands[seat] += self.taken.unit
        if game.tell:
            game.tell(MachmaExchanged(seat, self.given.unit, self.taken.unit))


exchanging = cache(Machma)


def offers(game: Game) -> tuple[Machma, ...]:
    """Every exchange, before the first action."""
    if not (is_ready(game, ID) and is_first(game)):
        return ()
    hand = dict.fromkeys(cards_in(game.hands[game.turn_seat]))
    display = dict.fromkeys(cards_in(game.display))
    return tuple(
        exchanging(given, taken)
        for given in hand
        for taken in display
        if taken.value <= given.value
    )


MEMBER = Module(name=ID, turn_actions=(Machma,))
