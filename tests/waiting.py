"""Processes of tests, none of which is waited for without a limit."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Any

#: Seconds for whatever a process is to do: far more than it needs on a busy machine.
PATIENCE = 120.0


@contextmanager
def patience(process: subprocess.Popen[str], seconds: float = PATIENCE) -> Iterator[None]:
    """Whoever waits for this process in the block waits no longer than this: it is killed then."""
    timer = Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def started(command: Sequence[object], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process with a pipe from it, and to its end."""
    words = [str(word) for word in command]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, **options)
    with patience(process), process:
        yield process


def next_line(process: subprocess.Popen[str]) -> str:
    """What it says next; nothing when it has ended."""
    assert process.stdout
    with patience(process):
        return process.stdout.readline()
