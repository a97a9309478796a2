"""The folders of whoever plays, where the system wants them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

_NAME = "alhambra"


def config_folder() -> Path:
    """The folder for settings."""
    return _in_use("user_config_path", _earlier("XDG_CONFIG_HOME", ".config"))


def data_folder() -> Path:
    """The folder for games that nobody gave a name, and for the tables of this machine."""
    return _in_use("user_data_path", _earlier("XDG_DATA_HOME", ".local", "share"))


def _in_use(kind: str, earlier: Path) -> Path:
    """The folder that version 0.1 used stays in use where there is one: never two sets of games."""
    try:
        if earlier.is_dir():
            return earlier
        folders = platformdirs.PlatformDirs(_NAME, appauthor=False, roaming=True)
        usual: Path = getattr(folders, kind)
    except OSError:  # not accessible; whoever reads or writes there gets the error
        return earlier
    except RuntimeError:  # no home folder: the system does not know this user
        return earlier
    return usual if usual.is_absolute() else earlier


def _earlier(variable: str, *parts: str) -> Path:
    """Where version 0.1 kept it: on macOS in the same folders as on Linux."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or _home() / "AppData" / "Roaming") / _NAME
    return Path(os.environ.get(variable) or _home().joinpath(*parts)) / _NAME


def _home() -> Path:
    """The home folder, or `/` for a user without one: errors about files there name their path."""
    try:
        return Path.home()
    except RuntimeError:
        return Path("/")
