"""Run the real command through a pipe or in a pseudo-terminal."""

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from pathlib import Path
from typing import NamedTuple

from .warm import warm

COMMAND = [sys.executable, "-m", "alhambra.cli"]
#: Makes the pseudo-terminal the controlling one: without it Ctrl-C would be an ordinary character.
CONTROLLING = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from alhambra.cli import main
main()
"""
PROMPT = "> "
#: Escape sequences: colours, and those of readline.
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def plain_text(shown: str) -> str:
    """The output without escape sequences."""
    return ESCAPES.sub("", shown).replace("\r", "")


class Result(NamedTuple):
    """What the command printed, and its exit code."""

    out: str
    err: str
    code: int


def run(folder: Path, *args: object, typed: str = "", **environment: str) -> Result:
    """Run the command with these lines on a pipe; games are saved under the folder."""
    found = warm().run([*map(str, args)], typed, clean_environment(folder, environment))
    done = Result(*found)
    assert "Traceback" not in done.err, done.err
    return done


def clean_environment(folder: Path, more: dict[str, str]) -> dict[str, str]:
    """The environment of the command: only what it needs."""
    fixed = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    own = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "ALHAMBRA_LANGUAGE": "en"}
    return {**os.environ, **fixed, **own, **more}


class OwnTerminal:
    """The command in a pseudo-terminal, as a person would run it."""

    def __init__(
        self, folder: Path, *args: object, size: tuple[int, int] = (80, 24), **environment: str
    ) -> None:
        self.shown = ""
        # A multi-byte character may arrive in two parts.
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._screen, theirs = os.openpty()
        self.resize(*size)
        # The window has its own size, which may change.
        around = clean_environment(folder, {**environment, "COLUMNS": "", "LINES": ""})
        self._process = subprocess.Popen(
            [sys.executable, "-c", CONTROLLING, *map(str, args)],
            env=around,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window."""
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def answer(self, *lines: str) -> str:
        """Type these lines, waiting for a prompt after each; returns the output after the last."""
        for line in lines:
            before = len(self.shown)
            self.type(f"{line}\n")
            self.wait_for_prompt()
        return plain_text(self.shown[before:])

    @property
    def text(self) -> str:
        """The whole output, without colours."""
        return plain_text(self.shown)

    def wait_for_prompt(self) -> bool:
        """Read up to the next prompt; False when the command has ended."""
        text = ""
        while not ESCAPES.sub("", text).endswith(PROMPT):
            part = self._read()
            if not part:
                return False
            text += part
            self.shown += part
        return True

    def type(self, text: str) -> None:
        """Type a text; lines end with a newline."""
        os.write(self._screen, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again while nothing happens: readline may miss the first one."""
        for _ in range(20):
            self.type("\x03")
            ready, _, _ = select.select([self._screen], [], [], 3)
            if ready:
                return
        raise AssertionError("the command does not hear Ctrl-C")

    def end(self) -> int:
        """Read the remaining output; returns the exit code."""
        while part := self._read():
            self.shown += part
        os.close(self._screen)
        return self._process.wait(timeout=60)

    def _read(self) -> str:
        """The next output, at least one character; "" at the end."""
        text = ""
        while not text:
            ready, _, _ = select.select([self._screen], [], [], 60)
            assert ready, "the command hangs"
            try:
                data = os.read(self._screen, 1 << 16)
            except OSError:  # how Linux says that the other end is closed
                return ""
            if not data:
                return ""
            text = self._decode(data)
        return text
