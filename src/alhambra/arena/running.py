"""All games of a match, in this process or in several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from alhambra.notation.errors import file_error

from .match import ArenaError, Match, refuse_below_one
from .played import Played
from .playing import play_game

#: So many chunks for each worker let them end together; so many games at most are in one.
_CHUNKS, _LARGEST = 16, 32

#: Closing it early ends the workers.
Games = Generator[Played, None, None]


def play_games(match: Match, workers: int = 1) -> Games:
    """Every game of a match as it ends, in any order; which they are never depends on workers.

    Workers are fresh processes that import the main module again: a script needs
    `if __name__ == "__main__":` around its call.
    """
    refuse_below_one("workers", workers)
    if match.records:
        _make_folder(match.records)
    if workers == 1:
        return _play_here(match, range(match.all_games))
    return _play_in_processes(match, workers)


def chunks(games: int, workers: int) -> list[range]:
    """The numbers of the games in chunks for workers."""
    size = max(1, min(_LARGEST, games // (workers * _CHUNKS)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def play_chunk(match: Match, numbers: range) -> list[Played]:
    """These games; a deal is played with all its seatings before the next one."""
    return list(_play_here(match, numbers))


def _play_here(match: Match, numbers: range) -> Games:
    for number in numbers:
        deal, seating = divmod(number, len(match.seatings))
        yield play_game(match, deal, seating)


def _play_in_processes(match: Match, workers: int) -> Games:
    others = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_ignore_interrupts)
    finished = False
    try:
        parts = chunks(match.all_games, workers)
        futures = [pool.submit(play_chunk, match, part) for part in parts]
        yield from _results(futures)
        finished = True
    finally:
        if not finished:
            # A search may think for minutes; nobody waits for its result any more.
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def _results(futures: list[Future[list[Played]]]) -> Iterator[Played]:
    try:
        for future in as_completed(futures):
            yield from future.result()
    except BrokenProcessPool:
        raise ArenaError("arena-worker-died") from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error("record-unwritable", folder, error) from error


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one decides what to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
