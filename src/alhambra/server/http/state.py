"""What the handlers share."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from litestar.di import NamedDependency
from litestar.params import FromPath

from alhambra.server.changes import Conflict
from alhambra.server.errors import ServerError
from alhambra.server.hub import Hub
from alhambra.server.limits import Rate
from alhambra.server.live import Live
from alhambra.server.network import Network
from alhambra.server.records import Readers
from alhambra.server.settings import Settings
from alhambra.server.store import Store
from alhambra.server.table import Table
from alhambra.server.table.tokens import make_code, make_id

_TRIES = 20


class Front:
    """The hub with the limits of those who come to it."""

    def __init__(self, settings: Settings, hub: Hub, readers: Readers) -> None:
        limits = settings.limits
        self.settings = settings
        self.hub = hub
        self.readers = readers
        self.tables = Rate("tables", limits.tables_per_address)
        self.replays = Rate("replays", limits.replays_per_address)
        self.requests = Rate("requests", limits.requests_per_address)
        self.chat = Rate("chat", limits.chat_per_seat)
        self.sockets: Counter[str] = Counter()
        #: Set by the server that listens.
        self.network: Network | None = None

    @property
    def store(self) -> Store:
        """The store behind the hub."""
        return self.hub.store

    async def open_table(self, make: Callable[[str, str], Table]) -> Live:
        """A new table under an id and a code that nobody has."""
        for _ in range(_TRIES):
            table = make(make_id(), make_code())
            try:
                await self.store.create(table.row())
            except Conflict:
                continue
            return await self.hub.live(table.id)
        raise ServerError("store-conflict")

    def link(self, table: Table) -> str:
        """Where a browser finds a table."""
        return f"{self.settings.address}{self.settings.base_path}/table/{table.id}"


#: How a handler asks for it.
TheFront = NamedDependency[Front]
#: The id or the code of a table.
InPath = FromPath[str]


def now() -> float:
    """Seconds since the epoch."""
    return time.time()
