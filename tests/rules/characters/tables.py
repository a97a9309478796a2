"""Positions with characters, and shortcuts to their state."""

from functools import partial

from alhambra import Game
from alhambra.rules.modules.characters.state import characters_of
from tests.helpers import position

table = partial(position, modules="characters")
#: With all other modules, too.
full_table = partial(position, modules="city_gates diamonds camps characters")


def now(game: Game) -> str:
    """The current step and the seat that decides: `auction 1`."""
    return f"{game.stack[-1].name} {game.seat}"


def owned(game: Game) -> list[str]:
    """The characters of each seat."""
    return [" ".join(ids) for ids in characters_of(game).owned]


def aside(game: Game) -> str:
    """The characters aside, the top one first."""
    return " ".join(characters_of(game).aside)


def is_used(game: Game) -> bool:
    """Whether this turn's use of a ◆ card is spent."""
    return characters_of(game).used


def seen(game: Game) -> set[str]:
    """The characters that were ever revealed."""
    return set(characters_of(game).drawn)
