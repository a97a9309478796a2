"""What the handlers of requests and sockets share: the hub and the rate limits."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from alhambra.rules.errors import AlhambraError
from alhambra.server.http_errors import HttpError
from alhambra.server.hub import Hub
from alhambra.server.hub.live_table import LiveTable
from alhambra.server.lan_access import Network
from alhambra.server.notifications.notifier import Notifier
from alhambra.server.random_ids import make_code, make_id
from alhambra.server.rate_limits import AddressRate, Allowance, Metered, Rate
from alhambra.server.records import RecordWorkers
from alhambra.server.settings import Settings
from alhambra.server.store import Store
from alhambra.table import Table, seat_commands
from alhambra.table.changes import Conflict
from alhambra.table.errors import RequestError
from alhambra.table.tokens import rematch_id

_TRIES = 20
#: The errors for a wrong token.
_WRONG_SECRET = frozenset({"token-wrong", "host-only"})

AnyRequest = Request[Any, Any, Any]
Result = TypeVar("Result")


class AppState:
    """The hub, and the rate limits of its clients."""

    def __init__(
        self, settings: Settings, hub: Hub, record_workers: RecordWorkers, notifier: Notifier
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.hub = hub
        self.record_workers = record_workers
        self.notifier = notifier
        self.tables = AddressRate("tables", limits.tables_per_address)
        self.replays = AddressRate("replays", limits.replays_per_address)
        self.requests = AddressRate("requests", limits.requests_per_address)
        self.secrets = AddressRate("secrets", limits.wrong_secrets_per_address)
        self.messages = AddressRate("messages", limits.messages_per_address)
        self.chat = Rate("chat", limits.chat_per_seat)
        self.spectators = Rate("chat", limits.chat_of_spectators)
        self.work = Allowance(limits.work_seconds_per_address)
        self.sockets: Counter[str] = Counter()
        #: Set by the server that listens.
        self.network: Network | None = None

    @property
    def store(self) -> Store:
        """The store behind the hub."""
        return self.hub.store

    async def open_table(self, make: Callable[[str, str], Table]) -> LiveTable:
        """Create a table under a free id and code, with all that its journal has by then."""
        for _ in range(_TRIES):
            table = make(make_id(), make_code())
            row = replace(table.row(), version=table.version, seq=table.seq)
            try:
                await self.store.create(row, table.log)
            except Conflict:
                continue
            return await self.hub.live(table.id)
        raise RequestError("store-conflict")

    async def open_rematch(self, live: LiveTable, address: str) -> LiveTable:
        """The rematch of a finished table. There is only one, even if several clients ask for it at
        once, in different processes."""
        id = live.table.rematch or rematch_id(live.table.id)
        async with live.lock:
            for _ in range(_TRIES):
                if await self.store.find(id):
                    return await self.hub.live(id)
                table = seat_commands.rematch_table(live.table, id, make_code(), now())
                self.tables.take(address)
                with suppress(Conflict):  # another process was faster, or the code is taken
                    await self.store.create(table.row())
        raise RequestError("store-conflict")

    def count_request(self, client_key: str) -> None:
        """Count a request or a socket, before it is handled."""
        self.requests.take(client_key)
        if wait := self.work.wait(client_key):
            limit = round(self.work.limit)
            raise HttpError("too-many", retry=wait, what="work", limit=limit)

    async def run_metered(self, client_key: str, work: Awaitable[Result]) -> Result:
        """Await work for a client, and charge its processor time to the client."""
        metered = Metered(work)
        try:
            return await metered
        finally:
            self.work.spend(client_key, metered.seconds)

    def count_wrong_secret(self, error: AlhambraError, client_key: str) -> AlhambraError:
        """The error to answer with: wrong secrets are counted, against guessing."""
        if error.code in _WRONG_SECRET:
            try:
                self.secrets.take(client_key)
            except RequestError as too_many:
                return too_many
        return error

    def count_chat(self, table: str, seat: int | None, client_key: str) -> None:
        """Count a line of chat: per seat, or per address of a spectator and for all spectators of a
        table. A new socket does not reset the count."""
        if seat is not None:
            self.chat.take(f"{table} {seat}")
            return
        self.spectators.check(table)
        self.chat.take(client_key)
        self.spectators.take(table)

    def link(self, table: Table) -> str:
        """The link of a table."""
        return f"{self.settings.address}{self.settings.base_path}/table/{table.id}"


#: How a handler declares that it needs the state.
AppStateParam = NamedDependency[AppState]
#: The id or the code of a table.
TableName = FromPath[str]


def now() -> float:
    """Seconds since the epoch."""
    return time.time()
