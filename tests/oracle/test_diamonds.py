"""Diamonds in the oracle."""

from tests.oracle import Oracle
from tests.oracle.helpers import HIGH_CARDS, actions, game, unshuffled
from tests.oracle.money import DIAMONDS

DIAMOND = ["diamonds"]


def reverse(name: str, items: list[str]) -> list[str]:
    """A shuffle that deals the diamonds first."""
    return items[::-1]


def test_eleven_diamonds() -> None:
    """diamonds.cards, diamonds.two: 11 cards, values 3 to 9, also with two players"""
    assert len(DIAMONDS) == 11
    for players, number in ((2, 72 + 11), (3, 108 + 11)):
        oracle = Oracle(players, unshuffled, DIAMOND)
        cards = oracle.deck + oracle.display + [card for hand in oracle.hands for card in hand]
        assert len(cards) == number + 2
        assert sorted(card for card in cards if "diamond" in card) == sorted(DIAMONDS)


def test_diamonds_are_dealt() -> None:
    """diamonds.cards: face value for the deal and for setup.first"""
    oracle = Oracle(3, reverse, DIAMOND)
    assert oracle.hands[0] == ["diamond 9", "diamond 8", "diamond 7"]
    assert oracle.hands[1] == ["diamond 7", "diamond 6", "diamond 6", "diamond 6"]
    assert oracle.hands[2] == ["diamond 5", "diamond 5", "diamond 4", "diamond 3", "florin 9"]
    assert oracle.seat == 0


def test_diamonds_are_taken() -> None:
    """diamonds.cards: money.take like any card; diamonds come last in a text"""
    oracle = game(3, display="diamond 3, denar 2, florin 9, diamond 4", modules=DIAMOND)
    singles = {"take diamond 3", "take denar 2", "take florin 9", "take diamond 4"}
    assert actions(oracle, "take") == singles | {"take denar 2 diamond 3"}


def test_diamonds_pay_for_any_tile() -> None:
    """diamonds.pay: any tile, exact or more, never mixed with another currency"""
    hand = "diamond 5, diamond 4, florin 4"
    market = "pavilion-8 seraglio-9 pavilion-4-es tower-13-e"
    oracle = game(3, hand, market=market, modules=DIAMOND)
    assert actions(oracle, "buy") == {
        "buy 1 diamond 5+4",
        "buy 2 diamond 5+4",
        "buy 3 diamond 4",
        "buy 3 diamond 5",
    }
    assert oracle.allows("buy 3 diamond 5+4")  # a superfluous card
    assert not oracle.allows("buy 1 diamond 4+5")
    assert not oracle.allows("buy 1 florin 5+4")
    oracle.apply("buy 2 diamond 5+4")
    assert (oracle.seat, oracle.phase) == (0, "action")  # exact: the turn is kept
    assert oracle.discards == ["diamond 5", "diamond 4"]


def test_overpaying_ends_the_actions() -> None:
    """diamonds.pay: no change is given"""
    oracle = game(3, "diamond 5, diamond 4", market="pavilion-8 seraglio-9 arcades-9 tower-13-e")
    oracle.apply("buy 1 diamond 5+4")
    assert oracle.phase == "placing"


def test_diamonds_do_not_count_for_leftovers() -> None:
    """diamonds.end: they do not count"""
    oracle = game(2, display=HIGH_CARDS, modules=DIAMOND)
    oracle.market = {1: "tower-11", 2: "tower-12", 3: None, 4: None}
    oracle.supply, oracle.deck = [], ["florin 9"]
    oracle.hands = [["diamond 9"], ["florin 1"]]
    oracle.apply("take ducat 8")
    assert oracle.leftovers == [[], ["tower-11"]]
    assert oracle.market[2] == "tower-12"
