"""Command-line options that are lists."""

from __future__ import annotations

from alhambra.bots import split_specs
from alhambra.rules.module_registry import module_names

ALL_MODULES = "all"


def split_list(text: str | None) -> list[str] | None:
    """Items separated by commas."""
    return None if text is None else [word.strip() for word in text.split(",") if word.strip()]


def split_specs_option(text: str | None) -> list[str] | None:
    """Bots separated by commas; a spec that contains one is quoted."""
    return None if text is None else split_specs(text)


def parse_modules(names: list[str] | None) -> tuple[str, ...] | None:
    """The modules of these names, None if the option was not given; `all`: every installed one."""
    if names is None:
        return None
    return module_names() if names == [ALL_MODULES] else tuple(names)
