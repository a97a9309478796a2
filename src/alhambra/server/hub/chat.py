"""Chat: every line is sent once and in order to all listeners, from whatever process it comes.

Lines are read from the store, those of this process too, so that all processes send the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.server.store import Store
from alhambra.table import Table
from alhambra.table.changes import StoredChatLine
from alhambra.wire.messages import ChatLine
from alhambra.wire.updates import ENCODER

from .live_table import Listener, LiveTable

SPECTATOR = -1


async def publish_chat(store: Store, live: LiveTable) -> None:
    """Send the new lines to all listeners."""
    async with live.chat_lock:
        _publish(live, await store.chat(live.table.id, live.last_chat))


async def chat_for(store: Store, live: LiveTable, listener: Listener, after: int) -> list[bytes]:
    """The lines after a number, for a new listener, which receives later ones from then on. Refused
    if it has lost its seat."""
    async with live.chat_lock:
        lines = await store.chat(live.table.id, min(after, live.last_chat))
        _publish(live, lines)
        table = live.table
        seat = table.seat_or_spectator(listener.hash)
        listener.receives_chat = True
        visible = [line for line in lines if line.number > after and not _mutes(table, seat, line)]
        return [_encode(table, line) for line in visible]


def _publish(live: LiveTable, lines: Iterable[StoredChatLine]) -> None:
    for line in lines:
        if line.number <= live.last_chat:
            continue
        live.last_chat = line.number
        message = _encode(live.table, line)
        for listener, seat in live.seats_of_listeners().items():
            if listener.receives_chat and not _mutes(live.table, seat, line):
                listener.send(message)


def _mutes(table: Table, seat: int | None, line: StoredChatLine) -> bool:
    """Whether a seat has muted the speaker."""
    speaker = SPECTATOR if line.seat is None else line.seat
    return seat is not None and speaker in table.seats[seat].muted


def _encode(table: Table, line: StoredChatLine) -> bytes:
    """A line as it is sent; a speaker who has left keeps the name."""
    seat, name = SPECTATOR, ""
    if line.seat is not None:
        seat, sitting = line.seat, table.seats[line.seat]
        name = sitting.name_of(line.holder) if line.holder else sitting.name
    return ENCODER.encode(ChatLine(table.seq, line.number, seat, name, line.at, line.text))
