"""The lanterns of a game: where each of them is, and who knows what it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from alhambra.rules.errors import TextError
from alhambra.rules.module import Chip
from alhambra.rules.numbers import parse_number
from alhambra.rules.seats import SeatIndex

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.view import OpenTable

NAME = "lantern"
VALUES = range(1, 9)
#: A lantern to those who do not know its value.
HIDDEN = 0


@dataclass(frozen=True, slots=True)
class Lanterns:
    """The values of lanterns: lit by each seat, the one that waits, those aside, those shown."""

    lit: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()

    def rows(self) -> tuple[tuple[int, ...], ...]:
        """All of it, as words and hidden cards go through it."""
        return (*self.lit, self.waiting, self.aside, self.shown)


def from_rows(rows: Sequence[tuple[int, ...]]) -> Lanterns:
    """The inverse of `rows`."""
    *lit, waiting, aside, shown = rows
    return Lanterns(tuple(lit), waiting, aside, shown)


def lanterns_of(table: Game | OpenTable) -> Lanterns:
    """The lanterns of a game, or what a viewer knows of them."""
    return cast("Lanterns", table.states[NAME])


def words(state: object) -> list[str]:
    """The values of each row, `-` for none."""
    return [",".join(map(str, row)) or "-" for row in cast("Lanterns", state).rows()]


def parse(words: list[str], rules: Ruleset) -> Lanterns:
    """The inverse of `words`."""
    if len(words) != rules.players + 3:
        raise TextError("bad-part", text=" ".join(words))
    return from_rows([_parse_row(word) for word in words])


def _parse_row(word: str) -> tuple[int, ...]:
    values = () if word == "-" else word.split(",", len(VALUES))
    return tuple(parse_number(value, VALUES[0], VALUES[-1]) for value in values)


def seen(state: object, viewer: SeatIndex | None) -> Lanterns:
    """A seat knows the lanterns that it lit, and everybody those that were shown."""
    lanterns = cast("Lanterns", state)
    known = (viewer, len(lanterns.rows()) - 1)
    rows = enumerate(lanterns.rows())
    return from_rows([row if index in known else (HIDDEN,) * len(row) for index, row in rows])


def chips(seen: object) -> Iterable[Chip]:
    """The lanterns before each seat, with their value where it is known; those aside."""
    lanterns = cast("Lanterns", seen)
    for seat, values in enumerate(lanterns.lit):
        yield from (Chip("lantern-value", seat, value) for value in values if value)
        if hidden := values.count(HIDDEN):
            yield Chip("lantern", seat, hidden)
    if lanterns.aside:
        yield Chip("lantern-aside", None, len(lanterns.aside))
