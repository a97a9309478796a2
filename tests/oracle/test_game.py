"""The oracle's turns, refill, scorings and end."""

import pytest

from tests.oracle.helpers import actions, game


def test_legal_takes() -> None:
    """money.take: single cards, or several that total at most 5"""
    oracle = game(3, display="florin 3, denar 2, denar 9, ducat 8")
    assert actions(oracle, "take") == {
        "take florin 3",
        "take denar 2",
        "take denar 9",
        "take ducat 8",
        "take denar 2 florin 3",
    }
    same = game(3, display="denar 2, denar 2, dirham 1, dirham 9")
    assert "take denar 2 denar 2 dirham 1" in same.legal()
    assert len(actions(same, "take")) == 3 + 2 + 1  # singles, pairs, all three
    same.apply("take denar 2 denar 2 dirham 1")
    assert same.display[0] == "dirham 9"
    assert len(same.display) == 4
    assert same.seat == 1


def test_legal_payments() -> None:
    """buy.price: no superfluous card in the list, but any sufficient set is allowed"""
    hand = "florin 9, florin 3, florin 2, florin 2, denar 9, dirham 1"
    oracle = game(3, hand, market="garden-10-n tower-13-e tower-12 tower-11")
    assert actions(oracle, "buy") == {"buy 1 florin 9+3", "buy 1 florin 9+2"}
    assert oracle.allows("buy 1 florin 9+3+2+2")
    assert not oracle.allows("buy 1 florin 2+9")  # not canonical
    assert not oracle.allows("buy 1 florin 3+2+2+2")  # not held
    assert not oracle.allows("buy 1 florin 3+2+2")  # not enough
    assert not oracle.allows("buy 1 denar 9+2")  # wrong currency
    assert not oracle.allows("buy 2 dirham 1")
    with pytest.raises(ValueError, match="not legal"):
        oracle.apply("buy 1 florin 3+2+2")
    oracle.apply("buy 1 florin 9+2")  # overpaid: no change, the actions end
    assert oracle.discards == ["florin 9", "florin 2"]
    assert oracle.bought == ["garden-10-n"]
    assert {text.split()[0] for text in oracle.legal()} == {"place", "reserve"}
    oracle.apply("place garden-10-n 0,-1")
    assert oracle.palaces[0] == {(0, -1): "garden-10-n"}
    assert oracle.seat == 1
    assert oracle.market[1] == "pavilion-2-new"


def test_exact_payment_keeps_the_turn() -> None:
    """turn.exact, turn.place: bought tiles cannot be redesigned in the same turn"""
    hand = "florin 8, dirham 9, denar 9, ducat 9"
    oracle = game(3, hand, market="pavilion-8 seraglio-9 arcades-9 tower-9-es")
    oracle.palaces[0] = {(1, 0): "garden-10"}
    oracle.reserves[0] = ["garden-11"]
    for text in ("buy 1 florin 8", "buy 2 dirham 9", "buy 3 denar 9", "buy 4 ducat 9"):
        oracle.apply(text)
        assert oracle.seat == 0
        assert not any("pavilion-8" in option for option in oracle.legal())
    oracle.apply("swap garden-11 1,0")  # the fifth action
    assert oracle.palaces[0] == {(1, 0): "garden-11"}
    assert oracle.reserves[0] == ["garden-10"]
    assert not actions(oracle, "give")
    for tile in ("arcades-9", "pavilion-8", "tower-9-es", "seraglio-9"):
        oracle.apply(f"reserve {tile}")
    assert oracle.seat == 1
    assert None not in oracle.market.values()


def test_market_is_refilled_in_ascending_order() -> None:
    """turn.refill"""
    oracle = game(3, market="pavilion-8 seraglio-9 arcades-9 tower-9-es")
    oracle.market[2] = oracle.market[4] = None
    oracle.supply = ["garden-10", "garden-11"]
    oracle.apply("take " + oracle.display[0])
    assert (oracle.market[2], oracle.market[4]) == ("garden-10", "garden-11")
    assert not oracle.over
    assert oracle.seat == 1


def test_redesign_actions() -> None:
    """redesign.add, redesign.remove, redesign.swap, redesign.legal"""
    oracle = game(3)
    oracle.palaces[0] = {(1, 0): "pavilion-8", (2, 0): "garden-10"}
    oracle.reserves[0] = ["tower-10-w"]
    redesigns = actions(oracle, "add") | actions(oracle, "remove") | actions(oracle, "swap")
    assert redesigns == {
        "remove garden-10",
        "add tower-10-w 0,-1",
        "add tower-10-w 0,1",
        "add tower-10-w -1,0",
        "add tower-10-w 2,-1",
        "add tower-10-w 2,1",
        "add tower-10-w 1,-1",
        "add tower-10-w 1,1",
    }
    oracle.apply("remove garden-10")
    assert oracle.reserves[0] == ["tower-10-w", "garden-10"]
    assert oracle.seat == 1


def test_pass_only_when_nothing_else_is_legal() -> None:
    """turn.action, turn.reshuffle"""
    oracle = game(3)
    assert not oracle.allows("pass")
    oracle.display, oracle.deck, oracle.discards = [], [], []
    oracle.hands = [[], [], []]
    assert oracle.legal() == {"pass"}
    oracle.apply("pass")
    assert oracle.seat == 1
    assert oracle.display == []
    oracle.discards = ["denar 1", "denar 2"]
    oracle.apply("pass")
    assert oracle.display == ["denar 1", "denar 2"]
    assert oracle.discards == []


