"""A program of somebody else: it is killed together with everything that it started."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

_GUARD = Path(__file__).with_name("guard.py")
#: Killing takes no longer than this, unless the system is in trouble.
_KILL_SECONDS = 10.0


class ProcessTree(ABC):
    """A running program with unbuffered pipes to it, and all processes that it started."""

    process: subprocess.Popen[bytes]

    @property
    def pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its standard input, output and error."""
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        assert stdin
        assert stdout
        assert stderr
        return stdin, stdout, stderr

    @abstractmethod
    def wait(self, seconds: float) -> int | None:
        """The return code of the program, negative for a signal; None if it still runs.

        Raises `OSError` if the program could not be executed.
        """

    @abstractmethod
    def kill(self) -> None:
        """Kill the whole tree, and wait for that."""


def start_process_tree(command: str | Sequence[str]) -> ProcessTree:
    """Run a program without a shell: its words, or a command line on Windows.

    Raises `OSError` or `ValueError` if no process can be started.
    """
    return _UnguardedTree(command) if sys.platform == "win32" else _GuardedTree(command)


class _GuardedTree(ProcessTree):
    """POSIX: a guard process between us and the program kills the tree, even when we are dead."""

    def __init__(self, words: Sequence[str]) -> None:
        self._lifeline, theirs = socket.socketpair()
        with theirs:
            guard = [sys.executable, "-I", "-S", str(_GUARD), str(theirs.fileno())]
            try:
                self.process = _popen([*guard, *words], pass_fds=[theirs.fileno()])
            except BaseException:
                self._lifeline.close()
                raise

    def wait(self, seconds: float) -> int | None:
        try:
            self._lifeline.settimeout(seconds)
            report = self._lifeline.recv(1 << 12).decode(errors="replace")
        except OSError:  # no report in time, or we have hung up
            return None
        # The first line tells: a program that could not be executed leaves an exit code too.
        kind, _, value = report.partition("\n")[0].partition(" ")
        if kind == "error":
            raise OSError(value)
        # A guard that says nothing was killed itself.
        return int(value) if value else -signal.SIGKILL

    def kill(self) -> None:
        self._lifeline.close()
        self.process.wait(_KILL_SECONDS)


class _UnguardedTree(ProcessTree):
    """Windows: the tree is killed as far as it still hangs together."""

    def __init__(self, command: str | Sequence[str]) -> None:
        self.process = _popen(command)

    def wait(self, seconds: float) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(seconds)
        return None

    def kill(self) -> None:
        tree = ["taskkill", "/F", "/T", "/PID", str(self.process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
        self.process.wait(_KILL_SECONDS)


def _popen(command: str | Sequence[str], pass_fds: Sequence[int] = ()) -> subprocess.Popen[bytes]:
    # A process group of its own: Ctrl-C in our terminal is for us to handle.
    return subprocess.Popen(
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=pass_fds,
        start_new_session=os.name == "posix",
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
