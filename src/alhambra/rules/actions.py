"""What a player can do: light values whose text is the notation.

An action class lives with the rule it carries out (take.py, buy.py, redesign.py,
placing.py…). Equal actions made by the engine are one object, so that listing them
costs a look-up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, cast

from .errors import TextError
from .grid import Cell
from .numbers import number_in

if TYPE_CHECKING:
    from .errors import Refusal
    from .game import Game
    from .ruleset import Ruleset


#: A cell out of all reach.
FURTHEST = 999


class Action(Protocol):
    """One decision of one seat."""

    verb: ClassVar[str]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Action:
        """The action that these words, after the verb, describe; inverse of `str`."""

    def refusal(self, game: Game) -> Refusal | None:
        """Why the action is not legal now, or None. The step is known to admit its class."""

    def act(self, game: Game) -> None:
        """Carry it out, unchecked, up to the first random step."""


@dataclass(frozen=True, slots=True)
class Bare:
    """The base of actions that are a verb and nothing else."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return self.verb

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        expect(words, 0, cls.verb)
        return cls.only()

    @classmethod
    def only(cls) -> Self:
        """The one object of this class."""
        return cast("Self", _bare.setdefault(cls, cls()))


_bare: dict[type[Bare], Bare] = {}


def is_written(action: Action, rules: Ruleset) -> bool:
    """Whether an action is what its text says; callers can pass any object."""
    kind = type(action)
    try:
        verb, *words = str(action).split(" ")
        if kind not in rules.verbs.get(verb, ()):
            return False
        twin = kind.parse(words, rules)
        return twin is action or (twin == action and repr(twin) == repr(action))
    except Exception:  # whatever goes wrong inside a strange object
        return False


def parse_cell(text: str) -> Cell:
    """A cell written `x,y`."""
    first, _, second = text.partition(",")
    x, y = number_in(first), number_in(second)
    if x is None or y is None or max(abs(x), abs(y)) > FURTHEST:
        raise TextError("bad-cell", text=text)
    return x, y


def format_cell(cell: Cell) -> str:
    """A cell as `x,y`."""
    return f"{cell[0]},{cell[1]}"


def expect(words: Sequence[object], count: int, verb: str) -> None:
    """Refuse a text with the wrong number of words after its verb."""
    if len(words) != count:
        raise TextError("bad-words", verb=verb, expected=count, found=len(words))
