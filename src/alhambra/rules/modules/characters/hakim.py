"""Hakim, W: half a building more of one kind, chosen for each scoring (characters.hakim)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Action, expect
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal, TextError
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.numbers import parse_number
from alhambra.rules.refill import ScoringCard
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import KINDS

from .state import change, characters_of, owner_of

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.steps import Step

ID = "hakim"
HALF = 0.5


@dataclass(frozen=True, slots=True)
class HakimChose(Event):
    """Hakim's owner chose a kind for this scoring."""

    seat: SeatIndex
    round: int
    kind: str


@dataclass(frozen=True, slots=True)
class HakimChoice(Decision):
    """Hakim's owner chooses a kind before the scoring of a round."""

    seat: SeatIndex
    round: int
    name: ClassVar[str] = ID
    lies_on: ClassVar[tuple[str, ...]] = ("scorings", "last_scoring")

    def legal(self, game: Game) -> tuple[Action, ...]:
        return tuple(choosing(kind) for kind in kinds_of(game, self.seat))

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Hakim,))

    def is_possible(self, game: Game) -> bool:
        return self.round == next_scoring(game) and before_scoring(game, self.round) == self

    def words(self) -> list[str]:
        return [str(self.seat), str(self.round)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> HakimChoice:
        expect(words, 2, cls.name)
        return cls(rules.parse_seat(words[0]), parse_number(words[1], 1, LAST_ROUND))


@dataclass(frozen=True, slots=True)
class Hakim:
    """Choose a kind: `hakim tower`."""

    kind: str
    verb: ClassVar[str] = ID

    def __str__(self) -> str:
        return f"{ID} {self.kind}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Hakim:
        expect(words, 1, cls.verb)
        if words[0] not in KINDS:
            raise TextError("unknown-kind", text=words[0], known=", ".join(KINDS))
        return choosing(words[0])

    def refusal(self, game: Game) -> Refusal | None:
        step = _choice(game)
        if self.kind in kinds_of(game, step.seat):
            return None
        return Refusal("none-of-kind", "characters.hakim", kind=self.kind)

    def act(self, game: Game) -> None:
        step = _choice(game)
        change(game, hakim=(step.round, self.kind))
        game.stack = game.stack[:-1]
        if game.tell:
            game.tell(HakimChose(step.seat, step.round, self.kind))


choosing = cache(Hakim)


def before_scoring(game: Game, round: int) -> Step | None:
    """Ask Hakim's owner once for each scoring, if there is a kind to choose."""
    owner = owner_of(game, ID)
    chosen = characters_of(game).hakim
    if owner is None or (chosen and chosen[0] == round) or not kinds_of(game, owner):
        return None
    return HakimChoice(owner, round)


def next_scoring(game: Game) -> int | None:
    """The scoring that is about to be held, or was held last of all; None between scorings."""
    bottom = game.stack[0].name if game.stack else "last_scoring"
    if bottom == "scorings":
        return min(game.scorings, default=None)
    return LAST_ROUND if bottom == "last_scoring" else None


def half_more(game: Game, owner: int, kind: str, round: int) -> float:
    """Half a building more of the kind that was chosen for this scoring."""
    is_chosen = characters_of(game).hakim == (round, kind)
    return HALF if is_chosen and owner == owner_of(game, ID) else 0


def defects(game: Game) -> list[str]:
    """His choice stands for the scoring that comes or for one that was held, and for him alone."""
    broken = []
    owner, chosen = owner_of(game, ID), characters_of(game).hakim
    if chosen and (owner is None or not _could_choose(game, owner, *chosen)):
        broken.append(f"choice of {ID} for a scoring that cannot be")
    halves = [line for line in game.lines if line.count % 1]
    if any(line.owner != owner for line in halves):
        broken.append(f"half a building without {ID}")
    if len({line.round for line in halves}) < len(halves):
        broken.append(f"{ID} twice in a scoring")
    return broken


def _could_choose(game: Game, owner: int, round: int, kind: str) -> bool:
    if round == next_scoring(game):
        return kind in kinds_of(game, owner)
    is_to_come = round == LAST_ROUND or round in game.scorings or ScoringCard(round) in game.deck
    return not is_to_come


def kinds_of(game: Game, seat: SeatIndex) -> list[str]:
    """The kinds of which a seat has a tile in its palace."""
    counts = game.palaces[seat].counts()
    return [kind for kind in KINDS if counts.get(kind)]


def _choice(game: Game) -> HakimChoice:
    step = game.stack[-1]
    assert isinstance(step, HakimChoice)
    return step


MEMBER = Module(
    name=ID,
    steps=(HakimChoice,),
    actions=(Hakim,),
    before_scoring=(before_scoring,),
    count_changes=(half_more,),
    defects=(defects,),
)
