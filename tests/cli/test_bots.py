"""`alhambra bots`, and bots from programs and files at the table."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import alhambra
from tests.bots.test_plugins import installed
from tests.helpers import ROOT

from .conftest import Here
from .driving import run

__all__ = ["installed"]

GREEDY = ROOT / "examples" / "greedy_bot.py"
CRASHER = """
class Crasher:
    def choose(self, view, actions):
        raise RuntimeError("no idea")
"""
CHEAT = """
class Cheat:
    def choose(self, view, actions):
        return None
"""


@pytest.mark.usefixtures("installed")
def test_all_bots_are_listed(here: Here) -> None:
    lines = here("bots", "--plain").out.splitlines()
    assert "random: parameters seed (whole number), from this game." in lines
    assert "last: parameters step (whole number), from package their-bots." in lines
    (broken,) = [line for line in lines if line.startswith("broken")]
    assert "cannot be loaded: AttributeError" in broken
    assert sum(line.startswith("mason: ") for line in lines) == 1
    assert "exec:" in lines[-1]


def moves(count: int) -> str:
    """Type the first choice this many times."""
    return "1\n" * count + "quit\n"


def test_bots_from_a_program_and_a_file_play(tmp_path: Path) -> None:
    """The record names them, with blanks and commas, and can be resumed."""
    folder = tmp_path / "my bots, new"
    folder.mkdir()
    (folder / "greedy.py").write_text(GREEDY.read_text("utf-8"))
    program = "exec:" + shlex.join([sys.executable, str(folder / "greedy.py")])
    file = f"{ROOT / 'benchmarks' / 'abstainer.py'}:Abstainer"
    save = tmp_path / "game.alhambra"
    bots = f'"{program}",{file}'
    begun = run(tmp_path, "play", "--bots", bots, "--save", save, "--seed", 3, typed=moves(8))
    assert begun.code == 0
    record = alhambra.load(save)
    assert shlex.split(record.notes["seats"]) == ["person", program, file]
    assert record.names == ("You", "greedy.py", "Abstainer")
    assert {entry.seat for entry in record.entries} == {0, 1, 2}
    resumed = run(tmp_path, "play", "--resume", save, typed=moves(8))
    assert resumed.code == 0
    assert len(alhambra.load(save)) > len(record)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (CRASHER, "crashed: RuntimeError: no idea (bot.py:4)"),
        (CHEAT, 'chose "None". That is not an action of this game'),
    ],
)
def test_a_failing_bot_is_reported_and_the_game_saved(
    tmp_path: Path, code: str, message: str
) -> None:
    bot, save = tmp_path / "bot.py", tmp_path / "game.alhambra"
    bot.write_text(code)
    result = run(tmp_path, "play", "--bots", bot, "--save", save, "--seed", 3, typed=moves(8))
    assert result.code == 1
    assert message in " ".join(result.out.split())
    assert "--resume" in result.out
    alhambra.load(save)


def test_a_failing_program_is_reported(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(f"print({json.dumps(json.dumps({'type': 'hello', 'protocol': 1}))})")
    bot = "exec:" + shlex.join([sys.executable, str(script)])
    result = run(tmp_path, "play", "--bots", bot, "--seed", 3, typed=moves(8))
    assert result.code == 1
    assert "It exited with code 0 instead of answering." in " ".join(result.out.split())
