"""Signals as a process in a terminal has them.

A background job of a script, `nohup` and the like let a process ignore or block some, and whatever
it starts inherits that: a game that no Ctrl-C ends, a server that no operator stops.
"""

from __future__ import annotations

import signal
import sys

#: What Python ignores by itself; `subprocess` does not pass it on.
PYTHONS = {signal.SIGPIPE, signal.SIGXFSZ} if sys.platform != "win32" else set()
#: Words before a command that let it start with all signals ignored or blocked that can be.
ODDLY = (
    sys.executable,
    "-c",
    """
import os, signal, sys
for name in ("HUP", "INT", "QUIT", "TERM", "CHLD", "ALRM", "TSTP", "TTIN", "TTOU", "USR1"):
    signal.signal(getattr(signal, f"SIG{name}"), signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
os.execv(sys.argv[1], sys.argv[1:])
""",
)


def usual_signals() -> None:
    """For this process, and for all that it starts from now on."""
    if sys.platform == "win32":
        return
    for number in signal.valid_signals() - PYTHONS:
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
