"""Processes that share a PostgreSQL tell one another which tables changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.engine import URL

from .postgres import CHANNEL

_LOG = logging.getLogger("alhambra.store")
#: Seconds between two tries to reach a database that is away.
_PAUSE = 0.5

Heard = Callable[[list[str]], None]
Missed = Callable[[], None]


async def listen(url: URL, holder: str, heard: Heard, missed: Missed) -> None:
    """Call `heard` with the tables that another process changed, until cancelled.

    After the connection was lost nobody knows what was said meanwhile: then `missed` is called.
    """
    import asyncpg  # noqa: PLC0415 - an extra

    again = False
    while True:
        try:
            await _listen(asyncpg, url, holder, heard, missed if again else None)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            _LOG.warning("database away", extra={"reason": type(error).__name__})
        again = True
        await asyncio.sleep(_PAUSE)


async def _listen(asyncpg: Any, url: URL, holder: str, heard: Heard, missed: Missed | None) -> None:
    connection = await asyncpg.connect(url.set(drivername="postgresql").render_as_string(False))
    said: asyncio.Queue[str | None] = asyncio.Queue()
    try:
        await connection.add_listener(CHANNEL, lambda *args: said.put_nowait(args[3]))
        connection.add_termination_listener(lambda _: said.put_nowait(None))
        if missed:
            missed()
        while (payload := await said.get()) is not None:
            sender, *tables = payload.split(" ")
            if sender != holder:
                heard(tables)
    finally:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await connection.close(timeout=1)
