"""PostgreSQL notifications between processes: which tables changed, which have new chat, and who is
connected where."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from sqlalchemy.engine import URL

from . import chat_lines, postgres, presence_news
from .database_errors import FAILURES

_LOG = logging.getLogger("alhambra.store")
#: Seconds before reconnecting to an unreachable database.
_RETRY_SECONDS = 0.5


class NotificationListener(Protocol):
    """Receives the notifications of other processes."""

    def tables_changed(self, ids: list[str]) -> None:
        """These tables were changed, closed or deleted."""

    def chat_added(self, ids: list[str]) -> None:
        """These tables have new lines of chat."""

    def people_announced(self, sender: str, words: list[str]) -> None:
        """A process, maybe this one, says who is connected to it, in a word per table."""

    def notifications_lost(self) -> None:
        """Notifications before this moment may have been lost."""


async def listen(url: URL, holder: str, listener: NotificationListener) -> None:
    """Pass on the notifications of other processes, until cancelled."""
    while True:
        try:
            await _listen(url, holder, listener)
        except Exception as error:
            # Whatever failed: reconnect, or all later notifications are lost.
            _LOG.warning("database away", extra={"reason": type(error).__name__})
        await asyncio.sleep(_RETRY_SECONDS)


async def _listen(url: URL, holder: str, listener: NotificationListener) -> None:
    import asyncpg  # noqa: PLC0415 - an extra

    connection = await asyncpg.connect(url.set(drivername="postgresql").render_as_string(False))
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    handlers = {postgres.CHANNEL: listener.tables_changed, chat_lines.CHANNEL: listener.chat_added}

    def dispatch(_: object, __: object, channel: str, payload: str) -> None:
        sender, *words = payload.split(" ")
        if channel == presence_news.CHANNEL:
            listener.people_announced(sender, words)
        elif sender != holder:
            handlers[channel](words)

    try:
        for channel in (*handlers, presence_news.CHANNEL):
            await connection.add_listener(channel, dispatch)
        listener.notifications_lost()
        await ended.wait()
    finally:
        with suppress(*FAILURES):
            await connection.close(timeout=1)
