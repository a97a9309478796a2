"""The code and commands of docs/adding-a-bot.md work."""

import re
import shlex
from pathlib import Path

import pytest

from alhambra.arena import play_match
from tests.cli.conftest import Here, here
from tests.helpers import ROOT

__all__ = ["here"]

TEXT = (ROOT / "docs" / "adding-a-bot.md").read_text("utf-8")
FILES = dict(re.findall(r"```python\n# (\w+\.py)\n(.*?)```", TEXT, re.DOTALL))
COMMANDS = [
    line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()
]


def test_the_tutorial_contains_files_and_commands() -> None:
    assert set(FILES) == {"thrifty.py", "gambler.py", "watcher.py"}
    assert len(COMMANDS) == 4


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_tutorial_works(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    for name, code in FILES.items():
        (tmp_path / name).write_text(code)
    monkeypatch.chdir(tmp_path)
    _, *args = shlex.split(command)
    result = here(*args, "--plain")
    assert result.code == 0
    assert "Results" in result.out
    assert "loses" not in result.out


def test_the_first_bot_of_the_tutorial_beats_random(tmp_path: Path) -> None:
    path = tmp_path / "thrifty.py"
    path.write_text(FILES["thrifty.py"])
    thrifty, _ = play_match(str(path), "random", games=6, players=3, seed=1).standings
    assert thrifty.wins == 6
