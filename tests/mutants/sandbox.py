"""A sandbox to try a change in: a copy of the tree and the fast tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from tests.mutants.changes import Change

ROOT = Path(__file__).parents[2]
#: `docs` too: tests read the paragraphs of the rules.
COPIED = ("src", "tests", "docs", "pyproject.toml")
#: The tests most likely to fail first: the first failure is enough.
TESTS = ("rules", "playthroughs", "golden", "perft", "properties", "duel")
#: An endless loop may fill the memory long before its timeout (kilobytes).
MAX_MEMORY = 3 << 20
LIMITED = ("sh", "-c", f'ulimit -v {MAX_MEMORY} 2>/dev/null; exec "$@"', "sh")


class Verdict(Enum):
    """The result of a change."""

    CAUGHT = "caught"
    TIMED_OUT = "caught (time-out)"
    SURVIVED = "survived"


class Sandbox:
    """A copy of the tree in its own folder."""

    def __init__(self, folder: Path, tests: Sequence[str] = TESTS) -> None:
        self.folder = folder
        self.tests = [f"tests/{name}" for name in tests]
        for name in COPIED:
            if (ROOT / name).is_dir():
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            elif (ROOT / name).exists():
                shutil.copy(ROOT / name, folder / name)

    def try_unchanged(self) -> float:
        """How long the tests take without a change; they must pass."""
        began = time.monotonic()
        status, output = self._test(timeout=None)
        if status:
            raise SystemExit(f"the tests fail without any change:\n{output}")
        return time.monotonic() - began

    def try_change(self, change: Change, timeout: float) -> Verdict:
        """Make the change, run the tests, undo it."""
        path = self.folder / change.file
        source = path.read_bytes()
        path.write_bytes(change.applied(source))
        try:
            status, _ = self._test(timeout)
        except subprocess.TimeoutExpired:
            return Verdict.TIMED_OUT
        finally:
            path.write_bytes(source)
        return Verdict.CAUGHT if status else Verdict.SURVIVED

    def _test(self, timeout: float | None) -> tuple[int, str]:
        command = [
            *LIMITED,
            sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "--no-header",
            "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=brief", *self.tests,
        ]  # fmt: skip
        done = subprocess.run(
            command,
            cwd=self.folder,
            # A compiled file could outlive its change: write none.
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=timeout,
            check=False,
        )
        return done.returncode, done.stdout
