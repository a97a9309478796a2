"""The sides of the longest wall, in order (score.wall, camps.wall)."""

import random
from itertools import pairwise

import pytest

import alhambra
from alhambra import Palace
from alhambra.rules.wall import longest_stretch
from tests.helpers import palace

from .test_camps import RING


@pytest.mark.parametrize(
    ("built", "length"),
    [
        ("", 0),
        ("tower-9-ne@1,0", 2),
        ("seraglio-8-s@1,0", 1),
        ("pavilion-7-e@1,0 camp-6-w@2,0", 1),
        ("seraglio-4-ne@1,0 camp-6-w@2,0 camp-5-s@1,-1", 2),
    ],
)
def test_length_of_short_walls(built: str, length: int) -> None:
    """score.wall, camps.wall: as many sides as points"""
    assert len(longest_stretch(palace(built).tiles)) == length


def check_wall(built: Palace) -> None:
    """As many sides as points of the wall, and each begins where the one before ends."""
    sides = longest_stretch(built.tiles)
    assert len(sides) == built.wall()
    assert len(set(sides)) == len(sides)
    assert all(one.end == two.start for one, two in pairwise(sides))


@pytest.mark.parametrize("start", ["seraglio-8-s@1,0", "arcades-4-nes@1,0"])
@pytest.mark.parametrize("north", ["chambers-9-s@2,0", "chambers-7-sw@2,0", "pavilion-3-sw@2,0"])
@pytest.mark.parametrize("east", ["seraglio-7-w@3,1", "pavilion-5-nw@3,1", "tower-12@3,1"])
def test_rings_and_corners_where_walls_meet(start: str, north: str, east: str) -> None:
    """camps.wall: around camps a wall can be closed, and more than two sides can meet"""
    text = RING.replace("seraglio-8-s@1,0", start).replace("chambers-9-s@2,0", north)
    text = text.replace("seraglio-7-w@3,1", east)
    check_wall(palace(text))
    check_wall(palace(text.replace("garden-10@3,0 ", "")))


@pytest.mark.parametrize("modules", [(), ("camps",)])
def test_sides_match_the_scored_length(modules: tuple[str, ...]) -> None:
    """score.wall, camps.wall: as many sides as points, each beginning where one ends"""
    lengths = set()
    for seed in range(12):
        rng = random.Random(seed)
        game = alhambra.new_game(2, seed=seed, modules=modules)
        while not game.is_over:
            game.play(rng.choice(game.legal_actions()))
        for built in game.palaces:
            check_wall(built)
            lengths.add(built.wall())
    assert len(lengths) > 5
