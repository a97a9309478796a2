"""Listed actions apply, others are refused, and `apply`, `play` and `act` agree."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Game, Refusal
from tests.near_misses import is_superfluous_payment, near_miss
from tests.policies import pick
from tests.properties.positions import Played, played

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
PARAGRAPHS = set(re.findall(r"\*\*([a-z]+\.[a-z_]+)\*\*", RULES.read_text("utf-8")))
#: The actions of a turn.
ACTIONS = {"take", "buy", "add", "remove", "swap"}
generators = st.integers(0, 9999).map(Random)


@given(played())
def test_every_listed_action_applies(start: Played) -> None:
    """turn.action, turn.place: every listed action is legal and leaves a valid game."""
    game = start.before_end()
    for number, action in enumerate(game.legal_actions()):
        assert game.refusal(action) is None
        assert game.is_legal(action)
        after = game.copy()
        after.apply(action)
        assert after != game
        assert after.seat is not None or after.is_over
        # Checking invariants is slow, and the actions of a long list are similar.
        if number % 5 == 0:
            assert after.status() == []


@given(played(), generators)
def test_unlisted_action_is_refused(start: Played, rng: Random) -> None:
    """buy.price: only payments with a superfluous card are legal and not listed."""
    game = start.before_end()
    legal = set(game.legal_actions())
    for _ in range(40):
        action = game.parse(near_miss(game, rng))
        refusal = game.refusal(action)
        if action in legal:
            assert refusal is None
        elif refusal is None:
            assert is_superfluous_payment(game, action)
        else:
            assert refusal.code
            assert refusal.paragraph in PARAGRAPHS
            assert not game.is_legal(action)


@given(played(), generators)
def test_a_refused_action_changes_nothing(start: Played, rng: Random) -> None:
    """turn.action: a refused `apply` leaves the game unchanged."""
    game = start.before_end()
    before, text = game.copy(), game.position()
    for _ in range(10):
        action = game.parse(near_miss(game, rng))
        if not game.is_legal(action):
            with pytest.raises(Refusal):
                game.apply(action)
            assert game == before
            assert game.position() == text
            assert game.legal_actions() == before.legal_actions()


@given(played(), generators)
def test_payment_with_a_superfluous_card_is_carried_out(start: Played, rng: Random) -> None:
    """buy.price: not listed, but legal and without change."""
    game = start.before_end()
    for _ in range(40):
        action = game.parse(near_miss(game, rng))
        if game.is_legal(action) and is_superfluous_payment(game, action):
            after = game.copy()
            after.apply(action)
            assert after.status() == []


@given(played(), generators)
def test_apply_play_and_act_agree(start: Played, rng: Random) -> None:
    """turn.refill: checked, unchecked, and in two steps with the random steps apart."""
    game = start.before_end()
    for _ in range(20):
        action = pick(game.legal_actions(), rng)
        checked, trusted, stepwise = game.copy(), game.copy(), game.copy()
        checked.apply(action)
        trusted.play(action)
        stepwise.act(action)
        _nothing_is_revealed(game, stepwise)
        stepwise.resolve()
        assert checked == trusted == stepwise
        assert checked.scores == trusted.scores == stepwise.scores
        assert checked.legal_actions() == trusted.legal_actions() == stepwise.legal_actions()
        game = checked
        if game.is_over:
            break


def _nothing_is_revealed(game: Game, acted: Game) -> None:
    """Nothing hidden has been revealed yet."""
    assert acted.deck == game.deck
    assert acted.supply == game.supply
    assert acted.chance.key() == game.chance.key()
    if acted.seat is None:
        assert acted.legal_actions() == ()


@given(played())
def test_legal_actions_are_sorted_and_unique(start: Played) -> None:
    """buy.price, money.take: the same list for the same position, however it was reached."""
    game = start.before_end()
    legal = game.legal_actions()
    assert len(set(legal)) == len(set(map(str, legal))) == len(legal)
    assert legal is game.legal_actions()
    assert start.before_end().legal_actions() == legal
    assert Game.from_view(game.view(game.seat), 0).legal_actions() == legal


@given(played())
def test_pass_is_the_only_action(start: Played) -> None:
    """turn.action: passing is legal only without an action; characters do not count"""
    game = start.before_end()
    verbs = {action.verb for action in game.legal_actions()}
    assert verbs
    if game.stack[-1].name == "turn":
        assert ("pass" in verbs) == verbs.isdisjoint(ACTIONS)
    elif game.stack[-1].name != "auction":
        assert "pass" not in verbs


@given(played(0), generators)
def test_nothing_is_legal_after_the_end(start: Played, rng: Random) -> None:
    """end.when: a finished game accepts no action."""
    game = replace(start, decisions=10_000).game()
    assert game.is_over
    assert game.seat is None
    assert game.legal_actions() == ()
    for action in start.game().legal_actions():
        refusal = game.refusal(action)
        assert refusal is not None
        assert refusal.code == "game-over"