def test_discards_are_reshuffled_only_when_needed() -> None:
    """turn.reshuffle: a special card on top is not drawn while the display is full"""
    oracle = game(3, display="denar 9, denar 8, ducat 9, ducat 8")
    oracle.deck, oracle.discards = ["florin 1"], ["florin 2", "florin 3"]
    oracle.apply("take denar 9")
    assert oracle.deck == []
    assert oracle.discards == ["florin 2", "florin 3"]
    oracle.apply("take denar 8")
    assert oracle.deck == ["florin 3"]
    assert oracle.discards == []
    oracle.deck = ["florin 3", "scoring 1"]
    oracle.apply("take ducat 9")
    assert oracle.deck == ["scoring 1"]
    assert oracle.pending == []


def test_scorings_and_the_neutral_player() -> None:
    """score.when, two.neutral, two.score, turn.refill: both scorings in one refill"""
    oracle = game(2, display="denar 9, denar 8, ducat 9, ducat 8")
    oracle.neutral = ["pavilion-8"]
    oracle.palaces[0] = {(0, -1): "pavilion-2-new"}
    oracle.supply = ["tower-11", "tower-12", "tower-13-e", "tower-11-n", "tower-11-s", "tower-10-w"]
    oracle.supply += ["garden-10", "garden-11", "garden-12-s", "garden-9-e", "garden-6-esw"]
    oracle.deck = ["scoring 1", "scoring 2", "florin 1"]
    oracle.apply("take denar 9")
    # the pavilions are tied, 1 // 2 = 0; then six towers; then 5 // 3 = 1 garden
    assert oracle.score_lines() == [
        (1, 0, "wall", 3),
        (2, 0, "pavilion", 4),
        (2, "neutral", "pavilion", 4),
        (2, "neutral", "tower", 13),
        (2, 0, "wall", 3),
    ]
    assert (oracle.scores, oracle.neutral_score) == ([10, 0], 17)
    assert len(oracle.neutral) == 1 + 6 + 1
    assert oracle.neutral[-1] == "garden-10"
    assert len(oracle.supply) == 4
    assert oracle.display[-1] == "florin 1"
    assert oracle.discards == []


def test_gift_to_the_neutral_player() -> None:
    """two.gift: a tile bought may go to the neutral player"""
    oracle = game(2, "florin 9", market="pavilion-8 seraglio-9 arcades-9 tower-9-es")
    oracle.reserves[0] = ["garden-10"]
    assert not actions(oracle, "give")
    oracle.apply("buy 1 florin 9")
    assert actions(oracle, "give") == {"give pavilion-8"}
    oracle.apply("give pavilion-8")
    assert oracle.neutral[-1] == "pavilion-8"
    assert oracle.seat == 1


def test_neutral_draw_empties_the_supply_without_ending_the_game() -> None:
    """two.neutral, end.when: the market refill decides the end"""
    oracle = game(2, display="denar 9, denar 8, ducat 9, ducat 8")
    oracle.supply = ["tower-11", "tower-12"]
    oracle.deck = ["scoring 1", "florin 1"]
    oracle.apply("take denar 9")
    assert oracle.supply == []
    assert oracle.neutral[-2:] == ["tower-11", "tower-12"]
    assert not oracle.over
    assert oracle.seat == 1
    assert oracle.phase == "action"


def test_leftovers_and_end() -> None:
    """end.when, end.leftovers, end.winner, score.when"""
    oracle = game(3, display="denar 9, denar 8, ducat 9, ducat 8", first=1)
    oracle.market = {1: "tower-11", 2: "tower-12", 3: "garden-10", 4: None}
    oracle.supply = []
    oracle.deck = ["scoring 2", "florin 1"]
    oracle.palaces[1] = {(1, 0): "chambers-10"}
    oracle.reserves[2] = ["arcades-9"]
    oracle.hands = [
        ["florin 3", "dirham 4", "ducat 9"],
        ["florin 2", "dirham 4"],
        ["denar 9", "denar 1"],
    ]
    oracle.apply("take denar 8")  # squares: 1 to seat 0, 2 tied, 3 to seat 2
    assert oracle.score_lines() == [(2, 1, "chambers", 11)]
    assert oracle.market == {1: None, 2: "tower-12", 3: None, 4: None}
    assert (oracle.seat, oracle.over) == (2, False)
    assert {text.split()[0] for text in oracle.legal()} == {"place", "reserve"}
    assert not any("arcades-9" in text for text in oracle.legal())
    oracle.apply("place garden-10 1,0")
    assert (oracle.seat, oracle.over) == (0, False)
    oracle.apply("reserve tower-11")
    assert (oracle.seat, oracle.over) == (None, True)
    assert oracle.legal() == set()
    assert not oracle.allows("pass")
    assert oracle.score_lines()[1:] == [(3, 1, "chambers", 19), (3, 2, "garden", 20)]
    assert oracle.scores == [0, 30, 20]
    assert oracle.winners == [1]


def test_shared_victory_and_nobody_with_money() -> None:
    """end.winner, end.leftovers: nobody has any money of the currency"""
    oracle = game(2)
    oracle.market = {1: "tower-11", 2: None, 3: None, 4: None}
    oracle.supply, oracle.neutral = [], ["garden-10"]
    oracle.display, oracle.deck = ["denar 9"], []
    oracle.hands = [[], []]
    oracle.apply("take denar 9")
    assert oracle.over
    assert oracle.winners == [0, 1]
    assert oracle.market[1] == "tower-11"
    assert (oracle.scores, oracle.neutral_score) == ([0, 0], 20)
