"""The process that thinks: questions come in on stdin, answers go out on stdout."""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import Any, BinaryIO

import msgspec

from alhambra.bots import close_bot, make_bot

#: Most memory that a bot may take, in bytes.
MEMORY = 2 << 30
_NICE = 10


def main() -> None:
    """Answer one question after the other until the questions end."""
    _limit_memory()
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not get among the answers.
    sys.stdout = sys.stderr
    while (question := read(questions)) is not None:
        body = msgspec.json.encode(answer(*pickle.loads(question)))
        answers.write(struct.pack("!I", len(body)) + body)
        answers.flush()


def read(stream: BinaryIO) -> bytes | None:
    """The next message, after its length; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("!I", head)
    return stream.read(length)


def answer(what: str, spec: str, seed: int, view: Any, actions: Any) -> Any:
    """The number of the chosen action, or the best alternatives by number."""
    bot: Any = make_bot(spec, seed=seed)
    try:
        if what == "explain":
            found = bot.explain(view, actions)
            return [(actions.index(one.action), one.value, one.reason) for one in found]
        return actions.index(bot.choose(view, actions))
    finally:
        close_bot(bot)


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(_NICE)


if __name__ == "__main__":
    main()
