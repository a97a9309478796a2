"""Hakim: half a building more (characters.hakim)."""

import pytest

import alhambra
from alhambra import NEUTRAL, ScoreLine, TextError
from alhambra.rules.modules.characters.hakim import HakimChose
from tests.helpers import do, listed, named, points, refusal
from tests.rules.characters.tables import full_table, now, table

GARDENS = ["garden-10@1,0 pavilion-8@2,0", "garden-11@1,0 seraglio-9@2,0"]


def test_choice_precedes_the_scoring() -> None:
    """characters.hakim, turn.refill: after the market is full, before the scoring"""
    game = table(owned=["", "hakim"], palaces=GARDENS, deck="scoring-1 ...")
    events = do(game, "take denar 9")
    assert named(events) == ["Took", "ScoringDrawn", "Revealed"]
    assert now(game) == "hakim 1"
    assert (game.turn_seat, game.lines) == (0, ())
    events = do(game, "hakim garden")
    assert events[0] == HakimChose(1, 1, "garden")
    assert named(events) == ["HakimChose", "Scored", "TurnBegan"]
    assert now(game) == "turn 1"


def test_half_a_building_breaks_a_tie() -> None:
    """characters.hakim, score.ties: one and a half is more than one"""
    game = table(owned=["", "hakim"], palaces=GARDENS, deck="scoring-1 ...")
    do(game, "take denar 9", "hakim garden")
    assert points(game, 1) == {(0, "pavilion"): 1, (1, "seraglio"): 2, (1, "garden"): 5}
    assert ScoreLine(1, 1, "garden", 5, 1.5, 1, 1) in game.lines
    assert alhambra.from_position(game.position()) == game


def test_half_a_building_is_less_than_a_whole_one() -> None:
    """characters.hakim, score.majority: one and a half is less than two"""
    game = table(
        owned=["hakim"],
        palaces=["garden-10@1,0", "garden-11@1,0 garden-9-e@2,0"],
        deck="scoring-2 ...",
    )
    do(game, "take denar 9", "hakim garden")
    assert points(game, 2)[0, "garden"] == 5
    assert points(game, 2)[1, "garden"] == 12


def test_other_players_stay_tied() -> None:
    """characters.hakim, score.ties: behind Hakim's owner two players share the remaining ranks"""
    palaces = ["tower-12@1,0", "tower-11@1,0", "tower-13-e@1,0"]
    game = table(owned=["", "", "hakim"], palaces=palaces, deck="scoring-2 ...")
    do(game, "take denar 9", "hakim tower")
    assert [line for line in game.lines if line.source == "tower"] == [
        ScoreLine(2, 2, "tower", 13, 1.5, 1, 1),
        ScoreLine(2, 0, "tower", 3, 1, 2, 2),
        ScoreLine(2, 1, "tower", 3, 1, 2, 2),
    ]


def test_only_kinds_in_the_palace_can_be_chosen() -> None:
    """characters.hakim, score.some, ruling: at least one tile in the palace, not the reserve"""
    game = table(owned=["hakim"], palaces=GARDENS, reserves=["tower-12"], deck="scoring-1 ...")
    do(game, "take denar 9")
    assert listed(game) == {"hakim pavilion", "hakim garden"}
    assert refusal(game, "hakim tower") == ("none-of-kind", "characters.hakim")
    assert refusal(game, "hakim seraglio") == ("none-of-kind", "characters.hakim")
    assert refusal(game, "pass") == ("not-now", "turn.action")  # a kind must be chosen


def test_no_choice_without_a_building() -> None:
    """characters.hakim, ruling: without any building there is no choice; a camp is not a kind"""
    game = table(owned=["hakim"], palaces=["", "garden-11@1,0"], deck="scoring-1 ...")
    do(game, "take denar 9")
    assert now(game) == "turn 1"
    game = full_table(owned=["hakim"], deck="scoring-1 ...",
                      palaces=["pavilion-6-n@0,-1 camp-5-s@0,-2"])  # fmt: skip
    do(game, "take denar 9")
    assert listed(game) == {"hakim pavilion"}


def test_single_kind_is_still_a_decision() -> None:
    """characters.hakim, turn.decision, ruling: a decision with one legal answer is one, too"""
    game = table(owned=["hakim"], palaces=["garden-10@1,0"], deck="scoring-1 ...")
    do(game, "take denar 9")
    assert listed(game) == {"hakim garden"}


