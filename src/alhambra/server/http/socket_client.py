"""One client of a socket at its table: its seat, its commands, its messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from alhambra.rules.errors import AlhambraError
from alhambra.server.hub.live_table import Listener, LiveTable
from alhambra.table import Table, Transition
from alhambra.wire import messages as wire
from alhambra.wire.errors import error_body
from alhambra.wire.updates import ENCODER

from .app_state import AppState

#: A command of a seat.
SeatCommand = Callable[[Table, int], Transition | None]


class SocketClient:
    """What the handlers of messages share."""

    def __init__(self, app_state: AppState, live: LiveTable, listener: Listener) -> None:
        self.app_state = app_state
        self.live = live
        self.listener = listener

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.live.table

    @property
    def language(self) -> str:
        """The language of texts for this client."""
        return self.listener.language

    @property
    def seat(self) -> int:
        """The seat that this client holds now; refused if it holds none."""
        return self.table.check_holder(self.listener.hash)

    async def command(self, command: SeatCommand) -> None:
        """Carry out a command for the seat that this client holds in the table it changes."""
        hash = self.listener.hash
        await self.app_state.hub.change(
            self.live, lambda table: command(table, table.check_holder(hash))
        )

    def set_idle(self, is_idle: bool) -> None:
        """Note whether anybody uses the device; the others are told if that changes something."""
        if self.listener.is_idle != is_idle:
            self.listener.is_idle = is_idle
            self.live.tell_presence()

    def send(self, message: Struct) -> None:
        """Queue a message."""
        self.listener.send(ENCODER.encode(message))

    def done(self, id: str, result: Literal["done", "repeated"] = "done") -> None:
        """Answer that a message was carried out, now or before."""
        self.send(wire.Done(self.table.seq, id, result))

    def refuse(self, id: str, error: AlhambraError) -> None:
        """Answer that a message was refused."""
        body = error_body(error, self.language, self.table.options.edition)
        self.send(wire.Refused(self.table.seq, id, body))
