"""Chat: sending lines, and muting others."""

from __future__ import annotations

import time
from functools import partial

from alhambra.notation.strings import replace_surrogates
from alhambra.server.hub.chat import publish_chat
from alhambra.table import seat_commands
from alhambra.table.changes import Conflict
from alhambra.table.errors import RequestError
from alhambra.table.names import visible
from alhambra.wire import messages as wire

from .socket_client import SocketClient


class ChatMessages:
    """Stores and publishes lines of chat."""

    def __init__(self, client: SocketClient) -> None:
        self.client = client

    async def say(self, message: wire.Chat) -> None:
        """Store a line and send it to all listeners; one that is sent again is stored once."""
        client = self.client
        seat = client.table.seat_or_spectator(client.listener.hash)
        client.app_state.count_chat(client.table.id, seat, client.listener.client_key)
        text = replace_surrogates(message.text).replace("\0", "")
        if not visible(text).strip():
            raise RequestError("chat-empty")
        is_new = await self._store(seat, text, message.id)
        await self._publish()
        client.done(message.id, "done" if is_new else "repeated")

    async def mute(self, message: wire.Mute) -> None:
        """Mute or unmute a seat."""
        await self.client.command(partial(seat_commands.mute, other=message.seat, on=message.on))
        self.client.done(message.id)

    async def _store(self, seat: int | None, text: str, sent: str) -> bool:
        client, holder = self.client, self.client.listener.hash
        hub = client.app_state.hub
        try:
            return await hub.store.say(client.table.id, seat, holder, text, time.time(), sent)
        except Conflict:
            # Another process has changed the table: the seat is lost, or the table is gone.
            await hub.refresh(client.live)
            client.table.seat_or_spectator(holder)
            raise RequestError("store-conflict") from None

    async def _publish(self) -> None:
        """The line is stored by now: if it cannot be read, it is sent later."""
        client = self.client
        try:
            await publish_chat(client.app_state.store, client.live)
        except RequestError:
            client.app_state.hub.replication.chat_added([client.table.id])
