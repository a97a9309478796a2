"""A process that plays games, and what happens when it dies.

A bot can end its process, by a call or by eating all memory, and then nobody is left to tell. So
a process says on its *board*, in shared memory, which bot it is about to ask.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import NamedTuple

from .game_result import EXIT, TIMEOUT, GameResult
from .game_runner import NOBODY, Stopped, play_game
from .match import ArenaError, Match

_SPAWN = multiprocessing.get_context("spawn")
#: Seat and number of the decision, counted from 1.
Board = MutableSequence[int]
#: A bot that does not let itself be interrupted loses its process: after this factor of the
#: timeout, and some seconds for the start of a process.
_GRACE, _GRACE_SECONDS = 2, 1.0
#: Seconds between two looks at a process that says nothing.
TICK = 0.5


class Task(NamedTuple):
    """A game to be played."""

    match: Match
    deal: int
    seating: int


class WorkerVerdict(NamedTuple):
    """From this decision on a seat is not asked any more, for this reason."""

    decision: int
    what: str
    detail: str


class GameWorker:
    """The handle of a process that plays one game after the other.

    When the process dies, a new one takes its place and plays the game again. Once may be an
    accident, somebody's `kill`. The second time the bot that was thinking is to blame:
    the game is played once more up to that decision, and there the bot loses it.
    """

    task: Task

    def __init__(self) -> None:
        self._begin_process()

    def give(self, task: Task) -> None:
        """Play this game."""
        self.task = task
        self._deaths = 0
        self._verdicts: dict[int, WorkerVerdict] = {}
        self._send()

    def collect(self) -> GameResult | None:
        """What came through the pipe; None if the process died and the game begins anew."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self._bury()
            return None
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, GameResult)
        return answer

    def look_after(self) -> None:
        """Notice what the pipe does not tell: a dead process, a bot that never answers."""
        if self.pipe.poll():
            return
        if not self._process.is_alive():
            self._bury()
        elif self._overdue():
            seat, decision = self._board
            self._verdicts[seat] = WorkerVerdict(decision, TIMEOUT, "")
            self._renew()

    def wait(self) -> GameResult:
        """The result of the game."""
        played = None
        while played is None:
            if self.pipe.poll(TICK):
                played = self.collect()
            else:
                self.look_after()
        return played

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self.pipe.close()

    def _begin_process(self) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self._board: Board = _SPAWN.RawArray("q", NOBODY)
        self._process = _SPAWN.Process(target=serve, args=(theirs, self._board), daemon=True)
        with _no_interrupts():
            self._process.start()
        theirs.close()

    def _send(self) -> None:
        self._seen: tuple[int, ...] = NOBODY
        self._since = monotonic()
        with suppress(OSError):  # it died while it was idle; the pipe will tell
            self.pipe.send((self.task, self._verdicts))

    def _bury(self) -> None:
        self._process.join()
        self._deaths += 1
        if self._deaths > 1:
            self._condemn(*self._board)
        self._renew()

    def _condemn(self, seat: int, decision: int) -> None:
        if seat < 0:
            raise ArenaError("arena-worker-died")
        # A bot that dies here and there, never twice at the same decision, is not asked at all.
        first = seat not in self._verdicts
        self._verdicts[seat] = WorkerVerdict(decision if first else 0, EXIT, self._last_words())

    def _renew(self) -> None:
        self.end()
        self._begin_process()
        self._send()

    def _last_words(self) -> str:
        code = self._process.exitcode or 0
        names = {-number.value: number.name for number in signal.Signals}
        return names.get(code, f"exit {code}")

    def _overdue(self) -> bool:
        limit, seen, now = self.task.match.timeout, tuple(self._board), monotonic()
        if seen != self._seen:
            self._seen, self._since = seen, now
        # Making a bot has a limit of its own.
        if limit is None or not seen[1]:
            return False
        return now - self._since > _GRACE * limit + _GRACE_SECONDS


def serve(pipe: Connection, board: Board) -> None:
    """The life of a worker process: games come in, results go out."""
    # Ctrl-C reaches all processes of a terminal; the first one decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # nobody waits for it any more
        while True:
            task, verdicts = pipe.recv()
            answer = _answer(task, verdicts, board)
            board[:] = NOBODY
            pipe.send(answer)


def _answer(task: Task, verdicts: dict[int, WorkerVerdict], board: Board) -> GameResult | Exception:
    parent = os.getppid()

    def watch(seat: int, decision: int) -> None:
        if os.getppid() != parent:  # it was killed, and nobody waits for this game any more
            os._exit(1)
        board[0], board[1] = seat, decision
        verdict = verdicts.get(seat)
        if verdict and decision >= verdict.decision:
            raise Stopped(verdict.what, seat, verdict.detail)

    try:
        return play_game(*task, watch)
    except Exception as error:  # such as a full disk: for the one who gave the task
        return error


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """A process that begins here is deaf to Ctrl-C from its first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
