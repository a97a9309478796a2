"""The three scorings (score.*)."""

import random
from itertools import permutations

import pytest

import alhambra
from alhambra import Game, ScoreLine
from alhambra.rules.events import Scored
from alhambra.rules.palace import palace_of
from alhambra.rules.score_lines import NEUTRAL, parse_line
from alhambra.rules.scoring import majority
from alhambra.rules.tiles import TILES
from tests.helpers import built, do, palace, points, position, random_palace
from tests.oracle.wall import wall_length

#: The table of points, as printed in the rules.
TABLE = {
    "pavilion": ((1,), (8, 1), (16, 8, 1)),
    "seraglio": ((2,), (9, 2), (17, 9, 2)),
    "arcades": ((3,), (10, 3), (18, 10, 3)),
    "chambers": ((4,), (11, 4), (19, 11, 4)),
    "garden": ((5,), (12, 5), (20, 12, 5)),
    "tower": ((6,), (13, 6), (21, 13, 6)),
}
#: Tiles of each kind by seat: three, two and one.
OF_KIND = {
    kind: tuple(
        " ".join(f"{kind}-{name}" for name in group.split()) for group in groups.split(" / ")
    )
    for kind, groups in {
        "pavilion": "8 7-e 6-n / 5-nw 4-es / 3-sw",
        "seraglio": "9 8-s 7-w / 6-es 5-sw / 4-ne",
        "arcades": "10 9 8-n / 8-e 7-es / 6-sw",
        "chambers": "11 10 9-w / 9-s 8-nw / 7-ne",
        "garden": "11 10 10-n / 12-s 10-w / 9-e",
        "tower": "12 11 11-n / 11-s 10-w / 13-e",
    }.items()
}


def scored(round: int, *palaces: str, reserves: tuple[str, ...] = ()) -> Game:
    """A game right after this scoring, with these palaces."""
    players = max(3, len(palaces))
    if round == 3:
        game = position(players, palaces=palaces, reserves=reserves, leftovers="garden-8-sw")
        do(game, "reserve garden-8-sw")
    else:
        game = position(players, palaces=palaces, reserves=reserves, deck=f"scoring-{round} N1 ...")
        do(game, "take denar 9")
    return game


def by_kind(game: Game, round: int, kind: str) -> dict[int, int]:
    """The points for one kind by seat."""
    return {seat: won for (seat, source), won in points(game, round).items() if source == kind}


# -- score.when ------------------------------------------------------------------------


def test_scoring_follows_the_refill_of_the_turn() -> None:
    """score.when: after the refill that ends the turn, before the next player acts"""
    game = position(display="N1 N2 U9 F9", deck="scoring-1 N5 N6 ...", palaces=["garden-10@1,0"])
    events = do(game, "take denar 1 denar 2")
    names = [type(event).__name__ for event in events]
    assert names == ["Took", "ScoringDrawn", "Revealed", "Revealed", "Scored", "TurnBegan"]
    assert game.scores == [5, 0, 0]
    assert game.seat == 1


def test_no_scoring_without_a_scoring_card() -> None:
    """score.when: other turns score nothing"""
    game = position(palaces=["garden-10@1,0"])
    do(game, "take denar 9")
    assert game.lines == ()


def test_scoring_counts_the_tile_just_placed() -> None:
    """score.when: the tiles of the turn are placed before the scoring"""
    game = position(display="R9 U9 F9", deck="scoring-1 N5 ...", placing="garden-10")
    do(game, "place garden-10 1,0")
    assert game.scores == [5, 0, 0]


def test_third_scoring_follows_the_last_leftover_tile() -> None:
    """score.when: the third follows the placing of the last leftover tile"""
    game = position(leftovers="garden-10")
    events = do(game, "place garden-10 1,0")
    assert [event.round for event in events if isinstance(event, Scored)] == [3]
    assert points(game, 3) == {(0, "garden"): 20}
    assert game.is_over


def test_scoring_card_that_is_never_drawn_is_not_scored() -> None:
    """score.when, ruling: the game ends before the second scoring; the first and third count"""
    game = position(
        display="R9 U9 F9",
        deck="scoring-1 N5 scoring-2 ...",
        market="- tower-12 tower-11 garden-11",
        supply="",
        hands=["", "", "F9 R1 N1 U1"],
        placing="garden-10",
    )
    do(game, "place garden-10 1,0")
    while not game.is_over:
        game.apply(game.legal_actions()[-1])
    assert {line.round for line in game.lines} == {1, 3}
    assert game.scores[0] == 5 + 20
    assert "scoring-2" in [card.code for card in game.deck]
    assert game.status() == []


