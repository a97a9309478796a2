"""The time that `import alhambra` adds to the start of Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from .harness import Figure, Goal, Plan, interleave, say

BARE, OURS = "pass", "import alhambra"
NAME = "start of a process, more than bare Python"
#: On an idle machine both clocks agree; on a busy one wall time includes other processes.
GOAL = Goal(100)


def figures(plan: Plan) -> Iterator[Figure]:
    say(f"import: {plan.rounds} rounds of 2 starts")
    _start(OURS)  # writes the compiled files that an installed package already has
    contenders: dict[str, Callable[[], tuple[float, float]]] = {
        code: partial(_start, code) for code in (BARE, OURS)
    }
    times = interleave(contenders, plan.rounds)
    pairs = list(zip(times[OURS], times[BARE], strict=True))
    busy = tuple(ours[0] - bare[0] for ours, bare in pairs)
    wall = tuple(ours[1] - bare[1] for ours, bare in pairs)
    yield Figure(f"{NAME}, processor time", OURS, "ms", busy, GOAL)
    yield Figure(f"{NAME}, on the wall", OURS, "ms", wall, GOAL)


def _start(code: str) -> tuple[float, float]:
    """Milliseconds of a whole process: CPU time, and wall time."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    script = f"{code}\nimport time\nprint(time.process_time())"
    start = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", script],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    return float(done.stdout) * 1e3, (perf_counter() - start) * 1e3