def test_new_choice_for_each_scoring() -> None:
    """characters.hakim, score.when: a new choice for each scoring"""
    game = table(owned=["hakim"], palaces=GARDENS, deck="scoring-2 scoring-1 ...")
    do(game, "take denar 9")
    assert game.position().count("hakim 0 1;") == 1
    assert do(game, "hakim garden")[0] == HakimChose(0, 1, "garden")
    assert points(game, 1)[0, "garden"] == 5
    assert (now(game), game.scorings) == ("hakim 0", (2,))
    do(game, "hakim pavilion")
    assert (points(game, 2)[0, "garden"], points(game, 2)[1, "garden"]) == (8, 8)
    assert game.lines[-1].source != "hakim"
    assert now(game) == "turn 1"


def test_earlier_choice_does_not_count() -> None:
    """characters.hakim: the choice of an earlier scoring adds nothing"""
    game = table(owned=["hakim"], palaces=["garden-10@1,0", "tower-12@1,0"], deck="scoring-1 ...")
    do(game, "take denar 9", "hakim garden", "take dirham 9", "take ducat 9", "remove garden-10")
    game.deck = (game.rules.specials["scoring-2"], *game.deck)
    do(game, "take florin 9")
    assert points(game, 2) == {(1, "tower"): 13}


def test_choice_follows_the_leftovers() -> None:
    """characters.hakim, end.leftovers, ruling: after all leftover tiles are placed"""
    game = table(hands=["F9", "R9"], owned=["hakim"], palaces=["garden-10@1,0", "tower-11@1,0"],
                 market="tower-12 garden-11 - -", supply="")  # fmt: skip
    do(game, "take denar 9")
    assert now(game) == "leftovers 1"
    do(game, "place garden-11 0,1")
    assert now(game) == "leftovers 0"
    do(game, "place tower-12 0,1")
    assert now(game) == "hakim 0"
    assert listed(game) == {"hakim garden", "hakim tower"}
    do(game, "hakim tower")
    assert game.is_over
    assert points(game, 3) == {
        (0, "tower"): 21, (1, "tower"): 13, (0, "garden"): 16, (1, "garden"): 16,
    }  # fmt: skip


def test_choice_without_leftovers() -> None:
    """characters.hakim: a choice for the third scoring, and before it for the second one"""
    game = table(owned=["hakim"], palaces=["garden-10@1,0"], market="- - - -", supply="",
                 deck="scoring-2 ...")  # fmt: skip
    do(game, "take denar 9", "hakim garden")
    assert now(game) == "hakim 0"
    events = do(game, "hakim garden")
    assert named(events) == ["HakimChose", "Scored", "Ended"]
    assert points(game, 3) == {(0, "garden"): 20}


def test_order_with_the_neutral_player() -> None:
    """characters.hakim, two.score, turn.refill: choice, scoring, neutral tiles, for each scoring"""
    game = table(2, owned=["hakim"], palaces=["tower-12@1,0"], neutral="tower-11",
                 deck="scoring-1 scoring-2 ...",
                 supply="pavilion-8 seraglio-9 arcades-9 arcades-10 chambers-10 garden-10 "
                        "garden-11 chambers-11 garden-9-e")  # fmt: skip
    do(game, "take denar 9")
    assert len(game.supply) == 9
    do(game, "hakim tower")
    assert points(game, 1) == {(0, "tower"): 6}
    assert len(game.supply) == 3
    do(game, "hakim tower")
    assert points(game, 2)[0, "tower"] == 13
    assert points(game, 2)[NEUTRAL, "tower"] == 6
    assert len(game.supply) == 2


def test_no_choice_without_an_owner() -> None:
    """characters.hakim: without an owner he has no effect"""
    game = table(palaces=GARDENS, deck="scoring-1 ...")
    do(game, "take denar 9")
    assert now(game) == "turn 1"
    assert points(game, 1)[0, "garden"] == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [("hakim", "bad-words"), ("hakim camp", "unknown-kind"), ("hakim garden tower", "bad-words")],
)
def test_malformed_kind_is_refused(text: str, code: str) -> None:
    """characters.hakim: one of the six kinds"""
    with pytest.raises(TextError) as caught:
        table().parse(text)
    assert caught.value.code == code
