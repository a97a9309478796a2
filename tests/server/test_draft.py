"""Drafts: what can be undone, what is final, and how steps say so themselves."""

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


def test_decisions_of_a_turn_wait_for_its_end_and_all_others_are_answers() -> None:
    steps = make_ruleset(2, "classic", BUILT_IN).steps
    of_turns = {name for name, step in steps.items() if not step.is_final}
    decisions = {name for name, step in steps.items() if not issubclass(step, Automatic)}
    assert of_turns & decisions == {"turn", "placing", "leftovers", "ammar"}


def test_a_draft_goes_past_a_step_that_uses_open_information_only() -> None:
    """characters.ammar: the turn goes on with him, and nothing is revealed before."""
    game = position(modules=ALL, owned=["ammar"], reserves=["tower-12"])
    now = after(game, game.parse("take denar 9"))
    assert now.stack[-1].name == "ammar"
    assert not is_final(game, now, 0)


@dataclass(frozen=True, slots=True)
class Hidden(Automatic):
    """A step of a module that looks at something hidden."""

    name: ClassVar[str] = "hidden"

    def resolve(self, game: Game) -> None:
        game.stack = game.stack[:-1]


@dataclass(frozen=True, slots=True)
class Open(Hidden):
    """The same, with open information."""

    is_open: ClassVar[bool] = True


@pytest.mark.parametrize(("step", "left"), [(Hidden(), True), (Open(), False)])
def test_a_step_says_itself_whether_a_draft_stops_before_it(step: Hidden, left: bool) -> None:
    game = position(hands=["F9 F2"], market="tower-11 - - -")
    *below, turn = game.stack
    game.stack = (*below, step, turn)
    now = after(game, game.parse("take denar 9"))
    assert (step in now.stack) is left


def test_what_reveals_something_in_a_turn_is_final_and_the_turn_is_not_complete() -> None:
    game = position(modules=ALL, owned=["laila"])
    now = after(game, game.parse("laila 3"))
    assert reveals(now, 0)
    assert is_final(game, now, 0)
    assert not is_complete(now, 0)
    assert not is_answer(game)


def test_actions_are_checked_told_and_undone() -> None:
    game = position(hands=["F9 F2"], market="tower-11 - - -")
    before = game.position()
    told: list[Event] = []
    draft = Draft().add(game, game.parse("buy 1 florin 9+2"), told.append)
    assert [type(event).__name__ for event in told] == ["Bought"]
    assert draft.current(game).tell is None
    with pytest.raises(Refusal):
        draft.add(game, game.parse("buy 1 florin 9+2"))
    assert draft.undo() == Draft() == draft.clear()
    assert draft.undo().current(game) is game
    assert game.position() == before
