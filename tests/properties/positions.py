"""Positions that games reach, as a hypothesis strategy."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

import alhambra
from alhambra import Game
from tests.module_sets import MODULE_SETS, PLAYERS
from tests.policies import POLICIES, pick

#: The longest games, except those of redesigners, which are longer; auctions add more.
MOST_DECISIONS = 420
MORE_WITH_CHARACTERS = 120
COMMON = ("turn", "placing")


@dataclass(frozen=True)
class Played:
    """A number of decisions of a policy from the start of a game; printed when a test fails.

    With `seek` the policy then plays on to the next decision of a rarer kind.
    """

    players: int
    modules: tuple[str, ...]
    seed: int
    policy: str
    decisions: int
    seek: bool = False

    def game(self) -> Game:
        """The position, which may be the end of the game."""
        game = self._new()
        deque(self._play(game), maxlen=0)
        return game

    def before_end(self) -> Game:
        """The same, or the last position of the game that has a decision."""
        game = self._new()
        past = deque((position.copy() for position in self._play(game)), maxlen=1)
        return past[0] if game.is_over else game

    def rng(self) -> Random:
        """The policy's random generator; tests may continue with it."""
        return Random(self.seed)

    def _new(self) -> Game:
        return alhambra.new_game(self.players, seed=self.seed, modules=self.modules)

    def _play(self, game: Game) -> Iterator[Game]:
        """Play up to the position; yields the game before each decision."""
        rng, choose, done = self.rng(), POLICIES[self.policy].choose, 0
        while not game.is_over and (done < self.decisions or self._seeks_on(game)):
            yield game
            game.play(choose(game, rng))
            done += 1

    def _seeks_on(self, game: Game) -> bool:
        return self.seek and game.stack[-1].name in COMMON


def played(
    most: int = MOST_DECISIONS, module_sets: tuple[tuple[str, ...], ...] = MODULE_SETS
) -> st.SearchStrategy[Played]:
    """Positions of every number of players, set of modules, policy and stage of the game."""
    # Left to itself, hypothesis draws few tables again and again; so one number decides.
    return st.integers(0, 2**32 - 1).map(lambda number: _drawn(number, most, module_sets))


def _drawn(number: int, most: int, module_sets: tuple[tuple[str, ...], ...]) -> Played:
    rng = Random(number)
    modules = pick(module_sets, rng)
    auctions = most > 0 and "characters" in modules
    last = most + MORE_WITH_CHARACTERS if auctions else most
    return Played(
        players=pick(PLAYERS, rng),
        modules=modules,
        seed=int(10_000 * rng.random()),
        policy=pick(sorted(POLICIES), rng),
        decisions=int((last + 1) * rng.random()),
        # Without auctions there is nothing to seek but the end.
        seek=auctions and rng.random() < 0.5,
    )
