"""`make play` and other targets set up what they need: once, as pinned, with clear messages."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path

import pytest

from tests.helpers import ROOT
from tools import environment

PINS = ("pyproject.toml", "constraints.txt")
#: Registries at a port where nothing listens.
OFFLINE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_RETRIES": "1",
    "npm_config_registry": "http://127.0.0.1:9/",
    "npm_config_fetch_retries": "0",
}


class Tree:
    """A copy of the sources on a machine without internet access."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = root / ".venv"
        root.mkdir()
        shutil.copytree(ROOT / "tools", root / "tools")
        shutil.copytree(
            ROOT / "src", root / "src", ignore=shutil.ignore_patterns("page", "__pycache__")
        )
        for name in (*PINS, "hatch_build.py", "README.md", "LICENSE", "Makefile"):
            shutil.copyfile(ROOT / name, root / name)
        self.settings = {"PATH": os.defpath, "HOME": str(root / "home"), **OFFLINE}

    def link_packages(self) -> None:
        """Create an environment that finds the packages of this one."""
        venv.create(self.environment, symlinks=True)
        site = sysconfig.get_path("purelib", vars={"base": str(self.environment)})
        Path(site, "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
        environment.complete_file(self.environment).write_text(str(self.environment))

    def start(self, name: str = "play") -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "tools/environment.py", name],
            cwd=self.root,
            env=self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def set_up(self, name: str = "play", *, good: bool = True) -> str:
        """Set up an environment; returns the output."""
        process = self.start(name)
        output, _ = process.communicate(timeout=120)
        assert (process.returncode == 0) == good, output
        return output

    def pin(self, line: str) -> None:
        with (self.root / "constraints.txt").open("a") as file:
            file.write(line + "\n")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "tree")


@pytest.mark.slow
def test_existing_environment_needs_no_connection(tree: Tree) -> None:
    """Neither newer files nor a changed comment need a download."""
    tree.link_packages()
    assert "once. This takes about half a minute and needs the internet" in tree.set_up()
    assert (tree.environment / "bin" / "alhambra").is_file()
    for name in PINS:
        os.utime(tree.root / name, (time.time() + 60, time.time() + 60))
    assert tree.set_up() == ""

    tree.pin("# Other words about the same versions.")
    assert "up to date" in tree.set_up()
    assert tree.set_up() == ""


@pytest.mark.slow
def test_tools_and_game_are_set_up_together(tree: Tree) -> None:
    tree.link_packages()
    assert "Setting up the game and the tools that check it" in tree.set_up("dev")
    assert tree.set_up("play") == ""
    assert tree.set_up("dev") == ""


@pytest.mark.slow
def test_failed_update_keeps_the_game_playable(tree: Tree) -> None:
    tree.link_packages()
    tree.set_up()
    pins = (tree.root / "constraints.txt").read_text("utf-8")
    (tree.root / "constraints.txt").write_text(pins.replace("hatchling==", "hatchling==9"))

    for _ in range(2):
        output = tree.set_up(good=False)
        assert "Could not download the game: the registry does not answer." in output
        assert "starts with: .venv/bin/alhambra" in output
        assert "Traceback" not in output
        assert len(output.splitlines()) == 3
    assert "127.0.0.1" in (tree.root / "build" / "setup.log").read_text("utf-8")

    (tree.root / "constraints.txt").write_text(pins)
    assert tree.set_up() == ""


@pytest.mark.slow
def test_other_errors_are_shown(tree: Tree) -> None:
    tree.link_packages()
    tree.pin("no such line")
    output = tree.set_up(good=False)
    assert "constraints.txt" in output
    assert "could not be set up; see above" in output
    assert "does not answer" not in output


@pytest.mark.slow
def test_broken_environment_is_created_again(tree: Tree) -> None:
    tree.link_packages()
    link = tree.environment / "bin" / "python"
    link.unlink()
    link.symlink_to("/no/such/python")
    output = tree.set_up(good=False)
    assert "was unfinished, moved or lost its Python" in output
    assert "does not answer" in output
    assert "starts with" not in output
    assert environment.is_usable(tree.environment)
    assert "was unfinished" not in tree.set_up(good=False)


def test_moved_environment_is_not_used(tree: Tree) -> None:
    """Its scripts contain its path, and would not start elsewhere."""
    tree.link_packages()
    assert environment.is_usable(tree.environment)
    moved = tree.environment.rename(tree.root / "moved")
    assert not environment.is_usable(moved)


@pytest.mark.slow
def test_interrupted_setup_is_not_usable(tree: Tree) -> None:
    tree.link_packages()
    process = tree.start()
    while environment.complete_file(tree.environment).exists():
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    assert "Setting up the game" in process.communicate(timeout=60)[0]
    assert not environment.is_usable(tree.environment)


@pytest.mark.slow
def test_concurrent_setups_wait_for_each_other(tree: Tree) -> None:
    tree.link_packages()
    processes = [tree.start(), tree.start()]
    output = [process.communicate(timeout=120)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], output
    assert sorted("once" in words for words in output) == [False, True]


def test_unusable_python_is_named(tree: Tree) -> None:
    make = ["make", "--no-print-directory", "play", "PYTHON=/no/such/python"]
    done = subprocess.run(
        make,
        cwd=tree.root,
        env=tree.settings,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode
    assert "Alhambra needs Python 3.11 or newer (found: /no/such/python)." in done.stderr
    assert not tree.environment.exists()
