"""The art: files beside this one, read as they are by pictures and by pages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read_art(name: str) -> str:
    """The text of an art file."""
    return files(__package__).joinpath("art", name).read_text("utf-8")


@cache
def drawings() -> tuple[str, ...]:
    """The names of all files with symbols."""
    names = (file.name for file in files(__package__).joinpath("art").iterdir())
    return tuple(sorted(name for name in names if name.endswith(".svg")))
