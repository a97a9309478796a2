"""Servers forked from a process that has already imported the server: real processes, without the
second that Python needs to import everything for each of them.

Run as a program, this file is that process; a socket tells it what to start.
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
#: Bytes of a process id or exit code on the socket.
NUMBER_WIDTH = 12
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
        return self._line.recv(NUMBER_WIDTH, socket.MSG_WAITALL)


class Forker:
    """The process that has imported the server, as tests use it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        command = [sys.executable, "-m", __spec__.name, str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=ROOT)
        theirs.close()

    def start(self, command: Sequence[str], environment: Mapping[str, str], stderr: int) -> Forked:
        """Start a module with arguments; its standard output can be read."""
        ours, line = socket.socketpair()
        reading, out = os.pipe()
        with TemporaryFile("w+") as request, line:
            json.dump([list(command), dict(environment), str(Path.cwd())], request)
            request.seek(0)
            fds = [request.fileno(), out, stderr, line.fileno()]
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
        data, fds, _, _ = socket.recv_fds(line, 1, 4)
        if not data:
            return
        starter = os.fork()
        if starter == 0:
            line.close()
            _start(*fds)
            return
        for fd in fds:
            os.close(fd)
        os.waitpid(starter, 0)


def _start(request: int, out: int, err: int, line: int) -> None:
    """Become the requested process, or its parent, which waits for it and reports its end."""
    if os.fork():
        os._exit(0)
    child = os.fork()
    if child == 0:
        os.close(line)
        with os.fdopen(request) as file:
            (module, *args), environment, folder = json.load(file)
        os.chdir(folder)
        become([module, *args], environment, (os.open(os.devnull, os.O_RDONLY), out, err))
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        return
    # The standard output of the process ends with the process.
    for fd in (request, out, err):
        os.close(fd)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.write(line, _number(child))
    _, status = os.waitpid(child, 0)
    os.write(line, _number(os.waitstatus_to_exitcode(status)))
    os._exit(0)


def _number(number: int) -> bytes:
    return str(number).rjust(NUMBER_WIDTH).encode()


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
