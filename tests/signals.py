"""Default signal handling, as a process in a terminal has it.

A background job of a script, `nohup` and the like start a process with some signals ignored or
blocked, and its children inherit that: a game that Ctrl-C does not end, a server that cannot be
stopped.
"""

from __future__ import annotations

import signal
import sys

#: Ignored by Python itself; `subprocess` restores them for children.
IGNORED_BY_PYTHON = {signal.SIGPIPE, signal.SIGXFSZ} if sys.platform != "win32" else set()
#: A command prefix that starts the command with as many signals as possible ignored or blocked.
SIGNALS_OFF = (
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


def reset_signals() -> None:
    """Reset the signals of this process and of those that it starts from now on."""
    if sys.platform == "win32":
        return
    for number in signal.valid_signals() - IGNORED_BY_PYTHON:
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
