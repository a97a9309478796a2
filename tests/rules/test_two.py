"""Games of two players with the neutral player (two.*)."""

from collections import Counter

import alhambra
from alhambra import NEUTRAL, ScoreLine
from alhambra.rules.ending import Rank
from alhambra.rules.modules.two_players import Gave, NeutralDrew, tiles_of
from alhambra.rules.ruleset import make_ruleset
from tests.helpers import do, listed, points, position, refusal, tile, tiles

SIX = "arcades-4-nes arcades-5-nw arcades-6-ne arcades-6-sw arcades-7-es arcades-8-e"


def test_two_players_use_72_cards() -> None:
    """two.cards: one copy of each money card is left out"""
    money = make_ruleset(2, "classic", ()).cards
    assert len(money) == 72
    assert set(Counter(money).values()) == {2}
    assert len(Counter(money)) == 36
    assert alhambra.new_game(2, seed=1).status() == []


def test_no_neutral_player_with_more_players() -> None:
    """two.neutral: only with two players"""
    for players in (3, 4, 5, 6):
        game = alhambra.new_game(players, seed=1)
        assert game.states == {}
        assert "give" not in game.rules.verbs
    assert "give" in alhambra.new_game(2, seed=1).rules.verbs


def test_neutral_player_has_tiles_only() -> None:
    """two.neutral: six face-up tiles at the start; no palace, no money, no turns"""
    game = alhambra.new_game(2, seed=1)
    assert len(tiles_of(game)) == 6
    assert len(game.hands) == len(game.palaces) == len(game.reserves) == 2
    assert dict(game.view(0).table.states)["two_players"] == tiles_of(game)
    seats = set()
    for _ in range(6):
        seats.add(game.seat)
        game.apply(game.legal_actions()[0])
    assert seats <= {0, 1}


def test_neutral_player_draws_six_after_the_first_scoring() -> None:
    """two.neutral: right after it, from the top of the supply; they do not count in it"""
    game = position(2, deck="scoring-1 N1 ...", supply=f"{SIX} tower-12 ...")
    events = do(game, "take denar 9")
    assert [event for event in events if isinstance(event, NeutralDrew)] == [
        NeutralDrew(tiles(SIX))
    ]
    assert tiles_of(game) == tiles(SIX)
    assert game.supply[0] is tile("tower-12")
    assert game.lines == ()


def test_neutral_player_draws_a_third_after_the_second_scoring() -> None:
    """two.neutral: a third of the tiles left in the supply, rounded down"""
    for supply, drawn in ((f"{SIX} tower-12 garden-10", 2), (SIX, 2), ("tower-12 garden-10", 0)):
        game = position(2, deck="scoring-2 N1 ...", supply=supply)
        do(game, "take denar 9")
        assert tiles_of(game) == tiles(supply)[:drawn]
        assert game.supply == tiles(supply)[drawn:]


def test_third_of_the_supply_is_counted_after_the_market_refill() -> None:
    """two.neutral: of the tiles then left in the supply"""
    game = position(
        2,
        display="R9 U9 F9",
        deck="scoring-2 N1 ...",
        market="garden-11 - garden-10 tower-11",
        supply=f"tower-12 {SIX}",
        placing="pavilion-8",
    )
    do(game, "reserve pavilion-8")
    assert tiles_of(game) == tiles(SIX)[:2]


def test_neutral_player_draws_fewer_from_a_small_supply() -> None:
    """two.neutral, ruling: as many as there are"""
    game = position(2, deck="scoring-1 N1 ...", supply="tower-11 tower-12")
    do(game, "take denar 9")
    assert tiles_of(game) == tiles("tower-11 tower-12")
    assert game.supply == ()
    empty = position(2, deck="scoring-1 N1 ...", supply="")
    do(empty, "take denar 9")
    assert tiles_of(empty) == ()
    assert not empty.is_over


def test_neutral_player_takes_part_in_majorities() -> None:
    """two.score: he has a rank, ties included, and never scores a wall"""
    game = position(
        2,
        deck="scoring-2 N1 ...",
        palaces=["garden-10@1,0 garden-11@2,0", "tower-12@1,0"],
        neutral="garden-6-esw garden-7-nsw garden-8-ne tower-7-new",
    )
    do(game, "take denar 9")
    assert points(game, 2) == {
        (NEUTRAL, "garden"): 12,
        (0, "garden"): 5,
        (1, "tower"): 9,  # (13 + 6) / 2
        (NEUTRAL, "tower"): 9,
    }
    assert game.scores == [5, 9]


def test_neutral_player_is_ranked_but_cannot_win() -> None:
    """two.score, ruling: his score is shown and ranked, but only the two players can win"""
    game = position(2, palaces=["garden-10@1,0"], neutral="tower-12 garden-11 garden-12-s",
                    leftovers="pavilion-8")  # fmt: skip
    do(game, "reserve pavilion-8")
    outcome = game.outcome
    assert outcome is not None
    assert outcome.ranking == (Rank(1, NEUTRAL, 41), Rank(2, 0, 12), Rank(3, 1, 0))
    assert outcome.winners == (0,)
    assert ScoreLine(3, NEUTRAL, "tower", 21, 1, 1, 1) in outcome.lines
    assert game.scores == [12, 0]


def test_gift_is_decided_tile_by_tile() -> None:
    """two.gift: each tile bought is built, reserved or given away, one by one"""
    game = position(2, neutral="garden-10", placing="tower-12 tower-11 pavilion-8")
    assert listed(game, "give") == {"give tower-12", "give tower-11", "give pavilion-8"}
    (event,) = do(game, "give tower-11")
    assert event == Gave(0, tile("tower-11"))
    assert game.seat == 0
    assert listed(game, "give") == {"give tower-12", "give pavilion-8"}
    do(game, "place tower-12 1,0")
    assert listed(game, "give") == {"give pavilion-8"}
    do(game, "give pavilion-8")
    assert tiles_of(game) == tiles("garden-10 pavilion-8 tower-11")
    assert game.reserves[0] == ()
    assert game.seat == 1
    assert game.status() == []


def test_only_new_tiles_can_be_given_away() -> None:
    """two.gift, ruling: never a tile of the reserve or the palace"""
    game = position(2, palaces=["garden-10@1,0"], reserves=["garden-11"], placing="tower-12")
    assert listed(game, "give") == {"give tower-12"}
    assert refusal(game, "give garden-10") == ("not-to-place", "turn.place")
    assert refusal(game, "give garden-11") == ("not-to-place", "turn.place")
    before = position(2, palaces=["garden-10@1,0"], reserves=["garden-11"], bought="tower-12")
    for id in ("garden-10", "garden-11", "tower-12"):
        assert refusal(before, f"give {id}") == ("not-now", "turn.action")


def test_leftover_tile_cannot_be_given_away() -> None:
    """two.gift, ruling: nor a leftover tile"""
    game = position(2, leftovers="tower-12")
    assert refusal(game, "give tower-12") == ("not-now", "turn.action")
    assert not listed(game, "give")


def test_gift_counts_in_the_next_scoring() -> None:
    """two.gift, two.score: a tile given away counts for the neutral player"""
    game = position(2, display="R9 U9 F9", deck="scoring-1 N1 ...", placing="tower-12")
    do(game, "give tower-12")
    assert points(game, 1) == {(NEUTRAL, "tower"): 6}
