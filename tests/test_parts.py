"""`tools/parts.py`, which runs the parts of `make test`, with a make of our own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .helpers import ROOT

MAKE = """#!/bin/sh
echo "$2 begins"
case $2 in
  one) while [ ! -e two ]; do sleep 0.01; done ;;
  two) touch two ;;
  bad) echo trouble >&2; exit 2 ;;
esac
echo "$2 ends"
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for sh")


def parts(folder: Path, *args: str) -> tuple[int, list[str]]:
    """The exit code, and the lines of the output."""
    make = folder / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "parts.py", "--make", make, *args],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.split("\n")


def test_small_parts_run_in_parallel_with_separate_output(tmp_path: Path) -> None:
    """The first one waits for the second."""
    code, output = parts(tmp_path, "--small", "one", "two", "--then", "three")
    assert code == 0
    lines = [line for line in output if line.startswith("===") or line.endswith(("begins", "ends"))]
    blocks = {tuple(lines[at : at + 3]) for at in range(0, 9, 3)}
    assert blocks == {(f"=== {n}", f"{n} begins", f"{n} ends") for n in ("one", "two", "three")}
    times = [line.split()[0] for line in output[output.index("=== times") + 1 : -1]]
    assert times == ["one", "two", "three", "total"]


def test_failing_part_does_not_stop_the_others(tmp_path: Path) -> None:
    code, output = parts(
        tmp_path, "--first", "good", "--small", "bad", "two", "--then", "bad", "end"
    )
    assert code == 1
    assert output.count("trouble") == 1
    assert {"two ends", "end ends"} <= {*output}


def test_failing_first_part_stops_the_others(tmp_path: Path) -> None:
    code, output = parts(tmp_path, "--first", "bad", "--small", "one", "--then", "two")
    assert code == 1
    assert [line.split()[-1] for line in output[-5:-1]] == ["FAILED", "run", "run", "s"]
