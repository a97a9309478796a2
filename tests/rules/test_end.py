"""The end of the game (end.*)."""

import pytest

from alhambra import Game, ScoreLine
from alhambra.rules.ending import Rank
from alhambra.rules.events import Ended, Event, LeftoverDecided, TurnBegan
from tests.helpers import do, listed, named, points, position, refusal, tile, tiles

MARKET = "garden-11 tower-12 garden-10 tower-11"


def ended_game(hands: list[str], market: str = MARKET, turn: int = 0) -> tuple[Game, list[Event]]:
    """A game that has ended because the supply is empty, and the events of its end.

    Money that nobody holds is in the discards.
    """
    game = position(
        len(hands),
        turn=turn,
        hands=hands,
        market=market,
        supply="",
        deck="",
        discards="...",
        placing="pavilion-8",
    )
    return game, do(game, "reserve pavilion-8")


def decided(events: list[Event]) -> dict[int, int | None]:
    """Who gets the tile of each square."""
    return {event.square: event.seat for event in events if isinstance(event, LeftoverDecided)}


# -- end.when --------------------------------------------------------------------------


def test_last_tile_does_not_end_the_game() -> None:
    """end.when: refilling the market with the very last tile does not end the game"""
    game = position(market="garden-11 - garden-10 tower-11", supply="tower-12", placing="arcades-9")
    events = do(game, "reserve arcades-9")
    assert game.market == tiles(MARKET)
    assert game.supply == ()
    assert named(events, TurnBegan, Ended) == ["TurnBegan"]
    # A turn without a purchase needs no tile, so the game continues.
    do(game, "take denar 9")
    assert not game.is_over
    assert game.seat == 2


def test_incomplete_market_ends_the_game() -> None:
    """end.when: it is refilled as far as possible, then the game ends"""
    game = position(
        market="garden-11 - - tower-11", supply="tower-12", placing="arcades-9", deck="",
        display="", hands=["", ""],
    )  # fmt: skip
    events = do(game, "reserve arcades-9")
    assert tile("tower-12") not in game.supply
    assert named(events, TurnBegan) == []
    assert decided(events).keys() == {1, 2, 4}


def test_no_action_is_legal_after_the_end() -> None:
    """end.when: no action is legal any more"""
    assert position(leftovers="garden-10").outcome is None
    game = position(leftovers="garden-10")
    do(game, "reserve garden-10")
    assert game.is_over
    assert game.seat is None
    assert game.legal_actions() == ()
    assert refusal(game, "take denar 9") == ("game-over", "end.when")
    assert refusal(game, "pass") == ("game-over", "end.when")
    assert game.outcome is not None
    assert game.outcome.reason == "market-short"


# -- end.leftovers -----------------------------------------------------------------------


def test_tile_goes_to_the_most_money_of_its_currency() -> None:
    """end.leftovers: strictly the most of that square's currency, by sum of values"""
    game, events = ended_game(["F9", "F5 F5", "R1 U2 U2 U2"], "garden-11 tower-12 - tower-11")
    assert decided(events) == {1: 1, 2: 2, 4: 2}
    assert game.market == (None, None, None, None)
    assert game.hands[1] != 0  # the cards are not paid


def test_tie_or_no_money_leaves_the_tile() -> None:
    """end.leftovers: on a tie, or if nobody has that currency, the tile stays"""
    game, events = ended_game(["F9", "F5 F4", "N1"], "garden-11 tower-12 garden-10 -")
    assert decided(events) == {1: None, 2: None, 3: 2}
    assert game.market == (*tiles("garden-11 tower-12"), None, None)
    sums = [event.sums for event in events if isinstance(event, LeftoverDecided)]
    assert sums == [(9, 9, 0), (0, 0, 0), (0, 0, 1)]


def test_tie_for_second_most_money_does_not_matter() -> None:
    """end.leftovers: only a tie for the most keeps the tile"""
    _, events = ended_game(["F3", "F9", "F3"], "garden-11 - - -")
    assert decided(events) == {1: 1}


def test_third_scoring_without_leftovers() -> None:
    """end.leftovers: if no tile finds an owner, the third scoring follows at once"""
    game, events = ended_game(["", "", ""], "garden-11 - - -")
    assert game.is_over
    assert named(events, Ended) == ["Ended"]


