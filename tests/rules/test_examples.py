"""The numbered examples at the end of docs/rules.md."""

import pytest

from alhambra import TextError
from alhambra.rules.building import why_not_place
from alhambra.rules.buy import Buy
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import FLORIN
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.scoring import majority
from tests.helpers import built, cards, do, listed, palace, points, position, refusal, tile, tiles
from tests.oracle.wall import wall_length


def test_small_cards_together_or_any_single_one() -> None:
    """Example 1: two small cards totalling at most 5, or any single one (money.take)"""
    game = position(display="N2 R3 U7 F8")
    assert listed(game, "take") == {
        "take denar 2",
        "take dirham 3",
        "take ducat 7",
        "take florin 8",
        "take denar 2 dirham 3",
    }


def test_overpaid_garden() -> None:
    """Example 2: a garden of price 10 bought for 11: the turn ends, no change (buy.price)"""
    game = position(hands=["F7 F4 N5"], market="garden-10 tower-12 tower-11 arcades-9")
    do(game, "buy 1 florin 7+4")
    assert game.hands[0] == cards("N5")
    assert listed(game, "take", "buy", "add", "remove", "swap", "pass") == set()
    do(game, "place garden-10 1,0")
    assert game.seat == 1


def test_two_exact_purchases_then_a_swap() -> None:
    """Example 3: only a tile that was already in the reserve takes part (turn.exact, turn.place)"""
    game = position(
        hands=["F9 F1 R9"],
        market="garden-10 tower-9-nw tower-11 arcades-9",
        palaces=["pavilion-8@1,0"],
        reserves=["seraglio-9"],
    )
    do(game, "buy 1 florin 9+1", "buy 2 dirham 9")
    assert listed(game, "swap") == {"swap seraglio-9 1,0"}
    do(game, "swap seraglio-9 1,0")
    assert game.palaces[0] == palace("seraglio-9@1,0")
    assert game.stack[-1].held() == tiles("garden-10 tower-9-nw")
    do(game, "reserve tower-9-nw", "place garden-10 2,0")
    assert game.reserves[0] == tiles("pavilion-8 tower-9-nw")
    assert game.seat == 1


@pytest.mark.parametrize("last", ["take denar 9", "remove pavilion-8"])
def test_five_actions(last: str) -> None:
    """Example 3: four exact purchases, then money or a redesign: five actions (turn.exact)"""
    game = position(
        hands=["F7 R8 N9 U5"],
        market="pavilion-7-e arcades-8-e tower-9-nw chambers-5-nsw",
        palaces=["pavilion-8@1,0"],
    )
    do(game, "buy 4 ducat 5", "buy 1 florin 7", "buy 3 denar 9", "buy 2 dirham 8")
    assert listed(game, "buy", "pass") == set()
    do(game, last)
    assert len(game.stack[-1].held()) == 4


def test_market_is_refilled_in_ascending_order() -> None:
    """Example 4: squares 2 and 4 empty: the first tile goes to 2, the second to 4 (turn.refill)"""
    game = position(
        market="garden-10 - garden-11 -", supply="tower-12 tower-11 ...", placing="pavilion-8"
    )
    do(game, "reserve pavilion-8")
    assert game.market == tiles("garden-10 tower-12 garden-11 tower-11")


def test_majorities() -> None:
    """Example 5: chambers, towers, pavilions (score.majority)"""
    first = position(deck="scoring-1 N1 ...", palaces=["", "chambers-11@1,0"])
    do(first, "take denar 9")
    assert points(first, 1) == {(1, "chambers"): 4}
    second = position(
        deck="scoring-2 N1 ...", palaces=[built("tower-12 tower-11"), "tower-13-e@1,0"]
    )
    do(second, "take denar 9")
    assert (points(second, 2)[0, "tower"], points(second, 2)[1, "tower"]) == (13, 6)
    third = position(
        palaces=[
            built("pavilion-8 pavilion-7-e pavilion-6-n"),
            built("pavilion-5-nw pavilion-4-es"),
            "pavilion-3-sw@0,1",
        ],
        leftovers="tower-12",
    )
    do(third, "reserve tower-12")
    assert [points(third, 3)[seat, "pavilion"] for seat in range(3)] == [16, 8, 1]


