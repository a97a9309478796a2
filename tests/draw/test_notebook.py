"""Games, views, palaces and tiles are displayed in a notebook."""

import subprocess
import sys
from collections.abc import Callable

import pytest

import alhambra
from alhambra.rules.tiles import TILES

from .svg_reader import ids, parsed, texts

GAME = alhambra.new_game(3, seed=1)


def displayed(thing: object) -> str:
    """What a notebook displays when an object is the last line of a cell."""
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
def test_objects_are_displayed_as_svg(thing: object, title: str) -> None:
    assert title in texts(parsed(displayed(thing)))


def test_game_shows_public_state_and_view_shows_own_hand() -> None:
    hand = "Player 2’s hand"
    assert hand not in texts(parsed(displayed(GAME)))
    assert hand in texts(parsed(displayed(GAME.view(1))))


def test_ids_are_unique_in_a_page_with_several_pictures() -> None:
    """Even if the same object is displayed twice."""
    page = "".join(displayed(thing) for thing in (GAME, GAME, GAME.palaces[0], TILES[7]))
    found = ids(parsed(f"<page>{page}</page>"))
    assert len(found) == len(set(found)) > 50


def test_drawing_code_is_imported_lazily() -> None:
    """`import alhambra` stays fast and loads no drawing code."""
    check = (
        "import sys, alhambra; alhambra.new_game(3, seed=1);"
        "assert not {'alhambra.draw', 'alhambra.locales', 'fluent'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", check], check=True, timeout=60)
