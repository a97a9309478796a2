"""A process that has imported the command and forks for every run, so that runs save the time of
importing it.

Run as a program this file is that process; requests arrive on a socket.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from tempfile import TemporaryFile
from typing import IO

#: Seconds for one run.
PATIENCE = 120


class Warm:
    """The client side of that process."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._line.settimeout(PATIENCE)
        command = [sys.executable, __file__, str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
        theirs.close()

    def run(self, args: list[str], typed: str, environment: dict[str, str]) -> tuple[str, str, int]:
        """Run the command; returns its output, its errors and its exit code."""
        request = json.dumps([args, environment])
        with _file(request) as request_file, _file(typed) as stdin, _file() as out, _file() as err:
            socket.send_fds(
                self._line, [b"!"], [file.fileno() for file in (request_file, stdin, out, err)]
            )
            try:
                code = int(self._line.recv(16))
            except TimeoutError:
                # A late answer must not be taken for that of the next run.
                self._process.kill()
                warm.cache_clear()
                raise
            return _written(out), _written(err), code

    def close(self) -> None:
        self._line.close()
        self._process.wait(PATIENCE)


@cache
def warm() -> Warm:
    """One process for all tests of this worker."""
    found = Warm()
    atexit.register(found.close)
    return found


@contextmanager
def _file(text: str = "") -> Iterator[IO[bytes]]:
    with TemporaryFile() as file:
        file.write(text.encode())
        file.seek(0)
        yield file


def _written(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().replace("\r\n", "\n")


def _load() -> None:
    """Load what a command imports and reads only when it runs."""
    from alhambra import cli  # noqa: PLC0415 - slow: the import that runs share
    from alhambra.locales import Words, languages  # noqa: PLC0415
    from alhambra.rules.module_registry import sources  # noqa: PLC0415

    own = (found.name for found in walk_packages(cli.__path__, f"{cli.__name__}."))
    for name in (*own, "typer._adapters", "typer.rich_utils"):
        if not name.endswith("__main__"):
            import_module(name)
    for language in languages():
        Words(language)  # rules for plurals, from a large file
    sources()  # reads the metadata of every installed package
    # Otherwise a run that looks for garbage writes to all this memory, and so copies it.
    gc.collect()
    gc.freeze()


def _serve(line: socket.socket) -> None:
    from alhambra.cli import app  # noqa: PLC0415

    _load()
    while True:
        data, fds, _, _ = socket.recv_fds(line, 1, 4)
        if not data:
            return
        child = os.fork()
        if child == 0:
            line.close()
            _become(*fds)
            app.main()
        for fd in fds:
            os.close(fd)
        _, status = os.waitpid(child, 0)
        line.send(str(os.waitstatus_to_exitcode(status)).encode())


def _become(request: int, stdin: int, out: int, err: int) -> None:
    """Become the requested process: its arguments, environment and streams."""
    with os.fdopen(request) as file:
        args, environment = json.load(file)
    become(["alhambra", *args], environment, (stdin, out, err))


def become(argv: list[str], environment: dict[str, str], files: tuple[int, int, int]) -> None:
    """Take over these arguments, variables and standard streams."""
    for number, fd in enumerate(files):
        os.dup2(fd, number)
        os.close(fd)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = argv
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace")


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
