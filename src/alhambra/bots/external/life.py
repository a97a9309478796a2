"""The life of a program: it is started, it ends, and nothing of it stays behind."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path

from alhambra.bots.errors import BotError

_GUARD = Path(__file__).with_name("guard.py")
#: Killing takes no longer than this, unless the system is in trouble.
_KILL_SECONDS = 10.0


class Life(ABC):
    """A running program with pipes to it."""

    process: subprocess.Popen[bytes]

    @abstractmethod
    def ending(self, seconds: float) -> str:
        """How it ended, waiting a while for that: `exit 0`, `signal 9`, `error …`, or `running`."""

    @abstractmethod
    def kill(self) -> None:
        """End it, with all that it started."""


def start(command: str) -> Life:
    """Run a command line; no shell has a hand in it."""
    if not command:
        raise BotError("exec-empty")
    if sys.platform == "win32":
        return _Unguarded(command)
    try:
        words = shlex.split(command)
    except ValueError:
        raise BotError("exec-quotes", command=command) from None
    if shutil.which(words[0]) is None:
        raise BotError("exec-not-found", name=words[0])
    return _Guarded(words)


class _Guarded(Life):
    """POSIX: a guard stands between, and kills the program's whole family when we are gone."""

    def __init__(self, words: list[str]) -> None:
        self._lifeline, theirs = socket.socketpair()
        with theirs:
            guard = [sys.executable, "-I", "-S", str(_GUARD), str(theirs.fileno())]
            try:
                self.process = _popen([*guard, *words], pass_fds=[theirs.fileno()])
            except BotError:
                self._lifeline.close()
                raise

    def ending(self, seconds: float) -> str:
        self._lifeline.settimeout(seconds)
        try:
            # A guard that says nothing was killed itself.
            return self._lifeline.recv(1 << 12).decode(errors="replace") or "signal 9"
        except TimeoutError:
            return "running"
        except OSError:
            return "killed"

    def kill(self) -> None:
        self._lifeline.close()
        self.process.wait(_KILL_SECONDS)


class _Unguarded(Life):
    """Windows: the tree of processes is killed as far as it hangs together."""

    def __init__(self, command: str) -> None:
        self.process = _popen(command)

    def ending(self, seconds: float) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"exit {self.process.wait(seconds)}"
        return "running"

    def kill(self) -> None:
        tree = ["taskkill", "/F", "/T", "/PID", str(self.process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
        self.process.wait(_KILL_SECONDS)


def _popen(command: str | list[str], pass_fds: list[int] | None = None) -> subprocess.Popen[bytes]:
    # A family of its own: Ctrl-C in our terminal is for us to handle.
    try:
        return subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=pass_fds or (),
            start_new_session=os.name == "posix",
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    except (OSError, ValueError) as error:
        raise BotError("exec-not-started", reason=str(error)) from error
