"""Who sits where: people and bots."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from alhambra.bots import Bot, close_bot, make_bot, names_bot, short_name
from alhambra.cli.exits import PlayError
from alhambra.locales import Words
from alhambra.notation.record import Record
from alhambra.notation.strings import replace_unprintable

PERSON = "person"
#: The note of a record that says who sits where, seat by seat.
NOTE = "seats"
DEFAULT_BOT = "mason"
DEFAULT_PLAYERS = 3


@dataclass(frozen=True)
class SeatSetup:
    """A name, and a person or the spec of a bot."""

    name: str
    spec: str

    def bot(self, seed: int | None) -> Bot | None:
        """The bot that plays here; None for a person."""
        return None if self.spec == PERSON else make_bot(self.spec, seed=seed)


def fill_seats(
    words: Words, players: int | None, names: Sequence[str], specs: Sequence[str] | None
) -> list[SeatSetup]:
    """The seats for these options; free seats are filled with masons."""
    names = names or [words.text("default-name")]
    if specs is None:
        count = max(DEFAULT_PLAYERS, len(names)) if players is None else players
        specs = [DEFAULT_BOT] * (count - len(names))
    if players is not None and players != len(names) + len(specs):
        raise PlayError("seats-differ", players=players, people=len(names), bots=len(specs))
    people = [SeatSetup(name, PERSON) for name in names]
    return name_seats([*people, *(_bot_seat(spec) for spec in specs)])


def name_seats(seats: Iterable[SeatSetup]) -> list[SeatSetup]:
    """The seats with a name for each bot; names of people are checked."""
    named: list[SeatSetup] = []
    for seat in seats:
        named.append(
            seat if seat.spec == PERSON else SeatSetup(_bot_name(seat.spec, named), seat.spec)
        )
    check_names([seat.name for seat in named])
    return named


def parse_seat(text: str) -> SeatSetup:
    """A bot if the text is the spec of one, else a person of that name."""
    return _bot_seat(text) if names_bot(text) else SeatSetup(text, PERSON)


def format_seat(seat: SeatSetup) -> str:
    """The text that `parse_seat` reads."""
    return seat.name if seat.spec == PERSON else seat.spec


def _bot_seat(spec: str) -> SeatSetup:
    close_bot(make_bot(spec))
    return SeatSetup("", spec)


def seats_of(words: Words, record: Record) -> list[SeatSetup]:
    """The seats of a saved game; without a note, a person and masons."""
    count = record.header.players
    names = record.names or [words.text("seat-name", seat=seat + 1) for seat in range(count)]
    specs = _specs(record.notes.get(NOTE, ""))
    if len(specs) != count:
        specs = [PERSON, *[DEFAULT_BOT] * (count - 1)]
    # Whoever wrote the record chose the names; they stay there as they are.
    return [
        SeatSetup(replace_unprintable(name), spec) for name, spec in zip(names, specs, strict=True)
    ]


def format_seats(seats: Sequence[SeatSetup]) -> str:
    """The seats as the note of a record."""
    return shlex.join(seat.spec for seat in seats)


def _specs(note: str) -> list[str]:
    try:
        return shlex.split(note)
    except ValueError:  # not ours
        return []


def _bot_name(spec: str, seats: list[SeatSetup]) -> str:
    """The name of the bot, numbered from the second of its kind on."""
    name = short_name(spec)
    before = sum(seat.spec != PERSON and short_name(seat.spec) == name for seat in seats)
    return f"{name} {before + 1}" if before else name


def check_names(names: list[str]) -> None:
    """Refuse names that are equal or cannot be written into a record."""
    for name in names:
        if not name.strip() or not name.isprintable() or "," in name:
            raise PlayError("bad-name", name=name)
        if names.count(name) > 1:
            raise PlayError("repeated-name", name=name)
