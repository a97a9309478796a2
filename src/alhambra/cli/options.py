"""Command-line options that are lists."""

from __future__ import annotations

from alhambra.bots import split_specs
from alhambra.locales.playable import check_module_words, playable_modules

ALL_MODULES = "all"


def split_list(text: str | None) -> list[str] | None:
    """Items separated by commas."""
    return None if text is None else [word.strip() for word in text.split(",") if word.strip()]


def split_specs_option(text: str | None) -> list[str] | None:
    """Bots separated by commas; a spec that contains one is quoted."""
    return None if text is None else split_specs(text)


def parse_modules(names: list[str] | None) -> tuple[str, ...] | None:
    """The modules of these names, None if the option was not given; `all`: every installed one
    that works. Raises SetupError for a plug-in that has no words to play with."""
    if names is None:
        return None
    if names == [ALL_MODULES]:
        return playable_modules()
    check_module_words(names)
    return tuple(names)
