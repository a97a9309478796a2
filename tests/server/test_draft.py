"""Drafts: which steps can be undone, which are final, and how a step declares it."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from alhambra import Game, Refusal
from alhambra.rules.automatic import Automatic
from alhambra.rules.events import Event
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import make_ruleset
from alhambra.table.draft import Draft, after, is_answer, is_complete, is_final, reveals
from tests.helpers import position

ALL = " ".join(BUILT_IN)


def test_only_decisions_of_the_own_turn_are_drafted() -> None:
    steps = make_ruleset(2, "classic", BUILT_IN).steps
    of_turns = {name for name, step in steps.items() if not step.is_final}
    decisions = {name for name, step in steps.items() if not issubclass(step, Automatic)}
    assert of_turns & decisions == {"turn", "placing", "leftovers", "ammar"}


def test_a_draft_continues_past_a_step_with_open_information_only() -> None:
    """characters.ammar: the turn continues with him, and nothing is revealed before."""
    game = position(modules=ALL, owned=["ammar"], reserves=["tower-12"])
    now = after(game, game.parse("take denar 9"))
    assert now.stack[-1].name == "ammar"
    assert not is_final(game, now, 0)


@dataclass(frozen=True, slots=True)
class Hidden(Automatic):
    """A module's step that uses hidden information."""

    name: ClassVar[str] = "hidden"

    def resolve(self, game: Game) -> None:
        game.stack = game.stack[:-1]


@dataclass(frozen=True, slots=True)
class Open(Hidden):
    """The same with open information."""

    is_open: ClassVar[bool] = True


@pytest.mark.parametrize(("step", "left"), [(Hidden(), True), (Open(), False)])
def test_a_step_declares_whether_a_draft_stops_before_it(step: Hidden, left: bool) -> None:
    game = position(hands=["F9 F2"], market="tower-11 - - -")
    *below, turn = game.stack
    game.stack = (*below, step, turn)
    now = after(game, game.parse("take denar 9"))
    assert (step in now.stack) is left


def test_a_revealing_action_is_final_and_does_not_complete_the_turn() -> None:
    game = position(modules=ALL, owned=["laila"])
    now = after(game, game.parse("laila 3"))
    assert reveals(now, 0)
    assert is_final(game, now, 0)
    assert not is_complete(now, 0)
    assert not is_answer(game)


def test_actions_are_checked_reported_and_undone() -> None:
    game = position(hands=["F9 F2"], market="tower-11 - - -")
    before = game.position()
    events: list[Event] = []
    draft = Draft().add(game, game.parse("buy 1 florin 9+2"), events.append)
    assert [type(event).__name__ for event in events] == ["Bought"]
    assert draft.current(game).tell is None
    with pytest.raises(Refusal):
        draft.add(game, game.parse("buy 1 florin 9+2"))
    assert draft.undo() == Draft() == draft.clear()
    assert draft.undo().current(game) is game
    assert game.position() == before
