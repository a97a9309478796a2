"""Search on top of the architect: its best ideas are tried in many worlds that a view allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from time import monotonic

from alhambra.bots.advice import Alternative, best_of
from alhambra.bots.analysis.forecast import Forecast
from alhambra.bots.architect.architect import Architect, TurnSearch
from alhambra.rules.actions import Action
from alhambra.rules.turn import Turn
from alhambra.rules.view import View

from .playouts import playout

#: So many ideas are tried at most, and none that the architect finds this much worse than its
#: best.
BREADTH = 4
GIVEN_UP = 8.0
#: The architect's word counts like so many worlds: one world tells little.
PRIOR = 16


@dataclass
class Branch:
    """An idea: where it leads before chance speaks, the architect's word about it, and the
    margins that worlds gave it."""

    idea: Alternative
    after: View
    word: float
    margins: list[float] = field(default_factory=list)

    def value(self) -> float:
        """The mean of all worlds, and of the architect's word."""
        return (PRIOR * self.word + sum(self.margins)) / (PRIOR + len(self.margins))


class Vizier:
    """Thinks the architect's ideas through to its next turn. Same `sims` and `seed`, same
    choice; with `seconds` it thinks for so long instead."""

    def __init__(self, sims: int = 100, seconds: float = 0.0, seed: int = 0) -> None:
        self.sims, self.seconds, self.seed = sims, seconds, seed
        self.architect = Architect()

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        return self._ranked(self.architect.thoughts(view, actions), actions)[0].action

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reasons are the architect's."""
        thoughts = self.architect.thoughts(view, actions)
        return tuple(
            Alternative(found.action, found.value, thoughts.reason(found.action))
            for found in self._ranked(thoughts, actions)
        )

    def _ranked(self, thoughts: TurnSearch, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The architect's order; at the start of an action its best ideas are tried first."""
        ranked = best_of(Alternative(a, thoughts.value(a), a.verb) for a in actions)
        least = ranked[0].value - GIVEN_UP
        ideas = [found for found in ranked[:BREADTH] if found.value >= least]
        if len(ideas) == 1 or type(thoughts.game.stack[-1]) is not Turn:
            return ranked
        branches = [Branch(idea, thoughts.settled(idea.action), idea.value) for idea in ideas]
        self._try(branches, thoughts.judgement.sight.outlook)
        tried = [Alternative(b.idea.action, b.value(), b.idea.reason) for b in branches]
        # What was not tried stays behind what was: its value is another measure.
        floor = min(found.value for found in tried)
        others = [
            Alternative(found.action, min(found.value, floor), found.reason)
            for found in ranked[len(ideas) :]
        ]
        return best_of([*tried, *others])

    def _try(self, branches: list[Branch], outlook: Forecast) -> None:
        """Every world is tried with all branches in the race; when its share of the time is
        used up, the worse half leaves it."""
        rounds = ceil(log2(len(branches)))
        start, used, world = monotonic(), 0, 0
        for number in range(1, rounds + 1):
            while self._has_time(start, used, number / rounds):
                for branch in branches:
                    branch.margins.append(playout(branch.after, outlook, self.seed + world))
                used += len(branches)
                world += 1
            if number == 1:
                _level(branches)
            branches = sorted(branches, key=Branch.value, reverse=True)[: (len(branches) + 1) // 2]

    def _has_time(self, start: float, used: int, share: float) -> bool:
        if self.seconds:
            return monotonic() - start < share * self.seconds
        return used < share * self.sims


def _level(branches: list[Branch]) -> None:
    """Worlds look a turn further than the architect's word, and find more or less there: bring
    its word to their level, so that branches with few worlds compare with those with many."""
    margins = [margin for branch in branches for margin in branch.margins]
    if margins:
        shift = sum(margins) / len(margins) - sum(b.word for b in branches) / len(branches)
        for branch in branches:
            branch.word += shift
