"""The course of a turn and the refill at its end (turn.*)."""

import pytest

from alhambra.rules.events import (
    Bought,
    Ended,
    MarketFilled,
    Placed,
    Reshuffled,
    Revealed,
    Scored,
    ScoringDrawn,
    Shuffled,
    TurnBegan,
)
from alhambra.rules.modules.two_players import NeutralDrew
from alhambra.rules.money import cards_in, size
from tests.helpers import Stacked, cards, do, listed, named, points, position, refusal, tile, tiles

CHEAP = "pavilion-2-new pavilion-3-sw seraglio-3-esw arcades-4-nes"
#: A hand that pays the cheap market exactly, square by square.
EXACT = "F2 R3 N3 U4"


def codes(purse: int) -> list[str]:
    """The codes of a purse."""
    return [card.code for card in cards_in(purse)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_turns_go_clockwise(players: int) -> None:
    """turn.action: after the last seat the first one"""
    game = position(players, display="N9 R9 U9 F9")
    seats = []
    for _ in range(players + 1):
        assert game.seat is not None
        assert game.seat == game.turn_seat
        seats.append(game.seat)
        game.apply(game.legal_actions()[0])
    assert seats == [*range(players), 0]


def test_three_kinds_of_action() -> None:
    """turn.action: take money, buy a tile, or redesign; each is one action and ends the turn"""
    game = position(
        hands=["F9"], market=CHEAP, palaces=["garden-10@1,0"], reserves=["tower-12"]
    )  # fmt: skip
    assert {text.split()[0] for text in listed(game)} == {"take", "buy", "add", "remove", "swap"}
    for text in ("take denar 9", "add tower-12 2,0", "remove garden-10", "swap tower-12 1,0"):
        after = game.copy()
        do(after, text)
        assert after.seat == 1
    do(game, "buy 1 florin 9")
    assert (game.seat, game.stack[-1].name) == (0, "placing")


def test_passing_is_illegal_while_an_action_is_legal() -> None:
    """turn.action, ruling: no pass while any action is legal"""
    take_only = position(hands=["N1"])
    assert listed(take_only) == {"take denar 9", "take dirham 9", "take ducat 9", "take florin 9"}
    assert refusal(take_only, "pass") == ("pass-not-forced", "turn.action")
    buy_only = position(hands=["F2"], market=CHEAP, display="", deck="")
    assert listed(buy_only) == {"buy 1 florin 2"}
    assert refusal(buy_only, "pass") == ("pass-not-forced", "turn.action")
    redesign_only = position(palaces=["garden-10@1,0"], display="", deck="")
    assert listed(redesign_only) == {"remove garden-10"}
    assert refusal(redesign_only, "pass") == ("pass-not-forced", "turn.action")


def test_passing_is_legal_without_an_action() -> None:
    """turn.action, ruling: passing is legal only without an action; the refill follows"""
    game = position(hands=["N1"], display="", deck="", market=CHEAP)
    assert listed(game) == {"pass"}
    trusted = game.copy()
    trusted.play(game.parse("pass"))
    events = do(game, "pass")
    assert named(events) == ["Passed", "TurnBegan"]
    assert game.seat == 1
    assert trusted == game


def test_pass_after_exact_buys_leads_to_placing() -> None:
    """turn.action, ruling: a pass ends the actions, then placing and refill follow"""
    game = position(hands=["F2"], display="", deck="", market=CHEAP, supply="tower-12 ...")
    do(game, "buy 1 florin 2")
    # The display stays empty during the turn although there are discards by now.
    assert listed(game) == {"pass"}
    do(game, "pass")
    assert game.stack[-1].name == "placing"
    do(game, "reserve pavilion-2-new")
    assert game.market[0] in tiles("tower-12")
    assert game.display == cards("F2")
    assert game.seat == 1


def test_repetition_is_not_forbidden() -> None:
    """turn.action, ruling: the same position may repeat any number of times"""
    game = position(
        3, palaces=["garden-10@1,0", "tower-12@1,0", "tower-11@1,0"], display="", deck=""
    )
    first = game.copy()
    for _ in range(20):
        do(game, "remove garden-10", "remove tower-12", "remove tower-11")
        do(game, "add garden-10 1,0", "add tower-12 1,0", "add tower-11 1,0")
        assert game == first


def test_one_legal_answer_is_still_a_decision() -> None:
    """turn.decision, ruling: the game waits even when there is only one answer"""
    passing = position(display="", deck="", market=CHEAP)
    assert (passing.seat, len(passing.legal_actions())) == (0, 1)
    # Walled in on all sides: a tile without walls fits nowhere.
    full = position(
        palaces=[
            "pavilion-6-n@0,-1 arcades-8-e@1,0 seraglio-8-s@0,1 seraglio-7-w@-1,0 "
            "seraglio-4-ne@1,-1 seraglio-6-es@1,1 seraglio-5-sw@-1,1 arcades-5-nw@-1,-1"
        ],
        placing="tower-12",
    )
    assert listed(full) == {"reserve tower-12"}
    assert full.seat == 0


def test_exact_payment_keeps_the_turn() -> None:
    """turn.exact: paying exactly keeps the turn, paying more ends the actions"""
    game = position(hands=["F2 F3 R3"], market=CHEAP)
    exact = game.copy()
    (bought,) = do(exact, "buy 1 florin 2")
    assert exact.stack[-1].name == "turn"
    assert exact.stack[-1].held() == tiles("pavilion-2-new")
    assert exact.seat == 0
    assert "buy 2 dirham 3" in listed(exact)
    over = game.copy()
    do(over, "buy 1 florin 3")
    assert over.stack[-1].name == "placing"
    assert refusal(over, "buy 2 dirham 3") == ("not-now", "turn.action")
    assert bought == Bought(0, 1, tile("pavilion-2-new"), cards("F2"), True)


def test_exact_payment_requires_another_action() -> None:
    """turn.exact, ruling: the player must choose another action"""
    game = position(hands=["F2"], market=CHEAP)
    do(game, "buy 1 florin 2")
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")
    assert refusal(game, "reserve pavilion-2-new") == ("not-now", "turn.action")


def test_five_actions_at_most() -> None:
    """turn.exact: no refill of the market during a turn, so four purchases and one action more"""
    game = position(hands=[EXACT], market=CHEAP)
    do(game, "buy 1 florin 2", "buy 2 dirham 3", "buy 3 denar 3", "buy 4 ducat 4")
    assert game.market == (None, None, None, None)
    assert {text.split()[0] for text in listed(game)} == {"take"}
    assert refusal(game, "buy 1 denar 3") == ("square-empty", "buy.price")
    do(game, "take denar 9")
    assert game.stack[-1].name == "placing"
    assert game.stack[-1].held() == tiles(CHEAP)


def test_tiles_are_placed_in_any_order() -> None:
    """turn.place: every tile bought, in any order, into the palace or onto the reserve"""
    bought = "garden-10 tower-12 pavilion-8"
    game = position(placing=bought)
    start = {
        f"place {id} {cell}" for id in bought.split() for cell in ("0,-1", "1,0", "0,1", "-1,0")
    }
    assert listed(game) == start | {f"reserve {id}" for id in bought.split()}
    do(game, "place tower-12 1,0", "reserve garden-10")
    assert game.seat == 0
    assert listed(game, "reserve") == {"reserve pavilion-8"}
    assert "place pavilion-8 2,0" in listed(game)
    assert refusal(game, "place tower-12 0,1") == ("not-to-place", "turn.place")
    assert refusal(game, "reserve garden-10") == ("not-to-place", "turn.place")
    do(game, "place pavilion-8 2,0")
    assert game.seat == 1
    assert game.reserves[0] == tiles("garden-10")
    assert game.palaces[0].find(tiles("pavilion-8")[0]) == (2, 0)


def test_every_tile_must_be_placed() -> None:
    """turn.place: no other action is legal before the last tile is placed"""
    game = position(hands=["F9"], placing="garden-10", palaces=["tower-12@1,0"])
    for text in ("take denar 9", "buy 1 florin 9", "remove tower-12", "pass"):
        assert refusal(game, text) == ("not-now", "turn.action")


def test_placement_obeys_the_building_rules() -> None:
    """turn.place: an illegal cell is refused with the rule that it breaks"""
    game = position(placing="tower-8-nes")
    assert listed(game, "place") == {"place tower-8-nes 1,0"}
    assert refusal(game, "place tower-8-nes -1,0") == ("wall-meets-open", "build.match")


def test_new_tiles_cannot_be_redesigned() -> None:
    """turn.place: a tile bought this turn cannot be added, swapped or removed in this turn"""
    game = position(
        hands=["F2"], market=CHEAP, palaces=["tower-7-new@0,-1"], reserves=["garden-10"]
    )
    do(game, "buy 1 florin 2")
    assert not [text for text in listed(game) if "pavilion-2-new" in text]
    assert refusal(game, "add pavilion-2-new 0,-1") == ("not-in-reserve", "redesign.add")
    assert refusal(game, "swap pavilion-2-new 0,-1") == ("not-in-reserve", "redesign.swap")
    assert refusal(game, "remove pavilion-2-new") == ("not-in-palace", "redesign.remove")


def test_new_tile_can_be_redesigned_in_the_next_turn() -> None:
    """turn.place: once placed it is a tile like any other"""
    game = position(2, placing="garden-10")
    do(game, "place garden-10 1,0", "take denar 9")
    assert "remove garden-10" in listed(game)


def test_order_of_the_refill_steps() -> None:
    """turn.refill, ruling: placing, display, market, scoring, neutral tiles, next player"""
    game = position(
        2,
        display="R9 U9",
        deck="N1 scoring-1 R1 ...",
        hands=["F9"],
        market="pavilion-2-new tower-12 - garden-10",
        supply="pavilion-8 seraglio-9 ...",
        placing="arcades-9",
    )
    events = do(game, "place arcades-9 1,0")
    assert named(events) == [
        "Placed",
        "Revealed",
        "ScoringDrawn",
        "Revealed",
        "MarketFilled",
        "Scored",
        "NeutralDrew",
        "TurnBegan",
    ]
    assert codes(game.display) == ["N1", "R9", "R1", "U9"]
    assert game.market == tiles("pavilion-2-new tower-12 pavilion-8 garden-10")
    assert game.scores == [3, 0]


def test_display_is_filled_to_four() -> None:
    """turn.refill: card by card from the top of the deck"""
    game = position(display="N1 N2 R9 U9", deck="F3 F4 F5 ...")
    events = do(game, "take denar 1 denar 2")
    assert game.display == cards("R9 U9 F3 F4")
    assert game.deck[0].code == "F5"
    revealed = [event for event in events if isinstance(event, Revealed)]
    assert [event.cards for event in revealed] == [cards("F3"), cards("F4")]


def test_scoring_card_is_not_one_of_the_four() -> None:
    """turn.refill: it is set aside, and drawing continues"""
    game = position(display="N9 R9 U9 F9", deck="scoring-1 N1 N2 ...")
    events = do(game, "take denar 9")
    assert game.display == cards("R9 U9 F9 N1")
    assert named(events, ScoringDrawn, Revealed, Scored, TurnBegan) == [
        "ScoringDrawn",
        "Revealed",
        "Scored",
        "TurnBegan",
    ]


def test_scoring_card_leaves_the_game() -> None:
    """turn.refill: after its scoring it is out of the game"""
    game = position(deck="scoring-1 N1 N2 ...")
    do(game, "take denar 9")
    assert game.scorings == ()
    assert "scoring-1" not in [card.code for card in game.deck]
    assert game.status() == []


def test_both_scoring_cards_in_one_refill() -> None:
    """turn.refill, score.when: both are scored, in order, each followed by its neutral draw"""
    game = position(2, deck="scoring-1 scoring-2 N1 ...", palaces=["garden-10@1,0"])
    supply = len(game.supply)
    events = do(game, "take denar 9")
    assert named(events, Scored, NeutralDrew) == ["Scored", "NeutralDrew"] * 2
    assert points(game, 1) == {(0, "garden"): 5}
    # In between, the neutral player drew six tiles, the first ones of the data.
    assert points(game, 2)[0, "garden"] == 12
    drawn = [len(event.tiles) for event in events if isinstance(event, NeutralDrew)]
    assert drawn == [6, (supply - 6) // 3]


def test_scorings_are_held_in_order() -> None:
    """turn.refill, score.when: the first scoring before the second"""
    game = position(deck="scoring-2 scoring-1 N1 ...", palaces=["garden-10@1,0"])
    events = do(game, "take denar 9")
    assert [event.round for event in events if isinstance(event, Scored)] == [1, 2]


def test_market_refill_decides_the_end() -> None:
    """turn.refill, ruling: the neutral player's tiles do not change the result of the refill"""
    game = position(
        2,
        display="R9 U9 F9",
        deck="scoring-1 N1 ...",
        placing="tower-12",
        market="pavilion-2-new garden-10 - garden-11",
        supply="pavilion-8 seraglio-9 arcades-9",
    )
    events = do(game, "reserve tower-12")
    assert game.market[2] in tiles("pavilion-8")
    assert named(events, NeutralDrew, TurnBegan, Ended) == ["NeutralDrew", "TurnBegan"]
    assert game.supply == ()
    assert not game.is_over


def test_last_refill_is_complete() -> None:
    """turn.refill, ruling: display, market and scoring, although the game then ends"""
    game = position(
        3,
        display="R9 U9 F9",
        deck="scoring-2 N1",
        placing="tower-12",
        market="- garden-10 - garden-11",
        supply="pavilion-8",
    )
    events = do(game, "place tower-12 1,0")
    kinds = (Placed, ScoringDrawn, Revealed, MarketFilled, Scored, TurnBegan)
    assert named(events, *kinds) == [
        "Placed",
        "ScoringDrawn",
        "Revealed",
        "MarketFilled",
        "Scored",
    ]
    assert game.display == cards("R9 U9 F9 N1")
    assert game.stack[-1].name == "leftovers"


def test_reshuffle_when_a_card_is_needed() -> None:
    """turn.reshuffle: the discards become the deck, and drawing continues"""
    chance = Stacked(deck="F2 N3")
    game = position(
        display="N1 R9 U9 F9", deck="", discards="N3 F2 U5", chance=chance, hands=["", "", "N9"]
    )
    events = do(game, "take denar 1")
    assert chance.asked == [("deck", ["N3", "U5", "F2"])]
    assert game.display == cards("R9 U9 F9 F2")
    assert [card.code for card in game.deck] == ["N3", "U5"]
    assert game.discards == 0
    assert game.piles == (3,)
    assert named(events) == ["Took", "Shuffled", "Reshuffled", "Revealed", "TurnBegan"]
    assert [event.count for event in events if isinstance(event, Reshuffled)] == [3]
    assert [event.order for event in events if isinstance(event, Shuffled)] == [("F2", "N3", "U5")]


def test_reshuffle_in_the_middle_of_drawing() -> None:
    """turn.reshuffle: the rest of the deck is drawn first"""
    game = position(
        display="N1 N2 R9 U9", deck="F7", discards="N3", chance=Stacked()
    )  # fmt: skip
    events = do(game, "take denar 1 denar 2")
    assert named(events) == ["Took", "Revealed", "Shuffled", "Reshuffled", "Revealed", "TurnBegan"]
    assert game.display == cards("R9 U9 F7 N3")


def test_no_reshuffle_before_a_card_is_needed() -> None:
    """turn.reshuffle, ruling: only when a card is needed, not when the last one is drawn"""
    game = position(display="N1 R9 U9 F9", deck="N4", discards="N3 F2", chance=Stacked())
    do(game, "take denar 1")
    assert game.display == cards("R9 U9 F9 N4")
    assert game.deck == ()
    assert game.discards == cards("N3 F2")


def test_display_stays_short_without_cards() -> None:
    """turn.reshuffle, ruling: the display stays short, play continues, later refills try again"""
    chance = Stacked()
    game = position(
        2,
        display="N1 R2",
        deck="",
        hands=["F9", "R9"],
        market="pavilion-2-new pavilion-3-sw tower-12 tower-11",
        chance=chance,
    )
    do(game, "take denar 1")
    assert (game.display, game.deck, game.discards) == (cards("R2"), (), 0)
    assert chance.asked == []
    assert game.seat == 1
    do(game, "buy 2 dirham 9", "reserve pavilion-3-sw")
    # Now there is one card in the discards, and this refill draws it.
    assert game.display == cards("R2 R9")
    assert (game.deck, game.discards) == ((), 0)
    assert game.seat == 0


def test_drawing_continues_after_special_cards() -> None:
    """turn.reshuffle: with no money left, special cards are drawn until the display is full"""
    game = position(display="N1 R9 U9 F9", deck="scoring-1 scoring-2")
    events = do(game, "take denar 1")
    assert size(game.display) == 3
    assert named(events, ScoringDrawn, Scored) == ["ScoringDrawn"] * 2 + ["Scored"] * 2
    assert game.deck == ()


def test_special_card_is_not_drawn_while_the_display_is_full() -> None:
    """turn.reshuffle: a special card on top of the deck is not drawn on its own"""
    game = position(display="N1 R9 U9 F9", deck="N4 scoring-1 N5 ...")
    events = do(game, "take denar 1")
    assert named(events, ScoringDrawn) == []
    assert game.deck[0].code == "scoring-1"
    do(game, "take denar 4")
    assert game.deck[0].code != "scoring-1"


def test_special_card_is_not_drawn_after_a_purchase() -> None:
    """turn.reshuffle: a full display draws nothing"""
    game = position(deck="scoring-1 N5 ...", placing="tower-12")
    events = do(game, "reserve tower-12")
    assert named(events, ScoringDrawn, Revealed) == []
    assert game.deck[0].code == "scoring-1"
