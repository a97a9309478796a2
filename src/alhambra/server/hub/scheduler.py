"""Periodic work: expired clocks, bots that are due, eviction of idle tables."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from alhambra.rules.errors import AlhambraError
from alhambra.table import turn_commands

from .load_tables import ABOUT_PLUGINS, reason_of

if TYPE_CHECKING:
    from .hub import Hub

_LOG = logging.getLogger("alhambra.tables")

#: Seconds between two queries for tables that are due.
_INTERVAL = 0.5
#: Seconds between two checks of bots that wait for their pace.
_BOT_INTERVAL = 0.1
#: Seconds that another process has before this one takes over.
_GRACE = 2.0


class Scheduler:
    """Polls the store for tables that are due: there is no timer per table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        #: Tables that need a plug-in that is not installed; logged once.
        self._unplayable: set[str] = set()

    async def run(self) -> None:
        """Process due tables, until cancelled."""
        hub, grace = self.hub, 0.0
        while True:
            try:
                for id in await hub.store.due(time.time() - grace):
                    await self.process_due(id)
                if await hub.store.is_restored():
                    hub.cache.drop_all("restored")
            except Exception as error:
                # Whatever failed, this loop must continue.
                _LOG.warning("beat failed", exc_info=error)
            grace = _GRACE if hub.store.is_shared else 0.0
            hub.cache.evict()
            for _ in range(round(_INTERVAL / _BOT_INTERVAL)):
                await asyncio.sleep(_BOT_INTERVAL)
                hub.bot_turns.wake_due()

    async def process_due(self, id: str) -> None:
        """Process a due table: its clock has expired, or a bot has to move."""
        try:
            await self._process_due(id)
        except Exception as error:
            # Whatever failed, the other due tables must not wait.
            if isinstance(error, AlhambraError) and error.code in ABOUT_PLUGINS:
                if id in self._unplayable:
                    return
                self._unplayable.add(id)
            _LOG.warning("table not attended", extra={"table": id, "reason": reason_of(error)})

    async def _process_due(self, id: str) -> None:
        hub = self.hub
        live = await hub.cache.load(id)
        live.used = time.monotonic()
        if hub.store.is_shared and not live.is_thinking:
            await hub.replication.catch_up([live])
        await hub.change(live, lambda table: turn_commands.expire_clock(table, time.time()))
        hub.bot_turns.wake(live)
