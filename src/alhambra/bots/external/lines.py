"""Lines to and from a program, which may block, flood or close its pipes at any time.

Three threads, since nothing else in the standard library waits for pipes on every system.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

from alhambra.notation.strings import replace_unprintable

from .faults import OutputClosed, ProgramFault, ProgramTimeout, printable

#: Bytes of the longest line; an answer needs less than a hundred.
LONGEST_LINE = 1 << 16
#: Bytes that a program may write to its standard error in a game.
MOST_ERRORS = 1 << 24
#: Bytes of standard error that are kept, and characters that are shown.
_TAIL, _SHOWN = 2000, 400
#: Seconds to wait for a thread whose pipe should be closed.
_JOIN_SECONDS = 0.2
_CHUNK = 1 << 16
#: Unread lines; a program that answers only when asked never has more than one.
_MOST_UNREAD = 4


class LineChannel:
    """Standard input, output and error of a process; `close` them after its end."""

    def __init__(self, pipes: tuple[IO[bytes], IO[bytes], IO[bytes]]) -> None:
        self._pipes = self._stdin, self._stdout, self._stderr = pipes
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._incoming: Queue[bytes | ProgramFault] = Queue(_MOST_UNREAD)
        self._tail = b""
        #: Set when the program has written too much; then nothing more is read.
        self.flood: ProgramFault | None = None
        self._threads = [
            Thread(target=work, daemon=True)
            for work in (self._write_lines, self._read_lines, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line in the background: a program that does not read cannot block us."""
        self._outgoing.put(line + b"\n")

    def close_input(self) -> None:
        """Close the program's input after the lines sent so far."""
        self._outgoing.put(None)

    def receive(self, seconds: float) -> bytes:
        """Wait for the next line; raises the fault if none can come."""
        try:
            found = self._incoming.get(timeout=seconds)
        except Empty:
            raise ProgramTimeout("exec-silent", seconds=f"{seconds:g}") from None
        if isinstance(found, ProgramFault):
            raise found
        return found

    def refuse_unread(self) -> None:
        """Raise a fault if the program has written a line without being asked."""
        if not self._incoming.empty():
            line = self.receive(0).decode(errors="replace")
            raise ProgramFault("exec-unasked", line=printable(line))

    def last_errors(self) -> str:
        """The end of what the program wrote to its standard error, or `none`."""
        # The last bytes may not have been read yet.
        self._threads[-1].join(_JOIN_SECONDS)
        words = self._tail.decode(errors="replace").split()
        return replace_unprintable(" ".join(words)[-_SHOWN:]) or "none"

    def close(self) -> None:
        """Close the pipes of a process that has ended."""
        self.close_input()
        for thread, pipe in zip(self._threads, self._pipes, strict=True):
            thread.join(_JOIN_SECONDS)
            # A process that escaped may hold the other end; then the thread still uses this one.
            if not thread.is_alive():
                pipe.close()

    def _write_lines(self) -> None:
        with suppress(OSError):  # the program has closed its input
            while line := self._outgoing.get():
                while line:
                    line = line[os.write(self._stdin.fileno(), line) :]
        self._stdin.close()

    def _read_lines(self) -> None:
        try:
            for line in _lines(self._stdout):
                self._incoming.put_nowait(line)
            self._stop(OutputClosed("exec-closed"))
        except Full:
            self._overflow(ProgramFault("exec-many-lines"))
        except ProgramFault as fault:
            self._overflow(fault)

    def _read_errors(self) -> None:
        left = MOST_ERRORS
        while left > 0 and (chunk := _read(self._stderr)):
            self._tail = (self._tail + chunk)[-_TAIL:]
            left -= len(chunk)
        if left <= 0:
            self._overflow(ProgramFault("exec-many-errors"))

    def _overflow(self, why: ProgramFault) -> None:
        self.flood = why
        self._stop(why)

    def _stop(self, why: ProgramFault) -> None:
        """Deliver this instead of the next line; unread lines are dropped, the game is over."""
        while True:
            with suppress(Full):
                return self._incoming.put_nowait(why)
            with suppress(Empty):
                self._incoming.get_nowait()


def _lines(pipe: IO[bytes]) -> Iterator[bytes]:
    """The lines of a pipe up to its end; an unfinished last line is dropped."""
    begun = b""
    while chunk := _read(pipe):
        *lines, begun = (begun + chunk).split(b"\n")
        if max(map(len, (*lines, begun))) > LONGEST_LINE:
            raise ProgramFault("exec-long-line")
        yield from lines


def _read(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except (OSError, ValueError):  # closed meanwhile
        return b""
