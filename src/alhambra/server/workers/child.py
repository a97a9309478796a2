"""What runs in such a process: questions come in on stdin, answers go out on stdout."""

from __future__ import annotations

import os
import struct
import sys
import time
from collections.abc import Callable
from typing import BinaryIO

#: Everybody else goes first.
_NICE = 10


def run(answer: Callable[[bytes], bytes]) -> None:
    """Answer one question after the other until the questions end."""
    memory, work = map(int, sys.argv[1:3])
    _limit("RLIMIT_AS", memory)
    _limit("RLIMIT_CORE", 0)
    if sys.platform != "win32":
        os.nice(_NICE)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What is printed on the way must not get among the answers.
    os.dup2(2, 1)
    # An answer to nothing: it is ready, and the time of the first question begins.
    _write(answers, b"")
    while (question := _read(questions)) is not None:
        _limit_work(work)
        _write(answers, answer(question))


def _write(stream: BinaryIO, body: bytes) -> None:
    stream.write(struct.pack("!I", len(body)) + body)
    stream.flush()


def _read(stream: BinaryIO) -> bytes | None:
    """The next message, after its length; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("!I", head)
    return stream.read(length)


def _limit_work(seconds: int) -> None:
    """The system ends whoever works longer on one question, even if the server is gone."""
    _limit("RLIMIT_CPU", int(time.process_time()) + 1 + seconds)


def _limit(what: str, amount: int) -> None:
    """Set a limit of this process; one that it was born with is never raised."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        kind = getattr(resource, what)
        _, most = resource.getrlimit(kind)
        resource.setrlimit(kind, (amount if most < 0 else min(amount, most), most))
