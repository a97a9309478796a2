"""A beginner: the mason's ratings with random noise on every action."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from alhambra.rules.actions import Action
from alhambra.rules.chance import Seeded
from alhambra.rules.view import OpenTable, View

from .advice import Alternative, best_of
from .mason.mason import games_from, ratings

#: The most noise, in points: more than an exact payment is worth.
NOISE = 14.0
_STEPS = 1000


class Apprentice:
    """Rates like the mason, less accurately. Same seed and same table, same choice."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return self.explain(view, actions)[0].action

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives, noise included; the reason is the verb of the action."""
        table = view.table
        noise = Seeded(self._noise_seed(table))
        return best_of(
            Alternative(action, value + NOISE * noise.below(_STEPS) / _STEPS, action.verb)
            for action, value in zip(
                actions, ratings(table, actions, games_from(view)), strict=True
            )
        )

    def _noise_seed(self, table: OpenTable) -> int:
        """A number for what lies on the table: asked twice, it errs in the same way."""
        steps = [(step.name, *step.words()) for step in table.stack]
        seen = (self.seed, table.seat, table.hand, table.display, table.discards,
                table.deck_size, table.supply_size, steps)  # fmt: skip
        return crc32(repr(seen).encode())
