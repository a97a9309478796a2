"""`make play` and the rest set up what they need: once, by what the pins say, with plain words."""

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
#: Registries at a port where nobody listens.
OFFLINE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_RETRIES": "1",
    "npm_config_registry": "http://127.0.0.1:9/",
    "npm_config_fetch_retries": "0",
}


class Tree:
    """A copy of the sources on a machine without a connection."""

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

    def lend_packages(self) -> None:
        """An environment in which all packages of ours are found."""
        venv.create(self.environment, symlinks=True)
        site = sysconfig.get_path("purelib", vars={"base": str(self.environment)})
        Path(site, "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
        environment.whole(self.environment).write_text(str(self.environment))

    def start(self, name: str = "play") -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "tools/environment.py", name],
            cwd=self.root,
            env=self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def bring(self, name: str = "play", *, good: bool = True) -> str:
        """What it says until it ends."""
        process = self.start(name)
        said, _ = process.communicate(timeout=120)
        assert (process.returncode == 0) == good, said
        return said

    def pin(self, line: str) -> None:
        with (self.root / "constraints.txt").open("a") as file:
            file.write(line + "\n")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "tree")


@pytest.mark.slow
def test_what_is_there_needs_no_connection(tree: Tree) -> None:
    """Not when files are newer than what was installed, and not when a comment has changed."""
    tree.lend_packages()
    assert "once. This takes about half a minute and needs the internet" in tree.bring()
    assert (tree.environment / "bin" / "alhambra").is_file()
    for name in PINS:
        os.utime(tree.root / name, (time.time() + 60, time.time() + 60))
    assert tree.bring() == ""

    tree.pin("# Other words about the same versions.")
    assert "up to date" in tree.bring()
    assert tree.bring() == ""


@pytest.mark.slow
def test_the_tools_bring_the_game_in_one_go(tree: Tree) -> None:
    tree.lend_packages()
    assert "Setting up the game and the tools that check it" in tree.bring("dev")
    assert tree.bring("play") == ""
    assert tree.bring("dev") == ""


@pytest.mark.slow
def test_new_pins_without_a_connection_leave_the_game_as_it_was(tree: Tree) -> None:
    tree.lend_packages()
    tree.bring()
    pins = (tree.root / "constraints.txt").read_text("utf-8")
    (tree.root / "constraints.txt").write_text(pins.replace("hatchling==", "hatchling==9"))

    for _ in range(2):
        said = tree.bring(good=False)
        assert "Could not download the game: the registry does not answer." in said
        assert "starts with: .venv/bin/alhambra" in said
        assert "Traceback" not in said
        assert len(said.splitlines()) == 3
    assert "127.0.0.1" in (tree.root / "build" / "setup.log").read_text("utf-8")

    (tree.root / "constraints.txt").write_text(pins)
    assert tree.bring() == ""


@pytest.mark.slow
def test_what_else_fails_is_shown(tree: Tree) -> None:
    tree.lend_packages()
    tree.pin("no such line")
    said = tree.bring(good=False)
    assert "constraints.txt" in said
    assert "could not be set up; see above" in said
    assert "does not answer" not in said


@pytest.mark.slow
def test_an_environment_that_cannot_be_used_is_made_anew(tree: Tree) -> None:
    tree.lend_packages()
    link = tree.environment / "bin" / "python"
    link.unlink()
    link.symlink_to("/no/such/python")
    said = tree.bring(good=False)
    assert "was unfinished, moved or lost its Python" in said
    assert "does not answer" in said
    assert "starts with" not in said
    assert environment.is_usable(tree.environment)
    assert "was unfinished" not in tree.bring(good=False)


def test_an_environment_is_used_only_where_it_was_made(tree: Tree) -> None:
    """Its scripts name the place, and would not start in another."""
    tree.lend_packages()
    assert environment.is_usable(tree.environment)
    moved = tree.environment.rename(tree.root / "moved")
    assert not environment.is_usable(moved)


@pytest.mark.slow
def test_a_set_up_that_was_stopped_does_not_look_ready(tree: Tree) -> None:
    tree.lend_packages()
    process = tree.start()
    while environment.whole(tree.environment).exists():
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    assert "Setting up the game" in process.communicate(timeout=60)[0]
    assert not environment.is_usable(tree.environment)


@pytest.mark.slow
def test_two_at_once_wait_for_each_other(tree: Tree) -> None:
    tree.lend_packages()
    processes = [tree.start(), tree.start()]
    said = [process.communicate(timeout=120)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], said
    assert sorted("once" in words for words in said) == [False, True]


def test_a_python_that_is_too_old_is_named(tree: Tree) -> None:
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
