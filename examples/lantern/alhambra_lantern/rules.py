"""Lanterns: hidden cards that shine in the next scoring (lantern.*).

Eight lanterns are worth 1 to 8 points. Six of them are in the deck, two stay aside, and all lie
face down. When one comes up, the seat on turn lights it for a money card and looks at it, or
leaves it aside unseen. In the next scoring everybody shows their lanterns and gets their points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, ClassVar, cast

from alhambra.rules.actions import Bare, expect
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.module import Module, ModuleState
from alhambra.rules.money import Card, cards_in, holds, parse_card
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.seats import SeatIndex
from alhambra.rules.steps import DRAWING

from .state import NAME, VALUES, Lanterns, chips, from_rows, lanterns_of, parse, seen, words

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game
    from alhambra.rules.refill import Special
    from alhambra.rules.ruleset import Ruleset

#: Two lanterns join each of these piles; the others stay aside.
PILES = {2: slice(0, 2), 3: slice(2, 4), 4: slice(4, 6)}
ASIDE = slice(6, None)

# -- events ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LanternDrawn(Event):
    """A lantern came up, face down, in the turn of a seat."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class LanternLit(Event):
    """A seat paid for a lantern; what it is worth, only that seat learns."""

    seat: SeatIndex
    card: Card


@dataclass(frozen=True, slots=True)
class LanternSeen(Event):
    """What a lantern is worth: for the seat that lit it."""

    seat: SeatIndex
    value: int

    @property
    def audience(self) -> frozenset[int] | None:  # type: ignore[override]
        """Only the seat that lit it."""
        return frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class LanternLeft(Event):
    """A seat left a lantern aside, unseen."""

    seat: SeatIndex


# -- the card, the decision and its actions --------------------------------------------------


@dataclass(frozen=True, slots=True)
class LanternCard:
    """A lantern in the deck."""

    value: int
    back: ClassVar[str] = NAME

    @property
    def code(self) -> str:
        """Its name in lists."""
        return f"{NAME}-{self.value}"

    def drawn(self, game: Game) -> None:
        """The seat on turn decides at once."""
        game.states[NAME] = replace(lanterns_of(game), waiting=(self.value,))
        game.stack = (*game.stack, LanternChoice(game.turn_seat))
        if game.tell:
            game.tell(LanternDrawn(game.turn_seat))


CARDS = tuple(map(LanternCard, VALUES))


