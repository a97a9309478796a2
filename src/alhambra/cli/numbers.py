"""Numbers that people type."""

from __future__ import annotations

_MOST_DIGITS = 9


def whole_number(text: str) -> int | None:
    """The number that is written here; None for anything else, and beyond all measure."""
    if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS:
        return int(text)
    return None


def index_of(text: str, count: int) -> int | None:
    """The place, counted from 0, of a choice among so many that are numbered from 1."""
    number = whole_number(text)
    return number - 1 if number and number <= count else None
