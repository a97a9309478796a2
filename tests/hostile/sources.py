"""Positions and records of real games, as input for changes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import alhambra
from alhambra import Record
from alhambra.notation.text import format_record
from tests.notation.samples import grow
from tests.policies import POLICIES
from tests.schedule import Plan, plans

#: Decisions between two positions.
STRIDE = 12


def positions(plan: Plan, most: int = 10_000) -> Iterator[str]:
    """Positions of a game, some of them before random steps."""
    game = alhambra.new_game(plan.players, seed=plan.seed, modules=plan.modules)
    rng, number = Random(plan.seed), 0
    yield game.position()
    while not game.is_over and number < most:
        game.act(POLICIES[plan.policy].choose(game, rng))
        number += 1
        # Most are taken where a seat decides, since records start there.
        if number % (3 * STRIDE) == 0:
            yield game.position()
        game.resolve()
        if number % STRIDE == 0 or (game.stack and game.stack[-1].name not in ("turn", "placing")):
            yield game.position()
    yield game.position()


def record(plan: Plan, start: str, actions: int) -> str:
    """The text of a short record, from a position or from the setup."""
    game = alhambra.from_position(start)
    if game.seat is None or plan.seed % 2:
        new = Record.new(plan.players, seed=plan.seed, modules=plan.modules)
        return format_record(grow(new, plan.seed, plan.policy, actions))
    return format_record(grow(Record.from_game(game), plan.seed, plan.policy, actions))


def games(seed: int) -> Iterator[Plan]:
    """Every table with every policy."""
    return plans(seed)
