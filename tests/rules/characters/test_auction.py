"""Auctions: who bids when, legal bids, and payment (characters.auction)."""

import pytest

from alhambra import Game, Refusal, TextError
from alhambra.rules.modules.characters.auction import (
    BidMade,
    BidPassed,
    CharacterUnsold,
    CharacterWon,
    Pay,
)
from alhambra.rules.modules.characters.card import CharacterDrawn
from alhambra.rules.money import DENAR, size
from tests.helpers import Stacked, cards, do, listed, named, points, position, refusal
from tests.rules.characters.tables import full_table, now, owned, seen, table

POOR = ["", "N5 N2 R4", "R6 U3"]


def auctioned(*ids: str, players: int = 3, hands: list[str] = POOR) -> Game:
    """Seat 0 took money, and the refill revealed these characters."""
    deck = " ".join([*(f"character-{id}" for id in ids), "..."])
    game = table(players, hands=hands, deck=deck)
    do(game, "take denar 9")
    return game


def test_the_next_player_opens() -> None:
    """characters.auction: before drawing continues; the player with the next turn opens"""
    game = table(hands=POOR, deck="F1 character-laila ...", display="N1 N1 R9 U9")
    events = do(game, "take denar 1 denar 1")
    assert named(events) == ["Took", "Revealed", "CharacterDrawn"]
    assert events[-1] == CharacterDrawn("laila")
    assert now(game) == "auction 1"
    assert game.turn_seat == 0
    assert game.display == cards("R9 U9 F1")
    assert "laila" in seen(game)
    for turn, opener in ((1, 2), (2, 0)):
        game = table(turn=turn, deck="character-laila ...")
        do(game, "take denar 9")
        assert now(game) == f"auction {opener}"


def test_bidding_goes_clockwise_until_one_is_left() -> None:
    """characters.auction: each raises or passes; it ends when all but the highest bidder passed"""
    game = auctioned("laila")
    do(game, "bid 1", "bid 2", "bid 3")
    assert now(game) == "auction 1"
    do(game, "bid 4", "pass", "bid 5", "bid 6")
    assert now(game) == "auction 0"  # seat 2 has passed for good
    events = do(game, "pass")
    assert now(game) == "paying 1"
    assert named(events) == ["BidPassed"]
    do(game, "pay denar 5+2")
    assert owned(game) == ["", "laila", ""]
    assert now(game) == "turn 1"


def test_a_pass_is_final() -> None:
    """characters.auction: whoever has passed is out of the auction"""
    game = auctioned("laila", players=4, hands=["", "N9", "N8", "N7"])
    do(game, "pass")
    bids = []
    for bid in range(1, 8):
        bids.append(game.seat)
        do(game, f"bid {bid}")
    assert bids == [2, 3, 0, 2, 3, 0, 2]


def test_opener_has_the_next_turn() -> None:
    """characters.auction: whoever wins, the refill ends and the opener has the turn"""
    game = auctioned("laila")
    do(game, "pass", "pass", "bid 9")
    assert now(game) == "paying 0"
    do(game, "pay denar 9")
    assert owned(game) == ["laila", "", ""]
    assert now(game) == "turn 1"
    assert size(game.display) == 4


def test_character_leaves_the_game_without_a_bid() -> None:
    """characters.auction: the card leaves the game"""
    game = auctioned("laila")
    events = do(game, "pass", "pass", "pass")
    assert events[:4] == [
        BidPassed(1, "laila"), BidPassed(2, "laila"), BidPassed(0, "laila"),
        CharacterUnsold("laila"),
    ]  # fmt: skip
    assert owned(game) == ["", "", ""]
    assert "laila" in seen(game)
    assert game.discards == 0
    assert now(game) == "turn 1"
    assert game.status() == []


def test_last_player_may_still_bid() -> None:
    """characters.auction, ruling: when all others passed without a bid, a bid wins at once"""
    game = auctioned("laila")
    do(game, "pass", "pass")
    assert now(game) == "auction 0"
    assert listed(game) == {"pass", *(f"bid {bid}" for bid in range(1, 10))}
    do(game, "bid 1")
    assert now(game) == "paying 0"


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_last_player_may_pass(turn: int) -> None:
    """characters.auction, ruling: the last player without a bid may also pass"""
    game = table(turn=turn, deck="character-laila ...")
    do(game, "take denar 9", "pass", "pass")
    assert now(game) == f"auction {turn}"
    do(game, "pass")
    assert owned(game) == ["", "", ""]


def test_opener_who_bids_alone_pays() -> None:
    """characters.auction: a bid wins when everybody else passes"""
    game = auctioned("laila")
    events = do(game, "bid 3", "pass", "pass")
    assert events == [BidMade(1, "laila", 3), BidPassed(2, "laila"), BidPassed(0, "laila")]
    assert now(game) == "paying 1"


