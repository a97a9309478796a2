"""Numbers that people type."""

from __future__ import annotations

_MOST_DIGITS = 9


def whole_number(text: str) -> int | None:
    """The number in a text; None if it is not a whole number, or far too large."""
    if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS:
        return int(text)
    return None


def index_of(text: str, count: int) -> int | None:
    """The index, from 0, of a choice that is numbered from 1; None if there is no such choice."""
    number = whole_number(text)
    return number - 1 if number and number <= count else None
