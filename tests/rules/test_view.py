"""What a seat may know (setup.open), and its JSON form."""

import json
from pathlib import Path

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.deck_inference import DeckRange
from alhambra.rules.ending import LastScoring
from tests.helpers import cards, do, position, tiles

GOLDEN = Path(__file__).parent / "golden_view.json"


def in_refill() -> Game:
    """A game before its random steps: the action is done, the refill is not."""
    game = position(2, deck="scoring-1 N1 ...", neutral="garden-10")
    game.act(game.parse("take denar 9"))
    return game


def before_last_scoring() -> Game:
    """A game whose last leftover tile has been placed."""
    game = position(leftovers="tower-12")
    game.act(game.parse("reserve tower-12"))
    assert isinstance(game.stack[-1], LastScoring)
    return game


def over() -> Game:
    """A finished game."""
    game = position(leftovers="tower-12")
    do(game, "place tower-12 1,0")
    return game


EVERY_STEP = {
    "turn": lambda: position(bought="tower-12", deck="N1 scoring-1 N2 ..."),
    "placing": lambda: position(2, placing="tower-12 garden-10", neutral="garden-11"),
    "leftovers": lambda: position(leftovers="tower-12"),
    "refill": in_refill,
    "last_scoring": before_last_scoring,
    "over": over,
}


@pytest.mark.parametrize("name", EVERY_STEP)
def test_view_and_determinize_in_every_step(name: str) -> None:
    """setup.open: a view exists at every step, and a game dealt from it has the same view"""
    game = EVERY_STEP[name]()
    assert (game.stack[-1].name if game.stack else "over") == name
    for seat in (None, *range(game.rules.players)):
        view = game.view(seat)
        json.dumps(view.to_json())
        for seed in range(3):
            other = game.determinize(seat, seed)
            assert other == alhambra.from_view(view, seed)
            assert other.view(seat) == view
            assert other.status() == []
            assert other.seat == game.seat
            assert other.legal_actions() == game.legal_actions()
            other.resolve()
            assert other.seat is not None or other.is_over


def test_spectator_sees_no_hand() -> None:
    """setup.open: a spectator sees the table and no hand"""
    game = position(hands=["N1 N2", "R3"])
    table = game.view(None).table
    assert (table.seat, table.hand, table.hand_sizes) == (None, None, (2, 1, 0))
    assert game.view(None).to_json()["table"]["hand"] is None


def test_view_knows_the_cards_of_the_deck() -> None:
    """setup.open, setup.piles: the cards of the deck, and where its special cards can be"""
    game = position(deck="N1 scoring-1 R2 U3 scoring-2 F4", piles=(2, 3, 3))
    assert game.view(1).memory.rest == cards("N1 R2 U3 F4")
    # Six of eight cards are left: the first pile is used up.
    assert game.view(1).memory.ranges == (
        DeckRange(3, ("scoring-1",)),
        DeckRange(3, ("scoring-2",)),
    )


def test_view_of_a_partly_drawn_pile() -> None:
    """setup.piles: the first range is the rest of its pile"""
    game = position(deck="N1 scoring-1 R2 U3", piles=(9, 3, 3))
    assert game.view(None).memory.ranges == (
        DeckRange(1, ()),
        DeckRange(3, ("scoring-1",)),
    )
    game = position(deck="", piles=(4, 4))
    assert game.view(None).memory.ranges == ()


def test_view_knows_the_tiles_of_the_supply() -> None:
    """setup.open: the tiles of the supply are known, their order is not"""
    game = position(supply="tower-12 arcades-9 garden-10")
    assert game.view(0).memory.supply == tiles("arcades-9 garden-10 tower-12")


def test_names_and_modules_are_public() -> None:
    """setup.open: the names, the rules and the modules"""
    game = alhambra.new_game(["Ana", "Bo"], seed=2, edition="revised")
    table = game.view(1).table
    assert table.names == ("Ana", "Bo")
    assert (table.players, table.edition, table.modules) == (2, "revised", ())
    assert game.determinize(1, 5).names == ("Ana", "Bo")


def test_views_are_immutable() -> None:
    """A view does not change when the game continues."""
    game = position(palaces=["garden-10@1,0"])
    view = game.view(0)
    before = json.dumps(view.to_json())
    do(game, "remove garden-10")
    assert json.dumps(view.to_json()) == before
    assert game.view(0) != view


def golden_game() -> Game:
    """A position with a value in every field."""
    game = position(
        2,
        turn=1,
        hands=["N1 N1 F9", "R3 U4"],
        display="N2 R2 U2 F2",
        market="garden-11 tower-12 - tower-11",
        palaces=["garden-10@1,0 garden-8-ne@1,-1", ""],
        reserves=["", "pavilion-8 arcades-9"],
        neutral="tower-7-new chambers-10",
        supply="seraglio-9 arcades-10",
        deck="N5 R5 scoring-2 U5",
        piles=(1, 2, 3),
        discards="F8 F8",
        placing="pavilion-2-new",
    )
    game.names = ("Ana", "Bo")
    game.award(alhambra.ScoreLine(1, 0, "garden", 5, 2, 1, 1))
    game.award(alhambra.ScoreLine(1, 0, "wall", 2, 2))
    assert game.status() == ["3 piles"]
    return game


def test_json_is_stable() -> None:
    """The JSON of a view is part of the public interface: fields, order and spelling"""
    found = json.dumps(golden_game().view(1).to_json(), indent=1) + "\n"
    assert found == GOLDEN.read_text("utf-8")
