"""Hakim and Yusuf in the oracle's scorings."""

from tests.oracle import scoring
from tests.oracle.helpers import owning


def test_hakim_breaks_a_tie() -> None:
    """characters.hakim: half a building more of a kind in the palace; chosen for each scoring"""
    oracle = owning("hakim")
    oracle.palaces[0] = {(1, 0): "pavilion-8", (2, 0): "garden-10"}
    oracle.palaces[1] = {(1, 0): "seraglio-9", (2, 0): "garden-11"}
    oracle.deck = ["scoring 1", "scoring 2", "florin 1"]
    oracle.apply("take denar 9")
    assert (oracle.seat, oracle.turn_seat, oracle.phase) == (0, 0, "hakim")
    assert oracle.legal() == {"hakim pavilion", "hakim garden"}
    assert oracle.score_lines() == []
    oracle.apply("hakim garden")
    assert oracle.score_lines() == [
        (1, 0, "pavilion", 1),
        (1, 1, "seraglio", 2),
        (1, 0, "garden", 5),
    ]
    assert oracle.phase == "hakim"
    oracle.apply("hakim pavilion")
    second = [line for line in oracle.score_lines() if line[0] == 2]
    assert [line for line in second if line[2] == "garden"] == [
        (2, 0, "garden", 8),
        (2, 1, "garden", 8),
    ]
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_hakim_is_only_half_a_building() -> None:
    """characters.hakim: one and a half is less than two"""
    owned: dict[scoring.Owner, list[str]] = {0: ["tower-11"], 1: ["tower-12", "tower-13-e"]}
    assert scoring.majority_lines(2, owned, (0, "tower")) == [
        (2, 0, "tower", 6),
        (2, 1, "tower", 13),
    ]
    owned[2] = ["tower-11-n"]
    assert scoring.majority_lines(2, owned, (2, "tower")) == [
        (2, 1, "tower", 13),
        (2, 2, "tower", 6),
    ]


def test_hakim_and_the_neutral_player() -> None:
    """characters.hakim, turn.refill: choice, scoring, neutral tiles; twice in one refill"""
    oracle = owning("hakim", players=2)
    oracle.palaces[0] = {(1, 0): "pavilion-8"}
    oracle.neutral = ["pavilion-7-e"]
    oracle.supply = [f"tower-{name}" for name in ("11", "12", "13-e", "11-n", "11-s", "10-w")]
    oracle.supply += ["garden-10", "garden-11", "garden-12-s"]
    oracle.deck = ["scoring 1", "scoring 2", "florin 1"]
    oracle.apply("take denar 9")
    assert (oracle.phase, len(oracle.neutral)) == ("hakim", 1)
    oracle.apply("hakim pavilion")
    assert oracle.score_lines() == [(1, 0, "pavilion", 1)]
    assert (oracle.phase, len(oracle.neutral), len(oracle.supply)) == ("hakim", 7, 3)
    oracle.apply("hakim pavilion")
    assert (2, 0, "pavilion", 8) in oracle.score_lines()
    assert (2, "neutral", "pavilion", 1) in oracle.score_lines()
    assert (len(oracle.neutral), len(oracle.supply)) == (8, 2)
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_hakim_after_the_leftovers() -> None:
    """characters.hakim: the choice for the third scoring follows the leftover tiles"""
    oracle = owning("hakim", hand="florin 9")
    oracle.market, oracle.supply = {1: "tower-11", 2: None, 3: None, 4: None}, []
    oracle.hands[1:] = [[], []]
    oracle.apply("take denar 9")
    assert oracle.phase == "leftovers"
    oracle.apply("place tower-11 1,0")
    assert (oracle.seat, oracle.legal()) == (0, {"hakim tower"})
    oracle.apply("hakim tower")
    assert oracle.over
    assert oracle.score_lines() == [(3, 0, "tower", 21)]


def test_hakim_needs_a_building() -> None:
    """characters.hakim: no kind, no choice; a camp is not a kind"""
    oracle = owning("hakim")
    oracle.palaces[0] = {(0, -1): "camp-3-n"}
    oracle.deck = ["scoring 1", "florin 1"]
    oracle.apply("take denar 9")
    assert (oracle.seat, oracle.phase) == (1, "action")


def test_yusuf_scores_a_third_of_the_wall() -> None:
    """characters.yusuf: one more for every 3 points for the wall; none for 0"""
    oracle = owning("yusuf")
    oracle.palaces[0] = {(0, -1): "pavilion-5-nw"}
    oracle.palaces[1] = {(0, -1): "pavilion-2-new"}
    oracle.deck = ["scoring 1", "florin 1"]
    oracle.apply("take denar 9")
    assert oracle.score_lines() == [(1, 0, "wall", 2), (1, 1, "wall", 3)]