def test_leftovers_are_placed_by_the_building_rules() -> None:
    """end.leftovers: into the palace where they fit, or onto the reserve, nothing else"""
    game = position(2, leftovers="tower-8-nes", palaces=["garden-10@1,0"], reserves=["garden-11"])
    assert listed(game) == {"place tower-8-nes 2,0", "reserve tower-8-nes"}
    assert refusal(game, "place tower-8-nes -1,0") == ("wall-meets-open", "build.match")
    assert refusal(game, "place garden-11 2,0") == ("not-to-place", "turn.place")
    for text in ("remove garden-10", "add garden-11 2,0", "swap garden-11 1,0", "take denar 9"):
        assert refusal(game, text) == ("not-now", "turn.action")


def test_all_squares_are_decided_before_any_tile_is_placed() -> None:
    """end.leftovers, ruling: first all squares are decided, then the tiles are placed"""
    game, events = ended_game(["F9", "R9", "N9"], "garden-11 tower-12 garden-10 -")
    assert named(events)[-3:] == ["LeftoverDecided"] * 3
    assert decided(events) == {1: 0, 2: 1, 3: 2}
    assert game.market == (None, None, None, None)
    assert not game.is_over


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_leftovers_are_placed_in_turn_order(turn: int, order: list[int]) -> None:
    """end.leftovers, ruling: starting with the player whose turn would have been next"""
    game, _ = ended_game(["F9", "R9", "N9"], "garden-11 tower-12 garden-10 -", turn)
    seats = []
    while not game.is_over:
        seats.append(game.seat)
        game.apply(game.legal_actions()[-1])
    assert seats == order


def test_each_player_places_all_tiles_in_any_order() -> None:
    """end.leftovers, ruling: one player after the other, each with all their tiles in any order"""
    game, _ = ended_game(["F9 N9", "R9"], "garden-11 tower-12 garden-10 -")
    assert game.seat == 1
    do(game, "place tower-12 1,0")
    assert game.seat == 0
    assert listed(game, "reserve") == {"reserve garden-11", "reserve garden-10"}
    do(game, "place garden-10 1,0")
    assert listed(game, "reserve") == {"reserve garden-11"}
    do(game, "place garden-11 2,0")
    assert game.is_over
    assert points(game, 3) == {(0, "garden"): 20, (1, "tower"): 21}


def test_neutral_player_gets_no_leftovers() -> None:
    """end.leftovers, ruling: the neutral player has no money, and cannot be given any of them"""
    game = position(
        2, hands=["", ""], market="garden-11 - - -", supply="", deck="", display="",
        discards="", neutral="garden-10", placing="tower-12",
    )  # fmt: skip
    # Seat 1 has all the money, gets the tile and may not give it away.
    do(game, "reserve tower-12")
    assert game.seat == 1
    assert game.stack[-1].held() == tiles("garden-11")
    assert refusal(game, "give garden-11") == ("not-now", "turn.action")
    assert not listed(game, "give")


# -- end.winner ------------------------------------------------------------------------


def finished(*palaces: str, neutral: str = "", players: int = 3) -> Game:
    """A game that is over, with these palaces."""
    game = position(players, palaces=palaces, neutral=neutral, leftovers="garden-8-sw")
    do(game, "reserve garden-8-sw")
    return game


def test_most_points_win() -> None:
    """end.winner: the third scoring, then most points"""
    game = finished("garden-10@1,0", "tower-12@1,0")
    assert game.scores == [20, 21, 0]
    outcome = game.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranking == (Rank(1, 1, 21), Rank(2, 0, 20), Rank(3, 2, 0))
    assert outcome.lines == game.lines
    assert outcome.lines == (
        ScoreLine(3, 0, "garden", 20, 1, 1, 1),
        ScoreLine(3, 1, "tower", 21, 1, 1, 1),
    )


def test_equal_players_share_the_victory() -> None:
    """end.winner: players with equal points share the victory and the rank"""
    game = finished("garden-10@1,0", "garden-11@1,0", "")
    outcome = game.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ranking == (Rank(1, 0, 16), Rank(1, 1, 16), Rank(3, 2, 0))


def test_last_event_names_the_winner() -> None:
    """end.winner: the last event says who won"""
    game = position(leftovers="garden-10", turn=1)
    *_, last = do(game, "place garden-10 0,1")
    assert last == Ended((0, 20, 0), (1,))
