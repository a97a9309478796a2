"""All games of a match: in this process, in several, or on a cluster."""

from __future__ import annotations

from collections.abc import Container, Generator, Iterable
from contextlib import closing
from pathlib import Path

from alhambra.notation.atomic_files import UNWRITABLE, check_writable
from alhambra.notation.errors import file_errors

from .cluster import play_on_cluster
from .game_result import GameResult
from .game_runner import play_game
from .match import Match, refuse_below
from .process_pool import Results, play_in_processes
from .worker import Task

#: Closing it early ends the workers.
GameStream = Generator[GameResult, None, None]


def play_games(
    match: Match,
    workers: int = 0,
    *,
    cluster: str | None = None,
    skip: Container[tuple[int, int]] = (),
) -> GameStream:
    """Every game of a match as it ends, in any order; which they are never depends on workers.

    `skip` names games by deal and seating that are known already. `play_tasks` says who plays.
    """
    tasks = (Task(match, *number) for number in match.numbers() if number not in skip)
    if match.records:
        _make_folder(match.records)
    return _without_tasks(play_tasks(tasks, workers, cluster=cluster))


def play_tasks(tasks: Iterable[Task], workers: int = 0, *, cluster: str | None = None) -> Results:
    """These games as they end, on a Ray cluster if there is an address, else by workers.

    Workers are fresh processes that import the main module again: a script needs
    `if __name__ == "__main__":` around its call. Without workers the games are played here:
    good for a debugger, but a bot that ends its process then ends this one.
    """
    refuse_below(0, "workers", workers)
    if cluster is not None:
        return play_on_cluster(iter(tasks), cluster)
    if workers:
        return play_in_processes(iter(tasks), workers)
    return _play_here(tasks)


def _play_here(tasks: Iterable[Task]) -> Results:
    for task in tasks:
        yield task, play_game(*task)


def _without_tasks(results: Results) -> GameStream:
    with closing(results):
        for _, result in results:
            yield result


def _make_folder(folder: Path) -> None:
    with file_errors(UNWRITABLE, folder):
        folder.mkdir(parents=True, exist_ok=True)
    check_writable(folder / "record")
