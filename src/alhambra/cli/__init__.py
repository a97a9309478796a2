"""The command `alhambra`: the game in the terminal, and every subcommand."""

import os
import signal
import sys
from pathlib import Path

from alhambra.extras import extra_missing

from .exits import INTERRUPTED, USAGE_ERROR

__all__ = ["main"]


def main() -> None:
    """Whoever interrupts while everything is still being loaded gets no traceback either."""
    _unblock_signals()
    _open_streams()
    try:
        from .app import main as run  # noqa: PLC0415 - the loading takes long enough to be stopped
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except ModuleNotFoundError as error:
        # Not even the catalogues can be read.
        print(extra_missing(error), file=sys.stderr)
        sys.exit(USAGE_ERROR)
    run()


def _unblock_signals() -> None:
    """Whoever started us may have blocked signals, or ignored the ends of children.

    Then no bot could be stopped when its time is up, and nobody would learn how a worker ended.
    """
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)


def _open_streams() -> None:
    """What was closed when we started leads nowhere: no game may be opened in its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - stays open
            setattr(sys, name, nowhere)
