"""A few worker processes that share a fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .fair_queue import FairQueue
from .worker import WorkerFailed, WorkerLimits, WorkerProcess

#: Resolved when a process is free: the key whose turn it is, and the process.
_Ready = asyncio.Future[tuple[str, WorkerProcess]]


class WorkerPool:
    """Processes that run one module. Keys take turns, and one key alone never occupies all."""

    def __init__(self, module: str, processes: int, limits: WorkerLimits) -> None:
        self._all = [WorkerProcess(module, limits) for _ in range(processes)]
        self._idle = list(self._all)
        self._queue: FairQueue[_Ready] = FairQueue(max(1, processes - 1))
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._queue)

    def waiting_of(self, key: str) -> int:
        """How many requests of a key wait."""
        return self._queue.count(key)

    @asynccontextmanager
    async def turn(self, key: str, *, low_priority: bool = False) -> AsyncIterator[WorkerProcess]:
        """Wait for a process; it is reserved until the end of the block."""
        key, worker = await self._wait(key, low_priority)
        try:
            yield worker
        finally:
            self._give_back(key, worker)

    def raise_priority(self, key: str, new: str) -> None:
        """Give the low-priority requests of a key normal priority, under a new key."""
        self._queue.raise_priority(key, new)

    async def stop(self) -> None:
        """Kill all processes; requests that wait fail."""
        self._stopped = True
        for ready in self._queue.clear():
            if not ready.done():
                ready.set_exception(WorkerFailed("stopped"))
        for worker in self._all:
            await worker.stop()

    async def _wait(self, key: str, low_priority: bool) -> tuple[str, WorkerProcess]:
        if self._stopped:
            raise WorkerFailed("stopped")
        ready: _Ready = asyncio.get_running_loop().create_future()
        self._queue.add(key, ready, low_priority=low_priority)
        self._next()
        try:
            return await ready
        except asyncio.CancelledError:
            if not self._queue.remove(ready) and not ready.cancelled():
                self._give_back(*ready.result())
            raise

    def _give_back(self, key: str, worker: WorkerProcess) -> None:
        self._queue.done(key)
        self._idle.append(worker)
        self._next()

    def _next(self) -> None:
        while self._idle and (turn := self._queue.next()):
            key, ready = turn
            if ready.cancelled():
                self._queue.done(key)
            else:
                ready.set_result((key, self._idle.pop()))
