"""`alhambra` without a command: the game in the browser of this machine."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import next_line, started

from .driving import COMMAND, clean_environment, run


@contextmanager
def alone(folder: Path, *args: str, **environment: str) -> Iterator[tuple[str, list[str]]]:
    """Run it until it is interrupted; yields the address that it prints first, and its output."""
    around = clean_environment(folder, {"PYTHONUNBUFFERED": "1", **environment})
    with started([*COMMAND, "--port", "0", *args], env=around) as process:
        lines = [next_line(process)]
        found = re.search(r"http://127\.0\.0\.1:\d+/", lines[0])
        assert found, lines
        try:
            yield found[0], lines
        finally:
            process.send_signal(signal.SIGINT)
            assert process.stdout
            lines += process.stdout.readlines()
    assert process.returncode == 0


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that only records the address it was to open."""
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


def test_a_browser_that_does_not_open_does_no_harm(tmp_path: Path) -> None:
    with alone(tmp_path, BROWSER="false %s") as (url, lines):
        port = url.rstrip("/").rpartition(":")[2]
        shown = run(tmp_path, "--port", port, BROWSER="false %s").out
        assert "Open this address" in shown
    assert any("Ctrl-C" in line for line in lines)


def wait_for(path: Path) -> None:
    """Wait until another process has written a file."""
    for _ in range(1000):
        if path.exists():
            return
        time.sleep(0.02)
    raise AssertionError(f"{path} was not written")
