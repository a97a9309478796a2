"""Diamonds (diamonds.*)."""

import os
import pickle
import subprocess
import sys
from collections import Counter

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.buy import Buy
from alhambra.rules.events import LeftoverDecided
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import FLORIN, cards_in, format_purse, make_card, parse_code, total
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from tests.helpers import ROOT, Stacked, cards, do, listed, position, refusal, tile, tiles

MODULE = "diamonds"
VALUES = [3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9]
MARKET = "tower-9-nw pavilion-6-n garden-10 seraglio-4-ne"


def new_game(players: int, chance: Stacked) -> Game:
    """A game with diamonds and this source of randomness."""
    return set_up(make_ruleset(players, "classic", (MODULE,)), chance)


def diamonds_in(game: Game) -> list[int]:
    """The values of all diamonds in a game's money, sorted."""
    return sorted(card.value for card in game.rules.cards if card.currency is DIAMOND)


# -- cards ------------------------------------------------------------------------------


def test_eleven_cards() -> None:
    """diamonds.cards: 11 cards of a fifth currency, values 3 to 9, in addition to the other 108"""
    game = alhambra.new_game(3, seed=1, modules=[MODULE])
    assert diamonds_in(game) == VALUES
    assert len(game.rules.cards) == 108 + 11
    assert [currency.name for currency in game.rules.currencies] == [
        "denar", "dirham", "ducat", "florin", "diamond",
    ]  # fmt: skip
    assert (make_card(DIAMOND, 5).code, str(make_card(DIAMOND, 5))) == ("M5", "diamond 5")
    assert game.status() == []


def test_diamonds_are_shuffled_into_the_money() -> None:
    """diamonds.cards, setup.hands: shuffled into the money before the deal, not into a pile"""
    chance = Stacked()
    new_game(4, chance)
    (money,) = (names for pile, names in chance.asked if pile == "money")
    assert Counter(name for name in money if name.startswith("M")) == Counter(
        f"M{value}" for value in VALUES
    )
    assert [pile for pile, _ in chance.asked] == ["supply", "money", "pile 2", "pile 4"]


def test_diamonds_count_in_the_deal() -> None:
    """diamonds.cards, setup.hands: they count at face value until a hand totals at least 20"""
    game = new_game(3, Stacked(money="M9 M8 M3 N9 N9 M4 F9 F9 F1 R1 M7 M6"))
    assert [format_purse(hand) for hand in game.hands[:2]] == ["M9 M8 M3", "N9 N9 M4"]
    assert format_purse(game.hands[2]) == "R1 F9 F9 F1"
    assert "M7" in format_purse(game.display)


def test_diamonds_count_for_the_first_player() -> None:
    """diamonds.cards, setup.first: fewest cards, then the lowest total, diamonds included"""
    fewest = "N5 N5 N5 N4 N1 M9 M8 M3 R9 R9 R1 R1"
    assert new_game(3, Stacked(money=fewest)).turn_seat == 1
    lowest = "N9 N9 N4 R9 R9 R3 M9 M8 M3"
    assert new_game(3, Stacked(money=lowest)).turn_seat == 2
    highest = "N9 N9 N2 R9 R9 R3 M9 M8 M4"
    assert new_game(3, Stacked(money=highest)).turn_seat == 0


def test_diamonds_are_taken_like_any_card() -> None:
    """diamonds.cards, money.take: one of any value, or several up to 5, currencies mixed"""
    game = position(modules=MODULE, display="M3 N2 M9 F4")
    assert listed(game, "take") == {
        "take denar 2",
        "take florin 4",
        "take diamond 9",
        "take diamond 3",
        "take denar 2 diamond 3",
    }
    assert refusal(game, "take florin 4 diamond 3") == ("take-too-much", "money.take")
    assert refusal(game, "take diamond 9 diamond 3") == ("take-too-much", "money.take")
    assert refusal(game, "take diamond 5") == ("take-not-there", "money.take")
    do(game, "take denar 2 diamond 3")
    assert game.hands[0] == cards("N2 M3")


def test_diamonds_are_reshuffled_with_the_discards() -> None:
    """diamonds.cards, turn.reshuffle: a diamond that was paid is money in the discards"""
    game = position(
        modules=MODULE, hands=["M9"], market=MARKET, deck="", display="N1", chance=Stacked(),
        placing="", reserves=["tower-12"],
    )  # fmt: skip
    do(game, "buy 1 diamond 9")
    assert game.discards == cards("M9")
    do(game, "take denar 1", "reserve tower-9-nw")
    assert (game.display, game.discards) == (cards("M9"), 0)
    assert game.status() == []


# -- pay --------------------------------------------------------------------------------


def test_diamonds_buy_from_every_square() -> None:
    """diamonds.pay: diamonds alone buy a tile from any square"""
    game = position(modules=MODULE, hands=["M6 M4 F9"], market=MARKET)
    assert listed(game, "buy") == {
        "buy 1 florin 9",
        "buy 1 diamond 6+4",
        "buy 2 diamond 6",
        "buy 3 diamond 6+4",
        "buy 4 diamond 6",
        "buy 4 diamond 4",
    }


@pytest.mark.parametrize("square", [1, 2, 3, 4])
def test_exact_payment_keeps_the_turn(square: int) -> None:
    """diamonds.pay, turn.exact: as with any currency, on each square"""
    price = (9, 6, 10, 4)[square - 1]
    hand = {9: "M9", 6: "M6", 10: "M6 M4", 4: "M4"}[price]
    values = "+".join(code[1] for code in hand.split())
    game = position(modules=MODULE, hands=[f"{hand} M5"], market=MARKET)
    do(game, f"buy {square} diamond {values}")
    assert game.seat == 0
    assert listed(game, "take")
    assert game.hands[0] == cards("M5")


