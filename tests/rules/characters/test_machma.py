"""Machma: a hand card for a face-up one (characters.machma)."""

import pytest

from alhambra import TextError
from alhambra.rules.modules.characters.machma import MachmaExchanged
from tests.helpers import cards, do, listed, refusal
from tests.rules.characters.tables import full_table, is_used, now, table

DISPLAY = "R7 U4 U8 F3"


def test_hand_card_is_exchanged() -> None:
    """characters.machma: a card of the display for one of the hand, which is discarded"""
    game = table(owned=["machma"], hands=["N7 F3"], display=DISPLAY)
    events = do(game, "machma denar 7 ducat 4")
    assert events == [MachmaExchanged(0, cards("N7"), cards("U4"))]
    assert game.hands[0] == cards("U4 F3")
    assert game.discards == cards("N7")
    assert is_used(game)
    assert now(game) == "turn 0"


def test_only_the_same_or_a_lower_value() -> None:
    """characters.machma, ruling: an equal card is allowed, a higher one is not"""
    game = table(owned=["machma"], hands=["N7 F3"], display=DISPLAY)
    assert listed(game, "machma") == {
        "machma denar 7 dirham 7",
        "machma denar 7 ducat 4",
        "machma denar 7 florin 3",
        "machma florin 3 florin 3",
    }
    assert refusal(game, "machma denar 7 ducat 8") == ("exchange-up", "characters.machma")
    assert refusal(game, "machma florin 3 ducat 4") == ("exchange-up", "characters.machma")
    do(game, "machma florin 3 florin 3")
    assert game.hands[0] == cards("N7 F3")
    assert game.discards == cards("F3")


def test_only_cards_of_hand_and_display() -> None:
    """characters.machma: a card of the own hand for one of the display"""
    game = table(owned=["machma"], hands=["N7 F3", "R9"], display=DISPLAY)
    assert refusal(game, "machma dirham 9 dirham 7") == ("pay-not-held", "characters.machma")
    assert refusal(game, "machma denar 7 denar 7") == ("take-not-there", "characters.machma")


def test_the_display_stays_short() -> None:
    """characters.machma, ruling: until the refill"""
    game = table(owned=["machma"], hands=["N7"], display=DISPLAY, deck="F1 F2 F4 ...")
    do(game, "machma denar 7 florin 3")
    assert game.display == cards("R7 U4 U8")
    do(game, "take ducat 8")
    assert game.display == cards("R7 U4 F1 F2")


def test_diamonds_can_be_exchanged() -> None:
    """characters.machma, ruling: they are given and taken by value like any card"""
    game = full_table(owned=["machma"], hands=["N7 M4"], display="M5 F4 U8 M8", gate_up=True)
    assert listed(game, "machma") == {
        "machma denar 7 florin 4",
        "machma denar 7 diamond 5",
        "machma diamond 4 florin 4",
    }
    do(game, "machma diamond 4 florin 4")
    assert game.discards == cards("M4")


def test_only_before_the_first_action() -> None:
    """characters.machma: not after an exact purchase, not twice, not by others"""
    game = table(owned=["machma"], hands=["F9 F1 N9"], display=DISPLAY,
                 market="garden-10 tower-12 arcades-9 pavilion-8")  # fmt: skip
    do(game, "buy 1 florin 9+1")
    assert now(game) == "turn 0"
    assert not listed(game, "machma")
    assert refusal(game, "machma denar 9 ducat 8") == ("character-too-late", "characters.machma")
    game = table(owned=["machma"], hands=["N7 F3", "N9"], display=DISPLAY)
    do(game, "machma denar 7 dirham 7")
    assert refusal(game, "machma florin 3 florin 3") == ("character-used", "characters.once")
    do(game, "take ducat 8")
    assert refusal(game, "machma denar 9 ducat 4") == ("character-not-owned", "characters.open")


def test_unseen_card_is_revealed_when_given() -> None:
    """characters.machma, setup.open: everybody sees a card that is discarded"""
    game = table(owned=["machma yammerad"], hands=["N7 N7 F3"], unseen=["N7 F3"], display=DISPLAY)
    do(game, "machma florin 3 florin 3")
    # The card taken is the same, but this one everybody saw.
    assert game.hands[0] == cards("N7 N7 F3")
    assert game.unseen[0] == cards("N7")
    assert game.view(1).memory.hands[0] == cards("N7 F3")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("machma denar 7", "bad-words"),
        ("machma denar 7 dirham 0", "unknown-card-value"),
        ("machma denar 7 gate 1", "unknown-currency"),
    ],
)
def test_malformed_exchange_is_refused(text: str, code: str) -> None:
    """characters.machma, gates.take: the text names two money cards"""
    with pytest.raises(TextError) as caught:
        full_table(gate_up=True).parse(text)
    assert caught.value.code == code
