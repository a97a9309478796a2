"""Yammerad: drawing the top card of the deck (characters.yammerad)."""

import pytest

from alhambra import Game
from alhambra.rules.events import ScoringDrawn
from alhambra.rules.modules.characters.yammerad import YammeradDrew, YammeradGot
from tests.helpers import Stacked, cards, do, listed, named, points, refusal, tile
from tests.rules.characters.tables import full_table, is_used, now, owned, table


def drawing(deck: str, hand: str = "N1 R2", also: str = "", **more: object) -> Game:
    """Seat 0 owns Yammerad and is about to begin its turn."""
    return table(hands=[hand, "F5", "U4"], owned=[f"yammerad {also}"], deck=deck, **more)  # type: ignore[arg-type]


def test_money_goes_into_the_hand() -> None:
    """characters.yammerad: the top card of the deck goes into the hand, then the turn continues"""
    game = drawing("F9 F8 ...")
    do(game, "yammerad")
    assert game.hands[0] == cards("N1 R2 F9")
    assert game.deck[0].code == "F8"
    assert game.display == cards("N9 R9 U9 F9")
    assert now(game) == "turn 0"
    assert is_used(game)
    assert listed(game, "take")


def test_drawn_money_is_unseen_by_others() -> None:
    """characters.yammerad, setup.open: only its owner sees which card it was"""
    game = drawing("F9 F8 ...")
    events = do(game, "yammerad")
    assert events == [YammeradDrew(0, money=True), YammeradGot(0, cards("F9"))]
    assert [event.audience for event in events] == [None, frozenset({0})]
    memory = game.view(0).memory
    assert (memory.hands[0], memory.unknown) == (cards("N1 R2 F9"), (0, 0, 0))
    for seat in (None, 1, 2):
        memory = game.view(seat).memory
        assert (memory.hands[0], memory.unknown) == (cards("N1 R2"), (1, 0, 0))
        assert game.view(seat).table.hand_sizes[0] == 3
        assert memory.rest == game.view(0).memory.rest + cards("F9")


def test_special_card_is_public() -> None:
    """characters.yammerad: everybody sees a card that is not money"""
    game = drawing("scoring-1 F9 ...")
    events = do(game, "yammerad")
    assert events == [YammeradDrew(0, money=False), ScoringDrawn(1)]
    assert [event.audience for event in events] == [None, None]


@pytest.mark.parametrize(
    ("hand", "allowed"), [("", True), ("N1 R2", True), ("N1 R2 U3", False), ("N1 N1 N1", False)]
)
def test_needs_fewer_than_three_cards(hand: str, allowed: bool) -> None:
    """characters.yammerad: with fewer than three money cards in hand"""
    game = drawing("F9 ...", hand)
    assert ("yammerad" in listed(game)) == allowed
    if not allowed:
        assert refusal(game, "yammerad") == ("hand-too-rich", "characters.yammerad")


def test_diamonds_count_and_gate_cards_do_not() -> None:
    """characters.yammerad, ruling: diamonds are money cards, gate cards are not"""
    game = full_table(hands=["N1 M3"], owned=["yammerad"], gates=[2, 0, 0], deck="F9 ...")
    assert "yammerad" in listed(game)
    game = full_table(hands=["N1 M3 M4"], owned=["yammerad"], deck="F9 ...")
    assert refusal(game, "yammerad") == ("hand-too-rich", "characters.yammerad")


def test_diamond_ends_the_drawing() -> None:
    """characters.yammerad, ruling: diamonds are money, so a diamond ends his drawing"""
    game = full_table(owned=["yammerad"], deck="M3 ...")
    do(game, "yammerad")
    assert game.hands[0] == cards("M3")
    assert now(game) == "turn 0"


def test_only_before_the_first_action() -> None:
    """characters.yammerad: not after an action, not for others, not twice"""
    game = drawing("N3 N4 ...", "F9", market="seraglio-9 tower-9-es garden-10 pavilion-8")
    do(game, "buy 1 florin 9")
    assert now(game) == "turn 0"
    assert refusal(game, "yammerad") == ("character-too-late", "characters.yammerad")
    game = drawing("N3 N4 ...", "")
    do(game, "yammerad")
    assert refusal(game, "yammerad") == ("character-used", "characters.once")
    do(game, "take denar 9")
    assert refusal(game, "yammerad") == ("character-not-owned", "characters.open")


def test_draw_again_or_stop() -> None:
    """characters.yammerad, ruling: after each card that is not money; all draws are one use"""
    game = drawing("scoring-1 scoring-2 F9 ...")
    do(game, "yammerad")
    assert now(game) == "yammerad 0"
    assert listed(game) == {"yammerad", "stop"}
    assert refusal(game, "take denar 9") == ("not-now", "turn.action")
    copied = game.copy()
    do(copied, "stop")
    assert now(copied) == "turn 0"
    assert copied.hands[0] == cards("N1 R2")
    assert refusal(copied, "yammerad") == ("character-used", "characters.once")
    do(game, "yammerad")
    assert now(game) == "yammerad 0"
    do(game, "yammerad")
    assert game.hands[0] == cards("N1 R2 F9")
    assert now(game) == "turn 0"
    assert refusal(game, "stop") == ("not-now", "turn.action")


