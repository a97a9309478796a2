"""Positions that games reach, as a strategy of hypothesis."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

import alhambra
from alhambra import Game
from tests.policies import POLICIES, play_on

#: The longest games but for those of redesigners, who go on for long.
MOST_DECISIONS = 420


@dataclass(frozen=True)
class Played:
    """So many decisions of a policy from the start of a game; printed when a test fails."""

    players: int
    seed: int
    policy: str
    decisions: int

    def game(self) -> Game:
        """The position, the end of the game perhaps."""
        game = alhambra.new_game(self.players, seed=self.seed)
        play_on(game, self.policy, self.rng(), self.decisions)
        return game

    def going_on(self) -> Game:
        """The same, or the last position of the game that waits for a decision."""
        game = before = alhambra.new_game(self.players, seed=self.seed)
        rng = self.rng()
        for _ in range(self.decisions):
            before = game.copy()
            play_on(game, self.policy, rng, 1)
            if game.is_over:
                return before
        return game

    def rng(self) -> Random:
        """The dice of the policy; tests may go on with them."""
        return Random(self.seed)


def played(most: int = MOST_DECISIONS) -> st.SearchStrategy[Played]:
    """Positions of every number of players, policy and stage of the game."""
    # Hypothesis prefers small ones among large numbers: draw the stage, not the decision.
    return st.builds(
        lambda players, seed, policy, hundredth: Played(
            players, seed, policy, most * hundredth // 100 + seed % 4
        ),
        st.sampled_from((3, 2, 4, 6, 5)),
        st.integers(0, 9999),
        st.sampled_from(sorted(POLICIES)),
        st.integers(0, 100),
    )
