"""A few processes, and the one queue before them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .turns import Turns
from .worker import Bounds, Failed, WorkerProcess

#: Whose turn it is, and the process.
_Ready = asyncio.Future[tuple[str, WorkerProcess]]


class Pool:
    """Processes that run one module; `key` is whoever takes turns with the others. One alone never
    keeps all of them busy."""

    def __init__(self, child: str, processes: int, bounds: Bounds) -> None:
        self._all = [WorkerProcess(child, bounds) for _ in range(processes)]
        self._idle = list(self._all)
        self._turns: Turns[_Ready] = Turns(max(1, processes - 1))
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._turns)

    def waiting_of(self, key: str) -> int:
        """How many questions of this one wait."""
        return self._turns.count(key)

    @asynccontextmanager
    async def turn(self, key: str, *, later: bool = False) -> AsyncIterator[WorkerProcess]:
        """Wait for a turn; the process belongs to whoever waited until the end of the block."""
        key, worker = await self._wait(key, later)
        try:
            yield worker
        finally:
            self._give_back(key, worker)

    def hurry(self, key: str, new: str) -> None:
        """What could wait of this one no longer can, and another one brings it."""
        self._turns.hurry(key, new)

    async def stop(self) -> None:
        """End all processes; whoever waits gets none any more."""
        self._stopped = True
        for ready in self._turns.clear():
            if not ready.done():
                ready.set_exception(Failed("stopped"))
        for worker in self._all:
            await worker.stop()

    async def _wait(self, key: str, later: bool) -> tuple[str, WorkerProcess]:
        if self._stopped:
            raise Failed("stopped")
        ready: _Ready = asyncio.get_running_loop().create_future()
        self._turns.add(key, ready, later=later)
        self._next()
        try:
            return await ready
        except asyncio.CancelledError:
            if not self._turns.remove(ready) and not ready.cancelled():
                self._give_back(*ready.result())
            raise

    def _give_back(self, key: str, worker: WorkerProcess) -> None:
        self._turns.done(key)
        self._idle.append(worker)
        self._next()

    def _next(self) -> None:
        while self._idle and (turn := self._turns.next()):
            key, ready = turn
            if ready.cancelled():
                self._turns.done(key)
            else:
                ready.set_result((key, self._idle.pop()))
