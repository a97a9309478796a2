"""The invariants of a game: `Game.status` finds and names each defect."""

import pytest

import alhambra
from alhambra import NEUTRAL, Game, PositionError, ScoreLine
from alhambra.rules.ending import LastScoring
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.palace import palace_of
from alhambra.rules.placing import Leftovers, Placing
from alhambra.rules.refill import REFILL, ScoringCard
from alhambra.rules.turn import Turn
from tests.helpers import cards, palace, position, tile, tiles


def test_new_games_have_no_defect() -> None:
    """Every player count, many seeds."""
    for players in range(2, 7):
        for seed in range(10):
            assert alhambra.new_game(players, seed=seed).status() == []


def broken(game: Game) -> list[str]:
    """The defects of a game that has some."""
    found = game.status()
    assert found
    return found


def test_tiles_and_cards_are_conserved() -> None:
    """components.tiles, components.money: an extra or missing tile or card is named"""
    game = position(supply="tower-12 ...", deck="N1 ...")
    game.supply = game.supply[1:]
    assert broken(game) == ["tile tower-12: -1"]
    game = position(2, neutral="tower-12", reserves=["garden-10"])
    game.reserves[1] = tiles("garden-10")
    assert broken(game) == ["tile garden-10: +1"]
    game = position(deck="N1 ...")
    game.deck = game.deck[1:]
    assert broken(game) == ["card denar 1: -1"]
    game.hands[0] += 2 * cards("N1")
    assert broken(game) == ["card denar 1: +1"]


def test_scoring_cards_are_checked() -> None:
    """components.scoring: no scoring card twice, none unknown"""
    game = position(deck="scoring-1 ...")
    game.scorings = (1,)
    assert "special card scoring-1 twice" in broken(game)
    game = position(deck="scoring-1 ...")
    game.award(ScoreLine(1, 0, "wall", 3, 3))
    assert broken(game) == ["special card scoring-1 twice"]
    game = position()
    game.deck += (ScoringCard(7),)
    game.piles = (len(game.deck),)
    assert "special card scoring-7 unknown" in broken(game)


def test_display_and_piles_are_checked() -> None:
    """setup.display, setup.piles: four cards on display, the deck within its piles"""
    game = position(deck="N1 ...")
    game.display, game.deck = game.display + cards("N1"), game.deck[1:]
    assert broken(game) == ["display over four"]
    game = position()
    game.piles = (3, 4)
    assert broken(game) == ["deck and piles differ"]
    game = position(reserves=["", "arcades-9 tower-12"])
    game.reserves[1] = game.reserves[1][::-1]
    assert broken(game) == ["reserve 1 out of order"]


def test_scores_are_the_sum_of_their_lines() -> None:
    """score.explain: scores are the sums of the lines; the neutral player has no seat's score"""
    game = position(2)
    game.award(ScoreLine(1, NEUTRAL, "tower", 6, 1, 1, 1))
    game.award(ScoreLine(1, 1, "wall", 2, 2))
    assert game.status() == []
    assert game.points_by_owner() == {0: 0, 1: 2, NEUTRAL: 6}
    game.scores = [6, 2]
    assert broken(game) == ["scores [6, 2] but lines add up to [0, 2]"]


def test_turn_and_tiles_to_place_are_checked() -> None:
    """turn.exact: whose turn it is, and at most four tiles to place"""
    game = position()
    game.stack = (game.stack[0], Turn(2))
    assert broken(game) == ["turn 2 cannot be"]
    game = position(supply="tower-12 tower-11 garden-10 garden-11 arcades-9 ...")
    game.stack = (game.stack[0], Placing(0, game.supply[:5]))
    game.supply = game.supply[5:]
    assert broken(game) == ["5 tiles to place and 0 empty squares"]


