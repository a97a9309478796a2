"""Long fuzzing run: hostile texts made from games of all module sets.

    python -m tests.hostile [--seconds 60] [--seed 1]

Failures are reported with everything needed to reproduce them, and the run continues.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.hostile.checks import check_position, check_record
from tests.hostile.positions import hostile_position
from tests.hostile.records import hostile_record
from tests.hostile.sources import games, positions, record

CHANGES_EACH = 12
REPORT_SECONDS = 5.0
SHOWN = 400


@dataclass
class FuzzRun:
    """The progress of a run."""

    seconds: float
    began: float = field(default_factory=time.monotonic)
    reported: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")
    failures: dict[str, str] = field(default_factory=dict)

    @property
    def spent(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.began

    def run(self, seed: int) -> None:
        """One game after the other until the time is up."""
        other = ""
        for plan in games(seed):
            for number, text in enumerate(positions(plan)):
                if self.spent >= self.seconds:
                    return
                name = f"{plan}, position {number}"
                rng = Random(f"{name}, {seed}")
                for _ in range(CHANGES_EACH):
                    hostile = hostile_position(text, other or text, rng)
                    self.check_text("position", name, check_position, hostile, rng)
                whole = record(plan, text, 12)
                for _ in range(CHANGES_EACH // 4):
                    self.check_text(
                        "record", name, check_record, hostile_record(whole, whole, rng), rng
                    )
                other = text
                self.report()

    def check_text(
        self, what: str, name: str, check: Callable[[str, Random], bool], text: str, rng: Random
    ) -> None:
        """Check one text."""
        began = time.process_time()
        try:
            taken = check(text, rng)
            self.counts[f"{what}s {'taken' if taken else 'refused'}"] += 1
        except Exception as error:  # a long run reports any failure and continues
            self.counts["failed"] += 1
            kind = f"{type(error).__name__}: {str(error)[:SHOWN]}"
            self.failures.setdefault(kind, f"{name}: {text[:20_000]}")
        spent = time.process_time() - began
        self.slowest = max(self.slowest, (spent, f"{what} of {len(text):,} letters, {name}"))

    def report(self) -> None:
        """Report progress every few seconds."""
        if self.spent - self.reported >= REPORT_SECONDS:
            self.reported = self.spent
            print(f"{self._summary()}, about {self.seconds - self.spent:.0f} s left", flush=True)

    def _summary(self) -> str:
        counts = ", ".join(f"{count:,} {what}" for what, count in sorted(self.counts.items()))
        return f"{counts}; the slowest took {self.slowest[0]:.2f} s ({self.slowest[1]})"

    def close(self) -> int:
        """Print the summary; the exit status."""
        for kind, text in self.failures.items():
            print(f"FAILED {kind}\n  {text}")
        print(self._summary())
        print(f"{self.counts.total()} texts, {len(self.failures)} kinds of failure")
        return 1 if self.failures or not self.counts else 0


def main() -> int:
    """Run, and report the result."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1, help="the first games' seed")
    options = parser.parse_args()
    fuzz_run = FuzzRun(options.seconds)
    try:
        fuzz_run.run(options.seed)
    except KeyboardInterrupt:
        print("stopped")
    return fuzz_run.close()


if __name__ == "__main__":
    sys.exit(main())
