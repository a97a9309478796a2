"""A command imports what it runs, and little else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import alhambra
from alhambra.cli.defaults import THEME
from alhambra.draw import THEMES

#: Prints the imported modules after a run of the command.
LOADED = """
import sys
from alhambra.cli import main
try:
    main()
finally:
    print(*sorted(sys.modules))
"""


def loaded(folder: Path, *args: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *args],
        env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return set(done.stdout.splitlines()[-1].split())


#: Packages that are slow to import, and those of them that a command needs.
LARGE = {"alhambra.arena", "alhambra.bots", "alhambra.draw", "alhambra.server", "rich"}


@pytest.mark.parametrize(
    ("command", "needed"),
    [
        ("--version", set()),
        ("--help", {"rich"}),
        ("verify", {"rich"}),
        ("bots", {"alhambra.bots", "rich"}),
    ],
)
def test_a_command_imports_what_it_runs(tmp_path: Path, command: str, needed: set[str]) -> None:
    path = tmp_path / "game.alhambra"
    alhambra.save(alhambra.Record.new(2, seed=1), path)
    args = [command, str(path)] if command == "verify" else [command]
    assert loaded(tmp_path, *args) & LARGE == needed


def test_the_default_theme_is_the_first() -> None:
    assert THEMES[0] == THEME