def test_scoring_card_waits_for_the_refill() -> None:
    """characters.yammerad, score.when: the scoring follows the refill that ends the turn"""
    game = drawing("scoring-1 F9 N2 ...", palaces=["pavilion-2-new@0,-1"])
    do(game, "yammerad", "yammerad")
    assert (game.scorings, game.lines) == ((1,), ())
    events = do(game, "take denar 9")
    assert named(events) == ["Took", "Revealed", "Scored", "TurnBegan"]
    assert points(game, 1) == {(0, "pavilion"): 1, (0, "wall"): 3}
    assert game.scorings == ()


def test_character_is_auctioned_in_the_turn() -> None:
    """characters.yammerad, characters.auction: the player on turn opens and continues"""
    game = drawing("character-laila character-ammar F9 ...")
    do(game, "yammerad")
    assert now(game) == "auction 0"
    do(game, "bid 1", "bid 2", "bid 3", "pass", "pass", "pay ducat 4")
    assert owned(game) == ["yammerad", "", "laila"]
    assert now(game) == "yammerad 0"
    do(game, "yammerad")
    assert now(game) == "auction 0"
    do(game, "pass", "pass", "pass")
    assert now(game) == "yammerad 0"
    do(game, "yammerad")
    assert now(game) == "turn 0"
    assert game.hands[0] == cards("N1 R2 F9")


def test_auction_in_the_refill_is_opened_by_the_next_player() -> None:
    """characters.auction: in the refill of the same turn the next player opens as usual"""
    game = drawing("character-laila F9 character-yusuf N2 ...")
    do(game, "yammerad", "pass", "pass", "pass", "yammerad", "take denar 9")
    assert now(game) == "auction 1"
    do(game, "pass", "pass", "pass")
    assert now(game) == "turn 1"


def test_hand_limit_is_checked_once() -> None:
    """characters.yammerad, ruling: further draws do not depend on the hand"""
    game = drawing("character-laila F9 ...", "N1 N2")
    do(game, "yammerad", "pass", "pass", "pass")
    game.hands[0] += cards("U1 U2 U3")
    assert game.is_legal(game.parse("yammerad"))


def test_gate_card_may_be_taken_as_the_action() -> None:
    """characters.yammerad, gates.reveal, gates.take, ruling: it is face up beside the market"""
    game = full_table(owned=["yammerad"], deck="gate gate F9 ...")
    do(game, "yammerad")
    assert now(game) == "yammerad 0"
    do(game, "yammerad", "yammerad")
    assert now(game) == "turn 0"
    assert game.hands[0] == cards("F9")
    do(game, "take gate")
    assert now(game) == "turn 1"


def test_empty_deck_is_reshuffled() -> None:
    """characters.yammerad, turn.reshuffle, ruling: also between two of his draws"""
    game = drawing("", discards="F3 F4 ...", chance=Stacked(deck="F4"))
    assert "yammerad" in listed(game)
    events = do(game, "yammerad")
    assert named(events) == ["Shuffled", "Reshuffled", "YammeradDrew", "YammeradGot"]
    assert game.hands[0] == cards("N1 R2 F4")
    game = drawing("scoring-1", discards="F3 F4 ...", chance=Stacked(deck="F3"))
    do(game, "yammerad")
    assert game.deck == ()
    do(game, "yammerad")
    assert game.hands[0] == cards("N1 R2 F3")


def test_not_offered_without_money_to_draw() -> None:
    """characters.yammerad, ruling: without any money in deck and discards he cannot be used"""
    for deck in ("", "scoring-1 character-laila"):
        game = drawing(deck)
        assert "yammerad" not in listed(game)
        assert refusal(game, "yammerad") == ("no-money-left", "characters.yammerad")
    assert "yammerad" in listed(drawing("scoring-1 N3"))
    game = drawing("scoring-1 N3")
    do(game, "yammerad")
    game.hands[2] += cards("N3")
    game.deck = ()
    assert listed(game) == {"stop"}
    assert refusal(game, "yammerad") == ("no-money-left", "characters.yammerad")


def test_money_paid_in_his_auction_can_be_drawn() -> None:
    """characters.yammerad, characters.auction: paid cards are discarded at once"""
    game = drawing("character-laila N3", discards="", chance=Stacked())
    do(game, "yammerad", "pass", "bid 5", "pass", "pay florin 5", "yammerad")
    assert game.hands[0] == cards("N1 R2 N3")
    assert game.discards == cards("F5")


def test_draws_of_two_turns_stay_unseen() -> None:
    """characters.yammerad, setup.open: a card stays unknown until it is paid"""
    game = drawing("N3 ...", "", market="seraglio-3-esw tower-9-es pavilion-3-sw tower-12")
    do(game, "yammerad")
    assert game.unseen[0] == cards("N3")
    do(game, "buy 3 denar 3")
    assert game.unseen[0] == 0
    assert game.view(1).memory.unknown == (0, 0, 0)


def test_drawn_card_can_be_paid_at_once() -> None:
    """characters.yammerad: it is money in hand like any other"""
    game = drawing("F8 ...", "F1", market="seraglio-9 tower-12 garden-10 pavilion-8")
    do(game, "yammerad", "buy 1 florin 8+1")
    assert now(game) == "turn 0"
    assert game.discards == cards("F8 F1")
    assert game.stack[-1].held() == (tile("seraglio-9"),)
