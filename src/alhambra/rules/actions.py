"""What a player can do: light values whose text is the notation.

An action class lives with the rule it carries out (take.py, buy.py, redesign.py,
placing.py…). Equal actions made by the engine are one object, so that listing them
costs a look-up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, cast

from .errors import TextError
from .grid import Cell

if TYPE_CHECKING:
    from .errors import Refusal
    from .game import Game
    from .ruleset import Ruleset


class Action(Protocol):
    """One decision of one seat."""

    verb: ClassVar[str]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Action:
        """The action that these words, after the verb, describe; inverse of `str`."""

    def refusal(self, game: Game) -> Refusal | None:
        """Why the action is not legal now, or None. The step is known to admit its class."""

    def act(self, game: Game) -> None:
        """Carry it out, unchecked, up to the point where chance comes in."""


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


def parse_cell(text: str) -> Cell:
    """A cell written `x,y`."""
    x, comma, y = text.partition(",")
    if not (comma and _is_number(x) and _is_number(y)):
        raise TextError("bad-cell", text=text)
    return int(x), int(y)


def format_cell(cell: Cell) -> str:
    """A cell as `x,y`."""
    return f"{cell[0]},{cell[1]}"


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    # One spelling per number, and none that is out of all reach.
    return is_count(digits) and text != "-0"


def is_count(text: str) -> bool:
    """Whether a text is a whole number from 0 to 999, without leading zeros."""
    return len(text) <= 3 and text.isascii() and text.isdigit() and str(int(text)) == text


def expect(words: list[str], count: int, verb: str) -> None:
    """Refuse a text with the wrong number of words after its verb."""
    if len(words) != count:
        raise TextError("bad-words", verb=verb, expected=count, found=len(words))
