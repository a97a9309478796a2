"""Options that are lists."""

from __future__ import annotations

from alhambra.bots import split_specs
from alhambra.rules.module_registry import module_names

ALL_MODULES = "all"


def listed(text: str | None) -> list[str] | None:
    """Words parted by commas."""
    return None if text is None else [word.strip() for word in text.split(",") if word.strip()]


def listed_specs(text: str | None) -> list[str] | None:
    """Bots parted by commas; one that holds a comma is quoted."""
    return None if text is None else split_specs(text)


def named_modules(names: list[str] | None) -> tuple[str, ...] | None:
    """The modules with these names, if any are named; `all` stands for all of them."""
    if names is None:
        return None
    return module_names() if names == [ALL_MODULES] else tuple(names)
