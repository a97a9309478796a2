"""Mutation testing: small changes to the rules, one at a time, that the tests must catch.

    python -m tests.mutants [--count 200] [--seed 1]

A random sample of all small changes to src/alhambra/rules is tried, each in a copy of the tree,
with the fast tests. An endless loop is caught by its timeout. The report shows survivors as a
diff. Equivalent changes are listed with the reason in tests/mutants/equivalent.toml. Below 90 %
the exit status is 1.
"""

from __future__ import annotations

import argparse
import difflib
import queue
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from tests.mutants.changes import Change, changes_in
from tests.mutants.sandbox import TESTS, Sandbox, Verdict

#: File, function and change.
Place = tuple[str, str, str]

RULES = "src/alhambra/rules"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
GOAL = 90.0
#: Workers share the machine: what takes much longer than this never ends.
TIMEOUT_FACTOR, TIMEOUT_MARGIN = 4.0, 15.0


def all_changes(tree: Path) -> list[Change]:
    """Every change to the rules, file by file."""
    return [
        change
        for path in sorted((tree / RULES).rglob("*.py"))
        for change in changes_in(path.relative_to(tree).as_posix(), path.read_bytes())
    ]


def sample(tree: Path, count: int, seed: int) -> list[Change]:
    """A sample: a random place in the code first, then one of its changes."""
    places: dict[tuple[str, int, int], list[Change]] = {}
    for change in all_changes(tree):
        places.setdefault((change.file, change.start, change.end), []).append(change)
    rng = Random(seed)
    chosen = rng.sample(list(places.values()), min(count, len(places)))
    return [rng.choice(changes) for changes in chosen]


@cache
def reasons() -> dict[Place, str]:
    """Why some changes are equivalent."""
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return {(row["file"], row["function"], row["change"]): row["reason"] for row in rows}


def stale_reasons(tree: Path) -> list[str]:
    """Reasons for changes that are no longer possible."""
    there = {place for change in all_changes(tree) for place in _places(change)}
    return [", ".join(place) for place in reasons() if place not in there]


def _places(change: Change) -> tuple[Place, Place]:
    """How a change can be listed: as itself, or as any change of its function."""
    file = change.file.removeprefix(f"{RULES}/")
    words = f"{change.before} -> {change.after}"
    return (file, change.function, words), (file, change.function, "*")


def reason_of(change: Change) -> str | None:
    """Why a change is equivalent, if it is listed."""
    known = reasons()
    return next((known[place] for place in _places(change) if place in known), None)


class MutationRun:
    """All changes, tried by a few workers in parallel."""

    def __init__(self, changes: list[Change]) -> None:
        self.changes = changes
        self.todo: queue.SimpleQueue[Change] = queue.SimpleQueue()
        for change in changes:
            self.todo.put(change)
        self.verdicts: dict[Change, Verdict] = {}
        self.stopped = threading.Event()
        self.began = time.monotonic()

    def run(self, sandboxes: list[Sandbox]) -> None:
        """Try everything, each worker in its own sandbox."""
        duration = sandboxes[0].try_unchanged()
        print(f"the tests take {duration:.0f} s unchanged; {len(self.changes)} changes", flush=True)
        timeout = TIMEOUT_FACTOR * duration + TIMEOUT_MARGIN
        self.began = time.monotonic()
        threads = [
            threading.Thread(target=self._work, args=(sandbox, timeout)) for sandbox in sandboxes
        ]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        except KeyboardInterrupt:
            print("stopping after the changes in hand", flush=True)
            self.stopped.set()
            for thread in threads:
                thread.join()

    def _work(self, sandbox: Sandbox, timeout: float) -> None:
        while not self.stopped.is_set():
            try:
                change = self.todo.get_nowait()
            except queue.Empty:
                return
            self.verdicts[change] = verdict = sandbox.try_change(change, timeout)
            done = len(self.verdicts)
            left = (time.monotonic() - self.began) / done * (len(self.changes) - done)
            print(f"{done}/{len(self.changes)} {verdict.value}: {change} (about {left:.0f} s left)")
            sys.stdout.flush()


def diff_of(change: Change, tree: Path) -> str:
    """A change as a diff."""
    source = (tree / change.file).read_bytes()
    before, after = source.decode(), change.applied(source).decode()
    lines = difflib.unified_diff(
        before.splitlines(), after.splitlines(), change.file, change.function, n=1, lineterm=""
    )
    return "\n".join(lines)


def report(verdicts: dict[Change, Verdict], tree: Path) -> Iterator[str]:
    """The survivors, the equivalent changes, and the total."""
    survived = [change for change, verdict in verdicts.items() if verdict is Verdict.SURVIVED]
    for change in survived:
        reason = reason_of(change)
        yield ""
        yield f"makes no difference: {reason}" if reason else "SURVIVED"
        yield diff_of(change, tree)
    for stale in stale_reasons(tree):
        yield f"in equivalent.toml, but no longer in the rules: {stale}"
    counted = [change for change in verdicts if not reason_of(change)]
    caught = [change for change in counted if verdicts[change] is not Verdict.SURVIVED]
    yield ""
    yield (
        f"{len(caught)} of {len(counted)} changes caught: {share(verdicts):.1f} % "
        f"(goal {GOAL:.0f} %), {len(verdicts) - len(counted)} make no difference"
    )


def share(verdicts: dict[Change, Verdict]) -> float:
    """The percentage of non-equivalent changes that were caught."""
    counted = [verdict for change, verdict in verdicts.items() if not reason_of(change)]
    caught = sum(verdict is not Verdict.SURVIVED for verdict in counted)
    return 100 * caught / len(counted) if counted else 0.0


def main() -> int:
    """Try a sample and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tests", nargs="+", default=TESTS, help="folders of tests, in order")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="alhambra-mutants-") as folder:
        sandboxes = [
            Sandbox(Path(folder, str(number)), options.tests) for number in range(options.workers)
        ]
        # The changes are made in the copy, so the sources may change in the meantime.
        tree = sandboxes[0].folder
        mutation_run = MutationRun(sample(tree, options.count, options.seed))
        mutation_run.run(sandboxes)
        print("\n".join(report(mutation_run.verdicts, tree)))
    return 0 if share(mutation_run.verdicts) >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
