"""The main loop of a worker process: requests on stdin, answers on stdout."""

from __future__ import annotations

import os
import struct
import sys
import time
from collections.abc import Callable
from typing import BinaryIO

from .interrupts import ignore_interrupts

#: Other processes have priority.
_NICE = 10


def run_worker(answer: Callable[[bytes], bytes]) -> None:
    """Answer one request after the other until stdin ends.

    The limits are on the command line: bytes of memory, and seconds of CPU time for a request.
    """
    ignore_interrupts()
    memory, cpu_seconds = map(int, sys.argv[1:3])
    _limit("RLIMIT_AS", memory)
    _limit("RLIMIT_CORE", 0)
    if sys.platform != "win32":
        os.nice(_NICE)
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What the code prints must not mix with the answers.
    os.dup2(2, 1)
    # An empty message says that it is ready: the time limit of the first request begins.
    _write(answers, b"")
    while (request := _read(requests)) is not None:
        _limit_cpu(cpu_seconds)
        _write(answers, answer(request))


def _write(stream: BinaryIO, body: bytes) -> None:
    stream.write(struct.pack("!I", len(body)) + body)
    stream.flush()


def _read(stream: BinaryIO) -> bytes | None:
    """The next message, which its length precedes; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("!I", head)
    return stream.read(length)


def _limit_cpu(seconds: int) -> None:
    """The system kills us if this request takes more CPU time, even if our parent is dead."""
    _limit("RLIMIT_CPU", int(time.process_time()) + 1 + seconds)


def _limit(name: str, amount: int) -> None:
    """Set a limit of this process; an inherited hard limit is never exceeded."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        kind = getattr(resource, name)
        _, hard = resource.getrlimit(kind)
        resource.setrlimit(kind, (amount if hard < 0 else min(amount, hard), hard))
