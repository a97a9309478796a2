"""The import contracts of pyproject.toml catch every import that they are there for."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.helpers import ROOT
from tests.waiting import PATIENCE

ROOMS = (
    "arena", "bots", "cli", "draw", "lessons", "locales", "notation", "processes", "rules",
    "server", "table", "wire",
)  # fmt: skip
#: The rooms in which modules have faces; the registry loads them by name.
FACES = ("bots", "cli", "draw", "locales", "wire")
IMPURE = ("asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket")

#: What no room may do, each in a file of its own: where, and the name that is imported.
FORBIDDEN = [
    *((room, "alhambra.rules.modules.camps") for room in ROOMS),
    *((room, f"alhambra.{room}.modules.camps") for room in FACES if room != "bots"),
    ("bots", "alhambra.bots.modules.city_gates"),
    ("cli", "alhambra.bots.modules.city_gates"),
    ("cli/modules", "alhambra.bots.modules.city_gates"),
    ("server", "alhambra.wire.modules.camps"),
    *((room, name) for room in ("rules", "table", "wire") for name in IMPURE if name != "asyncio"),
]


def test_forbidden_imports_are_found(tmp_path: Path) -> None:
    """One run over a copy of the package in which every file imports what it may not"""
    ignored = shutil.ignore_patterns("page", "page-*", "__pycache__", "*.ftl", "*.json", "*.svg")
    shutil.copytree(ROOT / "src" / "alhambra", tmp_path / "alhambra", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    wanted = []
    for number, (room, name) in enumerate(FORBIDDEN):
        path = tmp_path / "alhambra" / room / f"wrong_{number}.py"
        path.write_text(f"import {name}\n")
        wanted.append(f"alhambra.{room.replace('/', '.')}.wrong_{number} -> {name}")
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert [line for line in wanted if f"{line} " not in done.stdout] == []