def test_scoring_card_and_end_in_one_refill() -> None:
    """score.when, ruling: it is scored before the end, with the palaces as they are then"""
    game = position(
        display="R9 U9 F9",
        deck="scoring-2 N5 ...",
        market="- - - garden-11",
        supply="",
        hands=["U9"],
        placing="garden-10",
    )
    events = do(game, "place garden-10 1,0")
    # The leftover garden goes to seat 0, who holds the most ducats, but only after the scoring.
    assert [event.round for event in events if isinstance(event, Scored)] == [2]
    assert points(game, 2) == {(0, "garden"): 12}
    assert [line.count for line in game.lines] == [1]
    do(game, "place garden-11 2,0")
    assert game.is_over
    assert points(game, 3) == {(0, "garden"): 20}
    assert [line.count for line in game.lines] == [1, 2]


# -- score.majority --------------------------------------------------------------------


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("kind", TABLE)
def test_table_of_majorities(kind: str, round: int) -> None:
    """score.majority: most, second and third most tiles, by kind and scoring"""
    game = scored(round, *map(built, OF_KIND[kind]))
    assert by_kind(game, round, kind) == dict(enumerate(TABLE[kind][round - 1]))


@pytest.mark.parametrize("kind", TABLE)
def test_majorities_do_not_depend_on_the_seat(kind: str) -> None:
    """score.majority: whoever has most scores most, whatever their seat"""
    for order in permutations(range(3)):
        game = scored(3, *(built(OF_KIND[kind][rank]) for rank in order))
        assert by_kind(game, 3, kind) == {
            seat: TABLE[kind][2][rank] for seat, rank in enumerate(order)
        }


def test_reserve_does_not_count() -> None:
    """score.majority: only tiles in the palace count"""
    reserves = ("", "tower-12 tower-11 tower-11-n")
    game = scored(1, "tower-13-e@1,0", reserves=reserves)
    assert by_kind(game, 1, "tower") == {0: 6}


def test_price_does_not_count() -> None:
    """score.majority: two cheap tiles beat an expensive one"""
    game = scored(2, built("tower-13-e"), built("tower-9-nw tower-9-es"))
    assert by_kind(game, 2, "tower") == {1: 13, 0: 6}


def test_kinds_are_counted_separately() -> None:
    """score.majority: each kind is counted separately"""
    game = scored(1, built("tower-12 garden-10"), built("garden-11 garden-10-n"))
    assert by_kind(game, 1, "tower") == {0: 6}
    assert by_kind(game, 1, "garden") == {1: 5}