def test_legal_bids() -> None:
    """characters.auction, ruling: whole numbers, at least 1 and one more than the last, covered"""
    game = auctioned("laila")
    assert listed(game) == {"pass", *(f"bid {bid}" for bid in range(1, 8))}
    assert refusal(game, "bid 0") == ("bid-too-low", "characters.auction")
    do(game, "bid 4")
    assert listed(game) == {"pass", "bid 5", "bid 6"}
    assert refusal(game, "bid 4") == ("bid-too-low", "characters.auction")
    assert refusal(game, "bid 3") == ("bid-too-low", "characters.auction")
    assert refusal(game, "bid 7") == ("bid-not-covered", "characters.auction")


def test_bid_is_covered_by_one_currency() -> None:
    """characters.auction, ruling: cards of one currency, diamonds are one"""
    game = full_table(hands=["", "N9 R9 R1 M5 M6"], deck="character-laila ...")
    do(game, "take denar 9")
    assert "bid 11" in listed(game)
    assert refusal(game, "bid 12") == ("bid-not-covered", "characters.auction")
    do(game, "bid 11", "pass", "pass")
    assert listed(game) == {"pay diamond 6+5"}


def test_refusal_names_the_limits() -> None:
    """characters.auction: the last bid, and the most that the hand covers"""
    game = auctioned("laila")
    do(game, "bid 4")
    with pytest.raises(Refusal) as caught:
        do(game, "bid 4")
    assert caught.value.params == {"bid": 4, "last": 4}
    with pytest.raises(Refusal) as caught:
        do(game, "bid 99")
    assert caught.value.params == {"bid": 99, "most": 6}


def test_other_actions_are_refused() -> None:
    """characters.auction: no other action is legal during an auction or its payment"""
    game = auctioned("laila")
    assert refusal(game, "take dirham 9") == ("not-now", "turn.action")
    assert refusal(game, "pay denar 5") == ("not-now", "turn.action")
    do(game, "bid 2", "pass", "pass")
    for text in ("pass", "bid 3", "take dirham 9"):
        assert refusal(game, text) == ("not-now", "turn.action")
    game = table(hands=["N5"])
    assert refusal(game, "bid 2") == ("not-now", "turn.action")
    assert refusal(game, "pay denar 5") == ("not-now", "turn.action")


def test_legal_payments() -> None:
    """characters.auction, ruling: any currency and cards that total at least the bid"""
    game = auctioned("laila", hands=["", "N7 N3 N3 R9 F2"])
    do(game, "bid 9", "pass", "pass")
    assert listed(game) == {"pay denar 7+3", "pay dirham 9"}
    assert refusal(game, "pay denar 7") == ("pay-too-little", "characters.auction")
    assert refusal(game, "pay florin 2") == ("pay-too-little", "characters.auction")
    assert refusal(game, "pay ducat 9") == ("pay-not-held", "characters.auction")
    assert refusal(game, "pay dirham 9+9") == ("pay-not-held", "characters.auction")
    mixed = Pay(DENAR, cards("N7 R9"))
    assert getattr(game.refusal(mixed), "code", "") == "no-action"


def test_no_change_is_given() -> None:
    """characters.auction, ruling: superfluous cards are legal, not listed; all are discarded"""
    game = auctioned("laila", hands=["", "N7 N3 N3 R9"])
    do(game, "bid 9", "pass", "pass")
    assert "pay denar 7+3+3" not in listed(game)
    events = do(game, "pay denar 7+3+3")
    assert events[0] == CharacterWon(1, "laila", 9, cards("N7 N3 N3"))
    assert game.hands[1] == cards("R9")
    assert game.discards == cards("N7 N3 N3")


def test_exact_payment_gives_no_action() -> None:
    """characters.auction, ruling: no extra action, exact or not; paid cards are discarded"""
    for bid in (6, 7):
        game = auctioned("laila", hands=["", "", "N7"])
        do(game, "pass", f"bid {bid}", "pass", "pay denar 7")
        assert now(game) == "turn 1"
        assert game.discards == cards("N7")


def test_paid_cards_can_be_drawn_in_the_same_refill() -> None:
    """characters.auction, ruling: they are discarded at once; turn.reshuffle"""
    game = table(hands=["", "F5"], deck="character-laila", discards="", chance=Stacked())
    events = do(game, "take denar 9", "bid 1", "pass", "pass", "pay florin 5")
    assert "Reshuffled" in named(events)
    assert game.display == cards("R9 U9 F9 F5")
    assert game.discards == 0


def test_no_character_helps_to_pay() -> None:
    """characters.auction, ruling: not even Abdul Karim, Machma or Faruk"""
    all_others = "abdul_karim abdul_knihstig ammar faruk fatima hakim machma yammerad yusuf"
    game = table(hands=POOR, owned=["", all_others], deck="character-laila ...")
    do(game, "take denar 9")
    assert listed(game) == {"pass", *(f"bid {bid}" for bid in range(1, 8))}
    do(game, "bid 7", "pass", "bid 8", "pass")
    assert now(game) == "paying 0"
    assert listed(game) == {"pay denar 9"}


