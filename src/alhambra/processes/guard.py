"""Supervises a program: when it or its host ends, all that it started is killed.

A script of its own for POSIX systems, `python -I -S guard.py LIFELINE COMMAND…`, that imports
nothing of the package. LIFELINE is a socket: it closes when the host hangs up or dies, and the
guard reports there how the program ended. The first line counts: `exit CODE`, negative for a
signal, or `error REASON` if the program could not be executed.
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
    _close_pipes()
    code = _wait(program, lifeline, woken)
    _kill_all(program)
    if code is not None:
        with suppress(OSError):
            os.write(lifeline, f"exit {code}\n".encode())


def _adopt_orphans() -> None:
    """On Linux, processes whose parent has ended become children of ours."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _wake_on_signals() -> int:
    """A pipe that is readable when a child has ended. No signal but SIGKILL ends the guard."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    # Blocked signals are inherited from whoever started our host.
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    for number in (signal.SIGCHLD, signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        # The program does not inherit a handler, but would inherit SIG_IGN.
        signal.signal(number, lambda *_: None)
    return woken


def _become(command: list[str], lifeline: int) -> None:
    """Execute the program in this process, in a session of its own."""
    signal.set_wakeup_fd(-1)
    # Ignored signals are inherited: from Python, from a worker, from whoever started that.
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    os.setsid()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(lifeline, f"error {error.strerror}\n".encode())
    finally:
        os._exit(127)


def _close_pipes() -> None:
    """Only the program holds the pipes: they close when it ends."""
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)


def _wait(program: int, lifeline: int, woken: int) -> int | None:
    """The return code of the program; None if the host ends or hangs up first."""
    while True:
        ready, _, _ = select.select([lifeline, woken], [], [])
        if lifeline in ready:
            return None
        os.read(woken, 1 << 12)
        for child, status in _ended():
            if child == program:
                return os.waitstatus_to_exitcode(status)


def _ended() -> Iterator[tuple[int, int]]:
    """Children that have ended, with their wait statuses; adopted ones too."""
    with suppress(ChildProcessError):
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            yield found


def _kill_all(program: int) -> None:
    """Kill the program's process group, and on Linux also what has left it."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    with suppress(ChildProcessError):
        while True:
            for child in _children():
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)


def _children() -> Iterator[int]:
    """The ids of our children, on systems with `/proc`."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name is in brackets and may contain anything; the parent follows it.
            _, parent, *_ = stat.read_text(errors="replace").rpartition(")")[2].split()
            if int(parent) == os.getpid():
                yield int(stat.parent.name)


if __name__ == "__main__":
    main()
