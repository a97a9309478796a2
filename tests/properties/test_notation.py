"""Text and back: actions, positions, pickles and copies."""

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

dice = st.integers(0, 9999).map(Random)


@given(played(), dice)
def test_action_texts_are_read_back(start: Played, rng: Random) -> None:
    """turn.action: parse and format are inverse, for listed actions and others."""
    game = start.going_on()
    for action in game.legal_actions():
        assert game.parse(str(action)) == action
    for _ in range(10):
        text = near_miss(game, rng)
        assert str(game.parse(text)) == text


@given(played())
def test_positions_are_read_back(start: Played) -> None:
    """setup.open: a position text sets up the very same game."""
    game = start.game()
    text = game.position()
    twin = alhambra.from_position(text)
    assert twin == game
    assert twin.position() == text
    assert "\n" not in text
    assert twin.scores == game.scores
    assert twin.legal_actions() == game.legal_actions()


@given(played(), dice)
def test_twins_go_on_alike(start: Played, rng: Random) -> None:
    """setup.market: same position, same actions, same game; copy, text and pickle alike."""
    game = start.going_on()
    twins = [
        game.copy(),
        deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        alhambra.from_position(game.position()),
    ]
    assert all(twin == game and twin.key() == game.key() for twin in twins)
    for _ in range(15):
        if not game.is_over:
            text = str(POLICIES[start.policy].choose(game, rng))
            told = game.apply(game.parse(text))
            assert all(twin.apply(twin.parse(text)) == told for twin in twins)
    assert all(twin == game for twin in twins)
    assert all(twin.scores == game.scores for twin in twins)


@given(played())
@settings(max_examples=30)
def test_same_seed_and_actions_give_the_same_game(start: Played) -> None:
    """setup.market: nothing but the seed and the actions decides."""
    game, twin = start.game(), start.game()
    assert game == twin
    assert game.scores == twin.scores
    assert hash(game.key()) == hash(twin.key())
    other = replace(start, seed=start.seed + 1).game()
    assert other != game


@given(played())
def test_every_change_makes_another_game(start: Played) -> None:
    """setup.open: equality sees everything that a position has."""
    game = start.going_on()
    keys = {after.key() for after in _afters(game)}
    assert len(keys) == len(game.legal_actions())
    assert game.key() not in keys


def _afters(game: alhambra.Game) -> list[alhambra.Game]:
    afters = []
    for action in game.legal_actions():
        after = game.copy()
        after.act(action)
        afters.append(after)
    return afters
