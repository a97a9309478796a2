"""Auctions of characters in the oracle."""

import pytest

from tests.oracle import Oracle
from tests.oracle.characters import CHARACTERS
from tests.oracle.helpers import HIGH_CARDS, game, play


def auctioned(players: int, *cards: str, first: int = 0) -> Oracle:
    """A game right after the first seat took a card; the refill draws these cards."""
    oracle = game(players, display=HIGH_CARDS, first=first, modules=["characters"])
    oracle.deck = [*cards, "florin 9", "florin 8"]
    oracle.hands = [[f"denar {seat + 1}", "dirham 2", "dirham 1"] for seat in range(players)]
    oracle.apply("take denar 9")
    return oracle


def test_characters_are_set_up_in_piles() -> None:
    """characters.setup: two into each of piles 2, 3, 4; four aside, the top one first"""
    calls: dict[str, list[str]] = {}

    def shuffle(name: str, items: list[str]) -> list[str]:
        calls[name] = items
        return items[::-1] if name == "characters" else items

    oracle = Oracle(3, shuffle, ["characters", "city_gates"])
    names = ["supply", "money", "gates", "characters", "pile 2", "pile 3", "pile 4", "pile 5"]
    assert list(calls) == names
    assert calls["characters"] == list(CHARACTERS)
    order = list(CHARACTERS)[::-1]
    assert oracle.aside == order[6:]
    for number, name in enumerate(("pile 2", "pile 3", "pile 4")):
        cards = [card for card in calls[name] if card.startswith("character")]
        assert cards == [f"character {one}" for one in order[2 * number : 2 * number + 2]]
    with pytest.raises(ValueError, match="no such modules"):
        Oracle(3, shuffle, ["pasha"])


def test_course_of_an_auction() -> None:
    """characters.auction: the next player opens; clockwise; a pass is final; the last one wins"""
    oracle = auctioned(4, "character yusuf", first=2)
    assert (oracle.seat, oracle.turn_seat, oracle.phase) == (3, 2, "bidding")
    assert oracle.legal() == {"pass", "bid 1", "bid 2", "bid 3", "bid 4"}
    oracle.apply("bid 1")
    assert oracle.seat == 0
    assert oracle.legal() == {"pass", "bid 2", "bid 3"}  # dirham 2 and 1 together
    oracle.apply("bid 2")
    assert (oracle.seat, oracle.legal()) == (1, {"pass", "bid 3"})
    oracle.apply("pass")
    oracle.apply("bid 3")  # seat 2, whose turn it was
    assert (oracle.seat, oracle.legal()) == (3, {"pass", "bid 4"})
    oracle.apply("bid 4")
    assert (oracle.seat, oracle.legal()) == (0, {"pass"})  # asked even without money
    oracle.apply("pass")
    assert oracle.seat == 2  # seat 1 has passed before
    assert oracle.legal() == {"pass", *(f"bid {bid}" for bid in range(5, 13))}
    oracle.apply("pass")
    assert (oracle.seat, oracle.phase) == (3, "paying")
    assert oracle.legal() == {"pay denar 4"}
    oracle.apply("pay denar 4")
    assert oracle.characters == [[], [], [], ["yusuf"]]
    assert oracle.discards == ["denar 4"]
    assert len(oracle.display) == 4
    assert (oracle.seat, oracle.turn_seat, oracle.phase) == (3, 3, "action")


