"""Actions as players read them."""

from dataclasses import dataclass
from typing import ClassVar, cast

import pytest

import alhambra
from alhambra.locales import Words, languages
from alhambra.locales.actions import action_text
from alhambra.rules.actions import Action, Bare
from alhambra.rules.chance import Seeded
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.tiles import TILES, Tile
from tests.plugins.plugging import Plug

ENGLISH = "module-lantern = Lanterns\naction-light = Light { $tile } at { $cell } ({ $count })\n"


def parsed(text: str) -> Action:
    """An action in notation."""
    verb, *words = text.split(" ")
    rules = make_ruleset(2, "classic", BUILT_IN)
    for kind in rules.verbs[verb]:
        try:
            return kind.parse(words, rules)
        except Exception:  # another class of this verb reads it
            continue
    raise AssertionError(text)


@dataclass(frozen=True, slots=True)
class Light(Bare):
    """An action of a plug-in."""

    tile: Tile
    cell: tuple[int, int]
    count: int
    verb: ClassVar[str] = "light"


def light() -> Action:
    """The same action, with the message arguments."""
    tile = next(tile for tile in TILES if tile.id == "garden-10-n")
    return cast("Action", Light(tile, (1, -2), 3))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take denar 3 dirham 2", "Take denar 3 and dirham 2"),
        ("take gate", "Take the gate card"),
        ("buy 3 denar 7+3", "Buy the tile of square 3 for denar 7 + 3"),
        ("place garden-10-n 1,-2", "Place garden 10 (wall N) at 1,-2"),
        (
            "add garden-10-n 1,-2 gate n",
            "Build garden 10 (wall N) from the reserve at 1,-2, gate north",
        ),
        ("remove garden-10-n", "Take out garden 10 (wall N)"),
        ("give garden-10-n", "Give garden 10 (wall N) to Dirk"),
        ("bid 7", "Bid 7"),
        ("hakim tower", "Hakim: tower"),
        ("yammerad", "Yammerad: draw a card"),
        # The action does not contain the tile of a square.
        ("laila 3", "laila 3"),
    ],
)
def test_every_part_of_an_action_has_a_name(text: str, expected: str) -> None:
    assert action_text(Words(), parsed(text)) == expected


@pytest.mark.parametrize("language", languages())
def test_different_actions_have_different_texts(language: str) -> None:
    words, rng = Words(language), Seeded(7)
    game = alhambra.new_game(2, seed=7, modules=BUILT_IN)
    steps = set()
    while legal := game.legal_actions():
        steps.add(game.stack[-1].name)
        assert len({action_text(words, action) for action in legal}) == len(legal)
        game.play(legal[rng.below(len(legal))])
    assert {"turn", "placing", "auction"} <= steps


def test_a_message_of_a_plug_ins_action_uses_its_fields(plug: Plug) -> None:
    plug("lantern", en=ENGLISH)
    expected = action_text(Words(), light())
    assert expected == "Light garden 10 (wall N) at 1,-2 (3)"


def test_without_a_message_the_notation_is_shown(plug: Plug) -> None:
    plug("lantern", en="module-lantern = Lanterns\n")
    assert action_text(Words(), light()) == "light"