# -- score.ties, score.some ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "counts", "expected"),
    [
        (1, (1, 1, 0), (2, 2, 0)),  # (5 + 0) / 2, rounded down
        (1, (2, 2, 2), (1, 1, 1)),  # (5 + 0 + 0) / 3
        (1, (3, 1, 1), (5, 0, 0)),  # the first scoring has no second rank
        (2, (2, 2, 0), (8, 8, 0)),  # (12 + 5) / 2
        (2, (2, 2, 1), (8, 8, 0)),  # nothing is left for the third
        (2, (3, 1, 1), (12, 2, 2)),  # (5 + 0) / 2
        (2, (2, 2, 2), (5, 5, 5)),  # (12 + 5 + 0) / 3
        (3, (2, 2, 1), (16, 16, 5)),  # (20 + 12) / 2, then third rank
        (3, (4, 2, 2), (20, 8, 8)),  # (12 + 5) / 2
        (3, (1, 1, 1), (12, 12, 12)),  # (20 + 12 + 5) / 3
        (3, (1, 0, 0), (20, 0, 0)),
        (3, (0, 0, 0), (0, 0, 0)),
        (3, (3, 2, 1, 1), (20, 12, 2, 2)),  # (5 + 0) / 2
        (3, (2, 2, 2, 2), (9, 9, 9, 9)),  # (20 + 12 + 5 + 0) / 4
        (3, (3, 2, 2, 2), (20, 5, 5, 5)),  # (12 + 5 + 0) / 3
        (3, (4, 3, 2, 1), (20, 12, 5, 0)),  # no fourth rank
        (3, (1, 1, 1, 1, 1, 1), (6, 6, 6, 6, 6, 6)),
    ],
)
def test_tied_players_share_the_points_of_their_ranks(
    round: int, counts: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """score.ties: the points of tied ranks are added up, divided and rounded down"""
    lines = {line.owner: line.points for line in majority("garden", round, dict(enumerate(counts)))}
    assert lines == {seat: won for seat, won in enumerate(expected) if won}


def test_ties_in_a_scoring() -> None:
    """score.ties: the same in a whole scoring"""
    game = scored(
        2, built("garden-10 garden-11"), built("garden-12-s garden-9-e"), "garden-10-n@1,0"
    )
    assert by_kind(game, 2, "garden") == {0: 8, 1: 8}


def test_no_tile_scores_nothing() -> None:
    """score.some: players without a tile of the kind get no rank"""
    game = scored(3, "garden-10@1,0")
    assert points(game, 3) == {(0, "garden"): 20}
    two = scored(3, "garden-10@1,0", built("garden-11 garden-10-n"))
    assert by_kind(two, 3, "garden") == {0: 12, 1: 20}


# -- score.wall ------------------------------------------------------------------------


def wall(text: str) -> int:
    """The wall of a legal palace; the oracle agrees."""
    measured = palace(text).wall()
    assert measured == wall_length({c: t.id for c, t in palace(text).buildings().items()})
    return measured


def test_wall_scores_one_point_per_side() -> None:
    """score.wall: 1 point per side of the longest wall, in every scoring"""
    three = "tower-8-nes@1,0"
    assert wall(three) == 3
    for round in (1, 2, 3):
        assert points(scored(round, three), round)[0, "wall"] == 3


def test_no_wall_scores_nothing() -> None:
    """score.wall: nothing for a palace without walls"""
    assert wall("") == 0
    assert wall("garden-10@1,0") == 0


def test_each_player_scores_their_own_wall() -> None:
    """score.wall: everybody scores their own wall, not only the player with the longest"""
    game = scored(1, "pavilion-2-new@0,-1", "garden-8-ne@0,-1", "tower-11-n@1,0")
    won = points(game, 1)
    assert {seat: won.get((seat, "wall")) for seat in range(3)} == {0: 3, 1: 2, 2: 1}


def test_walls_join_at_corners() -> None:
    """score.wall: straight, around an outer corner and around an inner one"""
    assert wall("pavilion-6-n@1,0 arcades-8-n@2,0") == 2
    assert wall("pavilion-6-n@1,0 garden-8-ne@2,0") == 3
    # The wall runs east along 1,0, then north along the west side of 2,-1: an inner corner.
    inner = "pavilion-6-n@1,0 garden-10@2,0 garden-10-w@2,-1"
    assert wall(inner) == 2


def test_walls_that_do_not_touch_count_separately() -> None:
    """score.wall: only the longest counts"""
    assert wall("pavilion-6-n@1,0 arcades-8-n@2,0 garden-10@3,0 tower-13-e@4,0") == 2
    assert wall("garden-10-n@1,0 tower-11-s@2,0") == 1
    # Two walls of 3, at opposite ends.
    assert wall("tower-8-nes@1,0 garden-7-nsw@-1,0") == 3


def test_double_walls_score_nothing() -> None:
    """score.wall: a side is outer only when no tile lies beyond it"""
    inner = "tower-13-e@1,0 garden-10@1,1 garden-11@2,1 tower-10-w@2,0"
    assert wall(inner) == 0
    assert wall("tower-13-e@1,0 garden-10@1,1 garden-11@2,1") == 1


def test_double_wall_interrupts_a_wall() -> None:
    """score.wall: the sides before and after a covered one are two walls"""
    open_ = "pavilion-6-n@1,0 arcades-8-n@2,0 garden-10-n@3,0 garden-10@4,0 garden-11@4,-1"
    assert wall(open_) == 3
    assert wall(f"{open_} tower-11-s@3,-1") == 2


def test_closed_ring_counts_every_side() -> None:
    """score.wall, ruling: a closed ring counts every side"""
    cross = "pavilion-2-new@0,-1 tower-8-nes@1,0 seraglio-3-esw@0,1 garden-7-nsw@-1,0"
    assert wall(cross) == 12
    block = (
        "pavilion-6-n@0,-1 arcades-8-e@1,0 seraglio-8-s@0,1 seraglio-7-w@-1,0 "
        "seraglio-4-ne@1,-1 seraglio-6-es@1,1 seraglio-5-sw@-1,1 arcades-5-nw@-1,-1"
    )
    assert wall(block) == 12
    # One gap makes it a wall with two ends.
    gap = block.replace("pavilion-6-n", "garden-10")
    assert wall(gap) == 11


def test_ring_scores_in_a_game() -> None:
    """score.wall, ruling: all sides of the ring are points"""
    cross = "pavilion-2-new@0,-1 tower-8-nes@1,0 seraglio-3-esw@0,1 garden-7-nsw@-1,0"
    assert points(scored(1, cross), 1)[0, "wall"] == 12


def test_wall_does_not_depend_on_the_building_order() -> None:
    """score.wall: the same palace, however it was built"""
    pairs = list(
        palace("pavilion-6-n@1,0 garden-8-ne@2,0 tower-9-es@2,1 chambers-9-s@1,1")
        .buildings()
        .items()
    )
    assert {palace_of(order).wall() for order in permutations(pairs)} == {6}


def test_wall_after_a_redesign() -> None:
    """score.wall: correct after adding, removing and swapping"""
    game = position(
        palaces=["pavilion-6-n@1,0 arcades-8-n@2,0"], reserves=["garden-8-ne garden-10-n"]
    )
    assert game.palaces[0].wall() == 2
    do(game, "add garden-8-ne 3,0", "take denar 9", "take dirham 9")
    assert game.palaces[0].wall() == 4
    do(game, "swap garden-10-n 3,0", *("take ducat 9", "take florin 9"))
    assert game.palaces[0].wall() == 3
    do(game, "remove garden-10-n")
    assert game.palaces[0].wall() == 2


def test_walls_agree_with_the_oracle() -> None:
    """score.wall: random palaces, and the same after every removal and swap"""
    rng = random.Random(5)
    for _ in range(40):
        grown = random_palace(rng, 16)
        spare = rng.choice([other for other in TILES if other not in grown.tiles.values()])
        changed = [grown.remove(cell) for cell in grown.removable()]
        changed += [grown.swap(spare, cell) for cell in grown.swaps_for(spare)]
        for version in (grown, *changed):
            plain = {cell: here.id for cell, here in version.buildings().items()}
            assert version.wall() == wall_length(plain)


# -- score.explain ---------------------------------------------------------------------


def test_every_point_has_a_score_line() -> None:
    """score.explain: source, number of tiles, rank, shared by how many"""
    game = scored(
        2,
        built("garden-10 garden-11"),
        built("garden-12-s garden-9-e"),
        built("tower-12 tower-11-n"),
    )
    assert game.lines == (
        ScoreLine(2, 0, "garden", 8, 2, 1, 2),
        ScoreLine(2, 1, "garden", 8, 2, 1, 2),
        ScoreLine(2, 2, "tower", 13, 2, 1, 1),
        ScoreLine(2, 1, "wall", 1, 1),
        ScoreLine(2, 2, "wall", 1, 1),
    )
    assert game.scores == [8, 9, 14]


def test_one_line_per_kind_and_player() -> None:
    """score.explain, ruling: one per kind, one for the wall, none for 0 points"""
    game = alhambra.new_game(4, seed=11)
    rng = random.Random(2)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
    keys = [(line.round, line.owner, line.source) for line in game.lines]
    assert len(keys) == len(set(keys))
    assert all(line.points > 0 for line in game.lines)
    sums = [sum(line.points for line in game.lines if line.owner == seat) for seat in range(4)]
    assert sums == game.scores
    assert max(game.scores) > 0


def test_tie_without_points_has_no_line() -> None:
    """score.explain, ruling: none for 0 points"""
    game = scored(1, "pavilion-8@1,0", "pavilion-3-sw@0,1")
    assert by_kind(game, 1, "pavilion") == {}


def test_score_line_round_trip() -> None:
    """score.explain: a line survives a round trip as text"""
    for line in (ScoreLine(3, NEUTRAL, "garden", 12, 4, 2, 1), ScoreLine(1, 0, "wall", 7, 7)):
        assert parse_line(str(line), players=2) == line
    assert str(ScoreLine(1, 0, "wall", 7, 7)) == "1:0:wall:7:7:0:0"
