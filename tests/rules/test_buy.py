"""Buying a tile (buy.*)."""

from itertools import combinations

import pytest

from alhambra import TextError
from alhambra.rules.buy import Buy
from alhambra.rules.events import Bought
from alhambra.rules.money import FLORIN, Purse, cards_in, parse_code, total
from tests.helpers import cards, do, listed, position, refusal, tile

MARKET = "garden-10 tower-9-es seraglio-8-s pavilion-8"


def test_payment_must_reach_the_price() -> None:
    """buy.price: cards of the square's currency that total at least the price"""
    game = position(hands=["F9 F1 F4"], market=MARKET)
    assert refusal(game, "buy 1 florin 9") == ("pay-too-little", "buy.price")
    assert refusal(game, "buy 1 florin 4+1") == ("pay-too-little", "buy.price")
    assert game.is_legal(game.parse("buy 1 florin 9+1"))
    assert game.is_legal(game.parse("buy 1 florin 9+4"))


def test_purchase_moves_tile_and_cards() -> None:
    """buy.price: the tile leaves its square, the cards go to the discards, no change is given"""
    game = position(hands=["F9 F4 N2"], market=MARKET, discards="U1")
    (event,) = do(game, "buy 1 florin 9+4")
    assert event == Bought(0, 1, tile("garden-10"), cards("F9 F4"), False)
    assert game.hands[0] == cards("N2")
    assert game.discards == cards("U1 F9 F4")
    assert game.market == (None, tile("tower-9-es"), tile("seraglio-8-s"), tile("pavilion-8"))
    assert game.stack[-1].held() == (tile("garden-10"),)


def test_wrong_currency_is_refused() -> None:
    """buy.price: another currency is refused, whatever the amount"""
    game = position(hands=["N9 N8 R9 U9 F1"], market=MARKET)
    assert refusal(game, "buy 1 denar 9+8") == ("wrong-currency", "buy.price")
    assert refusal(game, "buy 2 ducat 9") == ("wrong-currency", "buy.price")
    assert refusal(game, "buy 3 dirham 9") == ("wrong-currency", "buy.price")
    assert listed(game, "buy") == {
        "buy 2 dirham 9",
        "buy 3 denar 8",
        "buy 3 denar 9",
        "buy 4 ducat 9",
    }


def test_a_payment_cannot_mix_currencies() -> None:
    """buy.price: cards that do not have the named currency are refused too"""
    game = position(hands=["N9 F9"], market=MARKET)
    for purse in ("N9 F9", "N9 F1"):
        why = game.refusal(Buy(1, FLORIN, cards(purse)))
        assert why is not None
        assert why.code == "no-action"


def test_only_cards_in_hand_can_be_paid() -> None:
    """buy.price: a card or copy that is not in the hand is refused"""
    game = position(hands=["F5 F5 F3", "F9"], market=MARKET)
    assert refusal(game, "buy 1 florin 9+1") == ("pay-not-held", "buy.price")
    assert refusal(game, "buy 1 florin 5+5+5") == ("pay-not-held", "buy.price")
    assert refusal(game, "buy 1 florin 5+3+3") == ("pay-not-held", "buy.price")
    assert game.is_legal(game.parse("buy 1 florin 5+5"))


@pytest.mark.parametrize("copies", [4, 7])
def test_more_copies_than_exist_are_refused(copies: int) -> None:
    """buy.price: more copies than there are of a card are refused"""
    game = position(hands=["F9 F9 F9"], market=MARKET, display="")
    text = "buy 1 florin " + "+".join(["9"] * copies)
    assert refusal(game, text) == ("pay-not-held", "buy.price")


@pytest.mark.parametrize("copies", [8, 16, 20, 300])
def test_absurd_numbers_of_copies_are_refused(copies: int) -> None:
    """buy.price: numbers of copies that a purse cannot hold are refused when the text is parsed"""
    game = position(hands=["F9 F9 F9"], market=MARKET, display="")
    with pytest.raises(TextError, match="too-many-copies"):
        game.parse("buy 1 florin " + "+".join(["9"] * copies))


def test_absurd_purses_are_refused() -> None:
    """buy.price: no number of copies gets past the check, whatever else the hand holds"""
    for hand in ("F9 F8 F7", "F1 F2 F2", "F3 F3 F3 F2"):
        game = position(hands=[hand], market=MARKET)
        held = cards_in(game.hands[0])
        for card in FLORIN.cards:
            for copies in range(held.count(card) + 1, 16):
                assert not game.is_legal(Buy(1, FLORIN, Purse(card.unit * copies))), (
                    hand,
                    card,
                    copies,
                )


def test_empty_square_is_refused() -> None:
    """buy.price: the square must hold a tile"""
    game = position(hands=["F9 F8"], market="- tower-9-es seraglio-8-s pavilion-8")
    assert refusal(game, "buy 1 florin 9+8") == ("square-empty", "buy.price")


def test_purchase_names_one_square() -> None:
    """buy.price: a purchase names one square"""
    game = position()
    for text in ("buy", "buy 1", "buy 1 florin", "buy 1 2 florin 9", "buy 1 florin 9 3"):
        with pytest.raises(TextError, match="bad-words"):
            game.parse(text)
    with pytest.raises(TextError, match="bad-square"):
        game.parse("buy 1+2 florin 9")
    with pytest.raises(TextError, match="unknown-card-value"):
        game.parse("buy 1 florin 9+")


def test_payment_with_a_superfluous_card_is_legal_but_not_listed() -> None:
    """buy.price, ruling: payments with a superfluous card are legal, but not listed"""
    game = position(hands=["F9 F9 F2 F1"], market=MARKET)
    assert listed(game, "buy") == {"buy 1 florin 9+1", "buy 1 florin 9+2", "buy 1 florin 9+9"}
    spare = game.parse("buy 1 florin 9+9+2+1")
    assert spare not in game.legal_actions()
    assert game.is_legal(spare)
    game.apply(spare)
    assert game.hands[0] == 0
    assert game.stack[-1].name == "placing"


def test_payment_with_a_superfluous_card_is_never_exact() -> None:
    """buy.price, ruling: paying with a superfluous card is overpaying, so the turn ends"""
    game = position(hands=["F9 F1 F1"], market=MARKET)
    assert game.is_legal(game.parse("buy 1 florin 9+1+1"))
    do(game, "buy 1 florin 9+1+1")
    assert game.stack[-1].name == "placing"


@pytest.mark.parametrize(
    "hand",
    ["F1 F1 F1 F2 F2 F3", "F9 F9 F9 F8 F8 F8", "F1 F2 F3 F4 F5 F6 F7 F8 F9", "F5 F5 F5 F6", ""],
)
def test_listed_payments_match_brute_force(hand: str) -> None:
    """buy.price, ruling: every set of cards without a superfluous card is listed"""
    held = [parse_code(code) for code in hand.split()]
    prices = {"pavilion-2-new": 2, "pavilion-7-e": 7, "garden-10": 10, "tower-13-e": 13}
    for id, price in prices.items():
        expected = set()
        for number in range(1, len(held) + 1):
            for chosen in combinations(held, number):
                value = sum(card.value for card in chosen)
                if value >= price > value - min(card.value for card in chosen):
                    expected.add(sum(card.unit for card in chosen))
        game = position(hands=[hand], market=f"{id} tower-12 garden-11 chambers-11", display="")
        found = [action for action in game.legal_actions() if isinstance(action, Buy)]
        assert {action.cards for action in found} == expected
        assert len(found) == len(expected)
        sums = [total(action.cards) for action in found]
        assert sums == sorted(sums)  # the cheapest first
