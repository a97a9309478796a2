"""Where games are kept, so that none is ever lost."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from alhambra.notation.atomic_files import UNWRITABLE
from alhambra.notation.errors import RecordError, file_errors
from alhambra.notation.files import read_whole

from .home import data_folder

SUFFIX = ".alhambra"


def fresh_path() -> Path:
    """A file for a new game, named after the time."""
    folder = data_folder()
    with file_errors(UNWRITABLE, folder):
        folder.mkdir(parents=True, exist_ok=True)
    stamp = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stamp}{number}{SUFFIX}" for number in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(folder.joinpath, names) if not path.exists())


def last_game() -> Path | None:
    """The unfinished game in the data folder that was played last, if there is one."""
    files = (path for path in data_folder().glob(f"*{SUFFIX}") if path.is_file())
    games = sorted(files, key=lambda path: -path.stat().st_mtime)
    return next((path for path in games if not _is_finished(path)), None)


def _is_finished(path: Path) -> bool:
    """Whether the last line of a record tells the end; nothing is replayed for it."""
    try:
        lines = read_whole(path).splitlines()
    except RecordError:
        return True
    return bool(lines) and lines[-1].startswith(b"end ")


NAME = "alhambra"


def resume_command(path: Path, data: Path | None = None) -> str:
    """What to type in a shell to go on with a game, and with its component data."""
    command = f"{command_name()} play --resume {shlex.quote(str(path.absolute()))}"
    return f"{command} --data {shlex.quote(str(data.absolute()))}" if data else command


def command_name() -> str:
    """How to start the command from here: by its name, or by its place if it is on no path."""
    started = Path(sys.argv[0])
    if started.name != NAME or shutil.which(NAME):
        return NAME
    return shlex.quote(os.path.relpath(started))
