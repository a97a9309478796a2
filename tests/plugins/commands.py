"""The real command, with and without the example package."""

from __future__ import annotations

from pathlib import Path

from tests.cli.driving import Result, clean_environment
from tests.cli.warm import Warm


class Command:
    """`alhambra` in its own process, which finds the packages installed when it was started."""

    def __init__(self) -> None:
        self._warm = Warm()

    def __call__(self, folder: Path, *args: object, typed: str = "", **environment: str) -> Result:
        """Run it with these lines on a pipe; games are saved under the folder."""
        found = self._warm.run([*map(str, args)], typed, clean_environment(folder, environment))
        done = Result(*found)
        assert "Traceback" not in done.out + done.err, done.err
        return done

    def close(self) -> None:
        """End the process that waits for the next run."""
        self._warm.close()
