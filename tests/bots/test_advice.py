"""Every bot above random explains its choice, and plays what it rates best."""

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest

import alhambra
from alhambra.bots import make_bot
from alhambra.bots.advice import TOP, Adviser
from alhambra.bots.apprentice import Apprentice
from alhambra.bots.architect.architect import Architect
from alhambra.bots.mason.mason import Mason
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters.auction import Bid

ADVISERS: dict[str, Callable[[], Adviser]] = {
    "apprentice": Apprentice,
    "architect": Architect,
    "mason": Mason,
}


@pytest.mark.parametrize("spec", ADVISERS)
def test_the_best_alternative_is_the_choice(spec: str) -> None:
    bot = ADVISERS[spec]()
    game = alhambra.new_game(2, seed=3, modules=BUILT_IN)
    for _ in range(60):
        assert game.seat is not None
        view, actions = game.view(game.seat), game.legal_actions()
        alternatives = bot.explain(view, actions)
        choice = bot.choose(view, actions)
        assert alternatives[0].action == choice
        assert len(alternatives) <= min(TOP, len(actions))
        assert all(a.value >= b.value for a, b in itertools.pairwise(alternatives))
        assert all(found.action in actions and found.reason for found in alternatives)
        game.play(choice)


def test_the_architect_names_what_gains_most() -> None:
    """An exact payment keeps the turn, a take gains money (turn.exact, money.take)."""
    game = alhambra.new_game(3, seed=4)
    alternatives = Architect().explain(game.view(0), game.legal_actions())
    reasons = {str(found.action).split()[0]: found.reason for found in alternatives}
    assert reasons["buy"] == "tempo"
    assert reasons["take"] in {"payable", "affordable", "money"}


@pytest.mark.parametrize("spec", ADVISERS)
def test_a_choice_depends_on_the_view_alone(spec: str) -> None:
    """The order of deck and supply is hidden and must not change the choice (setup.open)."""
    game = alhambra.new_game(3, seed=8, modules=["characters", "camps"])
    for step in range(30):
        assert game.seat is not None
        view, actions = game.view(game.seat), game.legal_actions()
        other = game.determinize(game.seat, seed=step)
        choice = make_bot(spec).choose(view, actions)
        assert make_bot(spec).choose(other.view(game.seat), other.legal_actions()) == choice
        game.play(choice)


@pytest.mark.parametrize("spec", ADVISERS)
def test_no_bot_bids_more_than_a_character_is_worth(spec: str) -> None:
    """characters.auction: never more than one above the last bid."""
    game = alhambra.new_game(4, seed=12, modules=["characters"])
    bots = [make_bot(spec, seed=seat) for seat in range(4)]
    bids = []
    while (seat := game.seat) is not None:
        actions = game.legal_actions()
        choice = bots[seat].choose(game.view(seat), actions)
        if isinstance(choice, Bid):
            bids.append(choice == actions[0])
        game.play(choice)
    assert bids
    assert all(bids)


def test_memory_changes_what_the_architect_expects_of_rivals() -> None:
    """A view whose memory contains richer rivals is evaluated differently (setup.open)."""
    game = alhambra.new_game(3, seed=4)
    view, actions = game.view(0), game.legal_actions()
    rich = game.hands[0]
    hands = (view.memory.hands[0], rich, rich)
    other = replace(view, memory=replace(view.memory, hands=hands))
    architect = Architect()
    alternatives, again = architect.explain(view, actions), architect.explain(other, actions)
    assert [found.value for found in alternatives] != [found.value for found in again]
