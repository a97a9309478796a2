"""Sample records, and helpers to alter them."""

from collections.abc import Callable
from functools import cache
from random import Random

from alhambra import Game, Record
from alhambra.notation.checksums import MARK, Checksum
from alhambra.notation.text import format_record
from tests.helpers import position
from tests.policies import POLICIES

#: Unusual names: a line break, quotes, other scripts, marks that change the text direction.
NAMES = ('Zoë "die Große"', "back\\slash\r\nand a new line", "عمار \u202e\u2028\x85🏰")
NOTES = {"seat-1": "mason", "played": "« a rainy Sunday »"}


def grow(record: Record, seed: int, policy: str = "uniform", actions: int = 100_000) -> Record:
    """The record, continued with random actions."""
    rng = Random(seed)
    while not record.game.is_over and actions:
        record.play(POLICIES[policy].choose(record.game, rng))
        actions -= 1
    return record


def random_record(players: int, seed: int, policy: str = "uniform") -> Record:
    """A whole game of random actions."""
    return grow(Record.new(players, seed=seed), seed, policy)


def small() -> Record:
    """Ten actions of three players with unusual names."""
    return grow(Record.new(NAMES, seed=7, notes=NOTES), 1, "builder", actions=10)


def last_turns() -> Game:
    """A position two turns before the end: the deck is empty, and the supply holds one tile."""
    return position(
        2,
        hands=("F9 F5", "F8 R9"),
        display="N1 R1 U1 F1",
        market="tower-12 garden-11 garden-8-nw pavilion-2-new",
        supply="tower-13-e",
        deck="",
        discards="N2 N3 R3 U4",
    )


def ending() -> Record:
    """A game from a position to its end: a reshuffle, a purchase, leftovers, the end."""
    record = Record.from_game(last_turns())
    for text in ("take denar 1 dirham 1", "take ducat 1"):
        record.play(text)
    return grow(record, 3, "builder")


@cache
def small_text() -> str:
    """An unfinished game that starts from the setup."""
    return format_record(small())


@cache
def ending_text() -> str:
    """A finished game that starts from a position."""
    return format_record(ending())


def unsigned(text: str) -> list[str]:
    """The lines of a record without their checksums."""
    return [line.rpartition(MARK)[0] for line in text.split("\n")[:-1]]


def forged(text: str, change: Callable[[list[str]], object]) -> str:
    """A record with changed lines and valid checksums."""
    lines = unsigned(text)
    change(lines)
    return Checksum().sign(lines)


def line_of(text: str, beginning: str) -> int:
    """The number of the first line that begins like this."""
    return next(
        number for number, line in enumerate(text.split("\n"), 1) if line.startswith(beginning)
    )
