"""One process that answers questions, one at a time."""

from __future__ import annotations

import asyncio
import math
import struct
import sys
from contextlib import suppress


class Failed(Exception):
    """The process gave no answer: it lasted too long, or it ended."""


class Worker:
    """A process, started when it is needed and again after it failed."""

    def __init__(self, child: str, seconds: float, memory: int) -> None:
        self._child = child
        self._seconds = seconds
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes) -> bytes:
        """The answer; a process that fails in any way is ended."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self._exchange(message)
        except TimeoutError:
            await self.stop()
            raise Failed("time") from None
        except (OSError, EOFError) as error:
            await self.stop()
            raise Failed(type(error).__name__) from None
        except BaseException:
            await self.stop()
            raise

    async def _exchange(self, message: bytes) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(struct.pack("!I", len(message)))
        process.stdin.write(message)
        await process.stdin.drain()
        (length,) = struct.unpack("!I", await process.stdout.readexactly(4))
        return await process.stdout.readexactly(length)

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._child,
            str(self._memory),
            str(math.ceil(self._seconds)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
