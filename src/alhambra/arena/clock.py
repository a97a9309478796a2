"""A time limit for decisions."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class OutOfTime(BaseException):
    """The time is up. No `Exception`: a bot that catches everything must not catch this."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise `OutOfTime` inside the block when the time is up, if there is a limit.

    Only the main thread of a POSIX process can be interrupted. Elsewhere the block runs to its
    end, and the caller compares the time that it took.
    """
    if seconds is None or not _can_interrupt():
        yield
        return
    before = signal.signal(signal.SIGALRM, _raise)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _can_interrupt() -> bool:
    main = threading.current_thread() is threading.main_thread()
    return main and hasattr(signal, "setitimer")


def _raise(*_: object) -> None:
    raise OutOfTime
