"""A worker process that answers one request at a time, within limits."""

from __future__ import annotations

import asyncio
import struct
import sys
from contextlib import suppress
from dataclasses import dataclass

from .exit_status import exit_status

#: Seconds for a process to start, which the time limit of a request does not include.
_START = 60.0
#: Seconds for a process to end that has closed its pipes.
_EXIT = 1.0


@dataclass(frozen=True, slots=True)
class WorkerLimits:
    """What one request may cost: elapsed time, CPU time, bytes of memory."""

    seconds: float
    cpu_seconds: int
    memory: int


class WorkerFailed(Exception):
    """No answer: the time limit (`time`), or the exit status of a process that ended."""


class WorkerProcess:
    """A process that runs a module, started on demand and again after it failed.

    The module calls `worker_main.run_worker`.
    """

    def __init__(self, module: str, limits: WorkerLimits) -> None:
        self._module = module
        self._limits = limits
        self._process: asyncio.subprocess.Process | None = None
        #: Held while the process is started: stopping waits for that, and then kills it.
        self._starting = asyncio.Lock()

    async def ask(self, message: bytes) -> bytes:
        """Send a request and wait for its answer; a process that fails in any way is killed."""
        try:
            process = await self._running()
            async with asyncio.timeout(self._limits.seconds):
                return await _exchange(process, message)
        except TimeoutError:
            await self.stop()
            raise WorkerFailed("time") from None
        except (OSError, EOFError) as error:
            raise WorkerFailed(await self._exit_status() or type(error).__name__) from None
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, ready for a request."""
        process = self._process
        if process is None or process.returncode is not None:
            async with self._starting:
                process = self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    self._module,
                    str(self._limits.memory),
                    str(self._limits.cpu_seconds),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                )
            async with asyncio.timeout(_START):
                await _receive(process)
        return process

    async def _exit_status(self) -> str:
        """The exit status of a process that has closed its pipes; nothing if it had to be killed.

        It has a moment to end: if it were killed at once, asyncio could miss the exit status.
        """
        try:
            if self._process is not None:
                async with asyncio.timeout(_EXIT):
                    return exit_status(await self._process.wait())
        except TimeoutError:
            pass
        finally:
            await self.stop()
        return ""

    async def stop(self) -> None:
        """Kill the process if it still runs."""
        async with self._starting:
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
    return await _receive(process)


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout
    (length,) = struct.unpack("!I", await process.stdout.readexactly(4))
    return await process.stdout.readexactly(length)
