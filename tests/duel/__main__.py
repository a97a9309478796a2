"""Long run of duels over all sets of modules and numbers of players.

    python -m tests.duel [--seconds 60] [--seed 1]

Differences are reported with everything needed to reproduce them, and the run continues.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.duel.match import Match
from tests.schedule import Plan, plans


def failure_of(plan: Plan, moves: Counter[str]) -> str:
    """Play one duel and count its moves; the failure, if any."""
    match = Match(plan.players, plan.seed, plan.modules)
    try:
        match.play(plan.policy, plan.seed)
    except Exception as error:  # a long run reports any difference and continues
        return f"{plan}, decision {match.decisions}: {type(error).__name__}: {error}"
    finally:
        moves.update(match.moves)
    return ""


def main() -> int:
    """Play, and report the result."""
    parser = argparse.ArgumentParser(prog="python -m tests.duel", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1, help="the first games' seed")
    options = parser.parse_args()
    moves: Counter[str] = Counter()
    played, failures, end = 0, 0, time.monotonic() + options.seconds
    try:
        for plan in plans(options.seed):
            failure = failure_of(plan, moves)
            played += 1
            if failure:
                failures += 1
                print(f"FAILED {failure}", flush=True)
            if time.monotonic() >= end:
                break
    except KeyboardInterrupt:
        print("stopped")
    print(", ".join(f"{move} {number:,}" for move, number in moves.most_common()))
    print(f"{moves.total():,} decisions; {played - failures} games agreed, {failures} failed")
    return 1 if failures or not played else 0


if __name__ == "__main__":
    sys.exit(main())
