"""The signal state in which a program starts."""

import signal
import subprocess
import sys

import pytest

from tests.signals import SIGNALS_OFF

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux tells how a process began")

#: One bit for each signal, without the two that the C library reserves for its threads.
SETTABLE = sum(1 << number - 1 for number in signal.valid_signals())
NONE = {"SigBlk:": 0, "SigIgn:": 0}
HOST = """
import signal, sys
from alhambra.processes.process_tree import start_process_tree
signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a worker of the arena does
tree = start_process_tree(sys.argv[1:])
print(tree.wait(60))
print(tree.process.stdout.read().decode())
tree.kill()
"""


@pytest.mark.parametrize("before", [(), SIGNALS_OFF], ids=["usual", "odd"])
def test_no_signal_is_ignored_or_blocked(before: tuple[str, ...]) -> None:
    look = ["grep", "-E", "^Sig(Blk|Ign):", "/proc/self/status"]
    done = subprocess.run(
        [*before, sys.executable, "-c", HOST, *look],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    code, *rows = done.stdout.splitlines()
    assert code == "0"
    found = {name: int(number, 16) for name, number in map(str.split, filter(None, rows))}
    assert {name: signals & SETTABLE for name, signals in found.items()} == NONE
