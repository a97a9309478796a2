"""Games, views, palaces and tiles show themselves in a notebook."""

import subprocess
import sys
from collections.abc import Callable

import pytest

import alhambra
from alhambra.rules.tiles import TILES

from .reading import ids, parsed, texts

GAME = alhambra.new_game(3, seed=1)


def shown(thing: object) -> str:
    """What a notebook asks for when a thing is the last line of a cell."""
    method: Callable[[], str] = thing._repr_svg_  # type: ignore[attr-defined]
    return method()


@pytest.mark.parametrize(
    ("thing", "title"),
    [
        (GAME, "Alhambra, 3 players"),
        (GAME.view(1), "Alhambra, 3 players"),
        (GAME.palaces[0], "An Alhambra, longest wall 0"),
        (TILES[7], "seraglio 3 (walls E S W)"),
    ],
    ids=["game", "view", "palace", "tile"],
)
def test_things_show_themselves(thing: object, title: str) -> None:
    assert title in texts(parsed(shown(thing)))


def test_a_game_shows_what_lies_open_and_a_view_the_hand_of_its_seat() -> None:
    hand = "Hand of Player 2"
    assert hand not in texts(parsed(shown(GAME)))
    assert hand in texts(parsed(shown(GAME.view(1))))


def test_ids_are_unique_in_a_page_with_several_pictures() -> None:
    """The same thing shown twice, too."""
    page = "".join(shown(thing) for thing in (GAME, GAME, GAME.palaces[0], TILES[7]))
    found = ids(parsed(f"<page>{page}</page>"))
    assert len(found) == len(set(found)) > 50


def test_pictures_are_drawn_only_when_they_are_asked_for() -> None:
    """`import alhambra` stays quick and needs nothing."""
    check = (
        "import sys, alhambra; alhambra.new_game(3, seed=1);"
        "assert not {'alhambra.draw', 'alhambra.locales', 'fluent'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", check], check=True, timeout=60)
