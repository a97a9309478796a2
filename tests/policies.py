"""Ways to play without a thought, so that games differ in what they exercise.

Only `Random.random()` is asked, whose numbers are the same on every Python version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from alhambra import Action, Game

T = TypeVar("T")


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, all equally likely."""
    return items[int(rng.random() * len(items))]


class Policy:
    """Chooses a verb by weight (1 if not named), then any action of that verb."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights

    def choose(self, game: Game, rng: Random) -> Action:
        """One of the listed actions."""
        by_verb: dict[str, list[Action]] = {}
        for action in game.legal_actions():
            by_verb.setdefault(action.verb, []).append(action)
        return pick(by_verb[self._verb(list(by_verb), rng)], rng)

    def _verb(self, verbs: list[str], rng: Random) -> str:
        weights = [self.weights.get(verb, 1) for verb in verbs]
        left = rng.random() * sum(weights)
        for verb, weight in zip(verbs, weights, strict=True):
            left -= weight
            if left < 0:
                return verb
        return verbs[-1]


class Uniform(Policy):
    """Any listed action, all equally likely."""

    def __init__(self) -> None:
        super().__init__({})

    def choose(self, game: Game, rng: Random) -> Action:
        return pick(game.legal_actions(), rng)


POLICIES: Mapping[str, Policy] = {
    "uniform": Uniform(),
    # Large palaces: buys what it can and builds what it buys.
    "builder": Policy({"buy": 40, "place": 20, "add": 4, "take": 3, "give": 0.5, "remove": 0.1}),
    # Moves tiles between palace and reserve.
    "redesigner": Policy({"buy": 8, "swap": 8, "add": 4, "remove": 2, "reserve": 3, "place": 3}),
    # Leaves so little money on the table that deck and discards run out.
    "hoarder": Policy({"take": 60, "buy": 2, "remove": 0.1}),
}


def play_on(game: Game, policy: str, rng: Random, decisions: int) -> int:
    """Play so many decisions, fewer if the game ends; how many there were."""
    for done in range(decisions):
        if game.is_over:
            return done
        game.play(POLICIES[policy].choose(game, rng))
    return decisions
