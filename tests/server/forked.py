"""Servers forked from a process that has loaded the server: programs of their own as ever, without
the second that Python needs to load each of them.

Run as a program it is that loaded process; it is told by a socket what to start.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from tests.cli.warm import become
from tests.helpers import ROOT

#: Seconds for the start of a process.
PATIENCE = 120
#: What every server loads sooner or later.
LOADED = (
    "alhambra.cli.app",
    "alhambra.cli.commands.serve",
    "alhambra.server.logs",
    "alhambra.server.running",
    "typer._adapters",
)


class Forked:
    """A process that was started, with as much of `subprocess.Popen` as its users need."""

    def __init__(self, line: socket.socket, stdout: IO[str]) -> None:
        self._line = line
        self.stdout = stdout
        self.pid = int(self._read(PATIENCE))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        if self.returncode is None and select.select([self._line], [], [], 0)[0]:
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """The exit code; it has to end soon."""
        if self.returncode is None:
            self.returncode = int(self._read(timeout))
            self._line.close()
        return self.returncode

    def send_signal(self, how: signal.Signals) -> None:
        """Send a signal, if it has not ended."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def _read(self, timeout: float) -> bytes:
        if not select.select([self._line], [], [], timeout)[0]:
            raise TimeoutError(f"nothing after {timeout} s")
        return self._line.recv(16)


class Forker:
    """The loaded process, as whoever wants a server sees it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        command = [sys.executable, "-m", __spec__.name, str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=ROOT)
        theirs.close()

    def start(self, words: Sequence[str], environment: Mapping[str, str], stderr: int) -> Forked:
        """Start a module with arguments; its standard output can be read."""
        ours, line = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        reading, out = os.pipe()
        with TemporaryFile("w+") as wish, line:
            json.dump([list(words), dict(environment), str(Path.cwd())], wish)
            wish.seek(0)
            fds = [wish.fileno(), out, stderr, line.fileno()]
            socket.send_fds(self._line, [b"!"], fds)
        os.close(out)
        return Forked(ours, os.fdopen(reading))

    def close(self) -> None:
        """End the loaded process; those that it started go on."""
        self._line.close()
        self._process.wait(PATIENCE)


def forker() -> Forker:
    """One for all tests of this process that have the same packages installed."""
    return _forker(os.environ.get("PYTHONPATH", ""))


@cache
def _forker(python_path: str) -> Forker:
    found = Forker()  # whose process finds them by itself
    atexit.register(found.close)
    return found


def _serve(line: socket.socket) -> None:
    for name in LOADED:
        import_module(name)
    # Otherwise a server that looks for garbage writes to all this memory, and so copies it.
    gc.collect()
    gc.freeze()
    while True:
        word, fds, _, _ = socket.recv_fds(line, 1, 4)
        if not word:
            return
        starter = os.fork()
        if starter == 0:
            line.close()
            _start(*fds)
            return
        for fd in fds:
            os.close(fd)
        os.waitpid(starter, 0)


def _start(told: int, out: int, err: int, line: int) -> None:
    """Be the parent of the process that was wished for, which nobody else waits for; or be it."""
    if os.fork():
        os._exit(0)
    child = os.fork()
    if child == 0:
        os.close(line)
        with os.fdopen(told) as file:
            (module, *args), environment, folder = json.load(file)
        os.chdir(folder)
        become([module, *args], environment, (os.open(os.devnull, os.O_RDONLY), out, err))
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        return
    # The standard output of the process ends with the process.
    for fd in (told, out, err):
        os.close(fd)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.write(line, str(child).encode())
    _, status = os.waitpid(child, 0)
    os.write(line, str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
