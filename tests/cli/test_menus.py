"""Every decision can be made by numbers alone."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

import pytest

import alhambra
from alhambra import Action, Game, Seeded
from alhambra.cli.table.menus import menu_for
from alhambra.rules.decision import Decision
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.two_players import giving
from alhambra.rules.ruleset import Ruleset
from tests.helpers import position, tile

from .menu_paths import WORDS, asked_number, listed, menu_of, reachable


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_menus_lead_to_every_legal_action(players: int) -> None:
    """A random game with all modules; the menus offer exactly the legal actions."""
    game = alhambra.new_game(players, seed=players, modules=BUILT_IN)
    chance, steps = Seeded(players), set()
    while not game.is_over:
        steps.add(game.stack[-1].name)
        assert reachable(game) == listed(game.legal_actions())
        legal = game.legal_actions()
        game.play(legal[chance.below(len(legal))])
    assert {"turn", "placing", "auction", "paying"} <= steps


def test_a_bid_is_the_lowest_or_a_number_or_none() -> None:
    """characters.auction: the menu stays short however much could be bid."""
    game = auctioned("N9 N9 N8")
    menu = menu_of(game)
    assert [choice.label for choice in menu.choices] == ["Bid 1", "Bid more", "Pass for good"]
    assert asked_number(menu) == ("bid", ["2"])


def test_a_seat_that_cannot_bid_may_only_pass() -> None:
    """turn.decision: one legal answer is still a decision."""
    menu = menu_of(auctioned(""))
    assert [choice.label for choice in menu.choices] == ["Pass for good"]
    assert "You can pay 0 at most" in menu.title


def auctioned(hand: str) -> Game:
    """Seat 0 opens an auction."""
    game = position(
        modules="characters", turn=2, hands=[hand], deck="character-yusuf ...", display="N9 R9 U9"
    )
    game.apply(game.parse("take denar 9"))
    return game


def test_several_takes_with_faruk_say_so() -> None:
    """characters.faruk"""
    game = position(modules="characters", owned=["faruk"], display="N4 R3 U2 F9")
    takes = menu_of(game)
    assert "total 7 at most" in takes.title
    notes = {choice.label: choice.note for choice in takes.choices}
    assert notes["denar 4, dirham 3"] == "= 7, with Faruk"
    assert notes["dirham 3, ducat 2"] == "= 5"


def test_hakim_says_what_each_kind_would_bring() -> None:
    """characters.hakim: a tie of one tower each becomes one and a half against one."""
    game = position(
        modules="characters",
        turn=2,
        owned=["hakim"],
        palaces=["tower-12@1,0 garden-10@0,1", "tower-11@1,0"],
        deck="scoring-1 ...",
        display="N9 R9 U9",
    )
    game.apply(game.parse("take denar 9"))
    assert [(choice.label, choice.note) for choice in menu_of(game).choices] == [
        ("garden", "counts as 1½: 5 points instead of 5"),
        ("tower", "counts as 1½: 6 points instead of 3"),
    ]


def test_a_camp_says_what_it_would_score() -> None:
    """camps.score"""
    game = position(modules="camps", palaces=["tower-13-e@1,0"], placing="camp-6-w")
    notes = {choice.label: choice.note for choice in menu_of(game).choices}
    assert notes["2,0"] == "+2 points"


@dataclass(frozen=True, slots=True)
class UnknownDecision(Decision):
    """A decision of an unknown module."""

    seat: int
    name: ClassVar[str] = "unheard"
    lies_on: ClassVar[tuple[str, ...]] = ("turn",)

    def legal(self, game: Game) -> tuple[Action, ...]:
        return ()

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset()

    def is_possible(self, game: Game) -> bool:
        return True

    def words(self) -> list[str]:
        return [str(self.seat)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        return cls(int(words[0]))


def test_actions_without_a_menu_are_listed() -> None:
    """An action that no menu knows can still be chosen."""
    game = position()
    action = giving(tile("garden-10"))
    table = game.view(0).table
    known = menu_for(WORDS, table, (*game.legal_actions(), action))
    assert known.choices[-1].label == "Give garden 10 to Dirk"
    stack = (*table.stack, UnknownDecision(0))
    unknown = menu_for(WORDS, replace(table, stack=stack), (action,))
    assert unknown.title.startswith("The game waits for you (unheard).")
    assert [choice.target for choice in unknown.choices] == [action]