@pytest.mark.parametrize(
    ("text", "defects"),
    [
        ("", []),
        ("garden-10@1,0", []),
        ("garden-9-e@1,0 garden-10@2,0", ["build.match", "build.onfoot"]),
        ("garden-9-e@1,0 garden-10-w@2,0", ["build.onfoot"]),
        ("garden-10@1,1", ["build.onfoot", "build.joined"]),
        (
            "pavilion-8@1,0 seraglio-9@2,0 arcades-9@0,1 arcades-10@2,1 chambers-10@0,2 "
            "chambers-11@2,2 garden-10@1,2",
            ["build.holes"],
        ),
    ],
)
def test_palace_defects(text: str, defects: list[str]) -> None:
    """build.match, build.onfoot, build.joined, build.holes: each is found by flood fill"""
    assert palace_defects(palace(text)) == defects


def test_palace_without_a_start_tile_is_a_defect() -> None:
    """components.start: nothing else is checked without it"""
    assert palace_defects(palace_of({(0, 0): tile("tower-12")})) == ["components.start"]
    game = position()
    game.palaces[1] = palace_of({(0, 0): game.supply[0]})
    game.supply = game.supply[1:]
    assert broken(game) == ["palace 1: components.start"]


def test_every_decision_is_followed_by_a_step() -> None:
    """turn.refill, end.leftovers: below every decision is the step that follows it"""
    game = position(bought="")
    turn = game.stack[-1]
    game.stack = (turn,)
    assert "turn at the bottom of the stack" in broken(game)
    game.stack = (REFILL, turn, turn)
    assert broken(game) == ["turn lies on turn"]
    game.stack = (REFILL, REFILL, turn)
    assert broken(game) == ["refill lies on refill"]
    game.stack = (REFILL, Placing(0, ()))
    assert broken(game) == ["placing 0 cannot be"]
    game.stack = (REFILL, Leftovers(0, ()))
    assert broken(game) == ["leftovers lies on refill"]
    game.stack = (LastScoring(), turn)
    assert broken(game) == ["turn lies on last_scoring"]
    game.stack = ()
    assert broken(game) == ["over with a full market"]


@pytest.mark.parametrize(
    "step",
    [
        # Bidders twice, out of turn, or without those who have not bid or passed yet.
        "auction 1 laila 1,1 0 -1",
        "auction 2 laila 0,1 0 -1",
        "auction 1 laila 1,0,2 0 -1",
        "auction 1 laila 1,2 0 -1",
        # A bid of nobody; a highest bidder who passed, is alone, is to bid, or cannot pay.
        "auction 1 laila 1,2,0 3 -1",
        "auction 1 laila 1,0 3 2",
        "auction 1 laila 1 3 1",
        "auction 1 laila 1,2,0 3 1",
        "auction 0 laila 1,2,0 3 1",
        "auction 2 laila 1,2,0 99 1",
        "auction 1 yusuf 1,2,0 0 -1",
        "auction 1 hakim 1,2,0 0 -1",
        "paying 1 laila 99",
        "paying 1 laila 0",
        "paying 1 yusuf 1",
        "fatima 1",
        "turn 0, yammerad 0",
        "turn 0, yammerad_draws",
        "turn 0, laila_draws 1",
        "turn 0, abdul_knihstig 0",
        "ammar 0",
        "ammar_offer, turn 0",
    ],
)
def test_impossible_steps_are_refused(step: str) -> None:
    """characters.auction and others: a position with an impossible decision is refused"""
    game = position(modules="characters", hands=["N3", "N4", "N5"], owned=["yusuf"], aside="hakim")
    with pytest.raises(PositionError, match="cannot be"):
        alhambra.from_position(game.position().replace("refill, turn 0", f"refill, {step}"))


def test_choice_of_an_unknown_kind_is_refused() -> None:
    """characters.hakim: his choice is one of the six kinds"""
    text = position(modules="characters", owned=["hakim"]).position()
    with pytest.raises(PositionError, match="unknown-kind"):
        alhambra.from_position(text.replace("free -;", "free 1:dragon;"))


def test_tile_too_far_away_is_refused() -> None:
    """build.joined: no palace is that large, and the window does not grow for it"""
    text = position(palaces=["garden-10@1,0"]).position()
    with pytest.raises(PositionError, match="bad-cell"):
        alhambra.from_position(text.replace("garden-10@1,0", "garden-10@900,0"))