def test_tied_majorities() -> None:
    """Example 5: two with 4 towers each share; two tied for second share 2 and 3 (score.ties)"""
    game = position(
        deck="scoring-2 N1 ...",
        palaces=[
            built("tower-12 tower-11 tower-11-n tower-9-nw"),
            built("tower-11-s tower-10-w tower-13-e tower-9-es"),
        ],
    )
    do(game, "take denar 9")
    assert (points(game, 2)[0, "tower"], points(game, 2)[1, "tower"]) == (9, 9)
    shared = {line.owner: line.points for line in majority("tower", 3, {0: 4, 1: 2, 2: 2})}
    assert shared == {0: 21, 1: (13 + 6) // 2, 2: (13 + 6) // 2}


def test_five_forbidden_placements() -> None:
    """Example 6: turned, wall against open, not on foot, only a corner, enclosed area (build.*)"""
    ring = (
        "pavilion-8@1,0 seraglio-9@2,0 arcades-9@0,1 arcades-10@2,1 chambers-10@0,2 chambers-11@2,2"
    )
    game = position(palaces=[f"{ring} tower-13-e@3,0"], placing="garden-10 tower-10-w tower-8-nes")
    with pytest.raises(TextError, match="unknown-tile"):
        game.parse("place tower-8-esw 0,-1")
    assert refusal(game, "place tower-8-nes 0,-1") == ("wall-meets-open", "build.match")
    assert refusal(game, "place garden-10 4,0") == ("open-meets-wall", "build.match")
    assert refusal(game, "place tower-10-w 4,0") == ("not-on-foot", "build.onfoot")
    assert refusal(game, "place garden-10 4,1") == ("not-joined", "build.joined")
    assert refusal(game, "place garden-10 1,2") == ("encloses", "build.holes")
    assert why_not_place(game.palaces[0], tile("garden-10"), (1, 1)) is None


def test_longest_wall_of_8() -> None:
    """Example 7: 8 beside a shorter stretch and an inner double wall (score.wall)"""
    text = (
        "garden-10@1,0 arcades-8-n@2,0 garden-8-ne@3,0 seraglio-6-es@3,1 seraglio-8-s@2,1 "
        "chambers-9-s@1,1 garden-12-s@0,1 chambers-5-nsw@-1,0 garden-10-n@-1,1"
    )
    game = position(palaces=[text], deck="scoring-1 N1 ...")
    assert wall_length({cell: t.id for cell, t in game.palaces[0].buildings().items()}) == 8
    do(game, "take denar 9")
    assert points(game, 1)[0, "wall"] == 8


def test_ring_of_12() -> None:
    """Example 11: start tile with a three-wall tile on each side: a ring worth 12 (score.wall)"""
    for north, east, south, west in (
        ("pavilion-2-new", "arcades-4-nes", "seraglio-3-esw", "chambers-5-nsw"),
        ("tower-7-new", "tower-8-nes", "garden-6-esw", "garden-7-nsw"),
    ):
        cross = palace(f"{north}@0,-1 {east}@1,0 {south}@0,1 {west}@-1,0")
        assert cross.wall() == 12


def test_ties_for_pavilions() -> None:
    """Example 12: two tied in the first scoring: 0 each; three in the third: 8 each (score.ties)"""
    first = position(deck="scoring-1 N1 ...", palaces=["pavilion-8@1,0", "pavilion-3-sw@0,1"])
    do(first, "take denar 9")
    assert not [line for line in first.lines if line.source == "pavilion"]
    third = position(
        palaces=["pavilion-8@1,0", "pavilion-3-sw@0,1", "pavilion-6-n@1,0"], leftovers="tower-12"
    )
    do(third, "reserve tower-12")
    assert [points(third, 3)[seat, "pavilion"] for seat in range(3)] == [8, 8, 8]


def test_two_separate_walls() -> None:
    """Example 13: a north wall and a south wall of neighbours count separately (score.wall)"""
    assert palace("garden-10-n@1,0 tower-11-s@2,0").wall() == 1
    assert palace("garden-10-n@1,0 tower-11-n@2,0 tower-11-s@3,0").wall() == 2


def test_diamonds_pay_exactly() -> None:
    """Example 8: diamonds 5 and 4 pay a price of 9 exactly, or overpay a cheaper one; never mixed

    (diamonds.pay)
    """
    market = "tower-9-nw pavilion-8 garden-10 seraglio-4-ne"
    game = position(modules="diamonds", hands=["M5 M4 F5 F3"], market=market)
    exact, overpaid = game.copy(), game.copy()
    do(exact, "buy 1 diamond 5+4")
    assert listed(exact, "take")
    do(overpaid, "buy 2 diamond 5+4")
    assert listed(overpaid) == {f"{where} pavilion-8{cell}" for where, cell in (
        ("reserve", ""), *(("place", f" {cell}") for cell in ("0,-1", "-1,0", "1,0", "0,1")),
    )}  # fmt: skip
    for currency in (DIAMOND, FLORIN):
        mixed = game.refusal(Buy(1, currency, cards("M4 F5")))
        assert mixed is not None
        assert mixed.code == "no-action"


def test_tiles_behind_double_walls() -> None:
    """Example 9: illegal, legal with a gate; then both are frozen; two in one turn (gates.use)"""
    built = "pavilion-7-e@1,0 seraglio-8-s@0,1"
    without = position(modules="city_gates", palaces=[built], placing="tower-10-w tower-11-n")
    assert refusal(without, "place tower-10-w 2,0") == ("not-on-foot", "build.onfoot")
    assert refusal(without, "place tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")
    game = position(
        modules="city_gates", palaces=[built], gates=[2, 0, 0], placing="tower-10-w tower-11-n"
    )
    do(game, "place tower-10-w 2,0 gate w", "place tower-11-n 0,2 gate n")
    do(game, "take denar 9", "take dirham 9")
    for id in ("pavilion-7-e", "tower-10-w", "seraglio-8-s", "tower-11-n"):
        assert refusal(game, f"remove {id}") == ("frozen", "gates.frozen")


@pytest.mark.parametrize(
    ("built", "camp", "cell", "allowed"),
    [
        ("pavilion-7-e@1,0 camp-6-w@2,0", "camp-3-n", (3, 0), True),  # field to field
        ("pavilion-7-e@1,0", "camp-6-w", (2, 0), True),  # bastion to wall
        ("pavilion-7-e@1,0 camp-7-nw@2,0", "camp-5-s", (2, -1), False),  # bastion to bastion
        ("pavilion-7-e@1,0 camp-6-w@2,0", "camp-5-s", (2, -1), False),  # bastion to field
        ("pavilion-7-e@1,0 camp-7-nw@2,0", "camp-3-n", (2, -1), False),  # field to bastion
        ("pavilion-8@1,0", "camp-3-n", (2, 0), False),  # field to open side
        ("pavilion-8@1,0", "camp-6-w", (2, 0), False),  # bastion to open side
    ],
)
def test_sides_of_camps(built: str, camp: str, cell: tuple[int, int], allowed: bool) -> None:
    """Example 10: what may lie next to a camp (camps.edges)"""
    rules = make_ruleset(3, "classic", ("camps",))
    refused = rules.cite(why_not_place(palace(built), tile(camp), cell))
    assert (refused is None) == allowed
    assert allowed or (refused is not None and refused.paragraph == "camps.edges")


def test_camp_lines() -> None:
    """Example 10: camps across a row of five: 5 each; a two-arrow camp: 2; together 12

    (camps.score)
    """
    built = (
        "camp-4-e@-3,0 seraglio-7-w@-2,0 seraglio-8-s@-1,0 arcades-9@1,0 arcades-8-e@2,0 "
        "camp-6-w@3,0 tower-10-w@0,1 camp-8-ne@-1,1"
    )
    game = position(modules="camps", palaces=[built], deck="scoring-1 N1 ...")
    do(game, "take denar 9")
    lines = {source: count for (_, source), count in points(game, 1).items() if "camp" in source}
    assert lines == {"camp-4-e/e": 5, "camp-6-w/w": 5, "camp-8-ne/n": 1, "camp-8-ne/e": 1}
    assert sum(lines.values()) == 12
