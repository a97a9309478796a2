"""Subprocesses of tests, each with a timeout."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import IO, Any, Protocol

#: Seconds for anything a process has to do: far more than it needs on a busy machine.
PATIENCE = 120.0


class OutputProcess(Protocol):
    """A process whose standard output can be read."""

    @property
    def stdout(self) -> IO[str] | None: ...

    def kill(self) -> None: ...


@contextmanager
def kill_after(process: OutputProcess, seconds: float = PATIENCE) -> Iterator[None]:
    """Kill the process if the block takes longer than this."""
    timer = Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def started(command: Sequence[object], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A running process with its standard output as a pipe; the block waits for its end."""
    words = [str(word) for word in command]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, **options)
    with kill_after(process), process:
        yield process


def next_line(process: OutputProcess) -> str:
    """The next line of its output; empty when it has ended."""
    assert process.stdout
    with kill_after(process):
        return process.stdout.readline()
