"""Round trips: actions, positions, pickles and copies."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import alhambra
from tests.near_misses import near_miss
from tests.policies import POLICIES
from tests.properties.positions import Played, played

generators = st.integers(0, 9999).map(Random)


@given(played(), generators)
def test_action_round_trip(start: Played, rng: Random) -> None:
    """turn.action: parse and format are inverse, for listed and other actions."""
    game = start.before_end()
    for action in game.legal_actions():
        assert game.parse(str(action)) == action
    for _ in range(10):
        text = near_miss(game, rng)
        assert str(game.parse(text)) == text


@given(played())
def test_position_round_trip(start: Played) -> None:
    """setup.open: a position text gives an equal game."""
    game = start.game()
    text = game.position()
    parsed = alhambra.from_position(text)
    assert parsed == game
    assert parsed.position() == text
    assert "\n" not in text
    assert parsed.scores == game.scores
    assert parsed.legal_actions() == game.legal_actions()


@given(played(), generators)
def test_copies_continue_identically(start: Played, rng: Random) -> None:
    """setup.market: same position, same actions, same game; for a copy, text and pickle."""
    game = start.before_end()
    copies = [
        game.copy(),
        deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        alhambra.from_position(game.position()),
    ]
    assert all(other == game and other.key() == game.key() for other in copies)
    for _ in range(15):
        if not game.is_over:
            text = str(POLICIES[start.policy].choose(game, rng))
            events = game.apply(game.parse(text))
            assert all(other.apply(other.parse(text)) == events for other in copies)
    assert all(other == game for other in copies)
    assert all(other.scores == game.scores for other in copies)


@given(played())
@settings(max_examples=30)
def test_same_seed_and_actions_give_the_same_game(start: Played) -> None:
    """setup.market: nothing but the seed and the actions matters."""
    game, same = start.game(), start.game()
    assert game == same
    assert game.scores == same.scores
    assert hash(game.key()) == hash(same.key())
    other = replace(start, seed=start.seed + 1).game()
    assert other != game


@given(played())
def test_every_action_changes_the_key(start: Played) -> None:
    """setup.open: equality covers everything that a position has."""
    game = start.before_end()
    keys = {after.key() for after in _successors(game)}
    assert len(keys) == len(game.legal_actions())
    assert game.key() not in keys


def _successors(game: alhambra.Game) -> list[alhambra.Game]:
    successors = []
    for action in game.legal_actions():
        after = game.copy()
        after.act(action)
        successors.append(after)
    return successors
