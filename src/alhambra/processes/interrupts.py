"""Ctrl-C reaches every process of a terminal; only the parent decides what to do about it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def ignore_interrupts() -> None:
    """For child processes: the parent ends them when it wants to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """A process started in this block ignores Ctrl-C from its first moment."""
    # Other threads may not change signals.
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
