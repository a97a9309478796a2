"""Chat: every line once and in order to all who listen, at whatever process it was said.

What was said is read from the store, also what was said here: so all processes tell the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.table import Table
from alhambra.table.changes import Message
from alhambra.table.tokens import are_same
from alhambra.wire.messages import Said
from alhambra.wire.updates import ENCODER

from .live_table import Listener, LiveTable
from .store import Store

SPECTATOR = -1


async def tell_chat(store: Store, live: LiveTable) -> None:
    """Tell all who listen what was said since the last time."""
    async with live.chatting:
        _tell(live, await store.chat(live.table.id, live.said))


async def chat_for(store: Store, live: LiveTable, listener: Listener, after: int) -> list[bytes]:
    """What was said after a number, for somebody who has come: what is said later is told. Refused
    if they have no place at the table any more."""
    async with live.chatting:
        lines = await store.chat(live.table.id, min(after, live.said))
        _tell(live, lines)
        table = live.table
        mine = table.place_of(listener.hash)
        listener.hears = True
        heard = [line for line in lines if line.number > after and not _mutes(table, mine, line)]
        return [_said(table, line) for line in heard]


def _tell(live: LiveTable, lines: Iterable[Message]) -> None:
    for line in lines:
        if line.number <= live.said:
            continue
        live.said = line.number
        message = _said(live.table, line)
        for listener, seat in live.places().items():
            if listener.hears and not _mutes(live.table, seat, line):
                listener.send(message)


def _mutes(table: Table, seat: int | None, line: Message) -> bool:
    """Whether a seat does not want to hear this."""
    speaker = SPECTATOR if line.seat is None else line.seat
    return seat is not None and speaker in table.seats[seat].muted


def _said(table: Table, line: Message) -> bytes:
    """A line as it is sent. Who has left has no name; whoever sits there now did not say it."""
    seat, name = SPECTATOR, ""
    if line.seat is not None:
        seat, sitting = line.seat, table.seats[line.seat]
        name = sitting.name if not line.holder or are_same(line.holder, sitting.hash) else ""
    return ENCODER.encode(Said(table.seq, line.number, seat, name, line.at, line.text))
