"""Which games to play: cycle through numbers of players, sets of modules and policies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from tests.module_sets import TABLES, format_modules
from tests.policies import POLICIES

#: Steps from one table to a very different one; coprime to their number.
STRIDE = 37


@dataclass(frozen=True)
class Plan:
    """A game to be played with one policy; printed when it fails."""

    players: int
    modules: tuple[str, ...]
    policy: str
    seed: int

    def __str__(self) -> str:
        return f"{self.players} {format_modules(self.modules)} {self.policy} {self.seed}"


def plans(seed: int, policies: tuple[str, ...] = tuple(POLICIES)) -> Iterator[Plan]:
    """Every table once with this seed, then with the next one; policies alternate."""
    for number in count():
        for turn in range(len(TABLES)):
            players, modules = TABLES[turn * STRIDE % len(TABLES)]
            # Shifted from round to round, so that every table is played with every policy.
            policy = policies[(turn + turn // len(policies) + number) % len(policies)]
            yield Plan(players, modules, policy, seed + number)
