"""Two server processes on one PostgreSQL, and what happens to seats at one of them."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.clients import Client, Host, Json, Site
from tests.server.processes import Process, process_site

from .fleet import UNLIMITED

#: How a seat is lost, by name; the host frees it or gives it to a bot, its person leaves.
LOSSES = ("freed", "bot", "left", "forgotten")


@dataclass
class Pair:
    """Two places of one table: `here` and, at the other process, `there`."""

    here: Site
    there: Site

    async def new_table(self, *seats: str, **options: Any) -> tuple[Host, Host]:
        """A table, not yet started, at both."""
        host = await self.here.new_table(*seats, **options)
        return host, Host(self.there, host.id, host.code, host.host, host.tokens)


@contextmanager
def two_processes(db: str, folder: Path) -> Iterator[tuple[Process, Process]]:
    """Both from their start to their end."""
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
    """A way to talk to both."""
    async with process_site(processes[0]) as here, process_site(processes[1]) as there:
        yield Pair(here, there)


async def lose(host: Host, seat: int, how: str) -> Json:
    """Let somebody lose a seat; the table then."""
    path = f"/api/tables/{host.id}"
    if how in ("left", "forgotten"):
        word = {"left": "leave", "forgotten": "forget"}[how]
        return await host.site.post(f"{path}/{word}", token=host.tokens[seat])
    level = "mason" if how == "bot" else ""
    return await host.site.ask("PUT", f"{path}/seats/{seat}", {"level": level}, host.host)


async def take_over(host: Host, seat: int, name: str) -> str:
    """Somebody else gets the seat, whoever has it now; the new token."""
    path = f"/api/tables/{host.id}"
    await host.site.ask("PUT", f"{path}/seats/{seat}", {"level": ""}, host.host)
    joined = await host.site.post(f"{path}/join", {"name": name, "seat": seat})
    return str(joined["token"])


async def last_words(client: Client) -> list[Json]:
    """Everything that a client hears until it is sent away, or the connection ends."""
    heard = [await client.next()]
    while heard[-1]["type"] != "bye":
        heard.append(await client.next())
    return heard
