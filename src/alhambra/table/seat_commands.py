"""Commands about seats: join, leave, reassign, fill, start, mute, rematch."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from alhambra.notation.record import Record
from alhambra.notation.seeds import SystemChance
from alhambra.rules.chance import Seeded
from alhambra.rules.ruleset import make_ruleset

from .errors import RequestError
from .names import look_alike, normalize_name, normalize_title
from .options import Options, with_versions
from .play import Play
from .seat_draft import SeatDraft
from .seats import RESERVED, FormerName, Seat
from .table import FINISHED, OPEN, RUNNING, Table, Transition

#: The level that plays for persons who left.
STAND_IN = "mason"
#: How many former names of a seat are kept.
MOST_FORMER = 20


def make_table(
    id: str, code: str, host: str, options: Options, levels: Iterable[str], now: float
) -> Table:
    """A new table; a seat without a level is open. Wrong choices are a `SetupError`."""
    seats = tuple(Seat(level=level) for level in levels)
    make_ruleset(len(seats), options.edition, options.modules)
    _check_open_hands(options, seats)
    options = replace(options, title=normalize_title(options.title))
    return Table(id, code, host, now, with_versions(options), seats)


def join(table: Table, number: int | None, name: str, hash: str, now: float) -> Transition:
    """A person takes an open seat, the first one if none is named; also in a running game."""
    if table.status == FINISHED:
        raise RequestError("table-over")
    if number is None:
        number = next((n for n, seat in enumerate(table.seats) if seat.kind == "open"), None)
        if number is None:
            raise RequestError("seat-taken")
    if table.check_seat(number).kind != "open":
        raise RequestError("seat-taken")
    name = normalize_name(name)
    if taken := look_alike(name, (seat.name for seat in table.seats if seat.name)):
        raise RequestError("name-taken", name=taken)
    if reserved := look_alike(name, RESERVED):
        raise RequestError("name-reserved", name=reserved)
    return _reseat(table, number, Seat(name=name, hash=hash), f"joined {number}", now)


def leave(table: Table, number: int, now: float) -> Transition:
    """A person gives up a seat: it becomes open, or a bot's in a running game. Once the game has
    begun the seat keeps the name, so that nothing in the log or the results is rewritten."""
    level = STAND_IN if table.status == RUNNING else ""
    seat = Seat() if table.status == OPEN else _left_by(table.seats[number], level)
    return _reseat(table, number, seat, f"left {number}", now)


def reassign(table: Table, number: int, level: str, now: float) -> Transition:
    """The host gives a seat to a bot, or frees it (no level). The bot of a seat that a person has
    played keeps the name."""
    before = table.check_seat(number)
    line = f"bot {number}" if level else f"freed {number}"
    keeps_name = level and table.status != OPEN
    seat = _left_by(before, level) if keeps_name else Seat(level=level)
    _check_open_hands(table.options, [seat])
    return _reseat(table, number, seat, line, now)


def fill(table: Table, level: str, now: float) -> Transition:
    """Bots for all open seats."""
    opened = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    seats = tuple(
        Seat(level=level, former=seat.former) if seat.kind == "open" else seat
        for seat in table.seats
    )
    due = _due(table, seats, opened, now)
    return table.transition(*(f"bot {number}" for number in opened), seats=seats, due=due)


def rename(table: Table, title: str) -> Transition:
    """The host names the table; an empty title removes its name."""
    return table.transition(options=replace(table.options, title=normalize_title(title)))


def start(table: Table, now: float, seed: int | None = None) -> Transition:
    """Deal, or continue the record; all seats must be taken. A seed is for tests."""
    if table.status != OPEN:
        raise RequestError("already-started")
    if any(seat.kind == "open" for seat in table.seats):
        raise RequestError("seats-open")
    play = table.play or Play.of(
        Record.new(
            len(table.seats),
            chance=SystemChance() if seed is None else Seeded(seed),
            edition=table.options.edition,
            modules=table.options.modules,
        )
    )
    due = table.next_due(now, play.game.seat, table.seats)
    return table.transition("started", play=play, status=RUNNING, due=due)


def mute(table: Table, number: int, other: int, on: bool) -> Transition:
    """Mute another seat (-1: spectators), or unmute it."""
    muted = set(table.seats[number].muted) - {other} | ({other} if on else set())
    seat = replace(table.seats[number], muted=tuple(sorted(muted)))
    return table.transition(seats=table.with_seat(number, seat), private=number)


def forget(table: Table, number: int, now: float) -> Transition:
    """Delete everything about the person of a seat; in a running game a bot takes over. What the
    log tells of them, whatever seat they had, has the name of a bot."""
    seat = Seat(level=STAND_IN) if table.status != OPEN else Seat()
    step = _reseat(table, number, seat, f"left {number}", now)
    name = table.seats[number].name
    seats = tuple(_without_name(seat, name) for seat in step.table.seats)
    return step.then(step.table.transition(seats=seats))


def rematch_table(table: Table, id: str, code: str, now: float) -> Table:
    """A new table with the same seats and options; every token stays valid. Seats of people who
    left are those of their bots, or open."""
    if table.status != FINISHED:
        raise RequestError("no-rematch-yet")
    seats = tuple(
        replace(seat, away=False, former=()) if seat.hash else Seat(level=seat.level)
        for seat in table.seats
    )
    return Table(id, code, table.host, now, with_versions(table.options), seats)


def rematch(table: Table, id: str) -> Transition | None:
    """Publish the id of the rematch, unless that is done already."""
    return None if table.rematch else table.transition("rematch", rematch=id)


def _reseat(table: Table, number: int, seat: Seat, line: str, now: float) -> Transition:
    # The next player inherits nothing: no plan, no muting by others, and no deeds in the log.
    seat = replace(seat, former=_former_names(table, number, seat))
    seats = tuple(_unmute(other, number) for other in table.with_seat(number, seat))
    drafts = table.with_draft(number, SeatDraft())
    due = _due(table, seats, [number], now)
    return table.transition(line, seats=seats, drafts=drafts, due=due)


def _left_by(before: Seat, level: str) -> Seat:
    """The seat of a person who has left; it keeps the name."""
    return Seat(level=level, name=before.name, left=before.holder)


def _former_names(table: Table, number: int, seat: Seat) -> tuple[FormerName, ...]:
    """The former names of a seat that changes hands with the next line of the journal."""
    before = table.seats[number]
    keeps_name = seat.kind != "open" and seat.name == before.name
    if before.kind == "open" or keeps_name or table.is_long:
        return before.former
    return (*before.former, FormerName(table.seq + 1, before.name, before.holder))[-MOST_FORMER:]


def _without_name(seat: Seat, name: str) -> Seat:
    former = (FormerName(one.seq, "") if one.name == name else one for one in seat.former)
    return replace(seat, former=tuple(former))


def _check_open_hands(options: Options, seats: Iterable[Seat]) -> None:
    """Where spectators see all hands no person may play, now or later."""
    if options.open_hands and any(seat.kind != "bot" for seat in seats):
        raise RequestError("hands-open")


def _unmute(seat: Seat, number: int) -> Seat:
    """A seat that has not muted this one."""
    return replace(seat, muted=tuple(muted for muted in seat.muted if muted != number))


def _due(table: Table, seats: tuple[Seat, ...], changed: list[int], now: float) -> float | None:
    """The due time after seats have changed: a new player gets a new clock."""
    if table.deciding in changed:
        return table.next_due(now, table.deciding, seats)
    return table.due
