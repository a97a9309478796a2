"""`alhambra` alone: the game in the browser of this machine."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import next_line, started

from .driving import COMMAND, run, surroundings


@contextmanager
def alone(folder: Path, *args: str, **environment: str) -> Iterator[tuple[str, list[str]]]:
    """The address that it says first, and all that it says until it is interrupted."""
    around = surroundings(folder, {"PYTHONUNBUFFERED": "1", **environment})
    with started([*COMMAND, "--port", "0", *args], env=around) as process:
        said = [next_line(process)]
        found = re.search(r"http://127\.0\.0\.1:\d+/", said[0])
        assert found, said
        try:
            yield found[0], said
        finally:
            process.send_signal(signal.SIGINT)
            assert process.stdout
            said += process.stdout.readlines()
    assert process.returncode == 0


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that only writes down what it was to open."""
    note = folder / "opened"
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {note}.new && mv {note}.new {note}\n')
    script.chmod(0o755)
    return f"{script} %s", note


def test_it_serves_and_opens_the_browser(tmp_path: Path) -> None:
    command, note = browser(tmp_path)
    with alone(tmp_path, BROWSER=command) as (url, _):
        wait_for(note)
        assert note.read_text().strip() == url
        note.unlink()
        port = url.rstrip("/").rpartition(":")[2]
        again = run(tmp_path, "--port", port, BROWSER=command)
        assert again.code == 0
        assert url in again.out
        assert note.read_text().strip() == url
        note.unlink()
        run(tmp_path, "--port", port, "--no-browser", BROWSER=command)
        run(tmp_path, "--port", port, BROWSER=command, ALHAMBRA_NO_BROWSER="1")
        assert not note.exists()


def test_a_browser_that_does_not_open_is_no_harm(tmp_path: Path) -> None:
    with alone(tmp_path, BROWSER="false %s") as (url, said):
        port = url.rstrip("/").rpartition(":")[2]
        shown = run(tmp_path, "--port", port, BROWSER="false %s").out
        assert "open this address" in shown
    assert any("Ctrl-C" in line for line in said)


def wait_for(path: Path) -> None:
    """Wait until another process has written a file."""
    for _ in range(1000):
        if path.exists():
            return
        time.sleep(0.02)
    raise AssertionError(f"{path} was not written")
