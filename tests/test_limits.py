"""The time limit of tests and the signals that they start with, shown by a real pytest."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .helpers import ROOT
from .signals import ODDLY
from .waiting import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="processes of POSIX"),
]

SETTINGS = """
[pytest]
addopts = ["-p", "xdist", "-p", "tests.conftest"]
markers = ["limit"]
"""
HANGING = """
import signal, subprocess, sys, time
import pytest

def leave_something():
    left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    with open("left", "a") as file:
        file.write(f"{left.pid}\\n")

def test_before():
    pass

@pytest.mark.limit(1)
def test_hangs():
    leave_something()
    signal.setitimer(signal.ITIMER_REAL, 0)  # as the clock of the arena does
    while True:
        time.sleep(60)

@pytest.fixture
def clinging():
    yield
    leave_something()
    time.sleep(600)

@pytest.mark.limit(1)
def test_fails_and_hangs(clinging):
    raise ValueError

def test_after():
    pass
"""
SIGNALS = """
import subprocess, sys
from tests.test_limits import SHOW

def test_a_child_finds_all_as_usual():
    shown = subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, check=True)
    assert shown.stdout == "[] []\\n"

def test_the_end_of_a_child_is_told():
    assert subprocess.run([sys.executable, "-c", "raise SystemExit(3)"]).returncode == 3
"""
SHOW = """
import signal
from tests.signals import PYTHONS
ignored = [n for n in signal.valid_signals() - PYTHONS if signal.getsignal(n) is signal.SIG_IGN]
print(ignored, [*signal.pthread_sigmask(signal.SIG_BLOCK, ())])
"""


def pytest_with(folder: Path, tests: str, *args: str, before: tuple[str, ...] = ()) -> str:
    """What a pytest with our settings says about these tests."""
    (folder / "pytest.toml").write_text(SETTINGS)
    (folder / "test_them.py").write_text(tests)
    done = subprocess.run(
        [*before, sys.executable, "-m", "pytest", "--basetemp", folder / "base", *args],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_test_that_hangs_is_named_and_the_others_run(tmp_path: Path) -> None:
    said = pytest_with(tmp_path, HANGING, "-n", "1")
    assert "2 passed" in said
    for test, place in [("test_hangs", "test_hangs"), ("test_fails_and_hangs", "clinging")]:
        assert f"The process ended while it ran test_them.py::{test}\n" in said
        assert f"crashed while running 'test_them.py::{test}'" in said
        assert f" in {place}\n" in said, "where it hung"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the variables of a process")
def test_a_test_that_hangs_leaves_nothing_behind(tmp_path: Path) -> None:
    said = pytest_with(tmp_path, HANGING, "-k", "test_hangs")
    assert "The process ended while it ran test_them.py::test_hangs\n" in said
    (left,) = (tmp_path / "left").read_text().split()
    assert not is_running(left)


def is_running(process: str) -> bool:
    """Whether a process does anything, a moment from now."""
    for _ in range(250):
        # The name stands in brackets, the state after it: a zombie does nothing any more.
        stat = Path("/proc", process, "stat")
        if not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize("workers", ["0", "1"])
def test_odd_signals_are_not_inherited(tmp_path: Path, workers: str) -> None:
    assert "2 passed" in pytest_with(tmp_path, SIGNALS, "-n", workers, before=ODDLY)
