"""The table as an immutable value, and its transitions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from alhambra.notation.entries import parse_entry
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex

from .changes import Change, StoredTable, TableRow
from .errors import RequestError
from .options import Options
from .play import Play
from .seat_draft import SeatDraft
from .seats import Seat
from .tokens import are_same, hash_token, matches

OPEN, RUNNING, FINISHED = "open", "running", "finished"
#: The lines of a journal besides moves, each with a message in the catalogue (`event-joined`).
#: Journals are stored, so these keywords must not change.
JOURNAL_WORDS = frozenset({
    "joined", "left", "bot", "freed", "away", "back", "started", "rematch",
    "asked-back", "agreed-back", "refused-back", "taken-back",
})  # fmt: skip
#: Lines that only inform: the seats store the same.
_ABOUT_SEATS = frozenset({"joined", "left", "bot", "freed", "away", "back"})
#: Far more than any real game needs. Without a limit, joining, leaving and taking back could make a
#: journal so long that loading it blocks the server.
LONGEST_LOG = 5_000


class Stale(Exception):
    """A request made from an outdated view: its sender needs the current one."""


class Repeated(Exception):
    """A request that was carried out before."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment. `log` is its journal, one line per sequence number."""

    id: str
    code: str
    host: str
    created: float
    options: Options
    seats: tuple[Seat, ...]
    status: str = OPEN
    #: The game; a table that starts from a record has one before it is started.
    play: Play | None = None
    drafts: Mapping[int, SeatDraft] = field(default_factory=dict)
    log: tuple[str, ...] = ()
    due: float | None = None
    version: int = 0
    rematch: str = ""
    #: The sequence number of the last move, or of taking it back: what was decided before it
    #: is stale.
    moved: int = 0

    @classmethod
    def load(cls, stored: StoredTable) -> Table:
        """Load by replaying the journal; a game that does not replay is a `RecordError`."""
        moves = effective_moves(stored.journal)
        undone = undone_shuffles(stored.journal)
        play = Play.load(stored.row.start, moves, undone) if stored.row.start else None
        return cls._from_stored(stored, play, stored.journal)

    def catch_up(self, tail: StoredTable) -> tuple[Table, list[list[Event]]]:
        """This table with what another process has stored since, and the events of each move."""
        log = (*self.log, *tail.journal)
        if self.play is None or any(map(is_take_back, tail.journal)):
            return self.load(replace(tail, journal=log)), []
        play, events = self.play.follow(line for line in tail.journal if is_move(line))
        return self._from_stored(tail, play, log), events

    @classmethod
    def _from_stored(cls, stored: StoredTable, play: Play | None, log: tuple[str, ...]) -> Table:
        row = stored.row
        numbers = [
            seq for seq, line in enumerate(log, start=1) if is_move(line) or is_take_back(line)
        ]
        base = play.game if play and row.status == RUNNING else None
        return cls(
            id=row.id,
            code=row.code,
            host=row.host,
            created=row.created,
            options=msgspec.json.decode(row.options, type=Options),
            seats=msgspec.json.decode(row.seats, type=tuple[Seat, ...]),
            status=row.status,
            play=play,
            drafts={seat: SeatDraft.loads(body, base) for seat, body in stored.drafts.items()},
            log=log,
            due=row.due,
            version=row.version,
            rematch=row.rematch,
            moved=max(numbers, default=0),
        )

    def row(self) -> TableRow:
        """The table as it is stored when it is made."""
        return TableRow(
            id=self.id,
            code=self.code,
            options=_dump_options(self.options),
            seats=dump_seats(self.seats),
            host=self.host,
            created=self.created,
            public=self.options.public,
            status=self.status,
            start=self.play.start_text if self.play else "",
        )

    # -- queries -----------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last line of the journal."""
        return len(self.log)

    @property
    def is_long(self) -> bool:
        """Whether the journal is so long that only what cannot be left out is added to it."""
        return len(self.log) >= LONGEST_LOG

    @property
    def game(self) -> Game:
        """The game as all see it."""
        if self.play is None or self.status == OPEN:
            raise RequestError("not-started")
        return self.play.game

    @property
    def deciding(self) -> int | None:
        """The seat that has to decide; None before and after the game."""
        return self.play.game.seat if self.play and self.status == RUNNING else None

    def draft(self, seat: SeatIndex) -> SeatDraft:
        """The draft and the plan of a seat."""
        return self.drafts.get(seat, _EMPTY)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token holds."""
        return self.seat_of_hash(hash_token(token))

    def seat_of_hash(self, hash: str) -> int | None:
        """The seat that the token of this hash holds."""
        found = [number for number, seat in enumerate(self.seats) if are_same(hash, seat.hash)]
        return found[0] if found else None

    def seat_or_spectator(self, hash: str) -> int | None:
        """The seat of a client by the hash of its token; None for a spectator, who has none.
        Refused if the seat is lost, or spectators are not allowed."""
        if hash:
            return self.check_holder(hash)
        if self.status == RUNNING and not self.options.spectators:
            raise RequestError("spectators-off")
        return None

    def check_holder(self, hash: str) -> int:
        """The seat that the token of this hash holds; refused if there is none."""
        seat = self.seat_of_hash(hash)
        if seat is None:
            raise RequestError("token-wrong")
        return seat

    def is_host(self, token: str) -> bool:
        """Whether this is the secret of the table's host."""
        return matches(token, self.host)

    def check_seat(self, seat: SeatIndex) -> Seat:
        """The seat of this number."""
        if not 0 <= seat < len(self.seats):
            raise RequestError("seat-unknown", seat=seat)
        return self.seats[seat]

    def former_name(self, seat: SeatIndex, seq: int) -> str | None:
        """The name that a seat lost with a line of the journal."""
        return next((one.name for one in self.seats[seat].former if one.seq == seq), None)

    # -- the next table ----------------------------------------------------------------

    def next_due(self, now: float, deciding: int | None, seats: Sequence[Seat]) -> float | None:
        """When the server has to act: soon for a bot, at the end of the clock for a person."""
        if deciding is None:
            return None
        if seats[deciding].is_automatic:
            return now + self.options.pace
        clock = self.options.clock
        return now + clock.seconds if clock else None

    def with_seat(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """All seats, one of them changed."""
        return (*self.seats[:number], seat, *self.seats[number + 1 :])

    def with_draft(self, seat: SeatIndex, draft: SeatDraft) -> Mapping[int, SeatDraft]:
        """All drafts, one of them changed."""
        return {**self.drafts, seat: draft}

    def transition(
        self,
        *lines: str,
        events: Sequence[Event] = (),
        private: int | None = None,
        **changes: Any,
    ) -> Transition:
        """The table after these changes, with what must be stored."""
        row = {name: write(changes[name]) for name, write in _STORED.items() if name in changes}
        if self.play is None and changes.get("play"):
            row["start"] = changes["play"].start_text
        drafts: Mapping[int, SeatDraft] = changes.get("drafts", self.drafts)
        bodies = {
            seat: draft.dumps()
            for seat, draft in drafts.items()
            if draft is not self.drafts.get(seat)
        }
        assert all(is_move(line) or line.split(" ")[0] in JOURNAL_WORDS for line in lines)
        if self.is_long:
            lines = tuple(line for line in lines if line.split(" ")[0] not in _ABOUT_SEATS)
        change = Change(self.id, self.version, self.seq, lines, row, bodies)
        table = replace(self, version=self.version + 1, log=(*self.log, *lines), **changes)
        return Transition(table, change, tuple(events), private)


@dataclass(frozen=True, slots=True)
class Transition:
    """The next table, what must be stored before it is valid, and the events.

    `private` is the only seat that sees a difference; None if all do.
    """

    table: Table
    change: Change
    events: tuple[Event, ...] = ()
    private: int | None = None

    def then(self, later: Transition) -> Transition:
        """This transition and one that follows from its table, as a single change."""
        change = Change(
            self.change.table,
            self.change.version,
            self.change.seq,
            (*self.change.lines, *later.change.lines),
            {**self.change.row, **later.change.row},
            {**self.change.drafts, **later.change.drafts},
        )
        table = replace(later.table, version=self.table.version)
        private = self.private if self.private == later.private else None
        return Transition(table, change, (*self.events, *later.events), private)


def is_move(line: str) -> bool:
    """Whether a line of the journal is a move of the game, not a line about a seat."""
    return line[0].isdigit()


def is_take_back(line: str) -> bool:
    """Whether a line says that moves were taken back."""
    return line.startswith("taken-back ")


def effective_moves(lines: Iterable[str]) -> list[str]:
    """The moves of a journal that were not taken back."""
    moves: list[str] = []
    for line in lines:
        if is_move(line):
            moves.append(line)
        elif is_take_back(line):
            del moves[int(line.split(" ")[1]) :]
    return moves


def undone_shuffles(lines: Iterable[str]) -> list[Shuffled]:
    """The shuffles of moves that were taken back, and that have not come again yet."""
    undone: list[Shuffled] = []
    moves: list[tuple[Shuffled, ...]] = []
    for line in lines:
        if is_move(line):
            parsed = parse_entry(line) if " | " in line else None
            moves.append(parsed.shuffles if parsed else ())
            for shuffle in moves[-1]:
                again = next((one for one in undone if one.pile == shuffle.pile), None)
                if again:
                    undone.remove(again)
        elif is_take_back(line):
            number = int(line.split(" ")[1])
            undone = [shuffle for move in moves[number:] for shuffle in move] + undone
            del moves[number:]
    return undone


def dump_seats(seats: Sequence[Seat]) -> str:
    """The seats as they are stored."""
    return msgspec.json.encode(seats).decode()


def _dump_options(options: Options) -> str:
    return msgspec.json.encode(options).decode()


def _same(value: Any) -> Any:
    return value


#: Attributes of a table that its row has, too, and how they are written.
_STORED: Mapping[str, Callable[[Any], Any]] = {
    "status": _same,
    "due": _same,
    "rematch": _same,
    "seats": dump_seats,
    "options": _dump_options,
}

_EMPTY = SeatDraft()
