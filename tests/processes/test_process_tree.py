"""A program behind its guard, without the bots' protocol."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from alhambra.processes.process_tree import ProcessTree, start_process_tree

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the guard of POSIX systems")

PATIENCE = 60.0


@contextmanager
def shell(line: str) -> Iterator[ProcessTree]:
    """A process tree that runs a shell command."""
    tree = start_process_tree(["sh", "-c", line])
    try:
        yield tree
    finally:
        tree.kill()
        for pipe in tree.pipes:
            pipe.close()


@pytest.mark.parametrize(("line", "code"), [("true", 0), ("exit 3", 3), ("kill -KILL $$", -9)])
def test_return_codes(line: str, code: int) -> None:
    with shell(line) as tree:
        assert tree.wait(PATIENCE) == code


def test_the_status_is_none_while_running_and_after_a_kill() -> None:
    with shell("sleep 600") as tree:
        assert tree.wait(0.05) is None
    assert tree.wait(0.05) is None


def test_a_killed_guard_counts_as_killed() -> None:
    with shell("cat") as tree:  # exits at end of input
        tree.process.kill()
        assert tree.wait(PATIENCE) == -9


def test_a_file_that_cannot_be_executed_stays_an_error(tmp_path: Path) -> None:
    """Even after the guard has reported an exit code."""
    path = tmp_path / "program"
    path.write_text("neither script nor binary")
    path.chmod(0o755)
    tree = start_process_tree([str(path)])
    assert tree.process.wait(PATIENCE) == 0
    with pytest.raises(OSError, match=r"^Exec format error$"):
        tree.wait(PATIENCE)
    tree.kill()
    for pipe in tree.pipes:
        pipe.close()
