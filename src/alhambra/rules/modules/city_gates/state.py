"""The state of the gate cards; gates that are built stand in the palaces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from alhambra.rules.errors import TextError
from alhambra.rules.numbers import parse_number
from alhambra.rules.seats import SeatIndex

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.view import OpenTable

NAME = "city_gates"


@dataclass(frozen=True, slots=True)
class Gates:
    """Whether a gate card lies face up, how many each seat holds, how many are discarded."""

    held: tuple[int, ...]
    face_up: bool = False
    discarded: int = 0


def start(players: int) -> Gates:
    """Nobody has a gate card yet."""
    return Gates((0,) * players)


def gates_of(table: Game | OpenTable) -> Gates:
    """The gate cards of a game."""
    # Asked several times a turn, where a call of `cast` costs too much.
    gates: Gates = table.states[NAME]  # type: ignore[assignment]
    return gates


def find_gates(table: Game | OpenTable) -> Gates | None:
    """The same, or None where the module is not played."""
    return gates_of(table) if NAME in table.states else None


def change(game: Game, **changes: object) -> None:
    """Change some of it."""
    game.states[NAME] = replace(gates_of(game), **changes)  # type: ignore[arg-type]


def hold(game: Game, seat: SeatIndex, more: int) -> None:
    """A seat has more gate cards, or less."""
    held = list(gates_of(game).held)
    held[seat] += more
    change(game, held=tuple(held))


def state_words(part: object) -> list[str]:
    """`up` or `down`, the discarded ones, then what each seat holds."""
    gates = cast("Gates", part)
    return ["up" if gates.face_up else "down", str(gates.discarded), *map(str, gates.held)]


def parse_state(words: list[str], rules: Ruleset) -> Gates:
    """The state that these words describe."""
    if len(words) != rules.players + 2 or words[0] not in ("up", "down"):
        raise TextError("bad-part", text=" ".join(words))
    discarded, *held = (parse_number(word, 0, rules.players) for word in words[1:])
    return Gates(tuple(held), words[0] == "up", discarded)
