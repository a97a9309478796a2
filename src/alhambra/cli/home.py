"""The folder of whoever plays."""

from __future__ import annotations

from pathlib import Path


def home() -> Path:
    """The home folder. Somebody whom the system does not know, as in some containers, has none:
    then the top of all folders, where a file that cannot be written is refused by its name.
    """
    try:
        return Path.home()
    except RuntimeError:
        return Path("/")
