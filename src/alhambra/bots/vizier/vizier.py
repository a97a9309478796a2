"""Search on top of the architect: playouts compare its best candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from time import monotonic

from alhambra.bots.advice import TOP, Alternative, best_of
from alhambra.bots.analysis.forecast import Forecast
from alhambra.bots.architect.architect import Architect, TurnSearch
from alhambra.rules.actions import Action
from alhambra.rules.turn import Turn
from alhambra.rules.view import View

from .playouts import playout

#: So many candidates are compared at most, and none whose value is this much below the best.
CANDIDATES = 4
HOPELESS = 8.0
#: The architect's value is a prior that counts like so many playouts: a single one is noisy.
PRIOR_PLAYOUTS = 16


@dataclass
class Branch:
    """A candidate: the position at the end of the turn, the architect's value as a prior, and the
    margins of its playouts."""

    candidate: Alternative
    after: View
    prior: float
    margins: list[float] = field(default_factory=list)

    def value(self) -> float:
        """The mean of all playouts and the prior."""
        weight = PRIOR_PLAYOUTS + len(self.margins)
        return (PRIOR_PLAYOUTS * self.prior + sum(self.margins)) / weight


class Vizier:
    """Plays the architect's candidates out to its next turn. Same `sims` and `seed`, same
    choice; with `seconds` it thinks for so long instead."""

    def __init__(self, sims: int = 100, seconds: float = 0.0, seed: int = 0) -> None:
        self.sims, self.seconds, self.seed = sims, seconds, seed
        self.architect = Architect()

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        return self._ranked(self.architect.search(view, actions))[0].action

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reasons are the architect's."""
        search = self.architect.search(view, actions)
        return tuple(search.reasons().explain(self._ranked(search)))

    def _ranked(self, search: TurnSearch) -> tuple[Alternative, ...]:
        """The architect's order; at the start of an action its best candidates are played out."""
        ranked = search.ranked()[:TOP]
        least = ranked[0].value - HOPELESS
        candidates = [found for found in ranked[:CANDIDATES] if found.value >= least]
        if len(candidates) == 1 or type(search.game.stack[-1]) is not Turn:
            return ranked
        branches = [
            Branch(found, search.end_of_turn(found.action), found.value) for found in candidates
        ]
        self._play_out(branches, search.evaluation.forecast)
        tried = [Alternative(b.candidate.action, b.value(), b.candidate.reason) for b in branches]
        # What was not played out stays behind what was: its value is on another scale.
        floor = min(found.value for found in tried)
        others = [
            Alternative(found.action, min(found.value, floor), found.reason)
            for found in ranked[len(candidates) :]
        ]
        return best_of([*tried, *others])

    def _play_out(self, branches: list[Branch], forecast: Forecast) -> None:
        """Sequential halving: every deal is played out with all branches that are left; when its
        share of the budget is used up, the worse half is dropped."""
        rounds = ceil(log2(len(branches)))
        start, used, deal = monotonic(), 0, 0
        for number in range(1, rounds + 1):
            while self._has_budget(start, used, number / rounds):
                for branch in branches:
                    branch.margins.append(playout(branch.after, forecast, self.seed + deal))
                used += len(branches)
                deal += 1
            if number == 1:
                _align_priors(branches)
            branches = sorted(branches, key=Branch.value, reverse=True)[: (len(branches) + 1) // 2]

    def _has_budget(self, start: float, used: int, share: float) -> bool:
        if self.seconds:
            return monotonic() - start < share * self.seconds
        return used < share * self.sims


def _align_priors(branches: list[Branch]) -> None:
    """Playouts look a turn further than the architect's value, and find more or less there: shift
    the priors to their mean, so that branches with few playouts compare with those with many."""
    margins = [margin for branch in branches for margin in branch.margins]
    if margins:
        shift = sum(margins) / len(margins) - sum(b.prior for b in branches) / len(branches)
        for branch in branches:
            branch.prior += shift