@dataclass(frozen=True, slots=True)
class LanternChoice(Decision):
    """A seat lights the lantern that came up, or leaves it."""

    seat: SeatIndex
    name: ClassVar[str] = NAME
    lies_on: ClassVar[tuple[str, ...]] = (DRAWING,)

    def legal(self, game: Game) -> tuple[Action, ...]:
        return (*map(lighting, dict.fromkeys(cards_in(game.hands[self.seat]))), LEAVE)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Light, Leave))

    def is_possible(self, game: Game) -> bool:
        return self.seat == game.turn_seat and bool(lanterns_of(game).waiting)

    def words(self) -> list[str]:
        return [str(self.seat)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> LanternChoice:
        expect(words, 1, cls.name)
        return cls(rules.parse_seat(words[0]))


@dataclass(frozen=True, slots=True)
class Light:
    """Light the lantern for a money card: `light denar 3`."""

    card: Card
    verb: ClassVar[str] = "light"

    def __str__(self) -> str:
        return f"light {self.card}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Light:
        expect(words, 2, cls.verb)
        return lighting(parse_card(*words))

    def refusal(self, game: Game) -> Refusal | None:
        if holds(game.hands[game.turn_seat], self.card.unit):
            return None
        return Refusal("pay-not-held", "lantern.light", cards=(self.card,))

    def act(self, game: Game) -> None:
        seat, state = game.turn_seat, lanterns_of(game)
        game.stack = game.stack[:-1]
        game.spend(seat, self.card.unit)
        lit = list(state.lit)
        lit[seat] += state.waiting
        game.states[NAME] = replace(state, lit=tuple(lit), waiting=())
        if game.tell:
            game.tell(LanternLit(seat, self.card))
            game.tell(LanternSeen(seat, *state.waiting))


@dataclass(frozen=True, slots=True)
class Leave(Bare):
    """Leave the lantern aside, unseen: `leave`."""

    verb: ClassVar[str] = "leave"

    def refusal(self, game: Game) -> Refusal | None:
        return None

    def act(self, game: Game) -> None:
        state = lanterns_of(game)
        game.stack = game.stack[:-1]
        game.states[NAME] = replace(state, aside=(*state.aside, *state.waiting), waiting=())
        if game.tell:
            game.tell(LanternLeft(game.turn_seat))


lighting = cache(Light)
LEAVE = Leave.only()


# -- hooks -----------------------------------------------------------------------------------


def pile_cards(game: Game) -> Mapping[int, list[Special]]:
    """Shuffle the lanterns and share them out."""
    order = game.shuffle("lanterns", CARDS)
    aside = tuple(card.value for card in order[ASIDE])
    game.states[NAME] = replace(lanterns_of(game), aside=aside)
    return {pile: [*order[places]] for pile, places in PILES.items()}


def score_lines(game: Game, round: int, lines: list[ScoreLine]) -> Iterator[ScoreLine]:
    """One line for the lanterns of each seat."""
    for seat, values in enumerate(lanterns_of(game).lit):
        if values:
            yield ScoreLine(round, seat, NAME, sum(values), len(values))


def is_line(game: Game, line: ScoreLine, lines: Sequence[ScoreLine]) -> bool:
    """Whether a line could be one for lanterns."""
    is_plain = line == ScoreLine(line.round, line.owner, NAME, line.points, line.count)
    values = sorted(VALUES)[-int(line.count) :]
    return is_plain and line.owner >= 0 and line.count <= line.points <= sum(values)


def show(game: Game, round: int) -> None:
    """After a scoring the lanterns that shone are out of the game."""
    state = lanterns_of(game)
    shown = sorted((*state.shown, *(value for values in state.lit for value in values)))
    game.states[NAME] = replace(state, lit=((),) * game.rules.players, shown=tuple(shown))


def defects(game: Game) -> list[str]:
    """Every lantern is somewhere, and one waits while somebody decides."""
    state = lanterns_of(game)
    in_deck = [card.value for card in game.deck if isinstance(card, LanternCard)]
    found = sorted([*in_deck, *(value for row in state.rows() for value in row)])
    is_asked = any(isinstance(step, LanternChoice) for step in game.stack)
    broken = [] if found == [*VALUES] else [f"lanterns {found}"]
    return broken if len(state.waiting) == is_asked else [*broken, "a lantern waits for nobody"]


def pool(seen: object) -> list[Special]:
    """The lanterns that a viewer has not seen."""
    known = {value for row in cast("Lanterns", seen).rows() for value in row}
    return [card for card in CARDS if card.value not in known]


def dealt(seen: object, pool: list[Special]) -> tuple[object, list[Special]]:
    """Cards of the pool for the hidden values; the others are in the deck."""
    cards = iter(pool)
    rows = [
        tuple(value or cast("LanternCard", next(cards)).value for value in row)
        for row in cast("Lanterns", seen).rows()
    ]
    return from_rows(rows), [*cards]


def module(components: Components) -> Module:
    """The hooks that lanterns use."""
    return Module(
        name=NAME,
        paragraphs=("lantern.deck", "lantern.light", "lantern.score"),
        state=ModuleState(
            start=lambda players: Lanterns(((),) * players),
            words=words,
            parse=parse,
            seen=seen,
            pool=pool,
            dealt=dealt,
            chips=chips,
        ),
        specials=CARDS,
        pile_cards=(pile_cards,),
        pile_backs=(dict.fromkeys(PILES, (NAME, NAME)),),
        steps=(LanternChoice,),
        actions=(Light, Leave),
        score_lines=(score_lines,),
        line_checks=(is_line,),
        after_scoring=(show,),
        defects=(defects,),
    )
