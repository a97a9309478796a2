"""Announces who is connected to this process: changes at once, everybody every few seconds."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from alhambra.server.store import Store

from .presence_exchange import INTERVAL, People, PresenceExchange, format_people
from .table_cache import TableCache

_LOG = logging.getLogger("alhambra.tables")
#: The least number of seconds between two announcements: after a restart all clients come at once.
_PAUSE = 0.1


class PresenceAnnouncer:
    """Tells the other processes, if there may be any, who is connected to this one."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache
        #: What the others know, without tables where nobody is.
        self._announced: dict[str, People] = {}
        self._all_due = 0.0

    async def run(self) -> None:
        """Announce, until cancelled."""
        if exchange := self.cache.exchange:
            while True:
                await self._announce_next(exchange)

    async def _announce_next(self, exchange: PresenceExchange) -> None:
        changed = await exchange.next_changes(self._all_due - time.monotonic())
        try:
            if time.monotonic() < self._all_due:
                await self._announce_changes(changed)
            else:
                exchange.forget_expired()
                await self._announce_all(changed)
                self._all_due = time.monotonic() + INTERVAL
        except Exception as error:
            # Whatever failed, this loop must continue, and the others must still learn this.
            _LOG.warning("presence not announced", extra={"reason": repr(error)})
            exchange.changed(changed)
            await asyncio.sleep(INTERVAL)
        await asyncio.sleep(_PAUSE)

    async def _announce_changes(self, tables: Iterable[str]) -> None:
        people = {id: self._people(id) for id in tables}
        news = {id: now for id, now in people.items() if now != self._announced.get(id, {})}
        if news:
            await self._announce(news)

    async def _announce_all(self, changed: Iterable[str]) -> None:
        """Also without any people, as long as somebody listens here: this process has to hear
        itself."""
        news = {id: self._people(id) for id in {*changed, *self._announced}}
        if news or any(live.listeners for live in self.cache.tables.values()):
            await self._announce(news)

    async def _announce(self, news: dict[str, People]) -> None:
        await self.store.announce([format_people(id, people) for id, people in news.items()])
        known = {**self._announced, **news}
        self._announced = {id: people for id, people in known.items() if people}

    def _people(self, id: str) -> People:
        live = self.cache.tables.get(id)
        return live.people if live else {}
