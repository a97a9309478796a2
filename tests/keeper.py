"""Outlives a process that runs tests, and kills what that one has left behind.

A script of its own, `python -I -S keeper.py NAME=VALUE`, that reads from its standard input which
test runs. When that ends, in whatever way, every process with this variable is killed: servers,
databases, browsers, bots. Only Linux tells the variables of a process; elsewhere nothing is killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

#: A process that is just being born may be missed by one look, its parent's heir by the next.
_LOOKS = 20


def main() -> None:
    mark = sys.argv[1].encode()
    running = ""
    for line in sys.stdin:
        running = line.strip()
    if running:
        print(f"\nThe process ended while it ran {running}", file=sys.stderr, flush=True)
    for _ in range(_LOOKS):
        if not _kill_all(mark):
            return


def _kill_all(mark: bytes) -> int:
    """How many were killed."""
    found = 0
    for process in _marked(mark):
        with suppress(OSError):
            os.kill(process, signal.SIGKILL)
            found += 1
    return found


def _marked(mark: bytes) -> Iterator[int]:
    for file in Path("/proc").glob("[0-9]*/environ"):
        # Gone meanwhile, or somebody else's.
        with suppress(OSError):
            if mark in file.read_bytes().split(b"\0"):
                yield int(file.parent.name)


if __name__ == "__main__":
    main()
