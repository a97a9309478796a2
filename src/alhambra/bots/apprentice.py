"""A beginner: it has the mason's ideas, but misjudges every action a little."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from alhambra.rules.actions import Action
from alhambra.rules.chance import Seeded
from alhambra.rules.view import OpenTable, View

from .advice import Alternative, best_of
from .mason.mason import worth

#: The most by which it is wrong, in points: more than an exact payment is worth.
ERROR = 14.0
_STEPS = 1000


class Apprentice:
    """Sees what the mason sees, through a mist. Same seed and same table, same choice."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return self.explain(view, actions)[0].action

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives as it misjudges them; the reason is the kind of action."""
        table = view.table
        mist = Seeded(self._mist(table))
        return best_of(
            Alternative(
                action, worth(table, action) + ERROR * mist.below(_STEPS) / _STEPS, action.verb
            )
            for action in actions
        )

    def _mist(self, table: OpenTable) -> int:
        """A number for what lies on the table: asked twice, it errs in the same way."""
        steps = [(step.name, *step.words()) for step in table.stack]
        seen = (self.seed, table.seat, table.hand, table.display, table.discards,
                table.deck_size, table.supply_size, steps)  # fmt: skip
        return crc32(repr(seen).encode())