@pytest.mark.parametrize("square", [1, 2, 3, 4])
def test_overpaying_ends_the_turn(square: int) -> None:
    """diamonds.pay, buy.price: no change, and the turn ends"""
    game = position(modules=MODULE, hands=["M8 M7"], market=MARKET)
    do(game, f"buy {square} diamond 8+7")
    assert game.hands[0] == 0
    assert game.discards == cards("M8 M7")
    assert listed(game, "take", "buy") == set()


def test_payment_with_a_superfluous_card() -> None:
    """diamonds.pay, buy.price: legal, as with any currency, but not listed"""
    game = position(modules=MODULE, hands=["M6 M4 M3"], market=MARKET)
    action = game.parse("buy 4 diamond 6+4+3")
    assert action not in game.legal_actions()
    assert game.is_legal(action)


def test_diamonds_are_never_mixed_with_another_currency() -> None:
    """diamonds.pay: never together with another currency, whichever is named"""
    game = position(modules=MODULE, hands=["M5 F4 F3"], market=MARKET)
    for currency in (DIAMOND, FLORIN):
        mixed = game.refusal(Buy(1, currency, cards("M5 F4")))
        assert mixed is not None
        assert mixed.code == "no-action"
    assert "buy 1" not in " ".join(listed(game, "buy"))
    assert refusal(game, "buy 1 diamond 5") == ("pay-too-little", "buy.price")
    assert refusal(game, "buy 1 diamond 5+4") == ("pay-not-held", "buy.price")
    assert refusal(game, "buy 1 florin 5+4") == ("pay-not-held", "buy.price")


def test_squares_keep_their_own_currency() -> None:
    """diamonds.pay: no other currency pays for a square of a different currency"""
    game = position(modules=MODULE, hands=["N9 F9"], market=MARKET)
    assert refusal(game, "buy 1 denar 9") == ("wrong-currency", "buy.price")
    assert refusal(game, "buy 3 florin 9") == ("wrong-currency", "buy.price")


def test_empty_square_is_refused() -> None:
    """diamonds.pay: the square must hold a tile"""
    game = position(
        modules=MODULE, hands=["M9"], market="- pavilion-6-n - -", bought="tower-9-nw", supply=""
    )
    assert refusal(game, "buy 1 diamond 9") == ("square-empty", "buy.price")
    assert listed(game, "buy") == {"buy 2 diamond 9"}


def test_diamonds_need_the_module() -> None:
    """diamonds.cards: without the module there are none to pay with"""
    game = position(hands=["F9"], market=MARKET)
    assert listed(game, "buy") == {"buy 1 florin 9"}
    refused = game.refusal(Buy(1, DIAMOND, cards("M9")))
    assert refused is not None
    assert refused.code == "wrong-currency"
    assert not [card for card in game.rules.cards if card.currency is DIAMOND]


# -- end --------------------------------------------------------------------------------


def test_diamonds_do_not_count_for_leftovers() -> None:
    """diamonds.end, end.leftovers: the most florins decide, however many diamonds others hold"""
    game = position(
        modules=MODULE, hands=["M9 M8 M7", "F1"], market="tower-12 garden-10 tower-11 arcades-9",
        supply="", turn=0, placing="",
    )  # fmt: skip
    game.apply(game.parse("buy 4 diamond 9+8"))
    events = do(game, "reserve arcades-9")
    decided = {event.square: event for event in events if isinstance(event, LeftoverDecided)}
    assert decided[1].sums == (0, 1, 0)
    assert decided[1].seat == 1
    # Nobody has dirhams; a diamond does not count as one.
    assert (decided[2].sums, decided[2].seat) == ((0, 0, 0), None)
    assert game.stack[-1].held() == tiles("tower-12")
    assert game.market[1] == tile("garden-10")
    do(game, "reserve tower-12")
    assert game.is_over
    assert game.hands[0] == cards("M7")


# -- two players ------------------------------------------------------------------------


def test_all_eleven_with_two_players() -> None:
    """diamonds.two, ruling: one copy of each money card is left out, but no diamond"""
    game = alhambra.new_game(2, seed=2, modules=[MODULE])
    assert diamonds_in(game) == VALUES
    assert len(game.rules.cards) == 72 + 11
    assert game.status() == []


# -- text and values --------------------------------------------------------------------


def test_codes_and_purses() -> None:
    """diamonds.cards: a purse holds them like any other card, after the florins"""
    mixed = cards("M9 M3 N1 F2 M3")
    assert format_purse(mixed) == "N1 F2 M9 M3 M3"
    assert total(mixed) == 18
    assert all(parse_code(card.code) is card for card in cards_in(mixed))


def test_position_round_trip() -> None:
    """diamonds.cards: hands, display, deck and discards with diamonds survive a round trip"""
    game = position(
        modules=MODULE, hands=["M9 N1", "M6 M6 M6"], display="M3 N9 R9 U9", discards="M5"
    )
    assert alhambra.from_position(game.position()) == game


def test_games_and_actions_can_be_pickled() -> None:
    """diamonds.pay: a game, and a payment alone, can be pickled into another process"""
    game = position(modules=MODULE, hands=["M6 M4"], market=MARKET)
    texts = [str(action) for action in game.legal_actions()]
    payment = game.parse("buy 2 diamond 6")
    program = (
        "import pickle, sys\n"
        "payment, game = pickle.load(sys.stdin.buffer)\n"
        "assert payment in game.legal_actions()\n"
        "print(*map(str, game.legal_actions()), sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps((payment, game)),
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.decode().splitlines() == texts
