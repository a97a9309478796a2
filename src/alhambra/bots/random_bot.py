"""A bot that plays at random: the baseline that every other bot must beat."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.rules.actions import Action
from alhambra.rules.chance import Seeded
from alhambra.rules.view import View


class RandomBot:
    """All legal actions are equally likely. Same seed, same choices."""

    def __init__(self, seed: int = 0) -> None:
        self.generator = Seeded(seed)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[self.generator.below(len(actions))]
