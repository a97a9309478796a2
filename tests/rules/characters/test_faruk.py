"""Faruk: several money cards that total up to seven (characters.faruk)."""

import pytest

from alhambra import Refusal
from alhambra.rules.events import Took
from alhambra.rules.modules.characters.faruk import FarukHelped
from tests.helpers import cards, do, listed, refusal
from tests.rules.characters.tables import full_table, is_used, now, table

DISPLAY = "N4 R3 U1 F2"


def test_several_may_total_seven() -> None:
    """characters.faruk, money.take: 7 instead of 5, for his owner"""
    game = table(owned=["faruk"], display=DISPLAY)
    assert listed(game, "take") == {
        "take denar 4", "take dirham 3", "take ducat 1", "take florin 2",
        "take denar 4 dirham 3", "take denar 4 ducat 1", "take denar 4 florin 2",
        "take dirham 3 ducat 1", "take dirham 3 florin 2", "take ducat 1 florin 2",
        "take denar 4 ducat 1 florin 2", "take dirham 3 ducat 1 florin 2",
    }  # fmt: skip
    with pytest.raises(Refusal) as caught:
        do(game, "take denar 4 dirham 3 ducat 1")
    assert (caught.value.code, caught.value.params) == ("take-too-much", {"total": 8, "limit": 7})
    game = table(owned=["", "faruk"], display=DISPLAY)
    assert refusal(game, "take denar 4 dirham 3") == ("take-too-much", "money.take")


def test_take_above_5_uses_him() -> None:
    """characters.faruk: a take of 6 or 7 uses him"""
    game = table(owned=["faruk ammar"], display=DISPLAY, reserves=["tower-12"])
    events = do(game, "take denar 4 florin 2")
    assert events[:2] == [Took(0, cards("N4 F2")), FarukHelped(0)]
    assert now(game) == "turn 1"  # Ammar is not offered: the use of the turn is spent


@pytest.mark.parametrize("take", ["take denar 4 ducat 1", "take dirham 3 florin 2", "take denar 4"])
def test_take_up_to_5_does_not_use_him(take: str) -> None:
    """characters.faruk: a take that does not need Faruk does not use him"""
    game = table(owned=["faruk ammar"], display=DISPLAY, reserves=["tower-12"])
    events = do(game, take)
    assert not any(isinstance(event, FarukHelped) for event in events)
    assert not is_used(game)
    assert now(game) == "ammar 0"


def test_single_card_does_not_use_him() -> None:
    """characters.faruk, money.take: any one card may be taken without him"""
    game = table(owned=["faruk ammar"], display="N7 N9", reserves=["tower-12"])
    do(game, "take denar 7")
    assert now(game) == "ammar 0"


def test_limit_is_5_after_another_diamond_card() -> None:
    """characters.faruk, characters.once: after another ◆ card the limit is 5 again"""
    game = table(owned=["faruk laila"], display=DISPLAY)
    do(game, "laila 1")
    assert refusal(game, "take denar 4 florin 2") == ("take-too-much", "money.take")
    assert "take denar 4 ducat 1" in listed(game)


def test_he_can_be_used_every_turn() -> None:
    """characters.faruk, characters.once: in the next turn he can be used again"""
    game = table(owned=["faruk"], display=DISPLAY, deck="U9 F9 N5 R5 U2 ...")
    do(game, "take denar 4 florin 2")
    assert not is_used(game)  # a new turn has begun
    do(game, "take ducat 9", "take florin 9")
    assert "take denar 5 ducat 1" in listed(game)


def test_he_can_be_used_after_exact_purchases() -> None:
    """characters.faruk: the take may be any action of the turn"""
    game = table(owned=["faruk"], hands=["F9 F1"], display=DISPLAY,
                 market="garden-10 tower-12 arcades-9 pavilion-8")  # fmt: skip
    do(game, "buy 1 florin 9+1", "take denar 4 dirham 3")
    assert now(game) == "placing 0"


def test_diamonds_and_the_gate_card() -> None:
    """characters.faruk, gates.take: diamonds count like any card, the gate card does not"""
    game = full_table(owned=["faruk"], display="M4 R3 U9 F9", gate_up=True)
    assert listed(game, "take") == {
        "take diamond 4", "take dirham 3", "take ducat 9", "take florin 9", "take gate",
        "take dirham 3 diamond 4",
    }  # fmt: skip
