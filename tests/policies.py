"""Random policies, so that games differ in what they cover.

Only `Random.random()` is used, whose numbers are the same on every Python version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from random import Random
from typing import TypeVar

from alhambra import Action, Game
from alhambra.rules.modules.city_gates.build import Gated
from alhambra.rules.modules.city_gates.card import TakeGate

T = TypeVar("T")


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, all equally likely."""
    return items[int(rng.random() * len(items))]


def move_of(action: Action) -> str:
    """The verb of an action; with a gate it is a separate move: `place gate`."""
    return _move_of_class(type(action))


@cache
def _move_of_class(actions: type[Action]) -> str:
    return f"{actions.verb} gate" if issubclass(actions, TakeGate | Gated) else actions.verb


class Policy:
    """Chooses a move by weight (1 if not named), then any action of that move."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights

    def choose(self, game: Game, rng: Random) -> Action:
        """One of the listed actions."""
        by_move: dict[str, list[Action]] = {}
        for actions, listed in groupby(game.legal_actions(), type):
            by_move.setdefault(_move_of_class(actions), []).extend(listed)
        return pick(by_move[self._move(list(by_move), rng)], rng)

    def _move(self, moves: list[str], rng: Random) -> str:
        weights = [self.weights.get(move, 1) for move in moves]
        left = rng.random() * sum(weights)
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        return moves[-1]


class Uniform(Policy):
    """Any listed action, all equally likely."""

    def __init__(self) -> None:
        super().__init__({})

    def choose(self, game: Game, rng: Random) -> Action:
        return pick(game.legal_actions(), rng)


POLICIES: Mapping[str, Policy] = {
    "uniform": Uniform(),
    # Large palaces: buys and builds as much as possible.
    "builder": Policy({"buy": 40, "place": 20, "add": 4, "take": 3, "give": 0.5, "remove": 0.1}),
    # Moves tiles between palace and reserve.
    "redesigner": Policy({"buy": 8, "swap": 8, "add": 4, "remove": 2, "reserve": 3, "place": 3}),
    # Takes and keeps so much money that deck and discards run out.
    "hoarder": Policy({"take": 60, "buy": 2, "remove": 0.1}),
    # Prefers what modules add: gates and characters, used as soon as possible, and a small hand.
    "patron": Policy(
        {"take gate": 20, "place gate": 20, "add gate": 20, "swap gate": 40, "bid": 3, "take": 2}
        | {"buy": 6, "place": 6, "reserve": 2, "add": 2, "remove": 0.3, "yammerad": 20, "laila": 4}
        | {"machma": 4, "abdul_karim": 3, "abdul_knihstig": 4, "stop": 20}
    ),
}


def play_on(game: Game, policy: str, rng: Random, decisions: int) -> int:
    """Play this many decisions, fewer if the game ends; returns how many were played."""
    for done in range(decisions):
        if game.is_over:
            return done
        game.play(POLICIES[policy].choose(game, rng))
    return decisions
