"""Worker processes in which bots think, shared fairly by all tables."""

from __future__ import annotations

import asyncio
import logging
import math
import pickle
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec

from alhambra.processes.worker import WorkerFailed, WorkerLimits
from alhambra.processes.worker_pool import WorkerPool
from alhambra.rules.actions import Action
from alhambra.rules.view import View
from alhambra.server.rate_limits import Allowance
from alhambra.wire.messages import HintAlternative

from .levels import LEVELS, SLOW

_LOG = logging.getLogger("alhambra.bots")

#: The module that runs in a worker process.
CHILD = "alhambra.server.bots.child"
#: The most memory of a worker process, in bytes.
_MEMORY = 2 << 30
#: The level that decides if another one fails.
_FALLBACK = "mason"


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A request for a bot's decision; the view is all that the bot gets. `client_key` is that
    of a connected client that waits for the answer; empty if there is none."""

    table: str
    level: str
    seed: int
    view: View
    actions: Sequence[Action]
    client_key: str = ""

    def message(self, what: str, spec: str) -> bytes:
        """The question as the process reads it."""
        return pickle.dumps((what, spec, self.seed, self.view, self.actions))


class BotPool:
    """Two pools of processes, so that quick bots never wait behind slow ones."""

    def __init__(
        self,
        processes: int = 1,
        seconds: float = 10.0,
        child: str = CHILD,
        seconds_per_table: float = 40.0,
    ) -> None:
        self.seconds = seconds
        self._allowance = Allowance(seconds_per_table)
        self.failures = 0
        self.answered = 0
        bounds = WorkerLimits(seconds, math.ceil(seconds), _MEMORY)
        self._quick, self._slow = (WorkerPool(child, processes, bounds) for _ in range(2))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """The pool; its processes end with the block."""
        try:
            yield self
        finally:
            await self._quick.stop()
            await self._slow.stop()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return self._quick.waiting + self._slow.waiting

    def wait(self, table: str) -> float:
        """Seconds until a table that has used up its time may use bots again."""
        return self._allowance.wait(table)

    def wait_for_hints(self, table: str) -> float:
        """The same for its hints, which have an allowance of their own."""
        return self._allowance.wait(_hint_key(table))

    def prioritize(self, table: str, client_key: str) -> None:
        """Move a table's question forward: a client waits for its bot."""
        for lane in (self._quick, self._slow):
            lane.raise_priority(table, client_key)

    async def choose(self, question: BotQuestion) -> Action:
        """A legal action, whatever the bot does; the first one if all bots fail."""
        for level in dict.fromkeys((question.level, _FALLBACK)):
            try:
                number = await self._ask(question, "choose", level)
            except WorkerFailed as failure:
                self.failures += 1
                _LOG.warning("bot failed", extra={"bot": level, "reason": str(failure)})
                continue
            if isinstance(number, int) and 0 <= number < len(question.actions):
                return question.actions[number]
        return question.actions[0]

    async def explain(self, question: BotQuestion) -> list[HintAlternative]:
        """The best alternatives with their reasons; none if the bot fails. Hints
        have a key of their own in the queue, so that no bot waits behind them."""
        hint_question = replace(
            question, table=_hint_key(question.table), client_key=_hint_key(question.client_key)
        )
        with suppress(WorkerFailed):
            found = await self._ask(hint_question, "explain", question.level)
            return [
                HintAlternative(str(question.actions[number]), value, reason, tile, tuple(cards))
                for number, value, reason, tile, cards in found
            ]
        return []

    async def _ask(self, question: BotQuestion, what: str, level: str) -> Any:
        lane = self._slow if level in SLOW else self._quick
        key = question.client_key or question.table
        async with lane.turn(key, low_priority=not question.client_key) as worker:
            began = time.monotonic()
            answer = worker.ask(question.message(what, LEVELS[level]))
            try:
                return msgspec.json.decode(
                    await (_await_uncancelled(answer) if what == "explain" else answer)
                )
            finally:
                self.answered += 1
                self._allowance.spend(question.table, time.monotonic() - began)


def _hint_key(client_key: str) -> str:
    """The key for hints of a table or a client."""
    return f"{client_key} hint"


async def _await_uncancelled(answer: Coroutine[Any, Any, bytes]) -> bytes:
    """Wait for an answer even if cancelled: to cancel it would kill its worker process, and clients
    disconnect often."""
    task = asyncio.create_task(answer)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(WorkerFailed):
            await task
        raise
