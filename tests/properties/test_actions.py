"""Listed actions apply, others are refused, and all doors lead to the same place."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Game, Refusal
from tests.near_misses import near_miss, spare_card_payment
from tests.policies import pick
from tests.properties.positions import Played, played

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
PARAGRAPHS = set(re.findall(r"\*\*([a-z]+\.[a-z_]+)\*\*", RULES.read_text("utf-8")))
#: What counts as the action of a turn.
ACTIONS = {"take", "buy", "add", "remove", "swap"}
dice = st.integers(0, 9999).map(Random)


@given(played())
def test_every_listed_action_applies(start: Played) -> None:
    """turn.action, turn.place: what is listed is legal, and leaves a sound game."""
    game = start.going_on()
    for number, action in enumerate(game.legal_actions()):
        assert game.refusal(action) is None
        assert game.is_legal(action)
        after = game.copy()
        after.apply(action)
        assert after != game
        assert after.seat is not None or after.is_over
        # Looking for broken invariants is slow, and long lists are of a kind.
        if number % 5 == 0:
            assert after.status() == []


@given(played(), dice)
def test_what_is_not_listed_is_refused(start: Played, rng: Random) -> None:
    """buy.price: only payments with a card to spare are legal and not listed."""
    game = start.going_on()
    legal = set(game.legal_actions())
    for _ in range(40):
        action = game.parse(near_miss(game, rng))
        refusal = game.refusal(action)
        if action in legal:
            assert refusal is None
        elif refusal is None:
            assert spare_card_payment(game, action)
        else:
            assert refusal.code
            assert refusal.paragraph in PARAGRAPHS
            assert not game.is_legal(action)


@given(played(), dice)
def test_a_refused_action_changes_nothing(start: Played, rng: Random) -> None:
    """turn.action: the checked door stays shut."""
    game = start.going_on()
    before, text = game.copy(), game.position()
    for _ in range(10):
        action = game.parse(near_miss(game, rng))
        if not game.is_legal(action):
            with pytest.raises(Refusal):
                game.apply(action)
            assert game == before
            assert game.position() == text
            assert game.legal_actions() == before.legal_actions()


@given(played(), dice)
def test_payments_with_a_card_to_spare_are_carried_out(start: Played, rng: Random) -> None:
    """buy.price: unlisted, but legal and without change given."""
    game = start.going_on()
    for _ in range(40):
        action = game.parse(near_miss(game, rng))
        if game.is_legal(action) and spare_card_payment(game, action):
            after = game.copy()
            after.apply(action)
            assert after.status() == []


@given(played(), dice)
def test_all_doors_lead_to_the_same_game(start: Played, rng: Random) -> None:
    """turn.refill: checked, trusted, and in two steps with chance apart."""
    game = start.going_on()
    for _ in range(20):
        action = pick(game.legal_actions(), rng)
        checked, trusted, stepwise = game.copy(), game.copy(), game.copy()
        checked.apply(action)
        trusted.play(action)
        stepwise.act(action)
        _before_chance(game, stepwise)
        stepwise.resolve()
        assert checked == trusted == stepwise
        assert checked.scores == trusted.scores == stepwise.scores
        assert checked.legal_actions() == trusted.legal_actions() == stepwise.legal_actions()
        game = checked
        if game.is_over:
            break


def _before_chance(game: Game, acted: Game) -> None:
    """Nothing hidden has been looked at."""
    assert acted.deck == game.deck
    assert acted.supply == game.supply
    assert acted.chance.key() == game.chance.key()
    if acted.seat is None:
        assert acted.legal_actions() == ()


@given(played())
def test_the_list_is_ordered_and_without_repeats(start: Played) -> None:
    """buy.price, money.take: the same list for the same position, however it was reached."""
    game = start.going_on()
    legal = game.legal_actions()
    assert len(set(legal)) == len(set(map(str, legal))) == len(legal)
    assert legal is game.legal_actions()
    assert start.going_on().legal_actions() == legal
    assert Game.from_view(game.view(game.seat), 0).legal_actions() == legal


@given(played())
def test_pass_stands_alone(start: Played) -> None:
    """turn.action: in a turn passing is possible only without an action; characters do not count"""
    game = start.going_on()
    verbs = {action.verb for action in game.legal_actions()}
    assert verbs
    if game.stack[-1].name == "turn":
        assert ("pass" in verbs) == verbs.isdisjoint(ACTIONS)
    elif game.stack[-1].name != "auction":
        assert "pass" not in verbs


@given(played(0), dice)
def test_nothing_is_legal_after_the_end(start: Played, rng: Random) -> None:
    """end.when: a game that is over takes no action."""
    game = replace(start, decisions=10_000).game()
    assert game.is_over
    assert game.seat is None
    assert game.legal_actions() == ()
    for action in start.game().legal_actions():
        refusal = game.refusal(action)
        assert refusal is not None
        assert refusal.code == "game-over"
