"""A game played by the engine and by the oracle side by side.

The engine shuffles; the oracle is given the same shuffles, in order.
"""

from __future__ import annotations

from random import Random
from typing import Any

from alhambra import NEUTRAL, Game, Seeded
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.money import cards_in, parse_code
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from tests.near_misses import near_miss
from tests.oracle import Oracle
from tests.policies import POLICIES

#: Asking the oracle for one more opinion costs as much as a whole move.
ASK_EVERY = 4


class Match:
    """One game twice. Every difference fails the test that plays it."""

    def __init__(self, players: int, seed: int) -> None:
        events: list[Event] = []
        rules = make_ruleset(players, "classic", ())
        self.shuffles: list[Shuffled] = []
        self.engine = set_up(rules, Seeded(seed), tell=events.append)
        self._remember(events)
        self.oracle = Oracle(players, self._next_shuffle)
        self.decisions = 0

    def _remember(self, events: list[Event]) -> None:
        self.shuffles += [event for event in events if isinstance(event, Shuffled)]

    def _next_shuffle(self, pile: str, items: list[str]) -> list[str]:
        shuffled = self.shuffles.pop(0)
        assert shuffled.pile == pile
        return [in_oracles_words(name) for name in shuffled.order]

    def play(self, policy: str, seed: int) -> None:
        """To the end, comparing everything before and after each decision."""
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
        self._remember(self.engine.apply(self.engine.parse(text)))
        self.oracle.apply(text)
        assert not self.shuffles, "the oracle did not ask for every shuffle"
        self.decisions += 1

    def compare(self) -> None:
        """The whole table, then what is legal."""
        assert picture_of_engine(self.engine) == picture_of_oracle(self.oracle)
        listed = [str(action) for action in self.engine.legal_actions()]
        assert len(set(listed)) == len(listed)
        assert set(listed) == self.oracle.legal()

    def ask_about(self, text: str) -> None:
        """Whether both allow an action, listed or not."""
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


def in_oracles_words(name: str) -> str:
    """An item of a shuffle as the oracle writes it: `N3` is `denar 3`."""
    if name.startswith("scoring-"):
        return name.replace("-", " ")
    return name if "-" in name else str(parse_code(name))


def picture_of_engine(game: Game) -> dict[str, Any]:
    """Everything on the table in plain words, hidden order included."""
    return {
        "seat": game.seat,
        "turn": game.turn_seat,
        "market": [tile.id if tile else None for tile in game.market],
        "supply": [tile.id for tile in game.supply],
        "display": sorted(map(str, cards_in(game.display))),
        "discards": sorted(map(str, cards_in(game.discards))),
        "deck": [in_oracles_words(card.code) for card in game.deck],
        "hands": [sorted(map(str, cards_in(hand))) for hand in game.hands],
        "palaces": [
            {cell: tile.id for cell, tile in palace.buildings().items()} for palace in game.palaces
        ],
        "walls": [palace.wall() for palace in game.palaces],
        "reserves": [sorted(tile.id for tile in reserve) for reserve in game.reserves],
        "waiting": sorted(tile.id for step in game.stack for tile in step.held()),
        "neutral": sorted(str(tile) for tile in _neutral_tiles(game)),
        "scores": game.scores,
        "neutral score": game.points_by_owner().get(NEUTRAL, 0),
        "lines": sorted(f"{ln.round} {ln.owner} {ln.source} {ln.points}" for ln in game.lines),
    }


def _neutral_tiles(game: Game) -> tuple[object, ...]:
    tiles = game.parts.get("two_players", ())
    assert isinstance(tiles, tuple)
    return tiles


def picture_of_oracle(oracle: Oracle) -> dict[str, Any]:
    """The same of the oracle."""
    return {
        "seat": oracle.seat,
        "turn": oracle.turn_seat,
        "market": [oracle.market[square] for square in (1, 2, 3, 4)],
        "supply": oracle.supply,
        "display": sorted(oracle.display),
        "discards": sorted(oracle.discards),
        "deck": oracle.deck,
        "hands": [sorted(hand) for hand in oracle.hands],
        "palaces": oracle.palaces,
        "walls": [oracle.wall(seat) for seat in range(oracle.players)],
        "reserves": [sorted(reserve) for reserve in oracle.reserves],
        "waiting": sorted([*oracle.bought, *(t for given in oracle.leftovers for t in given)]),
        "neutral": sorted(oracle.neutral),
        "scores": oracle.scores,
        "neutral score": oracle.neutral_score,
        "lines": sorted(
            f"{round} {NEUTRAL if owner == 'neutral' else owner} {source} {points}"
            for round, owner, source, points in oracle.score_lines()
        ),
    }
