"""Yusuf: a point for every three points of the wall (characters.yusuf)."""

import pytest

from alhambra import ScoreLine
from tests.helpers import do, points
from tests.rules.characters.tables import full_table, table

#: Palaces by the length of their wall.
WALLS = {
    0: "tower-12@1,0",
    2: "pavilion-5-nw@0,-1",
    3: "pavilion-2-new@0,-1",
    5: "arcades-8-n@1,0 garden-10-n@2,0 arcades-4-nes@3,0",
    6: "arcades-8-n@1,0 garden-10-n@2,0 tower-11-n@3,0 arcades-4-nes@4,0",
}


@pytest.mark.parametrize("length", WALLS)
def test_points_are_rounded_down(length: int) -> None:
    """characters.yusuf: one point for every 3 of the wall; no line for 0 (score.explain)"""
    game = table(owned=["", "yusuf"], palaces=["", WALLS[length]], deck="scoring-1 ...")
    assert game.palaces[1].wall() == length
    do(game, "take denar 9")
    lines = [line for line in game.lines if line.source == "yusuf"]
    expected = [ScoreLine(1, 1, "yusuf", length // 3, length)] if length >= 3 else []
    assert lines == expected


def test_only_his_owner_scores() -> None:
    """characters.yusuf: in each scoring; the walls of others do not count"""
    game = table(owned=["yusuf"], palaces=[WALLS[2], WALLS[3]], deck="scoring-1 scoring-2 ...")
    do(game, "take denar 9")
    assert (0, "yusuf") not in points(game, 1)
    assert (1, "yusuf") not in points(game, 2)
    game = table(owned=["yusuf"], palaces=[WALLS[3], WALLS[2]], deck="scoring-1 scoring-2 ...",
                 market="- - - -", supply="")  # fmt: skip
    do(game, "take denar 9")
    assert game.is_over
    assert [points(game, round)[0, "yusuf"] for round in (1, 2, 3)] == [1, 1, 1]


def test_no_points_without_an_owner() -> None:
    """characters.yusuf: without an owner nobody gets his points"""
    game = table(palaces=[WALLS[3]], deck="scoring-1 ...")
    do(game, "take denar 9")
    assert points(game, 1) == {(0, "pavilion"): 1, (0, "wall"): 3}


def test_camp_points_do_not_count() -> None:
    """characters.yusuf, camps.wall: only the points of the wall count"""
    game = full_table(owned=["yusuf"], deck="scoring-1 ...",
                      palaces=["pavilion-6-n@0,-1 camp-5-s@0,-2"])  # fmt: skip
    do(game, "take denar 9")
    assert points(game, 1)[0, "wall"] == 1
    assert (0, "yusuf") not in points(game, 1)
