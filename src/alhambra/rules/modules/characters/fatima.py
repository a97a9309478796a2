"""Fatima, 1×: keep her for 8 points, or exchange her (characters.fatima)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Action, expect
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal, TextError
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.seats import SeatIndex
from alhambra.rules.steps import DRAWING

from .state import change, characters_of, leave, owner_of, receive, turn_up

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

ID = "fatima"
POINTS = 8


@dataclass(frozen=True, slots=True)
class FatimaKept(Event):
    """A seat kept Fatima."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class FatimaExchanged(Event):
    """A seat exchanged Fatima for the top character that lay aside."""

    seat: SeatIndex
    character: str


@dataclass(frozen=True, slots=True)
class FatimaChoice(Decision):
    """Whoever won Fatima decides at once."""

    seat: SeatIndex
    name: ClassVar[str] = ID
    lies_on: ClassVar[tuple[str, ...]] = (DRAWING,)

    def legal(self, game: Game) -> tuple[Action, ...]:
        return (KEEP, EXCHANGE) if characters_of(game).aside else (KEEP,)

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Keep, Exchange))

    def is_possible(self, game: Game) -> bool:
        return owner_of(game, ID) == self.seat

    def words(self) -> list[str]:
        return [str(self.seat)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> FatimaChoice:
        expect(words, 1, cls.name)
        return cls(rules.parse_seat(words[0]))


@dataclass(frozen=True, slots=True)
class Revealing(Decision):
    """Fatima was given back; the top character aside is about to be turned up."""

    of: int
    name: ClassVar[str] = "fatima_exchange"
    lies_on: ClassVar[tuple[str, ...]] = (DRAWING,)

    @property
    def seat(self) -> None:
        """Nobody decides here."""

    def legal(self, game: Game) -> tuple[Action, ...]:
        return ()

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset()

    def resolve(self, game: Game) -> None:
        top, *aside = characters_of(game).aside
        change(game, aside=tuple(aside))
        turn_up(game, top)
        receive(game, self.of, top)
        game.stack = game.stack[:-1]
        if game.tell:
            game.tell(FatimaExchanged(self.of, top))

    def is_possible(self, game: Game) -> bool:
        state = characters_of(game)
        return bool(state.aside) and ID in state.drawn and owner_of(game, ID) is None

    def words(self) -> list[str]:
        return [str(self.of)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Revealing:
        expect(words, 1, cls.name)
        return cls(rules.parse_seat(words[0]))


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep her: `keep fatima`."""

    verb: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return f"keep {ID}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Keep:
        _expect_fatima(words)
        return KEEP

    def refusal(self, game: Game) -> Refusal | None:
        return None

    def act(self, game: Game) -> None:
        seat = _choosing(game)
        game.stack = game.stack[:-1]
        if game.tell:
            game.tell(FatimaKept(seat))


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange her for a character that lies aside: `exchange fatima`."""

    verb: ClassVar[str] = "exchange"

    def __str__(self) -> str:
        return f"exchange {ID}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Exchange:
        _expect_fatima(words)
        return EXCHANGE

    def refusal(self, game: Game) -> Refusal | None:
        if characters_of(game).aside:
            return None
        return Refusal("nobody-aside", "characters.fatima")

    def act(self, game: Game) -> None:
        seat = _choosing(game)
        leave(game, ID)
        game.stack = (*game.stack[:-1], Revealing(seat))


KEEP, EXCHANGE = Keep(), Exchange()


def won(game: Game, seat: SeatIndex, character: str) -> None:
    """Ask whoever just won Fatima."""
    if character == ID:
        game.stack = (*game.stack, FatimaChoice(seat))


def lines(game: Game, round: int, lines: list[ScoreLine]) -> Iterable[ScoreLine]:
    """Her points come after the third scoring."""
    owner = owner_of(game, ID)
    if round == LAST_ROUND and owner is not None:
        yield ScoreLine(round, owner, ID, POINTS, 1)


def is_line(game: Game, line: ScoreLine, others: Sequence[ScoreLine]) -> bool:
    """Whether a line has her points, for who kept her."""
    return line == ScoreLine(LAST_ROUND, line.owner, ID, POINTS, 1) and line.owner == owner_of(
        game, ID
    )


def _choosing(game: Game) -> int:
    step = game.stack[-1]
    assert isinstance(step, FatimaChoice)
    return step.seat


def _expect_fatima(words: list[str]) -> None:
    if words != [ID]:
        raise TextError("unknown-character", text=" ".join(words), known=ID)


MEMBER = Module(
    name=ID,
    steps=(FatimaChoice, Revealing),
    actions=(Keep, Exchange),
    score_lines=(lines,),
    line_checks=(is_line,),
)
