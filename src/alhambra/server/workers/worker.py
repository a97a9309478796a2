"""One process that answers questions, one at a time."""

from __future__ import annotations

import asyncio
import struct
import sys
from contextlib import suppress
from dataclasses import dataclass

#: Seconds for a process to start: that is our cost and not the question's.
_START = 60.0


@dataclass(frozen=True, slots=True)
class Bounds:
    """What one question may cost: seconds on the clock, seconds of work (what other processes do
    meanwhile does not count), bytes of memory."""

    seconds: float
    work: int
    memory: int


class Failed(Exception):
    """The process gave no answer: it lasted too long, or it ended."""


class WorkerProcess:
    """A process, started when it is needed and again after it failed."""

    def __init__(self, child: str, bounds: Bounds) -> None:
        self._child = child
        self._bounds = bounds
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes) -> bytes:
        """The answer; a process that fails in any way is ended."""
        try:
            process = await self._running()
            async with asyncio.timeout(self._bounds.seconds):
                return await _exchange(process, message)
        except TimeoutError:
            await self.stop()
            raise Failed("time") from None
        except (OSError, EOFError) as error:
            await self.stop()
            raise Failed(type(error).__name__) from None
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, ready for a question."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._child,
                str(self._bounds.memory),
                str(self._bounds.work),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            async with asyncio.timeout(_START):
                await _answer(process)
        return process

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _exchange(process: asyncio.subprocess.Process, message: bytes) -> bytes:
    assert process.stdin
    process.stdin.write(struct.pack("!I", len(message)))
    process.stdin.write(message)
    await process.stdin.drain()
    return await _answer(process)


async def _answer(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout
    (length,) = struct.unpack("!I", await process.stdout.readexactly(4))
    return await process.stdout.readexactly(length)
