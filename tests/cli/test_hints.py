"""Hints: a legal action, how to choose it, and why."""

import re
from pathlib import Path

import pytest

import alhambra
from alhambra import Seeded
from alhambra.bots.architect.features import TERMS
from alhambra.cli.table.hints import hint_lines
from alhambra.locales import Words, languages
from alhambra.rules.module_registry import BUILT_IN

from .driving import run
from .menu_paths import menu_of

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
#: What a sentence about a purchase says, in the forms of all languages.
_PURCHASE = dict.fromkeys(("cards", "cards_said", "tile", "tile_the", "tile_of", "tile_akk"), "x")


def test_a_hint_on_request(tmp_path: Path) -> None:
    for word in ("?", "hint"):
        text = run(tmp_path, "play", "--seed", 4, typed=f"{word}\nquit\n").out
        assert "Hint: 2 Buy a tile, then 1 Square 3: garden 7 (walls N S W) for denar 7" in text
        assert "Or type: buy 3 denar 7" in text


def test_inside_a_menu_the_path_starts_there(tmp_path: Path) -> None:
    text = run(tmp_path, "play", "--seed", 4, typed="2\n?\nquit\n").out
    assert "Hint: 1 Square 3: garden 7" in text


@pytest.mark.parametrize("players", [2, 3])
def test_every_decision_of_every_module_has_a_hint(players: int) -> None:
    game = alhambra.new_game(players, seed=players + 5, modules=BUILT_IN)
    rng, words, steps = Seeded(players), Words(), set()
    while not game.is_over:
        legal = game.legal_actions()
        if game.stack[-1].name not in steps or rng.below(12) == 0:
            first, *rest = hint_lines(words, game, menu_of(game))
            steps.add(game.stack[-1].name)
            if len(legal) == 1:
                assert first == "There is only one thing to do here."
            else:
                assert rest[-1].removeprefix("Or type: ") in map(str, legal)
        game.play(legal[rng.below(len(legal))])
    assert {"turn", "placing", "auction", "paying"} <= steps


@pytest.mark.parametrize("language", languages())
def test_every_documented_reason_has_its_own_sentence(language: str) -> None:
    table = DOCS.read_text("utf-8").split("| reason |")[1].split("\n\n")[0]
    listed = re.findall(r"^\| `([\w-]+)` \|", table, re.M)
    assert {*TERMS, "camps", "cell-wall", "payable", "tempo", "other"} <= {*listed}
    words = Words(language)
    sentences = {words.text(f"reason-{reason}", **_PURCHASE) for reason in listed}
    assert len(sentences) == len(listed)
