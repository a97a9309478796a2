"""Yammerad, ◆: the top card of the deck, unseen, for a poor hand (characters.yammerad)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Action, Bare
from alhambra.rules.automatic import Automatic
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.money import Card, size
from alhambra.rules.refill import draw, turn_up

from .part import is_first, is_ready, owner_of, use, why_not_before_action

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

ID = "yammerad"
POOR = 3


@dataclass(frozen=True, slots=True)
class YammeradDrew(Event):
    """A seat drew from the deck; whether it was money, everybody sees."""

    seat: int
    money: bool


@dataclass(frozen=True, slots=True)
class YammeradGot(Event):
    """Which money card it was: for its owner alone."""

    seat: int
    cards: int

    @property
    def audience(self) -> frozenset[int] | None:  # type: ignore[override]
        """Only the seat that drew."""
        return frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class YammeradDraws(Automatic):
    """The top card of the deck: money goes to the hand, anything else by its own rule."""

    name: ClassVar[str] = "yammerad_draws"

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


@dataclass(frozen=True, slots=True)
class YammeradChoice(Decision):
    """After a card that was no money: draw again, or stop."""

    seat: int
    name: ClassVar[str] = ID

    def legal(self, game: Game) -> tuple[Action, ...]:
        return (YAMMERAD, STOP) if has_money(game) else (STOP,)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Yammerad, Stop))

    def is_possible(self, game: Game) -> bool:
        return self.seat == game.turn_seat == owner_of(game, ID)

    def words(self) -> list[str]:
        return [str(self.seat)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> YammeradChoice:
        (seat,) = words
        return cls(rules.parse_seat(seat))


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


def offers(game: Game) -> tuple[Yammerad, ...]:
    """At the start of the turn, with fewer than three money cards in hand."""
    ready = is_ready(game, ID) and is_first(game)
    if ready and size(game.hands[game.turn_seat]) < POOR and has_money(game):
        return (YAMMERAD,)
    return ()


MEMBER = Module(
    name=ID,
    steps=(YammeradDraws, YammeradChoice),
    turn_actions=(Yammerad,),
    actions=(Stop,),
)
