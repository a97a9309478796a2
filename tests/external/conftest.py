"""Hostile programs for the tests, and a check of what they leave behind."""

import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Here, here

__all__ = ["Here", "here"]

HOSTILE = Path(__file__).with_name("hostile.py")

Spec = Callable[[str], str]


@pytest.fixture
def hostile(tmp_path: Path) -> Iterator[Spec]:
    """Specs of hostile programs; after the test none of their processes may be alive."""
    note = tmp_path / "processes"
    note.touch()

    def spec(how: str) -> str:
        return "exec:" + shlex.join([sys.executable, "-I", str(HOSTILE), how, str(note)])

    yield spec
    numbers = [int(line) for line in note.read_text().splitlines()]
    assert numbers, "nothing ran"
    assert not [number for number in numbers if is_alive(number)]


def is_alive(process: int) -> bool:
    """Whether a process still runs after a moment."""
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.02)
    return True