def test_character_leaves_the_game_without_a_bid() -> None:
    """characters.auction: the card leaves the game; the next one is opened by the same player"""
    oracle = auctioned(3, "character yusuf", "character laila")
    play(oracle, "pass", "pass", "pass")
    assert (oracle.removed, oracle.characters) == (["yusuf"], [[], [], []])
    assert (oracle.seat, oracle.phase) == (1, "bidding")
    play(oracle, "pass", "pass")
    assert (oracle.seat, oracle.turn_seat) == (0, 0)
    oracle.apply("bid 2")  # the last player wins immediately
    assert (oracle.seat, oracle.phase) == (0, "paying")
    oracle.apply("pay dirham 2")
    assert oracle.characters[0] == ["laila"]
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_legal_payments() -> None:
    """characters.auction: one currency, diamonds are one; at least the bid; no change"""
    oracle = auctioned(2, "character hakim", "scoring 1")
    oracle.hands[1] = ["denar 7", "denar 3", "denar 3", "diamond 9", "florin 8"]
    assert "bid 13" in oracle.legal()
    assert "bid 14" not in oracle.legal()
    play(oracle, "bid 9", "pass")
    assert oracle.legal() == {"pay denar 7+3", "pay diamond 9"}
    assert oracle.allows("pay denar 7+3+3")
    for wrong in ("pay denar 3+7", "pay denar 7", "pay florin 8", "pay diamond 9+1", "pass", "pay"):
        assert not oracle.allows(wrong)
    oracle.apply("pay denar 7+3+3")
    assert oracle.discards == ["denar 7", "denar 3", "denar 3"]
    assert oracle.hands[1] == ["diamond 9", "florin 8"]
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_paid_cards_can_be_drawn_in_the_same_refill() -> None:
    """characters.auction, turn.reshuffle: paid cards are discarded before drawing continues"""
    oracle = game(2, display=HIGH_CARDS, modules=["characters"])
    oracle.deck = ["character hakim"]
    oracle.hands[1] = ["florin 1"]
    play(oracle, "take denar 9", "bid 1", "pass", "pay florin 1")
    assert oracle.display[-1] == "florin 1"
    assert oracle.discards == []


def test_auction_in_the_last_refill() -> None:
    """characters.auction, turn.refill: held anyway; a pending scoring follows it"""
    oracle = game(2, display=HIGH_CARDS, modules=["characters"])
    oracle.market[1], oracle.supply = None, []
    oracle.deck = ["scoring 2", "character yusuf", "florin 9"]
    oracle.palaces[1] = {(0, -1): "pavilion-2-new"}
    oracle.neutral = []
    oracle.hands = [[], ["florin 1"]]
    oracle.market[2] = oracle.market[3] = oracle.market[4] = None
    play(oracle, "take denar 9", "bid 1")
    assert oracle.score_lines() == []
    play(oracle, "pass", "pay florin 1")
    assert oracle.over
    assert oracle.score_lines() == [
        (2, 1, "pavilion", 8),
        (2, 1, "wall", 3),
        (2, 1, "yusuf", 1),
        (3, 1, "pavilion", 16),
        (3, 1, "wall", 3),
        (3, 1, "yusuf", 1),
    ]


def test_fatima_is_exchanged() -> None:
    """characters.fatima: keep her for 8 points, or take the top face-down character; immediately"""
    oracle = auctioned(3, "character fatima")
    oracle.aside = ["hakim", "yusuf"]
    play(oracle, "bid 2", "pass", "pass", "pay denar 2")
    assert (oracle.seat, oracle.legal()) == (1, {"keep fatima", "exchange fatima"})
    oracle.apply("exchange fatima")
    assert oracle.characters[1] == ["hakim"]
    assert (oracle.aside, oracle.removed) == (["yusuf"], ["fatima"])
    assert len(oracle.display) == 4
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_fatima_is_kept() -> None:
    """characters.fatima: a line after the third scoring, none before"""
    oracle = auctioned(3, "scoring 1", "character fatima")
    oracle.aside = []
    play(oracle, "bid 2", "pass", "pass", "pay denar 2")
    assert oracle.legal() == {"keep fatima"}
    oracle.apply("keep fatima")
    assert oracle.characters[1] == ["fatima"]
    assert oracle.score_lines() == []
    assert oracle.pending == []
    oracle.supply, oracle.hands = [], [[], [], []]
    oracle.market = {1: None, 2: None, 3: None, 4: None}
    oracle.apply("take " + oracle.display[0])
    assert oracle.over
    assert oracle.score_lines() == [(3, 1, "fatima", 8)]
    assert oracle.winners == [1]


def test_w_card_won_in_the_refill_counts() -> None:
    """characters.open: a W card counts in a scoring of the same refill; one from Fatima, too"""
    oracle = auctioned(3, "scoring 1", "character fatima")
    oracle.aside = ["yusuf"]
    oracle.palaces[1] = {(0, -1): "pavilion-2-new"}
    play(oracle, "bid 2", "pass", "pass", "pay denar 2", "exchange fatima")
    assert (1, 1, "yusuf", 1) in oracle.score_lines()
    assert oracle.scores == [0, 1 + 3 + 1, 0]
