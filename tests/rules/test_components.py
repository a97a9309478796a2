"""What is in the box (components.*)."""

from collections import Counter

import pytest

import alhambra
from alhambra import SetupError, TextError
from alhambra.rules.money import CURRENCIES
from alhambra.rules.palace import EMPTY
from alhambra.rules.redesign import Remove
from alhambra.rules.refill import SCORING_CARDS
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.tiles import KINDS, SIDES, START, TILES, Sides, format_sides, parse_sides
from tests.helpers import do, listed, position, refusal
from tests.oracle.tiles import TILE_IDS

PRICES = {
    "pavilion": [2, 3, 4, 5, 6, 7, 8],
    "seraglio": [3, 4, 5, 6, 7, 8, 9],
    "arcades": [4, 5, 6, 6, 7, 8, 8, 9, 10],
    "chambers": [5, 6, 7, 7, 8, 9, 9, 10, 11],
    "garden": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
    "tower": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
}


def test_54_tiles_of_six_kinds() -> None:
    """components.tiles: 54 tiles, the right number of each kind, in these price ranges"""
    assert len(TILES) == 54
    assert tuple(PRICES) == KINDS
    for kind, prices in PRICES.items():
        assert sorted(tile.price for tile in TILES if tile.kind == kind) == prices


def test_no_two_tiles_are_equal() -> None:
    """components.tiles: no two have the same kind, price and walls"""
    assert len({(tile.kind, tile.price, tile.walls) for tile in TILES}) == 54
    assert [tile.id for tile in TILES] == list(TILE_IDS)


def test_number_of_walls_and_patterns() -> None:
    """components.tiles: 20 walls per side; how often each pattern occurs"""
    assert [sum(bool(tile.walls & side) for tile in TILES) for side in SIDES] == [20] * 4
    patterns = Counter(format_sides(tile.walls) for tile in TILES)
    assert patterns == {
        "": 10,
        "n": 4, "e": 4, "s": 4, "w": 4,
        "ne": 5, "es": 5, "sw": 5, "nw": 5,
        "nes": 2, "esw": 2, "nsw": 2, "new": 2,
    }  # fmt: skip


def test_sides_as_letters() -> None:
    """components.tiles: parse and format of sides are inverse"""
    for sides in map(Sides, range(16)):
        assert parse_sides(format_sides(sides)) == sides
        assert parse_sides(format_sides(sides).upper()) == sides
    assert [parse_sides(letter) for letter in "nesw"] == list(SIDES)


def test_start_tile() -> None:
    """components.start: no walls, no price, never a building; every player has one"""
    assert (START.walls, START.price) == (0, 0)
    assert START not in TILES
    assert START.kind not in KINDS
    for players in range(2, 7):
        game = alhambra.new_game(players, seed=1)
        assert game.palaces == [EMPTY] * players
        assert all(palace.tiles == {(0, 0): START} for palace in game.palaces)


def test_start_tile_scores_nothing() -> None:
    """components.start: never a building for majorities"""
    game = position(deck="scoring-1 N1 ...")
    do(game, "take denar 9")
    assert game.lines == ()


def test_start_tile_is_never_moved() -> None:
    """components.start: it cannot be removed, swapped or built over"""
    game = position(palaces=["garden-10@1,0"], reserves=["tower-12"])
    assert refusal(game, "swap tower-12 0,0") == ("start-stays", "redesign.legal")
    assert refusal(game, "add tower-12 0,0") == ("cell-taken", "build.joined")
    removal = game.refusal(Remove(START))
    assert removal is not None
    assert removal.code == "no-action"
    with pytest.raises(TextError, match="unknown-tile"):
        game.parse("remove start-0")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_108_money_cards(players: int) -> None:
    """components.money: four currencies, values 1 to 9, three copies each"""
    money = make_ruleset(players, "classic", ()).cards
    assert len(money) == 108
    counts = Counter((card.currency.name, card.value) for card in money)
    names = ("denar", "dirham", "ducat", "florin")
    assert counts == {(name, value): 3 for name in names for value in range(1, 10)}
    assert [currency.name for currency in CURRENCIES] == list(names)


def test_two_scoring_cards() -> None:
    """components.scoring: a first and a second, both in the deck of a new game"""
    assert [card.code for card in SCORING_CARDS] == ["scoring-1", "scoring-2"]
    game = alhambra.new_game(4, seed=5)
    assert [card for card in game.deck if card in SCORING_CARDS] == list(SCORING_CARDS)


def test_currency_of_each_square() -> None:
    """components.market, ruling: 1 florin, 2 dirham, 3 denar, 4 ducat"""
    market = "pavilion-2-new seraglio-3-esw pavilion-3-sw pavilion-4-es"
    game = position(hands=["F9 R9 N9 U9"], market=market)
    assert listed(game, "buy") == {
        "buy 1 florin 9",
        "buy 2 dirham 9",
        "buy 3 denar 9",
        "buy 4 ducat 9",
    }
    expected = {1: "florin", 2: "dirham", 3: "denar", 4: "ducat"}
    for square, right in expected.items():
        for name in expected.values():
            if name != right:
                why = refusal(game, f"buy {square} {name} 9")
                assert why == ("wrong-currency", "buy.price")


def test_market_has_four_squares() -> None:
    """components.market: squares are numbered 1 to 4"""
    game = alhambra.new_game(3, seed=1)
    assert len(game.market) == 4
    for square in ("0", "5", "-1", "two", "¹"):
        with pytest.raises(TextError, match="bad-square"):
            game.parse(f"buy {square} denar 9")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_2_to_6_players(players: int) -> None:
    """components.players: each with a start tile, a hand, a reserve and a score"""
    game = alhambra.new_game(players, seed=3)
    assert len(game.hands) == len(game.palaces) == len(game.reserves) == players
    assert game.scores == [0] * players
    assert game.reserves == [()] * players
    named = alhambra.new_game([f"player {n}" for n in range(players)], seed=3)
    assert len(named.names) == players
    assert named == game


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """components.players: fewer than 2 or more than 6 are refused"""
    with pytest.raises(SetupError, match="bad-players") as caught:
        alhambra.new_game(players)
    assert caught.value.params == {"players": players, "fewest": 2, "most": 6}


def test_reserve_is_unlimited() -> None:
    """components.players: a reserve may hold every tile that is left"""
    game = position(supply="", placing="tower-12", display="N1 R1 U1 F1", turn=2)
    assert len(game.reserves[2]) == 54 - 3 - 1
    do(game, "reserve tower-12")
    assert len(game.reserves[2]) == 51
    assert game.status() == []
