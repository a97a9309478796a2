"""Two server processes on one PostgreSQL, and ways to lose a seat at one of them."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.clients import Client, Host, Json, Site
from tests.server.processes import Process, process_site

from .fleet import UNLIMITED

#: Ways to lose a seat: the host frees it or gives it to a bot, or the player leaves.
LOSSES = ("freed", "bot", "left", "forgotten")


@dataclass
class Pair:
    """Clients of two processes: `here` and, at the other process, `there`."""

    here: Site
    there: Site

    async def new_table(self, *seats: str, **options: Any) -> tuple[Host, Host]:
        """A table that has not started, as seen from both."""
        host = await self.here.new_table(*seats, **options)
        return host, Host(self.there, host.id, host.code, host.host, host.tokens)


@contextmanager
def two_processes(db: str, folder: Path) -> Iterator[tuple[Process, Process]]:
    """Run both for the duration of the block."""
    one = Process(db, log=folder / "1.log", command=UNLIMITED)
    try:
        two = Process(db, log=folder / "2.log", command=UNLIMITED)
        try:
            yield one, two
        finally:
            two.stop()
    finally:
        one.stop()


@asynccontextmanager
async def pair_of(processes: tuple[Process, Process]) -> AsyncIterator[Pair]:
    """Connect clients to both."""
    async with process_site(processes[0]) as here, process_site(processes[1]) as there:
        yield Pair(here, there)


async def lose(host: Host, seat: int, how: str) -> Json:
    """Make a player lose a seat; returns the table afterwards."""
    path = f"/api/tables/{host.id}"
    if how in ("left", "forgotten"):
        word = {"left": "leave", "forgotten": "forget"}[how]
        return await host.site.post(f"{path}/{word}", token=host.tokens[seat])
    level = "mason" if how == "bot" else ""
    return await host.site.ask("PUT", f"{path}/seats/{seat}", {"level": level}, host.host)


async def take_over(host: Host, seat: int, name: str) -> str:
    """Give the seat to a new player, whoever holds it now; returns the new token."""
    path = f"/api/tables/{host.id}"
    await host.site.ask("PUT", f"{path}/seats/{seat}", {"level": ""}, host.host)
    joined = await host.site.post(f"{path}/join", {"name": name, "seat": seat})
    return str(joined["token"])


async def messages_until_bye(client: Client) -> list[Json]:
    """All messages that a client receives up to `bye`, or until the connection ends."""
    received = [await client.next()]
    while received[-1]["type"] != "closing":
        received.append(await client.next())
    return received