def test_players_without_money_pass() -> None:
    """characters.auction, turn.decision, ruling: everybody is asked anyway, and passes"""
    game = table(display="R1 U9 F9", deck="character-laila ...", palaces=["tower-12@1,0"])
    do(game, "remove tower-12")
    asked = []
    while now(game).startswith("auction"):
        asked.append(game.seat)
        assert listed(game) == {"pass"}
        assert refusal(game, "bid 1") == ("bid-not-covered", "characters.auction")
        do(game, "pass")
    assert asked == [1, 2, 0]
    assert owned(game) == ["", "", ""]


def test_player_who_cannot_raise_is_still_asked() -> None:
    """characters.auction, turn.decision, ruling: skipping a bidder would reveal their hand"""
    game = auctioned("laila")
    do(game, "bid 7")
    assert now(game) == "auction 2"
    assert listed(game) == {"pass"}


def test_several_auctions_in_one_refill() -> None:
    """characters.auction: one by one, each opened by the same player; turn.refill"""
    game = table(hands=POOR, deck="character-laila scoring-1 character-yusuf ...",
                 palaces=["", "pavilion-2-new@0,-1"])  # fmt: skip
    do(game, "take denar 9")
    assert now(game) == "auction 1"
    assert not game.scorings
    do(game, "pass", "bid 6", "bid 8", "pass", "pay denar 9")
    assert owned(game) == ["laila", "", ""]
    assert now(game) == "auction 1"
    assert game.scorings == (1,)
    assert game.lines == ()
    events = do(game, "bid 3", "pass", "pass", "pay denar 5")
    assert "Scored" in named(events)
    # A W card counts in a scoring pending in the same refill (characters.open).
    assert points(game, 1) == {(1, "pavilion"): 1, (1, "wall"): 3, (1, "yusuf"): 1}
    assert now(game) == "turn 1"


def test_paid_money_is_not_available_in_the_next_auction() -> None:
    """characters.auction, ruling: paid before the next card is drawn"""
    game = auctioned("laila", "yusuf", hands=["", "N5"])
    do(game, "bid 5", "pass", "pass", "pay denar 5")
    assert now(game) == "auction 1"
    assert listed(game) == {"pass"}


def test_character_is_not_drawn_while_the_display_is_full() -> None:
    """characters.auction, turn.reshuffle: it is drawn only when a money card is needed"""
    game = table(deck="N1 character-laila ...")
    do(game, "take denar 9")
    assert now(game) == "turn 1"
    do(game, "take dirham 9")
    assert now(game) == "auction 2"


def test_neutral_player_never_bids() -> None:
    """characters.auction, ruling: the neutral player never bids"""
    game = table(2, hands=["", "N5"], deck="character-laila ...")
    do(game, "take denar 9", "bid 1")
    assert now(game) == "auction 0"
    do(game, "bid 2", "bid 3", "pass")
    assert now(game) == "paying 1"


def test_auction_in_the_last_refill() -> None:
    """characters.auction, end.leftovers, ruling: it is held anyway; paid money no longer counts"""
    game = table(
        hands=["", "R5", "R4"],
        market="- tower-12 - -",
        supply="",
        deck="character-laila N1",
        discards="...",
    )
    copied = game.copy()
    do(game, "take denar 9", "bid 1", "pass", "pass", "pay dirham 5")
    assert now(game) == "leftovers 2"  # dirham 4 beats nothing
    do(copied, "take denar 9", "pass", "pass", "pass")
    assert now(copied) == "leftovers 1"


def test_w_card_won_in_the_last_refill_counts() -> None:
    """characters.auction, characters.open: it counts in the third scoring"""
    game = table(
        hands=["", "R5"],
        palaces=["", "pavilion-2-new@0,-1"],
        market="- - - -",
        supply="",
        deck="character-yusuf N1",
        discards="...",
    )
    do(game, "take denar 9", "bid 5", "pass", "pass", "pay dirham 5")
    assert game.is_over
    assert points(game, 3) == {(1, "pavilion"): 16, (1, "wall"): 3, (1, "yusuf"): 1}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bid", "bad-words"),
        ("bid 1 2", "bad-words"),
        ("bid -1", "bad-number"),
        ("bid 07", "bad-number"),
        ("bid 1.5", "bad-number"),
        ("bid all", "bad-number"),
        ("pass 1", "bad-words"),
        ("pay", "bad-words"),
        ("pay denar", "bad-words"),
        ("pay euro 7", "unknown-currency"),
        ("pay denar 7+", "unknown-card-value"),
    ],
)
def test_malformed_bid_is_refused(text: str, code: str) -> None:
    """characters.auction: malformed text is refused with the reason"""
    game = auctioned("laila")
    with pytest.raises(TextError) as caught:
        game.parse(text)
    assert caught.value.code == code


def test_action_round_trip() -> None:
    """characters.auction: every listed action survives a round trip; a pass is the auction's own"""
    game = auctioned("laila")
    for _ in range(3):
        for action in game.legal_actions():
            assert game.parse(str(action)) is action
        do(game, "pass")
    assert game.parse("pass") not in auctioned("laila").legal_actions()
    assert position().parse("pass") is game.parse("pass")
