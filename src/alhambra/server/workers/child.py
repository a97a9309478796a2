"""What runs in such a process: questions come in on stdin, answers go out on stdout."""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO

#: Everybody else goes first.
_NICE = 10
#: Seconds after its time in which the server itself ends a process.
_SPARE = 2


def run(answer: Callable[[bytes], bytes]) -> None:
    """Answer one question after the other until the questions end."""
    memory, seconds = map(int, sys.argv[1:3])
    _limit_memory(memory)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What is printed on the way must not get among the answers.
    os.dup2(2, 1)
    while (question := _read(questions)) is not None:
        _wake(seconds + _SPARE)
        body = answer(question)
        _wake(0)
        answers.write(struct.pack("!I", len(body)) + body)
        answers.flush()


def _read(stream: BinaryIO) -> bytes | None:
    """The next message, after its length; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("!I", head)
    return stream.read(length)


def _limit_memory(memory: int) -> None:
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        os.nice(_NICE)


def _wake(seconds: int) -> None:
    """End after so many seconds (0: never), should the server be killed and end nobody."""
    if sys.platform != "win32":
        signal.alarm(seconds)
