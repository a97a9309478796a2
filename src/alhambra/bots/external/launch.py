"""Starts a program from a command line."""

from __future__ import annotations

import shlex
import shutil
import sys

from alhambra.bots.errors import BotError
from alhambra.processes.process_tree import ProcessTree, start_process_tree


def launch(command: str) -> ProcessTree:
    """Run a command line, without a shell."""
    if not command:
        raise BotError("exec-empty")
    words = command if sys.platform == "win32" else _split(command)
    try:
        return start_process_tree(words)
    except (OSError, ValueError) as error:
        raise BotError("exec-not-started", reason=str(error)) from error


def _split(command: str) -> list[str]:
    """The words of a command line whose program exists."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BotError("exec-quotes", command=command) from None
    if shutil.which(words[0]) is None:
        raise BotError("exec-not-found", name=words[0])
    return words
