"""Every bot above random tells why, and does what it says is best."""

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
        told = bot.explain(view, actions)
        choice = bot.choose(view, actions)
        assert told[0].action == choice
        assert len(told) == min(TOP, len(actions))
        assert all(a.value >= b.value for a, b in itertools.pairwise(told))
        assert all(found.action in actions and found.reason for found in told)
        game.play(choice)


def test_the_architect_names_what_gains_most() -> None:
    """An exact payment brings a majority, a take brings money (turn.exact, money.take)."""
    game = alhambra.new_game(3, seed=4)
    told = Architect().explain(game.view(0), game.legal_actions())
    reasons = {str(found.action).split()[0]: found.reason for found in told}
    assert reasons["take"] == "money"


@pytest.mark.parametrize("spec", ADVISERS)
def test_a_choice_depends_on_the_view_alone(spec: str) -> None:
    """The order of deck and supply is hidden: another one makes no other choice (setup.open)."""
    game = alhambra.new_game(3, seed=8, modules=["characters", "camps"])
    for step in range(30):
        assert game.seat is not None
        view, actions = game.view(game.seat), game.legal_actions()
        other = game.determinize(game.seat, seed=step)
        choice = make_bot(spec).choose(view, actions)
        assert make_bot(spec).choose(other.view(game.seat), other.legal_actions()) == choice
        game.play(choice)


@pytest.mark.parametrize("spec", ADVISERS)
def test_nobody_bids_what_a_character_is_not_worth(spec: str) -> None:
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


def test_memory_makes_the_architect_see_what_rivals_can_pay() -> None:
    """A view whose memory holds richer rivals is evaluated otherwise (setup.open)."""
    game = alhambra.new_game(3, seed=4)
    view, actions = game.view(0), game.legal_actions()
    rich = game.hands[0]
    hands = (view.memory.hands[0], rich, rich)
    other = replace(view, memory=replace(view.memory, hands=hands))
    architect = Architect()
    told, again = architect.explain(view, actions), architect.explain(other, actions)
    assert [found.value for found in told] != [found.value for found in again]
