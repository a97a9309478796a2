"""What the command remembers between two calls, in a small file of its own."""

from __future__ import annotations

import json
from pathlib import Path

from alhambra.notation.atomic_files import UNWRITABLE, write_whole
from alhambra.notation.errors import file_errors
from alhambra.notation.files import read_whole
from alhambra.rules.errors import AlhambraError

from .home import config_folder


class SettingsError(AlhambraError):
    """The settings cannot be used."""


def settings_path() -> Path:
    """The file with the settings."""
    return config_folder() / "settings.json"


def read_settings() -> dict[str, str]:
    """All settings by name; none if there is no file yet, or its folder cannot be read."""
    path = settings_path()
    try:
        if not path.exists():
            return {}
    except OSError:
        return {}
    try:
        found = json.loads(read_whole(path))
    except (ValueError, RecursionError) as error:
        raise SettingsError("bad-settings", path=str(path)) from error
    if not isinstance(found, dict) or not all(isinstance(text, str) for text in found.values()):
        raise SettingsError("bad-settings", path=str(path))
    return found


def save_setting(name: str, value: str) -> None:
    """Remember a setting, beside the others."""
    path = settings_path()
    settings = {**read_settings(), name: value}
    with file_errors(UNWRITABLE, path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, f"{json.dumps(settings, indent=2)}\n".encode())
