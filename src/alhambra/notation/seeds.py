"""The source of randomness of a game without a seed."""

from __future__ import annotations

import os
import secrets
from typing import Self

from alhambra.rules.chance import Shuffler


def chosen_seed(seed: int | None) -> int:
    """The given seed, or one from the random source of the system."""
    return int.from_bytes(os.urandom(8), "big") if seed is None else seed


class SystemChance(Shuffler):
    """Randomness from the system, without a seed: nothing seen of a game, not even all of it,
    predicts the next shuffle. So a copy of a game continues differently; whoever wants the same
    continuation has to record the shuffles, as records do."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)

    def copy(self) -> Self:
        return self

    def key(self) -> int:
        return 0
