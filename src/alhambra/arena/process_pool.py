"""Games in several worker processes of this machine."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from multiprocessing.connection import wait

from .game_result import GameResult
from .worker import TICK, GameWorker, Task

#: Games as they end, each with its task. Closing it early kills the workers.
Results = Generator[tuple[Task, GameResult], None, None]


def play_in_processes(tasks: Iterator[Task], workers: int) -> Results:
    """Play these games, one at a time per worker; no more workers than games."""
    started: list[GameWorker] = []
    try:
        for task in islice(tasks, workers):
            started.append(GameWorker())
            started[-1].give(task)
        yield from _results(tasks, list(started))
    finally:
        for worker in started:
            worker.kill()


def _results(tasks: Iterator[Task], busy: list[GameWorker]) -> Results:
    while busy:
        ready = wait([worker.pipe for worker in busy], TICK)
        for worker in list(busy):
            if worker.pipe not in ready:
                worker.check()
            elif (result := worker.collect()) is not None:
                task = worker.task
                # The next game first: whoever consumes this one may be slow.
                if (following := next(tasks, None)) is not None:
                    worker.give(following)
                else:
                    busy.remove(worker)
                yield task, result
