"""Exit statuses of processes in words."""

import signal
import sys

import pytest

from alhambra.processes.exit_status import exit_status


@pytest.mark.parametrize(("code", "status"), [(0, "exit 0"), (3, "exit 3"), (-99, "signal 99")])
def test_return_codes_in_words(code: int, status: str) -> None:
    assert exit_status(code) == status


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_signal_has_its_name() -> None:
    assert exit_status(-signal.SIGKILL) == "SIGKILL"
