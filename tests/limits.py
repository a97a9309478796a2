"""No test runs for ever: one that hangs is named, and ends with all that it started.

A watchdog of C ends the whole process. A signal would be gentler, but `alhambra.arena.clock` takes
the alarm of the process for itself, and an exception thrown into the loop that Playwright turns in
the main thread leaves every later call waiting. xdist goes on with a new process, and
`tests.keeper` clears away what the old one had started.
"""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

#: Seconds for the set-up, the call and the teardown of a test, each: far more than any needs on a
#: busy machine. `@pytest.mark.limit(900)` gives a test another one.
LIMIT = 300.0
#: Every process that the tests start inherits this variable; its value says from which process.
MARK = "STARTED_BY_TESTS"
_KEEPER = Path(__file__).with_name("keeper.py")


class Limits:
    """A plugin of pytest."""

    def __init__(self) -> None:
        # While a test runs, its standard error is caught.
        self._screen = os.dup(2)
        os.environ[MARK] = uuid4().hex
        # No site and no variables: it starts at once, and no other keeper takes it for a leftover.
        self._keeper = subprocess.Popen(
            [sys.executable, "-I", "-S", str(_KEEPER), f"{MARK}={os.environ[MARK]}"],
            env={},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """The keeper knows which test runs."""
        self._tell(item.nodeid)
        try:
            return (yield)
        finally:
            self._tell("")

    # Each part is watched anew: pytest takes any watchdog off when a test has failed.
    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None]:
        with self._limited(item):
            yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        with self._limited(item):
            yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        with self._limited(item):
            yield

    def pytest_unconfigure(self) -> None:
        """Nothing is left when all is done."""
        assert self._keeper.stdin
        self._keeper.stdin.close()
        self._keeper.wait(60)
        os.close(self._screen)

    @contextmanager
    def _limited(self, item: pytest.Item) -> Iterator[None]:
        marker = item.get_closest_marker("limit")
        seconds = marker.args[0] if marker else LIMIT
        faulthandler.dump_traceback_later(seconds, exit=True, file=self._screen)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()

    def _tell(self, test: str) -> None:
        assert self._keeper.stdin
        self._keeper.stdin.write(f"{test}\n".encode())
        self._keeper.stdin.flush()
