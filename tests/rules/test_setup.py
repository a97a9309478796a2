"""Before the first turn (setup.*)."""

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.events import Began, Dealt, Event, MarketFilled, Revealed, Shuffled
from alhambra.rules.modules import two_players
from alhambra.rules.money import Card, cards_in, size, total
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from tests.helpers import Stacked, cards, do, position, tiles

EIGHT = "tower-12 garden-10 pavilion-8 seraglio-9 arcades-9 chambers-10 garden-11 arcades-10"


def new_game(players: int, chance: Stacked) -> Game:
    """A new game with these shuffles."""
    return set_up(make_ruleset(players, "classic", ()), chance)


def test_market_is_drawn_in_order() -> None:
    """setup.market: the first four tiles of the shuffled supply, to squares 1 to 4"""
    game = new_game(3, Stacked(supply=EIGHT))
    assert game.market == tiles("tower-12 garden-10 pavilion-8 seraglio-9")
    assert game.supply[:4] == tiles("arcades-9 chambers-10 garden-11 arcades-10")
    assert len(game.supply) == 50


def test_neutral_player_draws_six_before_the_market() -> None:
    """setup.market, ruling: with two players the neutral player draws 6 tiles first"""
    game = new_game(2, Stacked(supply=EIGHT))
    assert set(two_players.tiles_of(game)) == set(tiles(EIGHT)[:6])
    assert game.market[:2] == tiles("garden-11 arcades-10")
    assert len(game.supply) == 54 - 6 - 4


def test_whole_supply_and_money_are_shuffled() -> None:
    """setup.market, setup.hands: all tiles; all money without the scoring cards"""
    chance = Stacked()
    new_game(3, chance)
    (first, supply), (second, money), *piles = chance.asked
    assert (first, len(supply)) == ("supply", 54)
    assert (second, len(money)) == ("money", 108)
    assert not [name for name in money if name.startswith("scoring")]
    assert [pile for pile, _ in piles] == ["pile 2", "pile 4"]


def test_hands_are_dealt_up_to_20() -> None:
    """setup.hands: starting with the first seat, cards until they total at least 20"""
    money = "N9 N9 N1 N1  R9 R9 R9  U5 U5 U5 U4 U9  F1 F2 F3"
    game = new_game(3, Stacked(money=money))
    assert game.hands == [cards("N9 N9 N1 N1"), cards("R9 R9 R9"), cards("U5 U5 U5 U4 U9")]


def test_hands_total_20_to_28() -> None:
    """setup.hands: 19 takes another card, so 28 is the maximum"""
    game = new_game(3, Stacked(money="N9 N9 N1 R9"))
    assert game.hands[0] == cards("N9 N9 N1 R9")
    assert total(game.hands[0]) == 28
    for seed in range(40):
        for hand in alhambra.new_game(6, seed=seed).hands:
            assert 20 <= total(hand) <= 28


def test_hands_are_dealt_openly() -> None:
    """setup.hands: face up, so everybody sees them; afterwards they are secret"""
    events: list[Event] = []
    game = set_up(make_ruleset(3, "classic", ()), Stacked(), (), events.append)
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert [(event.seat, event.cards) for event in dealt] == list(enumerate(game.hands))
    assert all(event.audience is None for event in dealt)
    assert game.tell is None
    assert game.view(1).table.hand == game.hands[1]
    assert game.view(None).table.hand is None


def first_seat(*hands: str) -> int:
    """The seat that begins with these hands."""
    game = new_game(len(hands), Stacked(money=" ".join(hands)))
    assert game.hands == [cards(hand) for hand in hands]
    assert game.seat == game.turn_seat
    return game.turn_seat


def test_player_with_fewest_cards_begins() -> None:
    """setup.first: fewest cards, whatever their total"""
    assert first_seat("N9 N9 N1 N1", "R9 R9 R9", "U9 U9 U1 U1") == 1
    assert first_seat("N9 N9 N1 N1", "R9 R9 R1 R1", "U9 U9 U9") == 2


def test_lowest_total_breaks_a_tie_for_the_first_player() -> None:
    """setup.first: among equal numbers of cards the lowest total"""
    assert first_seat("N9 N9 N9", "R9 R9 R8", "U9 U9 U7") == 2
    assert first_seat("N9 N9 N9", "R9 R9 R7", "U9 U9 U8") == 1


def test_lowest_seat_breaks_a_tie_for_the_first_player() -> None:
    """setup.first, ruling: if that is equal too, the lowest seat"""
    assert first_seat("N9 N9 N9", "R9 R9 R8", "U9 U9 U8") == 1
    assert first_seat("N9 N9 N9", "R9 R9 R9", "U9 U9 U9") == 0


def test_display_is_laid_out_after_the_deal() -> None:
    """setup.display: the four money cards after the hands"""
    game = new_game(3, Stacked(money="N9 N9 N9 R9 R9 R9 U9 U9 U9 F1 F2 F3 F4 F5"))
    assert game.display == cards("F1 F2 F3 F4")
    assert isinstance(game.deck[0], Card)
    assert game.deck[0].code == "F5"


