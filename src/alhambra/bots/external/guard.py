"""Runs a program, and outlives it: when it or its host ends, all that it started is killed.

A script of its own for POSIX systems, `python -I -S guard.py LIFELINE COMMAND…`, that needs
nothing of the package. LIFELINE is a socket: it closes when the host lets go or dies, and the
guard writes there how the program ended: `exit 0`, `signal 9`, `error No such file…`.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_PR_SET_CHILD_SUBREAPER = 36


def main() -> None:
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    _adopt_orphans()
    woken = _wake_on_signals()
    program = os.fork()
    if not program:
        _become(command, lifeline)
    _let_go_of_pipes()
    ending = _wait(program, lifeline, woken)
    _kill_all(program)
    with suppress(OSError):
        os.write(lifeline, ending.encode())


def _adopt_orphans() -> None:
    """On Linux, whatever leaves the program's family becomes a child of ours."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _wake_on_signals() -> int:
    """A pipe that can be read when a child ended. No signal but SIGKILL ends the guard."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    # Whoever started our host may have blocked some, and that is inherited.
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    for number in (signal.SIGCHLD, signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        # A handler, unlike being ignored, is not passed on to the program.
        signal.signal(number, lambda *_: None)
    return woken


def _become(command: list[str], lifeline: int) -> None:
    """Turn into the program, in a session of its own."""
    signal.set_wakeup_fd(-1)
    # What is ignored is inherited: by Python, by a worker of the arena, by whoever started that.
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    os.setsid()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(lifeline, f"error {error.strerror}".encode())
    finally:
        os._exit(127)


def _let_go_of_pipes() -> None:
    """The pipes are the program's alone: they close with it."""
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)


def _wait(program: int, lifeline: int, woken: int) -> str:
    """How the program ended; it is killed if the host ends first."""
    while True:
        ready, _, _ = select.select([lifeline, woken], [], [])
        if lifeline in ready:
            return "killed"
        os.read(woken, 1 << 12)
        for child, status in _ended():
            if child == program:
                code = os.waitstatus_to_exitcode(status)
                return f"exit {code}" if code >= 0 else f"signal {-code}"


def _ended() -> Iterator[tuple[int, int]]:
    """The children that have ended, adopted ones too."""
    with suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            yield found


def _kill_all(program: int) -> None:
    """The program, what it started, and on Linux also what tried to get away."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    with suppress(ChildProcessError):
        while True:
            for child in _children():
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)


def _children() -> Iterator[int]:
    """Our children, where the system tells."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name stands in brackets and may hold anything; the parent comes after it.
            _, parent, *_ = stat.read_text(errors="replace").rpartition(")")[2].split()
            if int(parent) == os.getpid():
                yield int(stat.parent.name)


if __name__ == "__main__":
    main()
