"""A game played in parallel by the engine and the oracle.

The engine shuffles; the oracle gets the same shuffles, in order.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from alhambra import NEUTRAL, Seeded
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from tests.duel.snapshots import engine_snapshot, oracle_name, oracle_snapshot
from tests.near_misses import near_miss
from tests.oracle import Oracle
from tests.policies import POLICIES, move_of

#: Asking the oracle about one more action takes as long as a whole move.
ASK_EVERY = 4


class Match:
    """One game in both implementations. Every difference fails the test that plays it."""

    def __init__(self, players: int, seed: int, modules: tuple[str, ...] = ()) -> None:
        events: list[Event] = []
        rules = make_ruleset(players, "classic", modules)
        self.shuffles: list[Shuffled] = []
        self.engine = set_up(rules, Seeded(seed), tell=events.append)
        self._remember(events)
        self.oracle = Oracle(players, self._next_shuffle, modules)
        self.moves: Counter[str] = Counter()
        #: The legal actions of both, once they are compared.
        self._listed: set[str] = set()

    @property
    def decisions(self) -> int:
        """The number of decisions made."""
        return self.moves.total()

    def _remember(self, events: list[Event]) -> None:
        self.shuffles += [event for event in events if isinstance(event, Shuffled)]

    def _next_shuffle(self, pile: str, items: list[str]) -> list[str]:
        shuffled = self.shuffles.pop(0)
        assert shuffled.pile == pile
        return [oracle_name(name) for name in shuffled.order]

    def play(self, policy: str, seed: int) -> None:
        """Play to the end, comparing everything before and after each decision."""
        rng = Random(seed)
        while not self.engine.is_over:
            self.compare()
            if self.decisions % ASK_EVERY == 0:
                self.ask_about(near_miss(self.engine, rng))
            self.step(str(POLICIES[policy].choose(self.engine, rng)))
        self.compare()
        self.compare_ends()

    def step(self, text: str) -> None:
        """One decision, in both."""
        action = self.engine.parse(text)
        self._remember(self.engine.apply(action))
        if text in self._listed:
            self.oracle.carry_out(text)
        else:
            self.oracle.apply(text)
        self._listed = set()
        assert not self.shuffles, "the oracle did not ask for every shuffle"
        self.moves[move_of(action)] += 1

    def compare(self) -> None:
        """Compare the whole table, then the legal actions."""
        assert engine_snapshot(self.engine) == oracle_snapshot(self.oracle)
        listed = [str(action) for action in self.engine.legal_actions()]
        assert len(set(listed)) == len(listed)
        assert set(listed) == self.oracle.legal()
        self._listed = set(listed)

    def ask_about(self, text: str) -> None:
        """Whether both allow an action, listed or not, is the same."""
        allowed = self.engine.is_legal(self.engine.parse(text))
        assert allowed == self.oracle.allows(text), text

    def compare_ends(self) -> None:
        """end.winner"""
        outcome = self.engine.outcome
        assert outcome is not None
        assert self.oracle.over
        assert list(outcome.winners) == self.oracle.winners
        assert {rank.owner: rank.score for rank in outcome.ranking} == {
            **dict(enumerate(self.oracle.scores)),
            **({NEUTRAL: self.oracle.neutral_score} if len(self.oracle.scores) == 2 else {}),
        }
