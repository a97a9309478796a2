"""A small harness: contenders alternate, and a figure is the median of its rounds."""

from __future__ import annotations

import gc
import statistics
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")

#: CPU time of this process: other processes do not count.
clock = process_time


@dataclass(frozen=True)
class Plan:
    """How much is measured: `rounds` for figures with a goal, `side_rounds` for others."""

    rounds: int
    side_rounds: int
    games: int
    positions: int


FULL = Plan(rounds=15, side_rounds=5, games=48, positions=250)
QUICK = Plan(rounds=5, side_rounds=3, games=16, positions=100)


@dataclass(frozen=True)
class Goal:
    """A lower or upper bound; `reach` is the wanted value beyond it."""

    bound: float
    at_least: bool = False
    reach: float | None = None

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        reach = f", reach {self.reach:g}" if self.reach else ""
        return f"{sign} {self.bound:g}{reach}"

    def verdict(self, value: float) -> str:
        """Compare a value with the goal."""
        if (value < self.bound) if self.at_least else (value > self.bound):
            return "MISSED"
        if self.reach is None:
            return "met"
        return "met and reached" if value >= self.reach else f"met, not yet {self.reach:g}"


@dataclass(frozen=True)
class Figure:
    """One line of the report: a value per round, and the call that was measured."""

    name: str
    call: str
    unit: str
    samples: tuple[float, ...]
    goal: Goal | None = None

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def quartiles(self) -> tuple[float, float]:
        """The middle half of the rounds is between these."""
        low, _, high = statistics.quantiles(self.samples, n=4, method="inclusive")
        return low, high

    @property
    def verdict(self) -> str:
        return self.goal.verdict(self.median) if self.goal else "report"


def say(text: str) -> None:
    """Print progress to stderr; stdout is for the table alone."""
    print(text, file=sys.stderr, flush=True)


def interleave(contenders: Mapping[K, Callable[[], T]], rounds: int) -> dict[K, list[T]]:
    """The results of every contender, in the order A B C, B C A, C A B…: drift affects all
    alike."""
    found: dict[K, list[T]] = {name: [] for name in contenders}
    order = deque(contenders)
    for _ in range(rounds):
        for name in order:
            found[name].append(contenders[name]())
        order.rotate(-1)
    return found


@contextmanager
def without_gc() -> Iterator[None]:
    """Disable garbage collection, which is only noise in calls of microseconds."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def microseconds(work: Callable[..., object], *columns: Iterable[object]) -> float:
    """The mean time of a call, made once for each row of the columns."""
    ready = [list(column) for column in columns]
    with without_gc():
        start = clock()
        deque(map(work, *ready), maxlen=0)
        return (clock() - start) / len(ready[0]) * 1e6
