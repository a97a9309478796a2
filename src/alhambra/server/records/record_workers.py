"""Worker processes that read uploaded records; client addresses take turns."""

from __future__ import annotations

import logging
import math
import pickle
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

import msgspec

from alhambra.processes.worker import WorkerFailed, WorkerLimits
from alhambra.processes.worker_pool import WorkerPool
from alhambra.server.settings import Limits
from alhambra.table.errors import RequestError

from .tasks import DealTask, RecordRefused, RecordResponse, ReplayTask

_LOG = logging.getLogger("alhambra.records")

#: The module that runs in a worker process.
CHILD = "alhambra.server.records.child"
#: Wall-clock seconds per second of processor time, on a busy machine.
_BUSY = 6
_SUCCESS = 200


class RecordWorkers:
    """The worker processes, and the limits of their queue."""

    def __init__(self, limits: Limits, child: str = CHILD) -> None:
        self._limits = limits
        seconds = limits.record_seconds
        bounds = WorkerLimits(seconds * _BUSY, math.ceil(seconds), limits.record_memory)
        self._pool = WorkerPool(child, limits.record_processes, bounds)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """The workers; their processes end with the block."""
        try:
            yield self
        finally:
            await self._pool.stop()

    @property
    def waiting(self) -> int:
        """How many records wait."""
        return self._pool.waiting

    async def ask(self, address: str, task: ReplayTask | DealTask, language: str) -> bytes:
        """The response about a record; errors are in the client's language."""
        self._check_queue(address)
        try:
            async with self._pool.turn(address) as worker:
                found = await worker.ask(pickle.dumps((task, language)))
        except WorkerFailed as failure:
            _LOG.warning("record not read", extra={"reason": str(failure)})
            raise RequestError("record-heavy") from None
        response = msgspec.msgpack.decode(found, type=RecordResponse)
        if response.error_location:
            _LOG.warning("record not read", extra={"reason": response.error_location})
        if response.status != _SUCCESS:
            raise RecordRefused(response.status, response.body)
        return response.body

    def _check_queue(self, address: str) -> None:
        limits = self._limits
        if self._pool.waiting_of(address) >= limits.records_waiting_per_address:
            raise _too_many(limits.records_waiting_per_address)
        if self._pool.waiting >= limits.records_waiting:
            raise _too_many(limits.records_waiting)


def _too_many(limit: int) -> RequestError:
    return RequestError("too-many", what="records", limit=limit)
