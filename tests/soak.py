"""Soak test: random games for as long as you like, checked for any failure.

    python -m tests.soak [--decisions 1000000] [--seed 1] [--also MODULE]

Cycles through numbers of players, sets of modules and policies. Invariants are checked after every
scoring, at every end and after one decision in twenty; from time to time a game makes a round trip
as text, pickle and view. Ctrl-C ends the run and prints the report.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

import alhambra
from alhambra import Game
from tests.policies import POLICIES
from tests.schedule import Plan, plans

STATUS_EVERY = 20
ROUND_TRIP_EVERY = 500
REPORT_SECONDS = 5.0


@dataclass
class Soak:
    """The progress of a run."""

    wanted: int
    #: Modules of plug-ins that are part of every game.
    also: tuple[str, ...] = ()
    decisions: int = 0
    passed: int = 0
    failures: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    reported: float = 0.0

    def run(self, seed: int) -> None:
        """Play games until there were enough decisions."""
        for plan in plans(seed):
            if self.decisions >= self.wanted:
                return
            self.play(replace(plan, modules=(*plan.modules, *self.also)))

    def play(self, plan: Plan) -> None:
        """One game; defects are stored with everything needed to reproduce them."""
        before = self.decisions
        try:
            game = alhambra.new_game(plan.players, seed=plan.seed, modules=plan.modules)
            for defect in self.defects_of(game, plan.policy, Random(plan.seed)):
                self.failures.append(f"{plan}, decision {self.decisions - before}: {defect}")
                return
        except Exception as error:  # a soak test reports any failure and continues
            done = self.decisions - before
            self.failures.append(f"{plan}, decision {done}: {type(error).__name__}: {error}")
            return
        self.passed += 1

    def defects_of(self, game: Game, policy: str, rng: Random) -> Iterator[str]:
        """Play to the end and yield all defects."""
        choose = POLICIES[policy].choose
        scored = game.lines
        while not game.is_over:
            # Half of the decisions are checked: both ways must work.
            (game.apply if self.decisions % 2 else game.play)(choose(game, rng))
            self.decisions += 1
            if self.decisions % STATUS_EVERY == 0 or game.lines is not scored:
                scored = game.lines
                yield from game.status()
            if self.decisions % ROUND_TRIP_EVERY == 0:
                yield from round_trip_defects(game)
                self.report()

    def report(self) -> None:
        """Report progress every few seconds."""
        spent = time.monotonic() - self.began
        if spent - self.reported < REPORT_SECONDS:
            return
        self.reported = spent
        rate = self.decisions / spent
        left = max(self.wanted - self.decisions, 0) / rate
        print(
            f"{self.decisions:,} of {self.wanted:,} decisions, {self.passed:,} games, "
            f"{len(self.failures)} failed, {rate:,.0f}/s, about {left:.0f} s left",
            flush=True,
        )

    def close(self) -> int:
        """Print the summary; the exit status."""
        spent = time.monotonic() - self.began
        for failure in self.failures:
            print(f"FAILED {failure}")
        print(f"{self.decisions:,} decisions in {spent:.0f} s")
        print(f"{self.passed} passed, {len(self.failures)} failed")
        return 1 if self.failures or not self.decisions else 0


def round_trip_defects(game: Game) -> Iterator[str]:
    """Round trips of a game as text, pickle, copy and view."""
    if alhambra.from_position(game.position()) != game:
        yield "position text makes another game"
    if pickle.loads(pickle.dumps(game)) != game:
        yield "pickle makes another game"
    if game.copy() != game:
        yield "copy is another game"
    for seat in (None, game.turn_seat):
        if game.determinize(seat, 1).view(seat) != game.view(seat):
            yield f"determinize changes the view of {seat}"
    if game.determinize(game.seat, 1).legal_actions() != game.legal_actions():
        yield "determinize changes what is legal"


def main() -> int:
    """Run, and report the result."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed")
    parser.add_argument("--also", nargs="*", default=(), help="plug-ins for every game")
    options = parser.parse_args()
    soak = Soak(options.decisions, tuple(options.also))
    try:
        soak.run(options.seed)
    except KeyboardInterrupt:
        print("stopped")
    return soak.close()


if __name__ == "__main__":
    sys.exit(main())
