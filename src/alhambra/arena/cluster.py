"""Games on a Ray cluster; Ray is the extra `cluster`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from itertools import islice
from socket import create_connection
from typing import Any

import alhambra

from .game_result import GameResult
from .match import ArenaError
from .process_pool import Results
from .worker import GameWorker, Task

#: What Ray reads when it is imported: it reports nothing to anybody, and a cluster that begins
#: here is reached from nowhere else.
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
_PRIVATE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
#: Seconds in which a cluster must answer; Ray itself would try for minutes.
_PATIENCE = 5.0


class Actor:
    """What sits on each processor of the cluster: one worker, with all that guards it."""

    def __init__(self) -> None:
        self._worker = GameWorker()

    def play(self, task: Task) -> GameResult:
        """The result of a game."""
        self._worker.give(task)
        return self._worker.wait()


def play_on_cluster(tasks: Iterator[Task], address: str) -> Results:
    """These games, one at a time for each processor of the cluster at this address.

    Without an address it is that of `RAY_ADDRESS`, else a new cluster on this machine only.
    """
    if find_spec("ray") is None:
        raise ArenaError("arena-no-ray")
    ray = _connected(address or os.environ.get("RAY_ADDRESS", ""))
    return _results(ray, tasks)


def _results(ray: Any, tasks: Iterator[Task]) -> Results:
    try:
        # A machine that goes away takes no game with it: another one plays it again.
        hire = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Actor)
        seats = int(ray.cluster_resources().get("CPU", 1))
        crew = ((hire.remote(), task) for task in islice(tasks, seats))
        pending = {actor.play.remote(_portable(task)): (actor, task) for actor, task in crew}
        while pending:
            (ready,), _ = ray.wait(list(pending), num_returns=1)
            actor, task = pending.pop(ready)
            played = _answer(ray, ready)
            if (following := next(tasks, None)) is not None:
                pending[actor.play.remote(_portable(following))] = actor, following
            yield task, played
    finally:
        ray.shutdown()


def _answer(ray: Any, ready: Any) -> GameResult:
    try:
        played: GameResult = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ArenaError("arena-no-cluster", reason=str(error)) from error
    return played


def _connected(address: str) -> Any:
    os.environ.update(_QUIET if address else {**_QUIET, **_PRIVATE})
    import ray  # noqa: PLC0415 - large, and only where it is installed

    try:
        if ":" in address:
            host, _, port = address.removeprefix("ray://").rpartition(":")
            create_connection((host, int(port)), _PATIENCE).close()
        # Every machine plays with the very same code.
        ray.init(
            address=address or "local",
            include_dashboard=None if address else False,
            runtime_env={"py_modules": [alhambra]},
            log_to_driver=False,
            logging_level="error",
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise ArenaError("arena-no-cluster", reason=str(error)) from error
    return ray


def _portable(task: Task) -> Task:
    """Other machines have other working folders."""
    records = task.match.records
    if records is None:
        return task
    return task._replace(match=replace(task.match, records=records.absolute()))
