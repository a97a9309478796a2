"""What a program finds when it starts."""

import shlex
import subprocess
import sys

import pytest

from tests.signals import ODDLY

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux tells how a process began")

#: A set of signals, as Linux writes it.
NONE = f"{0:016x}"
HOST = """
import signal, sys
from alhambra.bots.external.life import start
signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a worker of the arena does
life = start(sys.argv[1])
print(life.ending(60))
print(life.process.stdout.read().decode())
life.kill()
"""


@pytest.mark.parametrize("before", [(), ODDLY], ids=["usual", "odd"])
def test_no_signal_is_ignored_or_blocked(before: tuple[str, ...]) -> None:
    look = shlex.join(["grep", "-E", "^Sig(Blk|Ign):", "/proc/self/status"])
    done = subprocess.run(
        [*before, sys.executable, "-c", HOST, look],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.split() == ["exit", "0", "SigBlk:", NONE, "SigIgn:", NONE]
