"""Lines to and from a program, whatever it does with them.

Three threads, since nothing else in the standard library waits for pipes on every system.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from subprocess import Popen
from threading import Thread
from typing import IO

from alhambra.notation.strings import harmless

from .troubles import Closed, Silence, Trouble, printable

#: A line may have so many bytes; an answer needs less than a hundred.
LONGEST_LINE = 1 << 16
#: So many bytes a program may write to its standard error in a game.
MOST_ERRORS = 1 << 24
_TAIL, _SHOWN = 2000, 400
_MOMENT = 0.2
_CHUNK = 1 << 16
#: Nobody asked for more than one line; a few say that it floods.
_AHEAD = 4


class LineChannel:
    """The pipes of a process; `close` them after its end."""

    def __init__(self, process: Popen[bytes]) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._pipes = self._to, self._from, self._errors = (
            process.stdin,
            process.stdout,
            process.stderr,
        )
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._incoming: Queue[bytes | Trouble] = Queue(_AHEAD)
        self._tail = b""
        #: Why nothing is read any more, if the program wrote too much.
        self.flood: Trouble | None = None
        self._threads = [
            Thread(target=work, daemon=True)
            for work in (self._write_lines, self._read_lines, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line, some time; a program that does not read cannot hold us up."""
        self._outgoing.put(line + b"\n")

    def hang_up(self) -> None:
        """Close the program's input after what was sent."""
        self._outgoing.put(None)

    def receive(self, seconds: float) -> bytes:
        """The next line, or what came instead of it."""
        try:
            found = self._incoming.get(timeout=seconds)
        except Empty:
            raise Silence("exec-silent", seconds=f"{seconds:g}") from None
        if isinstance(found, Trouble):
            raise found
        return found

    def refuse_unread(self) -> None:
        """Trouble if the program said something that nobody asked for."""
        if not self._incoming.empty():
            line = self.receive(0).decode(errors="replace")
            raise Trouble("exec-unasked", line=printable(line))

    def last_errors(self) -> str:
        """The end of what the program wrote to its standard error, or `none`."""
        # What it wrote last may still be on its way.
        self._threads[-1].join(_MOMENT)
        words = self._tail.decode(errors="replace").split()
        return harmless(" ".join(words)[-_SHOWN:]) or "none"

    def close(self) -> None:
        """Let go of the pipes of a process that has ended."""
        self.hang_up()
        for thread, pipe in zip(self._threads, self._pipes, strict=True):
            thread.join(_MOMENT)
            # Whatever escaped may still hold the other end; then nobody can close this one.
            if not thread.is_alive():
                pipe.close()

    def _write_lines(self) -> None:
        with suppress(OSError):  # it went away, or never listened
            while line := self._outgoing.get():
                while line:
                    line = line[os.write(self._to.fileno(), line) :]
        self._to.close()

    def _read_lines(self) -> None:
        try:
            for line in _lines(self._from):
                self._incoming.put_nowait(line)
            self._stop(Closed("exec-closed"))
        except Full:
            self._overflow(Trouble("exec-many-lines"))
        except Trouble as trouble:
            self._overflow(trouble)

    def _read_errors(self) -> None:
        left = MOST_ERRORS
        while left > 0 and (chunk := _read(self._errors)):
            self._tail = (self._tail + chunk)[-_TAIL:]
            left -= len(chunk)
        if left <= 0:
            self._overflow(Trouble("exec-many-errors"))

    def _overflow(self, why: Trouble) -> None:
        self.flood = why
        self._stop(why)

    def _stop(self, why: Trouble) -> None:
        """Instead of the next line: unread ones make room, since the game is over anyway."""
        while True:
            with suppress(Full):
                return self._incoming.put_nowait(why)
            with suppress(Empty):
                self._incoming.get_nowait()


def _lines(pipe: IO[bytes]) -> Iterator[bytes]:
    """The lines of a pipe up to its end; what follows the last line end is none."""
    begun = b""
    while chunk := _read(pipe):
        *lines, begun = (begun + chunk).split(b"\n")
        if max(map(len, (*lines, begun))) > LONGEST_LINE:
            raise Trouble("exec-long-line")
        yield from lines


def _read(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except (OSError, ValueError):  # closed under our hands
        return b""
