"""A few processes that think for all tables; who has used least goes first."""

from __future__ import annotations

import asyncio
import logging
import pickle
import struct
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Self

import msgspec

from alhambra.rules.actions import Action
from alhambra.rules.view import View
from alhambra.server.limits import Allowance

from .levels import LEVELS

_LOG = logging.getLogger("alhambra.bots")

#: The module that runs in a process that thinks.
CHILD = "alhambra.server.bots.child"
#: Who decides where the bot of a level fails.
_SIMPLER = "mason"
#: So many tables are remembered with the time they used.
_TABLES = 10_000


class Failed(Exception):
    """The process gave no good answer in time."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a table wants to know of a bot; all that the bot gets is in the view."""

    table: str
    level: str
    seed: int
    view: View
    actions: Sequence[Action]

    def message(self, what: str, spec: str) -> bytes:
        """The question as the process reads it."""
        body = pickle.dumps((what, spec, self.seed, self.view, self.actions))
        return struct.pack("!I", len(body)) + body


class Thinkers:
    """The processes, and the one queue before them."""

    def __init__(
        self,
        processes: int = 1,
        seconds: float = 10.0,
        child: str = CHILD,
        seconds_per_table: float = 60.0,
    ) -> None:
        self.seconds = seconds
        self._allowance = Allowance(seconds_per_table)
        self.failures = 0
        self.answered = 0
        self._used: dict[str, float] = {}
        self._waiting: list[tuple[str, asyncio.Future[_Thinker]]] = []
        self._idle = [_Thinker(child) for _ in range(processes)]
        self._all = list(self._idle)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """The thinkers; their processes end with the block."""
        try:
            yield self
        finally:
            for thinker in self._all:
                await thinker.stop()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._waiting)

    def wait(self, table: str) -> float:
        """Seconds that a table has to wait because it has used up its time."""
        return self._allowance.wait(table, time.monotonic())

    async def choose(self, question: Question) -> Action:
        """A legal action, whatever the bot does: at last the first one."""
        for spec in dict.fromkeys((LEVELS[question.level], LEVELS[_SIMPLER])):
            try:
                number = await self._ask(question, "choose", spec)
            except Failed as failure:
                self.failures += 1
                _LOG.warning("bot failed", extra={"bot": spec, "reason": str(failure)})
                continue
            if isinstance(number, int) and 0 <= number < len(question.actions):
                return question.actions[number]
        return question.actions[0]

    async def explain(self, question: Question) -> list[tuple[Action, float, str]]:
        """The best alternatives with value and reason; none if the bot fails."""
        with suppress(Failed):
            found = await self._ask(question, "explain", LEVELS[question.level])
            return [(question.actions[number], value, reason) for number, value, reason in found]
        return []

    async def _ask(self, question: Question, what: str, spec: str) -> Any:
        thinker = await self._turn(question.table)
        began = time.monotonic()
        try:
            return await thinker.ask(question.message(what, spec), self.seconds)
        finally:
            self.answered += 1
            self._charge(question.table, time.monotonic() - began)
            self._idle.append(thinker)
            self._next()

    async def _turn(self, table: str) -> _Thinker:
        """Wait for a process; the table that has used least goes first."""
        ready: asyncio.Future[_Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, ready))
        self._next()
        try:
            return await ready
        except asyncio.CancelledError:
            if (table, ready) in self._waiting:
                self._waiting.remove((table, ready))
            elif ready.done() and not ready.cancelled():
                self._idle.append(ready.result())
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting and self._idle:
            first = min(self._waiting, key=lambda waiting: self._used.get(waiting[0], 0.0))
            self._waiting.remove(first)
            if not first[1].done():
                first[1].set_result(self._idle.pop())

    def _charge(self, table: str, seconds: float) -> None:
        if len(self._used) > _TABLES:
            self._used.clear()
        self._used[table] = self._used.get(table, 0.0) + seconds
        self._allowance.spend(table, seconds, time.monotonic())


class _Thinker:
    """One process, started when it is needed and again after it failed."""

    def __init__(self, child: str) -> None:
        self._child = child
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes, seconds: float) -> Any:
        """The answer; a process that fails in any way is ended."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(message)
        except TimeoutError:
            await self.stop()
            raise Failed("time") from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            await self.stop()
            raise Failed(type(error).__name__) from None
        except BaseException:
            await self.stop()
            raise

    async def _exchange(self, message: bytes) -> Any:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._child,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        assert process.stdin
        assert process.stdout
        process.stdin.write(message)
        await process.stdin.drain()
        (length,) = struct.unpack("!I", await process.stdout.readexactly(4))
        return msgspec.json.decode(await process.stdout.readexactly(length))

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
