"""Processes that share a PostgreSQL tell one another which tables changed, and where was chat."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from sqlalchemy.engine import URL

from . import chat_lines, postgres
from .database_errors import FAILURES

_LOG = logging.getLogger("alhambra.store")
#: Seconds between two tries to reach a database that is away.
_PAUSE = 0.5


class NotificationListener(Protocol):
    """Who wants to know what other processes do."""

    def tables_changed(self, ids: list[str]) -> None:
        """These tables were changed, closed or deleted."""

    def chat_added(self, ids: list[str]) -> None:
        """Somebody said something at these tables."""

    def notifications_lost(self) -> None:
        """Nobody listened until now: whatever was done meanwhile was not heard."""


async def listen(url: URL, holder: str, listener: NotificationListener) -> None:
    """Tell what other processes do, until cancelled."""
    while True:
        try:
            await _listen(url, holder, listener)
        except Exception as error:
            # Whatever it was: who does not listen hears nothing more.
            _LOG.warning("database away", extra={"reason": type(error).__name__})
        await asyncio.sleep(_PAUSE)


async def _listen(url: URL, holder: str, listener: NotificationListener) -> None:
    import asyncpg  # noqa: PLC0415 - an extra

    connection = await asyncpg.connect(url.set(drivername="postgresql").render_as_string(False))
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    tellers = {postgres.CHANNEL: listener.tables_changed, chat_lines.CHANNEL: listener.chat_added}

    def tell(_: object, __: object, channel: str, payload: str) -> None:
        sender, *tables = payload.split(" ")
        if sender != holder:
            tellers[channel](tables)

    try:
        for channel in tellers:
            await connection.add_listener(channel, tell)
        listener.notifications_lost()
        await ended.wait()
    finally:
        with suppress(*FAILURES):
            await connection.close(timeout=1)
