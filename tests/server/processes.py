"""The server in its own process, which can be killed."""

import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.cli.driving import COMMAND
from tests.waiting import next_line

from .clients import NO_CERTIFICATES, PATIENCE, Site
from .forked import Forked, forker

ADMIN = "operator-secret"
SERVE = (*COMMAND, "serve")


class Process:
    """`alhambra serve`, or another command that prints its port."""

    def __init__(
        self,
        db: str,
        *args: str,
        log: Path | None = None,
        port: int = 0,
        command: Sequence[str] = SERVE,
    ) -> None:
        self.log = log
        self._stderr = log.open("ab") if log else None
        self._arguments = (db, *args)
        self._command = command
        self.process = _start([*command, "--port", str(port), "--db", db, *args], self._stderr)
        self.first_line = next_line(self.process)
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.first_line)
        assert found, self.first_line
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill with SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop as an operator would; returns the exit code."""
        return self._end(signal.SIGTERM)

    def restart(self) -> "Process":
        """Start it again at the same address."""
        return Process(*self._arguments, log=self.log, port=self.port, command=self._command)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Suspend the process for the duration of the block; it does not notice."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        assert self.process.stdout
        self.process.stdout.close()
        if self._stderr:
            self._stderr.close()
        return code

    @property
    def ended(self) -> bool:
        """Whether the process has ended."""
        return self.process.poll() is not None


def _start(command: list[str], log: IO[bytes] | None) -> subprocess.Popen[str] | Forked:
    environment = {**os.environ, "ALHAMBRA_ADMIN_SECRET": ADMIN, "PYTHONUNBUFFERED": "1"}
    if command[:2] == COMMAND[:2]:
        with Path(os.devnull).open("wb") as nowhere:
            return forker().start(command[2:], environment, (log or nowhere).fileno())
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=log or subprocess.DEVNULL,
        text=True,
        env=environment,
    )


@asynccontextmanager
async def process_site(process: Process) -> AsyncIterator[Site]:
    """A client of a process."""
    site = Site(process.port)
    # The server may close an idle keep-alive connection just as it is reused.
    once = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(
        base_url=site.url, timeout=PATIENCE, limits=once, verify=NO_CERTIFICATES
    ) as site.http:
        yield site


@asynccontextmanager
async def serve_process(db: str, *args: str, log: Path | None = None) -> AsyncIterator[Site]:
    """Run a process for the duration of the block."""
    process = Process(db, *args, log=log)
    try:
        async with process_site(process) as site:
            yield site
    finally:
        if not process.ended:
            process.stop()
