"""A real server that can be stopped and started again."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.processes import Process


class Served:
    """`alhambra serve` with its own database, always on the same port."""

    def __init__(self, folder: Path, *args: str) -> None:
        self._process = Process(str(folder / "tables.sqlite"), *args)
        self.port = self._process.port

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """Stop as an operator would."""
        if not self._process.ended:
            self._process.stop()

    def kill(self) -> None:
        """Stop as a power cut would."""
        self._process.kill()

    def start(self) -> None:
        """Restart with the same tables at the same address."""
        self._process = self._process.restart()


@contextmanager
def serving() -> Iterator[Served]:
    """A server in its own folder, which is always stopped at the end."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        try:
            yield served
        finally:
            served.stop()