def pile_sizes(money: int) -> list[int]:
    """The sizes of five piles of this much money, the larger ones first."""
    return [money // 5 + (pile < money % 5) for pile in range(5)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sizes_of_the_five_piles(players: int) -> None:
    """setup.piles, ruling: sizes differ by at most one, the first piles are the larger ones"""
    remainders = set()
    for seed in range(30):
        game = alhambra.new_game(players, seed=seed)
        money = len(game.deck) - 2
        remainders.add(money % 5)
        sizes = pile_sizes(money)
        assert game.piles == (sizes[0], sizes[1] + 1, sizes[2], sizes[3] + 1, sizes[4])
        dealt = sum(map(size, game.hands))
        assert money == len(game.rules.cards) - dealt - 4
    assert len(remainders) > 2


@pytest.mark.parametrize("players", [2, 6])
def test_scoring_cards_are_in_piles_2_and_4(players: int) -> None:
    """setup.piles: the first in pile 2, the second in pile 4, anywhere in it; pile 1 on top"""
    indexes = set()
    for seed in range(200):
        game = alhambra.new_game(players, seed=seed)
        codes = [card.code for card in game.deck]
        first, second = codes.index("scoring-1"), codes.index("scoring-2")
        assert game.piles[0] <= first < sum(game.piles[:2])
        assert sum(game.piles[:3]) <= second < sum(game.piles[:4])
        indexes |= {("first", first - game.piles[0]), ("last", sum(game.piles[:2]) - 1 - first)}
    assert ("first", 0) in indexes
    assert ("last", 0) in indexes


def test_piles_keep_the_order_of_the_money() -> None:
    """setup.piles: the rest is split in order; only the piles with a scoring card are shuffled"""
    chance = Stacked(pile_2="scoring-1", pile_4="scoring-2")
    game = new_game(3, chance)
    asked = dict(chance.asked)
    codes = [card.code for card in game.deck]
    after_deal = asked["money"][sum(map(size, game.hands)) + 4 :]
    assert [code for code in codes if not code.startswith("scoring")] == after_deal
    assert codes.index("scoring-1") == game.piles[0]
    assert codes.index("scoring-2") == sum(game.piles[:3])
    assert len(asked["pile 2"]) == game.piles[1]
    assert len(asked["pile 4"]) == game.piles[3]


def test_order_of_setup_events() -> None:
    """setup.market, setup.hands, setup.display, setup.first: the events of a setup"""
    events: list[Event] = []
    set_up(make_ruleset(2, "classic", ()), Stacked(), (), events.append)
    assert [type(event).__name__ for event in events] == [
        "Shuffled", "NeutralDrew", *["MarketFilled"] * 4,
        "Shuffled", "Dealt", "Dealt", *["Revealed"] * 4, "Shuffled", "Shuffled",
        "Began", "TurnBegan",
    ]  # fmt: skip
    shuffled = [event for event in events if isinstance(event, Shuffled)]
    assert [event.pile for event in shuffled] == ["supply", "money", "pile 2", "pile 4"]
    assert all(event.audience == frozenset() for event in shuffled)
    filled = [event.square for event in events if isinstance(event, MarketFilled)]
    assert filled == [1, 2, 3, 4]
    assert len([event for event in events if isinstance(event, Revealed)]) == 4
    assert [event.seat for event in events if isinstance(event, Began)] == [1]


def test_public_information() -> None:
    """setup.open: palaces, reserves, tiles to place, scores, market, display, discards, numbers"""
    game = position(
        2,
        hands=["N1 N2", "R3 R3 R9"],
        palaces=["garden-10@1,0", "tower-12@0,1"],
        reserves=["pavilion-8"],
        neutral="arcades-9 arcades-10",
        discards="F1 F2",
        bought="seraglio-9",
    )
    for seat in (None, 0, 1):
        table = game.view(seat).table
        assert table.palaces == tuple(game.palaces)
        assert table.reserves == (tiles("pavilion-8"), ())
        assert table.stack[-1].held() == tiles("seraglio-9")
        assert table.scores == (0, 0)
        assert table.market == game.market
        assert table.display == game.display
        assert table.discards == cards("F1 F2")
        assert table.states == {"two_players": tiles("arcades-9 arcades-10")}
        assert table.hand_sizes == (2, 3)
        assert table.deck_size == len(game.deck)
        assert table.supply_size == len(game.supply)


def test_hidden_information() -> None:
    """setup.open: rivals' money is not on the table; the orders of deck and supply are hidden"""
    game = position(hands=["N1 N2", "R3 R3 R9"], deck="scoring-1 N9 ...")
    table = game.view(0).table
    assert table.hand == cards("N1 N2")
    assert game.view(1).table.hand == cards("R3 R3 R9")
    other = game.copy()
    other.deck, other.supply = other.deck[::-1], other.supply[::-1]
    assert other != game
    for seat in (None, 0, 1, 2):
        assert other.view(seat) == game.view(seat)
        assert not hasattr(game.view(seat).table, "hands")


def test_every_hand_follows_from_public_events() -> None:
    """setup.open: with perfect memory every hand is known"""
    game = position(hands=["", "R3"], display="N1 R2 U9 F9")
    do(game, "take denar 1 dirham 2")
    hands = game.view(1).memory.hands
    assert [[card.code for card in cards_in(hand)] for hand in hands] == [["N1", "R2"], ["R3"], []]
