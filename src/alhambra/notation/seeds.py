"""Where a game gets its chance if nobody names a seed."""

from __future__ import annotations

import os
import secrets
from typing import Self

from alhambra.rules.chance import Shuffler


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one from the system's own source of chance."""
    return int.from_bytes(os.urandom(8), "big") if seed is None else seed


class SystemChance(Shuffler):
    """Chance from the system's own source, number by number. There is no seed: whatever was seen
    of a game, even all of it, tells nothing about the next shuffle. So the copy of a game does
    not go on like the game; what is to come again must be written down, as records do."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)

    def copy(self) -> Self:
        return self

    def key(self) -> int:
        return 0
