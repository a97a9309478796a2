"""The lines below the header: shuffles, actions and the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from alhambra.rules.ending import winners
from alhambra.rules.events import Shuffled
from alhambra.rules.seats import SeatIndex

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.game import Game

_PART = " | "
# An action sets off one or two; what comes after these cannot be right.
_MOST_SHUFFLES = 9
# No action is that long: numbers of any length are not for the rules to read.
_ENTRY = re.compile(r"[0-9]{1,9} seat ([0-9]{1,9}) ([^|]{1,999}?)(?: \| (.*))?")


class Entry(NamedTuple):
    """One action, its seat, and the shuffles that followed."""

    seat: SeatIndex
    action: Action
    shuffles: tuple[Shuffled, ...] = ()


class EntryText(NamedTuple):
    """An entry as it is written: the action is a game's to read."""

    seat: SeatIndex
    action: str
    shuffles: tuple[Shuffled, ...]


def format_entry(number: int, entry: Entry) -> str:
    """`12 seat 0 take denar 3 | deck: N1 R3`."""
    seat, action, shuffles = entry
    text = f"{number} seat {seat} {action}"
    return _PART.join([text, *map(format_shuffle, shuffles)]) if shuffles else text


def parse_entry(text: str) -> EntryText | None:
    """The parts of an entry, or None if it is none."""
    match = _ENTRY.fullmatch(text)
    if not match:
        return None
    seat, action, shuffles = match.groups()
    parts = shuffles.split(_PART, _MOST_SHUFFLES) if shuffles is not None else ()
    return EntryText(int(seat), action, tuple(map(parse_shuffle, parts)))


def format_shuffle(shuffle: Shuffled) -> str:
    """`deck: N1 R3`, the first to be drawn first."""
    return " ".join([f"{shuffle.pile}:", *shuffle.order])


def parse_shuffle(text: str) -> Shuffled:
    """The inverse of `format_shuffle`."""
    pile, _, items = text.partition(":")
    return Shuffled(pile, tuple(items.split()))


def format_end(game: Game) -> str:
    """`end scores 92 105 winners 1`."""
    scores = " ".join(map(str, game.scores))
    return f"end scores {scores} winners {' '.join(map(str, winners(game)))}"
