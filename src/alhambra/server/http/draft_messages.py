"""Messages that change the draft of a seat: act, undo, reset, confirm."""

from __future__ import annotations

import time
from typing import Literal

from alhambra.rules.errors import AlhambraError
from alhambra.table import Repeated, Stale, Table, Transition, turn_commands
from alhambra.table.turn_commands import Request
from alhambra.wire import messages as wire

from .socket_client import SocketClient

DraftMessage = wire.Act | wire.Undo | wire.Reset | wire.Confirm


class DraftMessages:
    """Carries out changes of drafts. A seat that sends one is no longer away."""

    def __init__(self, client: SocketClient) -> None:
        self.client = client

    async def handle(self, message: DraftMessage) -> None:
        """Change the draft. A message that was carried out before, or comes too late, is answered
        with the current view."""
        change = DraftChange(message)
        try:
            await self.client.command(change)
            if change.error:
                raise change.error
        except Repeated:
            self._resend(message.id, "repeated")
        except Stale:
            self._resend(message.id, "stale")
        else:
            self.client.done(message.id)

    def _resend(self, id: str, result: Literal["repeated", "stale"]) -> None:
        client = self.client
        client.send(wire.Done(client.table.seq, id, result))
        client.listener.send(client.live.update_since(client.table.seq, client.listener))


class DraftChange:
    """The command of a message. If the seat was away it is back, even where the rest is refused:
    `error` says why."""

    def __init__(self, message: DraftMessage) -> None:
        self.message = message
        self.error: Exception | None = None

    def __call__(self, table: Table, seat: int) -> Transition:
        now, self.error = time.time(), None
        back = turn_commands.mark_present(table, seat, now)
        if back is None:
            return _change(table, seat, self.message, now)
        try:
            return back.then(_change(back.table, seat, self.message, now))
        except (AlhambraError, Repeated, Stale) as error:
            self.error = error
            return back


def _change(table: Table, seat: int, message: DraftMessage, now: float) -> Transition:
    request = Request(seat, message.id, message.seq, message.steps)
    match message:
        case wire.Act(action=action, confirm=confirm):
            return turn_commands.act(table, request, action, now, confirm=confirm)
        case wire.Undo():
            return turn_commands.undo(table, request)
        case wire.Reset():
            return turn_commands.reset(table, request)
        case wire.Confirm():
            return turn_commands.confirm(table, request, now)
