"""Test timeouts: a test that hangs is named, and killed with everything that it started.

The faulthandler watchdog ends the whole process. A signal would be gentler, but
`alhambra.arena.clock` uses SIGALRM itself, and an exception thrown into the loop that Playwright
runs in the main thread leaves every later call waiting. xdist continues with a new process, and
`tests.process_reaper` kills what the old one had started.
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

#: Seconds for the setup, the call and the teardown of a test, each: far more than any needs on a
#: busy machine. `@pytest.mark.limit(900)` sets another limit for a test.
LIMIT = 300.0
#: Every process that the tests start inherits this variable; its value identifies the test process.
MARK = "STARTED_BY_TESTS"
_REAPER = Path(__file__).with_name("process_reaper.py")


class Limits:
    """The pytest plugin."""

    def __init__(self) -> None:
        # While a test runs, its standard error is captured.
        self._stderr = os.dup(2)
        os.environ[MARK] = uuid4().hex
        # No site and no environment: it starts fast, and no other reaper takes it for a leftover.
        self._reaper = subprocess.Popen(
            [sys.executable, "-I", "-S", str(_REAPER), f"{MARK}={os.environ[MARK]}"],
            env={},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Tell the reaper which test runs."""
        self._report(item.nodeid)
        try:
            return (yield)
        finally:
            self._report("")

    # Each phase starts the watchdog again: pytest cancels it when a test has failed.
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
        """Wait until the leftovers are killed."""
        assert self._reaper.stdin
        self._reaper.stdin.close()
        self._reaper.wait(60)
        os.close(self._stderr)

    @contextmanager
    def _limited(self, item: pytest.Item) -> Iterator[None]:
        marker = item.get_closest_marker("limit")
        seconds = marker.args[0] if marker else LIMIT
        faulthandler.dump_traceback_later(seconds, exit=True, file=self._stderr)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()

    def _report(self, test: str) -> None:
        assert self._reaper.stdin
        self._reaper.stdin.write(f"{test}\n".encode())
        self._reaper.stdin.flush()
