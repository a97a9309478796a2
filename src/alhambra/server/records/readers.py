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

from .questions import Answer, Dealing, RecordRefused, Replaying

_LOG = logging.getLogger("alhambra.records")

#: The module that runs in a worker process.
CHILD = "alhambra.server.records.child"
#: Wall-clock seconds per second of processor time, on a busy machine.
_BUSY = 6
_SUCCESS = 200


class Readers:
    """The worker processes, and the limits of their queue."""

    def __init__(self, limits: Limits, child: str = CHILD) -> None:
        self._limits = limits
        seconds = limits.record_seconds
        bounds = WorkerLimits(seconds * _BUSY, math.ceil(seconds), limits.record_memory)
        self._pool = WorkerPool(child, limits.record_processes, bounds)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """The readers; their processes end with the block."""
        try:
            yield self
        finally:
            await self._pool.stop()

    @property
    def waiting(self) -> int:
        """How many records wait."""
        return self._pool.waiting

    async def ask(self, address: str, question: Replaying | Dealing, language: str) -> bytes:
        """The response about a record; errors are in the client's language."""
        self._check_queue(address)
        try:
            async with self._pool.turn(address) as worker:
                found = await worker.ask(pickle.dumps((question, language)))
        except WorkerFailed as failure:
            _LOG.warning("record not read", extra={"reason": str(failure)})
            raise RequestError("record-heavy") from None
        answer = msgspec.msgpack.decode(found, type=Answer)
        if answer.trouble:
            _LOG.warning("record not read", extra={"reason": answer.trouble})
        if answer.status != _SUCCESS:
            raise RecordRefused(answer.status, answer.body)
        return answer.body

    def _check_queue(self, address: str) -> None:
        limits = self._limits
        if self._pool.waiting_of(address) >= limits.records_waiting_per_address:
            raise _too_many(limits.records_waiting_per_address)
        if self._pool.waiting >= limits.records_waiting:
            raise _too_many(limits.records_waiting)


def _too_many(limit: int) -> RequestError:
    return RequestError("too-many", what="records", limit=limit)
