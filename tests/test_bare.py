"""What `tools.bare` copies, passes on and reports."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT
from tools.bare import PASSES, Failure, Machine, Result, play, table
from tools.bare_tree import copy_tree

IGNORED = (
    ".venv/x",
    "src/a/__pycache__/x",
    "src/alhambra/server/page/x",
    ".coverage.1",
    "a.egg-info/x",
)
COPIED = ("README.md", "src/a/page/x", "deep/.venv/x", "new.py")


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("git", [True, False])
def test_copy_leaves_out_what_git_ignores(tmp_path: Path, git: bool) -> None:
    if git and not shutil.which("git"):
        pytest.skip("there is no git on this machine")
    tree = tmp_path / "tree"
    for name in (*IGNORED, *COPIED):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(name)
    shutil.copyfile(ROOT / ".gitignore", tree / ".gitignore")
    if git:
        subprocess.run(["git", "init", "--quiet"], cwd=tree, check=True)
    copy_tree(tree, tmp_path / "copy")
    assert files(tmp_path / "copy") == {*COPIED, ".gitignore"}


def test_only_registry_variables_are_passed_on() -> None:
    passing = ("PIP_INDEX_URL", "npm_config_registry", "https_proxy", "NO_PROXY", "SSL_CERT_FILE")
    assert all(map(PASSES.fullmatch, passing))
    own = ("HOME", "PIP_CACHE_DIR", "npm_config_cache", "FONTCONFIG_FILE", "PYTHONPATH", "CHROMIUM")
    assert not any(map(PASSES.fullmatch, own))


def test_command_that_ends_early_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text("play:\n\t@echo no luck; false\n")
    machine = Machine(None, str(tmp_path), {"PATH": os.defpath})
    with pytest.raises(Failure, match="ended before"):
        play(machine, tmp_path / "log", 60)
    assert "no luck" in (tmp_path / "log").read_text()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_stopping_it_cleans_up(tmp_path: Path, number: signal.Signals, code: int) -> None:
    tree, temporary = tmp_path / "tree", tmp_path / "temporary"
    temporary.mkdir()
    shutil.copytree(ROOT / "tools", tree / "tools")
    shutil.copyfile(ROOT / ".gitignore", tree / ".gitignore")
    (tree / "Makefile").write_text("play:\n\t@sleep 600\n")
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.bare", "--only", "play"],
        cwd=tree,
        env={"PATH": os.defpath, "TMPDIR": str(temporary)},
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert any("make play" in line for line in process.stdout)
        process.send_signal(number)
        assert process.wait(60) == code
    assert not list(temporary.iterdir())


@pytest.mark.slow
def test_game_is_started_and_stopped(tmp_path: Path) -> None:
    """Like `make play`, with the command of this environment."""
    command = Path(sys.executable).parent / "alhambra"
    (tmp_path / "Makefile").write_text(f"play:\n\t@{command} $(ARGS)\n")
    machine = Machine(None, str(tmp_path), {"PATH": os.defpath, "HOME": str(tmp_path)})
    play(machine, tmp_path / "log", 60)
    assert "http://127.0.0.1:" in (tmp_path / "log").read_text()


def test_table_shows_failures_and_logs() -> None:
    logs = ROOT / "build"
    text = table(
        [Result("make play", 1.25, "", logs / "a"), Result("make test", 9, "No.", logs / "b")]
    )
    assert text.splitlines() == [
        "make play              1.2 s  ok      build/a",
        "make test              9.0 s  FAILED  build/b  No.",
    ]
