"""Component data of an owner of the game, from a file (`--data`)."""

from __future__ import annotations

from pathlib import Path

from alhambra.notation.files import load_components
from alhambra.rules.components import Components
from alhambra.rules.errors import SetupError

from .exits import PlayError


def components_in(path: Path | None) -> Components | None:
    """The components in a file, with an error that names it; None for our own data."""
    if path is None:
        return None
    try:
        return load_components(path)
    except SetupError as error:
        raise PlayError("bad-data-file", path=str(path), reason=error) from error
