"""Games on a Ray cluster; Ray comes with the extra `cluster`."""

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

#: Environment that Ray reads on import: no usage reports, and a cluster that we start here
#: cannot be reached from other machines.
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
_PRIVATE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
#: Seconds in which a cluster must answer; Ray itself would try for minutes.
_CONNECT_SECONDS = 5.0


class Actor:
    """Runs on each processor of the cluster and supervises one worker."""

    def __init__(self) -> None:
        self._worker = GameWorker()

    def play(self, task: Task) -> GameResult:
        """Play a game."""
        self._worker.give(task)
        return self._worker.wait()


def play_on_cluster(tasks: Iterator[Task], address: str) -> Results:
    """Play these games, one at a time per processor of the cluster at this address.

    Without an address, that of `RAY_ADDRESS`, else a new cluster on this machine only.
    """
    if find_spec("ray") is None:
        raise ArenaError("arena-no-ray")
    ray = _connect(address or os.environ.get("RAY_ADDRESS", ""))
    return _results(ray, tasks)


def _results(ray: Any, tasks: Iterator[Task]) -> Results:
    try:
        # The games of a machine that goes away are played again on another one.
        actor_class = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Actor)
        processors = int(ray.cluster_resources().get("CPU", 1))
        actors = ((actor_class.remote(), task) for task in islice(tasks, processors))
        pending = {actor.play.remote(_portable(task)): (actor, task) for actor, task in actors}
        while pending:
            (ready,), _ = ray.wait(list(pending), num_returns=1)
            actor, task = pending.pop(ready)
            result = _answer(ray, ready)
            if (following := next(tasks, None)) is not None:
                pending[actor.play.remote(_portable(following))] = actor, following
            yield task, result
    finally:
        ray.shutdown()


def _answer(ray: Any, ready: Any) -> GameResult:
    try:
        result: GameResult = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ArenaError("arena-no-cluster", reason=str(error)) from error
    return result


def _connect(address: str) -> Any:
    os.environ.update(_QUIET if address else {**_QUIET, **_PRIVATE})
    import ray  # noqa: PLC0415 - large, and only where it is installed

    try:
        if ":" in address:
            host, _, port = address.removeprefix("ray://").rpartition(":")
            create_connection((host, int(port)), _CONNECT_SECONDS).close()
        # Every machine runs this very code.
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
    """A task with absolute paths: other machines have other working directories."""
    records = task.match.records
    if records is None:
        return task
    return task._replace(match=replace(task.match, records=records.absolute()))
