"""Yammerad in the oracle."""

from tests.oracle import Oracle
from tests.oracle.helpers import HIGH_CARDS, actions, game, play


def drawing(*deck: str, hand: str = "denar 1, diamond 3", also: str = "") -> Oracle:
    """A game in which seat 0 begins, owns Yammerad and draws from this deck."""
    oracle = game(3, hand, HIGH_CARDS, modules=["characters", "city_gates"])
    oracle.characters[0] = ["yammerad", *also.split()]
    oracle.deck = list(deck)
    return oracle


def test_money_goes_into_the_hand() -> None:
    """characters.yammerad: with fewer than three money cards; money goes into the hand"""
    oracle = drawing("florin 9", "florin 8")
    oracle.gate_cards[0] = 2  # gate cards do not count
    oracle.apply("yammerad")
    assert oracle.hands[0] == ["denar 1", "diamond 3", "florin 9"]
    assert (oracle.seat, oracle.phase) == (0, "action")
    assert not actions(oracle, "yammerad")
    assert not actions(drawing("florin 9", hand="denar 1, denar 1, diamond 3"), "yammerad")


def test_only_before_the_first_action() -> None:
    """characters.yammerad: at the start of the turn"""
    oracle = drawing("florin 9", hand="florin 7", also="abdul_karim")
    assert actions(oracle, "yammerad")
    oracle.apply("abdul_karim 1")
    assert not actions(oracle, "yammerad")


def test_needs_money_to_draw() -> None:
    """characters.yammerad, turn.reshuffle: money in the discards is enough"""
    oracle = drawing("scoring 1")
    assert not actions(oracle, "yammerad")
    oracle.discards = ["florin 2"]
    play(oracle, "yammerad", "yammerad")  # reshuffled between his two draws
    assert oracle.hands[0][-1] == "florin 2"
    assert (oracle.deck, oracle.discards) == ([], [])


def test_scoring_card_waits_for_the_refill_of_the_turn() -> None:
    """characters.yammerad, score.when"""
    oracle = drawing("scoring 1", "florin 9", "florin 8")
    oracle.palaces[0] = {(0, -1): "pavilion-2-new"}
    oracle.apply("yammerad")
    assert (oracle.seat, oracle.legal()) == (0, {"yammerad", "stop"})
    oracle.apply("stop")
    assert oracle.phase == "action"
    assert not actions(oracle, "yammerad")
    assert oracle.score_lines() == []
    oracle.deck.insert(0, "character laila")
    oracle.apply("take denar 9")
    assert (oracle.seat, oracle.phase) == (1, "bidding")
    play(oracle, "pass", "pass", "pass")
    assert oracle.score_lines() == [(1, 0, "pavilion", 1), (1, 0, "wall", 3)]
    assert oracle.pending == []
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_gate_card_can_be_taken_afterwards() -> None:
    """characters.yammerad, gates.reveal: may be taken as this turn's action"""
    oracle = drawing("gate", "gate", "florin 9", "florin 8")
    play(oracle, "yammerad", "yammerad", "yammerad")
    assert oracle.discards == ["gate"]
    assert (oracle.phase, oracle.hands[0][-1]) == ("action", "florin 9")
    oracle.apply("take gate")
    assert oracle.gate_cards[0] == 1
    assert oracle.seat == 1


def test_auction_in_the_middle_of_a_turn() -> None:
    """characters.auction, characters.yammerad: the player on turn opens, then continues"""
    oracle = drawing("character abdul_karim", "character laila", "florin 9", "florin 8")
    oracle.hands[1], oracle.hands[2] = ["florin 5"], []
    oracle.apply("yammerad")
    assert (oracle.seat, oracle.phase) == (0, "bidding")
    play(oracle, "bid 1", "pass", "pass", "pay denar 1")
    assert (oracle.seat, oracle.legal()) == (0, {"yammerad", "stop"})
    oracle.apply("yammerad")
    assert (oracle.seat, oracle.phase) == (0, "bidding")
    play(oracle, "bid 2", "bid 3", "pass", "pass", "pay florin 5")
    assert (oracle.seat, oracle.turn_seat, oracle.phase) == (0, 0, "yammerad")
    oracle.apply("stop")
    assert oracle.characters == [["yammerad", "abdul_karim"], ["laila"], []]
    oracle.apply("abdul_karim 1")  # characters.open: a 1× card works at once
    assert (oracle.seat, oracle.phase) == (0, "action")


def test_diamond_card_won_in_the_turn_is_not_usable() -> None:
    """characters.open: the use of the turn is spent, also for a card from Fatima"""
    oracle = drawing("character fatima", "florin 9", "florin 8")
    oracle.aside = ["ammar"]
    oracle.reserves[0] = ["tower-12"]
    play(oracle, "yammerad", "bid 1", "pass", "pass", "pay denar 1", "exchange fatima")
    assert oracle.characters[0] == ["yammerad", "ammar"]
    assert oracle.phase == "yammerad"
    play(oracle, "stop", "take denar 9")
    assert (oracle.seat, oracle.phase) == (1, "action")  # Ammar is not offered


def test_hand_limit_is_checked_once() -> None:
    """characters.yammerad: further draws do not depend on the hand"""
    oracle = drawing("scoring 1", "florin 9", hand="denar 1")
    oracle.apply("yammerad")
    oracle.hands[0] = ["denar 1"] * 5
    assert oracle.allows("yammerad")


def test_auctions_after_his_turn_are_opened_by_the_next_player() -> None:
    """characters.auction: in the refill of the same turn the next player opens again"""
    oracle = drawing("character laila", "florin 7", "character yusuf", "florin 8")
    play(oracle, "yammerad", "pass", "pass", "pass", "yammerad", "take denar 9")
    assert (oracle.seat, oracle.turn_seat, oracle.phase) == (1, 0, "bidding")
    play(oracle, "pass", "pass", "pass")
    assert (oracle.seat, oracle.phase) == (1, "action")
    assert oracle.removed == ["laila", "yusuf"]
