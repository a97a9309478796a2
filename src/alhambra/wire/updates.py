"""Updates, encoded once for all clients that see the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from alhambra.rules.events import Event
from alhambra.table import Table
from alhambra.table.spectator_delay import delayed, is_delayed, seen_moves, shown_moves
from alhambra.table.table import effective_moves, is_take_back
from alhambra.table.take_back import pending_request, waiting_for
from alhambra.table.turn_commands import drafted

from .events import GameEvent, may_see
from .game import GameView, game_view
from .history import Happened, happened_since
from .messages import SeatView, TableView, TakeBackView, Update
from .plain_values import codes
from .you import you

T = TypeVar("T")

ENCODER = msgspec.json.Encoder()


class Updates:
    """The updates of one state of a table, for any seat and language."""

    def __init__(self, table: Table, seq: int, moves: Sequence[Iterable[Event]]) -> None:
        """What happened since a line of the journal; `moves` has the events of each move."""
        self.table = table
        self._first_seq = seq
        self._has_take_back = any(map(is_take_back, table.log[seq:]))
        happened = happened_since(table, seq, moves)
        self._events = [(event, _raw(data)) for event, data in happened]
        self._encoded: dict[tuple[int | None, str], bytes] = {}
        self._table = _raw(table_view(table))
        self._has_game = table.play is not None and table.status != "open"
        self._game: GameView | None = None

    def for_seat(self, seat: int | None, language: str) -> bytes:
        """The update of a seat; None is a spectator, whatever the language."""
        key = (seat, language if seat is not None else "")
        if key not in self._encoded:
            self._encoded[key] = self._make(seat, language)
        return self._encoded[key]

    def _make(self, seat: int | None, language: str) -> bytes:
        table = self.table
        if seat is None and table.options.spectator_delay:
            return self._make_delayed()
        events = _visible(self._events, seat)
        mine = you(table, seat, language) if seat is not None and self._has_game else None
        full_history = self._full_history(table, seat)
        view = self._view(seat)
        return ENCODER.encode(Update(table.seq, self._table, view, mine, events, full_history))

    def _make_delayed(self) -> bytes:
        """For spectators who see the game with a delay."""
        table = delayed(self.table)
        moves = (
            table.play.events_after(seen_moves(self.table, self._first_seq)) if table.play else []
        )
        events = _visible(happened_since(table, self._first_seq, moves), None)
        game = _spectators_game(table) if self._has_game else None
        full_history = self._full_history(table, None)
        return ENCODER.encode(
            Update(table.seq, table_view(table), game, None, events, full_history)
        )

    def _full_history(self, table: Table, seat: int | None) -> list[GameEvent] | None:
        """The full list of events, if something was taken back."""
        if not self._has_take_back or table.play is None:
            return None
        return _visible(happened_since(table, 0, table.play.events_after(0)), seat)

    def _view(self, seat: int | None) -> GameView | None:
        if not self._has_game:
            return None
        if seat is not None and table_has_draft(self.table, seat):
            return _raw(game_view(drafted(self.table, seat)))
        if seat is None and _opens_hands(self.table):
            return _raw(_spectators_game(self.table))
        if self._game is None:
            self._game = _raw(game_view(self.table.game))
        return self._game


def _visible(happened: Iterable[Happened], seat: int | None) -> list[GameEvent]:
    return [data for event, data in happened if event is None or may_see(event, seat)]


def table_has_draft(table: Table, seat: int) -> bool:
    """Whether a seat sees another game than the others."""
    return bool(table.draft(seat).games)


def _opens_hands(table: Table) -> bool:
    """Whether spectators see all hands: never where a person plays."""
    return table.options.open_hands and all(seat.kind == "bot" for seat in table.seats)


def _spectators_game(table: Table) -> GameView:
    view = game_view(table.game)
    if _opens_hands(table):
        view.hands = [codes(hand) for hand in table.game.hands]
    return view


def table_view(table: Table) -> TableView:
    """A table without its game."""
    request = pending_request(table)
    return TableView(
        id=table.id,
        code=table.code,
        status=cast("Any", table.status),
        options=table.options,
        seats=[SeatView(seat.kind, seat.name, seat.level, seat.away) for seat in table.seats],
        move=len(table.play.moves) if table.play else 0,
        deciding=table.deciding,
        due=table.due if table.options.clock else None,
        rematch=table.rematch,
        back=TakeBackView(request.seat, waiting_for(table, request)) if request else None,
    )


def spectators_view(table: Table) -> TableView:
    """The table as spectators may see it; it replays nothing, since a lobby has many tables."""
    view = table_view(table)
    if table.play is None or not is_delayed(table):
        return view
    number = shown_moves(table)
    later = table.play.moves[number:]
    deciding = later[0].seat if later else view.deciding
    return replace(view, move=number, deciding=deciding, due=None)


def since(table: Table, seq: int) -> Updates:
    """What a client that saw everything up to a sequence number has missed."""
    seq = seq if 0 <= seq <= table.seq else table.seq
    lines = table.log[seq:]
    moves: list[list[Event]] = []
    if table.play and lines:
        counts = [len(effective_moves(table.log[:seq]))]
        counts += [int(line.split(" ")[1]) for line in lines if is_take_back(line)]
        moves = table.play.events_after(min(counts))
    return Updates(table, seq, moves)


def _raw(view: T) -> T:
    """The view as encoded JSON, which an encoder copies as it is."""
    return cast("T", Raw(ENCODER.encode(view)))
