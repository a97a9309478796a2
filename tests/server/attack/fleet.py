"""Server processes that are killed, frozen or starved, and restarted at the same address."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server.clients import Site
from tests.server.processes import SERVE, Process, process_site

#: A server without limits per address.
UNLIMITED = (sys.executable, "-m", "tests.server.attack.unlimited_server")


class Fleet:
    """Several processes on one database, each with a client to talk to it."""

    def __init__(self, processes: list[Process], sites: list[Site]) -> None:
        self.processes = processes
        self.sites = sites

    async def kill(self, number: int = 0) -> None:
        """Kill the process with SIGKILL."""
        await asyncio.to_thread(self.processes[number].kill)

    async def start(self, number: int = 0) -> None:
        """Start the same process again, while clients try to reach it."""
        self.processes[number] = await asyncio.to_thread(self.processes[number].restart)

    @property
    def log(self) -> str:
        """What the processes have logged."""
        return "".join(one.log.read_text() for one in self.processes if one.log)


@asynccontextmanager
async def fleet(
    folder: Path, db: str, count: int = 1, command: Sequence[str] = SERVE
) -> AsyncIterator[Fleet]:
    """Start this many processes; all are stopped at the end."""
    found = Fleet([], [])
    try:
        async with AsyncExitStack() as stack:
            for number in range(count):
                log = folder / f"server-{number}.log"
                found.processes.append(Process(db, log=log, command=command))
                site = await stack.enter_async_context(process_site(found.processes[-1]))
                found.sites.append(site)
            yield found
    finally:
        for process in found.processes:
            if not process.ended:
                process.stop()
