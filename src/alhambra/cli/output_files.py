"""Output files of a command: checked before the work begins, never lost after it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import typer

from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.notation.atomic_files import check_writable, write_whole
from alhambra.notation.errors import RecordError

from .exits import PlayError
from .render.colours import GOOD, WARNING
from .terminal import Terminal

#: The exit code when results could not be written to the requested file.
NOT_WRITTEN = 1


def check_outputs(*paths: Path | None, others: tuple[Path | None, ...] = ()) -> None:
    """Refuse files that could not be written, and any that is named twice.

    `others` are files that the command reads, or lets grow; they too are not to be replaced.
    """
    taken = {_identity(path) for path in others if path is not None}
    for path in filter(None, paths):
        check_writable(path)
        if _is_replaced(path) and _identity(path) in taken:
            raise PlayError("file-named-twice", path=str(path))
        taken.add(_identity(path))


def write_output(words: Words, terminal: Terminal, path: Path, text: str) -> bool:
    """Write results to a file; False if they had to go elsewhere. They are never lost."""
    try:
        write_whole(path, text.encode())
    except RecordError as error:
        terminal.say(error_text(words, error), WARNING, whole=True)
        _write_elsewhere(words, terminal, path, text)
        return False
    terminal.say(words.text("arena-written", path=str(path)), GOOD, whole=True)
    return True


def _write_elsewhere(words: Words, terminal: Terminal, path: Path, text: str) -> None:
    """Write results to the folder for temporary files; if that fails too, print them."""
    try:
        name = f"alhambra-{os.urandom(8).hex()}{path.suffix}"
        other = Path(tempfile.gettempdir(), name)
        write_whole(other, text.encode())
    except (OSError, RecordError):
        terminal.say(words.text("arena-not-written"), WARNING)
        typer.echo(text)
    else:
        terminal.say(words.text("arena-written-elsewhere", path=str(other)), WARNING, whole=True)


def _identity(path: Path) -> str:
    """The place to which a name leads."""
    return os.path.realpath(path)


def _is_replaced(path: Path) -> bool:
    """Whether writing replaces what is there; pipes and devices may get several results."""
    return path.is_file() or not path.exists()
