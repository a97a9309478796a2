"""A Python function in a new process, with a pipe and shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, MutableSequence, Sequence
from multiprocessing.connection import Connection

from .exit_status import exit_status
from .interrupts import ignore_interrupts, interrupts_ignored

_SPAWN = multiprocessing.get_context("spawn")
#: Numbers that both processes read and write; they survive the death of the child.
SharedNumbers = MutableSequence[int]


class SpawnedProcess:
    """Runs `main(pipe, numbers)`, and ends with this process at the latest."""

    def __init__(
        self, main: Callable[[Connection, SharedNumbers], None], numbers: Sequence[int]
    ) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.numbers: SharedNumbers = _SPAWN.RawArray("q", numbers)
        self._process = _SPAWN.Process(target=_run, args=(main, theirs, self.numbers), daemon=True)
        with interrupts_ignored():
            self._process.start()
        theirs.close()

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def wait(self) -> str:
        """Wait for its end; the exit status."""
        self._process.join()
        return exit_status(self._process.exitcode or 0)

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _run(
    main: Callable[[Connection, SharedNumbers], None], pipe: Connection, numbers: SharedNumbers
) -> None:
    ignore_interrupts()
    main(pipe, numbers)
