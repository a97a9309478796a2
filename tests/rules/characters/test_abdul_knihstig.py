"""Abdul Knihstig: money after an expensive purchase (characters.abdul_knihstig)."""

import pytest

from alhambra import Game, TextError
from alhambra.rules.modules.characters.abdul_knihstig import TookWithKnihstig
from tests.helpers import cards, do, listed, named, refusal, tiles
from tests.rules.characters.tables import full_table, is_used, now, table

MARKET = "garden-10 tower-12 arcades-9 chambers-11"
ID = "abdul_knihstig"


def buying(hand: str, also: str = "", **more: object) -> Game:
    """Seat 0 owns him and is about to buy."""
    return table(owned=[f"{ID} {also}"], hands=[hand], market=MARKET, **more)  # type: ignore[arg-type]


def test_card_is_taken_before_the_next_action() -> None:
    """characters.abdul_knihstig, ruling: immediately, before the next action"""
    game = buying("F9 F1")
    events = do(game, "buy 1 florin 9+1")
    assert named(events) == ["Bought"]
    assert now(game) == f"{ID} 0"
    assert listed(game) == {
        f"{ID} denar 9", f"{ID} dirham 9", f"{ID} ducat 9", f"{ID} florin 9", "decline",
    }  # fmt: skip
    assert refusal(game, "take denar 9") == ("not-now", "turn.action")
    events = do(game, f"{ID} ducat 9")
    assert events == [TookWithKnihstig(0, cards("U9"))]
    assert game.hands[0] == cards("U9")
    assert now(game) == "turn 0"
    assert is_used(game)


def test_display_stays_short_until_the_refill() -> None:
    """characters.abdul_knihstig, ruling: it stays short until the refill"""
    game = buying("F9 F1", deck="N1 N2 ...")
    do(game, "buy 1 florin 9+1", f"{ID} ducat 9")
    assert game.display == cards("N9 R9 F9")
    do(game, "take denar 9", "reserve garden-10")
    assert game.display == cards("R9 F9 N1 N2")


def test_overpaid_purchase_counts() -> None:
    """characters.abdul_knihstig, ruling: the printed price decides, even when overpaid"""
    game = buying("F9 F2")
    do(game, "buy 1 florin 9+2")
    assert now(game) == f"{ID} 0"
    do(game, f"{ID} ducat 9")
    assert now(game) == "placing 0"
    assert game.hands[0] == cards("U9")


def test_overpaid_cheap_tile_does_not_count() -> None:
    """characters.abdul_knihstig, ruling: not for a price of 9, however much was paid"""
    game = buying("N8 N4")
    do(game, "buy 3 denar 8+4")
    assert now(game) == "placing 0"


def test_free_tile_by_abdul_karim_counts() -> None:
    """characters.abdul_knihstig, ruling: the printed price decides, even when the tile was free"""
    game = buying("", "abdul_karim")
    do(game, "abdul_karim 2")
    assert now(game) == f"{ID} 0"
    game = buying("", "abdul_karim")
    do(game, "abdul_karim 3")
    assert now(game) == "turn 0"


def test_declining_keeps_him() -> None:
    """characters.abdul_knihstig, ruling: he can be used for a later purchase of the turn"""
    game = buying("F9 F1 R9 R3 U9 U2")
    do(game, "buy 1 florin 9+1", "decline")
    assert now(game) == "turn 0"
    assert not is_used(game)
    do(game, "buy 2 dirham 9+3")
    assert now(game) == f"{ID} 0"
    do(game, f"{ID} denar 9", "buy 4 ducat 9+2")
    assert now(game) == "turn 0"  # used: not asked again
    assert game.stack[-1].held() == tiles("garden-10 tower-12 chambers-11")


def test_the_card_pays_for_the_next_tile() -> None:
    """characters.abdul_knihstig: the card is in the hand immediately"""
    game = buying("F9 F1 R9", display="R9 R3 U9 F9")
    do(game, "buy 1 florin 9+1", f"{ID} dirham 3", "buy 2 dirham 9+3")
    assert now(game) == "turn 0"


def test_camp_of_price_10_counts() -> None:
    """characters.abdul_knihstig, camps.tiles, ruling: a camp counts like any other tile"""
    for market, asked in (("camp-10-sw", True), ("camp-9-es", False)):
        game = full_table(owned=[ID], hands=["F9 F9"], market=f"{market} tower-12 - -")
        do(game, "buy 1 florin 9+9")
        assert (now(game) == f"{ID} 0") == asked


def test_only_money_can_be_taken() -> None:
    """characters.abdul_knihstig, gates.take: diamonds are money, the gate card is not"""
    game = full_table(owned=[ID], hands=["F9 F9"], market=MARKET, gate_up=True,
                      display="N9 N9 M3 F1")  # fmt: skip
    do(game, "buy 1 florin 9+9")
    assert listed(game) == {f"{ID} denar 9", f"{ID} diamond 3", f"{ID} florin 1", "decline"}
    assert refusal(game, "take gate") == ("not-now", "turn.action")
    assert refusal(game, f"{ID} dirham 1") == ("take-not-there", f"characters.{ID}")


def test_not_offered_with_an_empty_display() -> None:
    """characters.abdul_knihstig, turn.decision, ruling: offered only if there is a card"""
    game = table(owned=[ID], hands=["F9 F1"], market=MARKET, display="", deck="")
    do(game, "buy 1 florin 9+1")
    assert now(game) == "turn 0"


def test_not_offered_to_other_players() -> None:
    """characters.abdul_knihstig: only his owner decides, and only after a purchase"""
    game = table(owned=["", ID], hands=["F9 F1"], market=MARKET)
    do(game, "buy 1 florin 9+1")
    assert now(game) == "turn 0"
    game = buying("")
    assert refusal(game, f"{ID} denar 9") == ("not-now", "turn.action")


@pytest.mark.parametrize(
    ("text", "code"),
    [(ID, "bad-words"), (f"{ID} gate 1", "unknown-currency"), (f"{ID} denar 3 2", "bad-words")],
)
def test_malformed_card_is_refused(text: str, code: str) -> None:
    """characters.abdul_knihstig: the text names one money card"""
    with pytest.raises(TextError) as caught:
        table().parse(text)
    assert caught.value.code == code
