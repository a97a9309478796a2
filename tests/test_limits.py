"""The time limit of tests and their default signals, checked with a real pytest."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .helpers import ROOT
from .signals import SIGNALS_OFF
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
def hanging_teardown():
    yield
    leave_something()
    time.sleep(600)

@pytest.mark.limit(1)
def test_fails_and_hangs(hanging_teardown):
    raise ValueError

def test_after():
    pass
"""
SIGNALS = """
import subprocess, sys
from tests.test_limits import SHOW

def test_child_has_default_signals():
    shown = subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, check=True)
    assert shown.stdout == "[] []\\n"

def test_exit_status_of_a_child_is_returned():
    assert subprocess.run([sys.executable, "-c", "raise SystemExit(3)"]).returncode == 3
"""
SHOW = """
import signal
from tests.signals import IGNORED_BY_PYTHON
checked = signal.valid_signals() - IGNORED_BY_PYTHON
ignored = [number for number in checked if signal.getsignal(number) is signal.SIG_IGN]
print(ignored, [*signal.pthread_sigmask(signal.SIG_BLOCK, ())])
"""


def pytest_with(folder: Path, tests: str, *args: str, before: tuple[str, ...] = ()) -> str:
    """The output of a pytest run of these tests with our settings."""
    (folder / "pytest.toml").write_text(SETTINGS)
    (folder / "test_sample.py").write_text(tests)
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


def test_hanging_test_is_named_and_the_others_run(tmp_path: Path) -> None:
    output = pytest_with(tmp_path, HANGING, "-n", "1")
    assert "2 passed" in output
    for test, function in [
        ("test_hangs", "test_hangs"),
        ("test_fails_and_hangs", "hanging_teardown"),
    ]:
        assert f"The process ended while it ran test_sample.py::{test}\n" in output
        assert f"crashed while running 'test_sample.py::{test}'" in output
        assert f" in {function}\n" in output, "where it hung"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the variables of a process")
def test_hanging_test_leaves_no_process_behind(tmp_path: Path) -> None:
    output = pytest_with(tmp_path, HANGING, "-k", "test_hangs")
    assert "The process ended while it ran test_sample.py::test_hangs\n" in output
    (left,) = (tmp_path / "left").read_text().split()
    assert not is_running(left)


def is_running(process: str) -> bool:
    """Whether a process is still running after a while."""
    for _ in range(250):
        # The name is in brackets, followed by the state: a zombie no longer runs.
        stat = Path("/proc", process, "stat")
        if not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize("workers", ["0", "1"])
def test_ignored_signals_are_not_inherited(tmp_path: Path, workers: str) -> None:
    assert "2 passed" in pytest_with(tmp_path, SIGNALS, "-n", workers, before=SIGNALS_OFF)
