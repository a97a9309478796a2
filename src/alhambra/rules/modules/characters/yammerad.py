"""Yammerad, ◆: the top card of the deck, unseen, for a poor hand (characters.yammerad)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Action, Bare, expect
from alhambra.rules.automatic import Automatic
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.money import Card, Purse, size
from alhambra.rules.refill import draw, turn_up
from alhambra.rules.seats import SeatIndex

from .state import (
    characters_of,
    is_first,
    is_ready,
    owner_of,
    use,
    was_used_first,
    why_not_before_action,
)

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

ID = "yammerad"
POOR = 3


@dataclass(frozen=True, slots=True)
class YammeradDrew(Event):
    """A seat drew from the deck; whether it was money, everybody sees."""

    seat: SeatIndex
    money: bool


@dataclass(frozen=True, slots=True)
class YammeradGot(Event):
    """Which money card it was: for its owner alone."""

    seat: SeatIndex
    cards: Purse

    @property
    def audience(self) -> frozenset[int] | None:  # type: ignore[override]
        """Only the seat that drew."""
        return frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class YammeradDraws(Automatic):
    """The top card of the deck: money goes to the hand, anything else by its own rule."""

    name: ClassVar[str] = "yammerad_draws"
    lies_on: ClassVar[tuple[str, ...]] = ("turn",)

    def resolve(self, game: Game) -> None:
        game.stack = game.stack[:-1]
        seat, card = game.turn_seat, draw(game)
        assert card is not None
        if game.tell:
            game.tell(YammeradDrew(seat, isinstance(card, Card)))
        if isinstance(card, Card):
            game.hands[seat] += card.unit
            game.unseen[seat] += card.unit
            if game.tell:
                game.tell(YammeradGot(seat, card.unit))
        else:
            game.stack = (*game.stack, YammeradChoice(seat))
            turn_up(game, card)

    def is_possible(self, game: Game) -> bool:
        return is_drawing(game) and has_money(game)


@dataclass(frozen=True, slots=True)
class YammeradChoice(Decision):
    """After a card that was not money: draw again, or stop."""

    seat: SeatIndex
    name: ClassVar[str] = ID
    lies_on: ClassVar[tuple[str, ...]] = ("turn",)
    draws: ClassVar[bool] = True

    def legal(self, game: Game) -> tuple[Action, ...]:
        return (YAMMERAD, STOP) if has_money(game) else (STOP,)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Yammerad, Stop))

    def is_possible(self, game: Game) -> bool:
        return self.seat == game.turn_seat and is_drawing(game)

    def words(self) -> list[str]:
        return [str(self.seat)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> YammeradChoice:
        expect(words, 1, cls.name)
        return cls(rules.parse_seat(words[0]))


@dataclass(frozen=True, slots=True)
class Yammerad(Bare):
    """Draw: `yammerad`."""

    verb: ClassVar[str] = ID

    def refusal(self, game: Game) -> Refusal | None:
        if not isinstance(game.stack[-1], YammeradChoice):
            refusal = why_not_before_action(game, ID)
            if refusal:
                return refusal
            cards = size(game.hands[game.turn_seat])
            if cards >= POOR:
                return Refusal("hand-too-rich", "characters.yammerad", count=cards)
        return None if has_money(game) else Refusal("no-money-left", "characters.yammerad")

    def act(self, game: Game) -> None:
        use(game)
        again = isinstance(game.stack[-1], YammeradChoice)
        below = game.stack[:-1] if again else game.stack
        game.stack = (*below, YammeradDraws())


@dataclass(frozen=True, slots=True)
class Stop(Bare):
    """Draw no further card: `stop`."""

    verb: ClassVar[str] = "stop"

    def refusal(self, game: Game) -> Refusal | None:
        return None

    def act(self, game: Game) -> None:
        game.stack = game.stack[:-1]


YAMMERAD, STOP = Yammerad.only(), Stop.only()


def has_money(game: Game) -> bool:
    """Whether the deck or the discards hold any money."""
    return bool(game.discards) or any(isinstance(card, Card) for card in game.deck)


def is_drawing(game: Game) -> bool:
    """Whether the seat on turn may be in the middle of its draws."""
    return was_used_first(game, ID) and size(game.hands[game.turn_seat]) < POOR


def offers(game: Game) -> tuple[Yammerad, ...]:
    """At the start of the turn, with fewer than three money cards in hand."""
    ready = is_ready(game, ID) and is_first(game)
    if ready and size(game.hands[game.turn_seat]) < POOR and has_money(game):
        return (YAMMERAD,)
    return ()


def secret_seat(game: Game) -> int | None:
    """Only his owner gets money that nobody else has seen."""
    return owner_of(game, ID)


def draws_in_turn(game: Game) -> bool:
    """His draws turn up special cards in the middle of a turn."""
    return characters_of(game).used and owner_of(game, ID) == game.turn_seat


def defects(game: Game) -> list[str]:
    """He draws for a poor hand only, so that unseen cards stay few."""
    return [
        f"{size(cards)} unseen cards in hand {seat}"
        for seat, cards in enumerate(game.unseen)
        if size(cards) > POOR
    ]


MEMBER = Module(
    name=ID,
    steps=(YammeradDraws, YammeradChoice),
    turn_actions=(Yammerad,),
    actions=(Stop,),
    secret_seats=(secret_seat,),
    draws_in_turn=(draws_in_turn,),
    defects=(defects,),
)
