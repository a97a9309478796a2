"""Games in several processes of this machine."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from multiprocessing.connection import wait

from .game_result import GameResult
from .worker import TICK, GameWorker, Task

#: Games as they end, each with its task. Closing it early ends whoever plays.
Results = Generator[tuple[Task, GameResult], None, None]


def play_in_processes(tasks: Iterator[Task], workers: int) -> Results:
    """These games, one at a time for each worker; no more workers than games."""
    crew: list[GameWorker] = []
    try:
        for task in islice(tasks, workers):
            crew.append(GameWorker())
            crew[-1].give(task)
        yield from _results(tasks, list(crew))
    finally:
        for worker in crew:
            worker.end()


def _results(tasks: Iterator[Task], busy: list[GameWorker]) -> Results:
    while busy:
        ready = wait([worker.pipe for worker in busy], TICK)
        for worker in list(busy):
            if worker.pipe not in ready:
                worker.look_after()
            elif (played := worker.collect()) is not None:
                task = worker.task
                # The next game first: whoever gets this one may take its time.
                if (following := next(tasks, None)) is not None:
                    worker.give(following)
                else:
                    busy.remove(worker)
                yield task, played
