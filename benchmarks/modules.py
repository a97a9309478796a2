"""Random games with all four modules, compared with the base game."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import alhambra
from alhambra.rules.module_registry import BUILT_IN

from .harness import Figure, Goal, Plan, clock, interleave, say

PLAYERS = 4
CHECKED, TRUSTED = "checked, apply", "trusted, play"
BASE, ALL = "base game", "all modules"
GOAL = Goal(0.7, at_least=True)
#: The decisions of the base game.
TURNS_AND_PLACEMENTS = frozenset(("turn", "placing", "leftovers"))


class Made(NamedTuple):
    """Decisions per second of a block of games: those of the base game, and all."""

    turns_and_placements: float
    all: float


def figures(plan: Plan) -> Iterator[Figure]:
    """Whole games with their set-up, auctions included: the time is that of everything."""
    say(f"modules: {plan.rounds} rounds of 4 blocks")
    seeds = count(1)
    contenders: dict[tuple[str, str], Callable[[], Made]] = {
        (call, name): partial(_block, call == CHECKED, modules, plan.games // 2, seeds)
        for call in (TRUSTED, CHECKED)
        for name, modules in ((BASE, ()), (ALL, tuple(BUILT_IN)))
    }
    made = interleave(contenders, plan.rounds)
    for call in (TRUSTED, CHECKED):
        yield from _compared(call, made[call, BASE], made[call, ALL])


def _compared(call: str, base: list[Made], full: list[Made]) -> Iterator[Figure]:
    name = f"all modules, {PLAYERS} players"
    pairs = list(zip(full, base, strict=True))
    shared = tuple(ours.turns_and_placements / other.all for ours, other in pairs)
    yield Figure(f"{name}, turns and placements only", call, "× base game", shared, GOAL)
    every = tuple(ours.all / other.all for ours, other in pairs)
    yield Figure(f"{name}, every decision", call, "× base game", every)
    speeds = tuple(ours.turns_and_placements for ours in full)
    yield Figure(f"{name}, turns and placements only", call, "decisions/s", speeds)


def _block(checked: bool, modules: tuple[str, ...], games: int, seeds: Iterator[int]) -> Made:
    """Uniformly random games; both kinds are counted in the same way, at the same cost."""
    gc.collect()
    shared = every = 0
    start = clock()
    for _ in range(games):
        seed = next(seeds)
        game = alhambra.new_game(PLAYERS, seed=seed, modules=modules)
        draw, carry_out = Random(seed).randrange, game.apply if checked else game.play
        while not game.is_over:
            shared += game.stack[-1].name in TURNS_AND_PLACEMENTS
            every += 1
            legal = game.legal_actions()
            carry_out(legal[draw(0, len(legal))])
    seconds = clock() - start
    return Made(shared / seconds, every / seconds)
