"""A supervised process that plays games, and the verdict when it dies.

A bot can end its process, by a call or by using up all memory, and a dead process reports
nothing. So the process writes to shared memory, the *board*, which bot it is about to call.
"""

from __future__ import annotations

import os
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from alhambra.processes.spawned import SharedNumbers, SpawnedProcess
from alhambra.rules.seats import SeatIndex

from .game_result import EXIT, TIMEOUT, GameResult
from .game_runner import NO_SEAT, GameStopped, play_game
from .match import ArenaError, Match

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: Seat and number of the decision, counted from 1.
#: A bot that cannot be interrupted has its process killed after this multiple of the time limit,
#: and some seconds for the start of a process.
_GRACE, _GRACE_SECONDS = 2, 1.0
#: Seconds between two checks of a process that sends nothing.
TICK = 0.5


class Task(NamedTuple):
    """A game to be played."""

    match: Match
    deal: int
    seating: int


class WorkerVerdict(NamedTuple):
    """From this decision on a seat is no longer called, for this reason."""

    decision: int
    what: str
    detail: str


class GameWorker:
    """Supervises a process that plays one game after the other.

    When the process dies, a new one takes its place and plays the game again. Once may be an
    accident, such as somebody's `kill`. The second time the bot that was called last is to blame:
    the game is played once more up to that decision, and there the bot loses it.
    """

    task: Task

    def __init__(self) -> None:
        self._start()

    @property
    def pipe(self) -> Connection:
        """Where the result will arrive."""
        return self._process.pipe

    def give(self, task: Task) -> None:
        """Start this game."""
        self.task = task
        self._deaths = 0
        self._verdicts: dict[int, WorkerVerdict] = {}
        self._send()

    def collect(self) -> GameResult | None:
        """Read the result from the pipe; None if the process died and the game restarts."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self._handle_death()
            return None
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, GameResult)
        return answer

    def check(self) -> None:
        """Notice what the pipe does not tell: a dead process, a bot past its time limit."""
        if self.pipe.poll():
            return
        if not self._process.is_alive:
            self._handle_death()
        elif self._is_overdue():
            seat, decision = self._process.numbers
            self._verdicts[seat] = WorkerVerdict(decision, TIMEOUT, "")
            self._restart()

    def wait(self) -> GameResult:
        """Wait for the result of the game."""
        result = None
        while result is None:
            if self.pipe.poll(TICK):
                result = self.collect()
            else:
                self.check()
        return result

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()

    def _start(self) -> None:
        self._process = SpawnedProcess(serve, NO_SEAT)

    def _send(self) -> None:
        self._seen: tuple[int, ...] = NO_SEAT
        self._since = monotonic()
        with suppress(OSError):  # it died while idle; reading from the pipe will tell
            self.pipe.send((self.task, self._verdicts))

    def _handle_death(self) -> None:
        status = self._process.wait()
        self._deaths += 1
        if self._deaths > 1:
            self._blame(status)
        self._restart()

    def _blame(self, status: str) -> None:
        seat, decision = self._process.numbers
        if seat < 0:
            raise ArenaError("arena-worker-died")
        # A bot that dies at different decisions is not called at all.
        first = seat not in self._verdicts
        self._verdicts[seat] = WorkerVerdict(decision if first else 0, EXIT, status)

    def _restart(self) -> None:
        self.kill()
        self._start()
        self._send()

    def _is_overdue(self) -> bool:
        limit, seen, now = self.task.match.timeout, tuple(self._process.numbers), monotonic()
        if seen != self._seen:
            self._seen, self._since = seen, now
        # Creating a bot has a time limit of its own.
        if limit is None or not seen[1]:
            return False
        return now - self._since > _GRACE * limit + _GRACE_SECONDS


def serve(pipe: Connection, board: SharedNumbers) -> None:
    """The main loop of a worker process: games come in, results go out."""
    with suppress(EOFError, OSError):  # the parent has hung up
        while True:
            task, verdicts = pipe.recv()
            answer = _answer(task, verdicts, board)
            board[:] = NO_SEAT
            pipe.send(answer)


def _answer(
    task: Task, verdicts: dict[int, WorkerVerdict], board: SharedNumbers
) -> GameResult | Exception:
    parent = os.getppid()

    def watch(seat: SeatIndex, decision: int) -> None:
        if os.getppid() != parent:  # our parent is dead, and nobody waits for this game
            os._exit(1)
        board[0], board[1] = seat, decision
        verdict = verdicts.get(seat)
        if verdict and decision >= verdict.decision:
            raise GameStopped(verdict.what, seat, verdict.detail)

    try:
        return play_game(*task, watch)
    except Exception as error:  # such as a full disk: for the caller of `collect`
        return error
