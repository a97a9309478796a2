"""Kills the processes that a test process leaves behind.

Run as a script, `python -I -S process_reaper.py NAME=VALUE`, it reads the running test from its
standard input. When that closes, for whatever reason, it kills every process with this environment
variable: servers, databases, browsers, bots. Only Linux shows the environment of a process;
elsewhere nothing is killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

#: One scan may miss a process that is just starting, and the next one its child.
_SCANS = 20


def main() -> None:
    mark = sys.argv[1].encode()
    running = ""
    for line in sys.stdin:
        running = line.strip()
    if running:
        print(f"\nThe process ended while it ran {running}", file=sys.stderr, flush=True)
    for _ in range(_SCANS):
        if not _kill_all(mark):
            return


def _kill_all(mark: bytes) -> int:
    """How many processes were killed."""
    found = 0
    for process in _marked(mark):
        with suppress(OSError):
            os.kill(process, signal.SIGKILL)
            found += 1
    return found


def _marked(mark: bytes) -> Iterator[int]:
    for file in Path("/proc").glob("[0-9]*/environ"):
        # Already gone, or another user's.
        with suppress(OSError):
            if mark in file.read_bytes().split(b"\0"):
                yield int(file.parent.name)


if __name__ == "__main__":
    main()
