"""Whole numbers as text: each has one spelling, and no reader meets one without bounds."""

from __future__ import annotations

import re

from .errors import TextError

# Twenty digits hold the state of a generator, the largest number of all.
_NUMBER = re.compile("0|-?[1-9][0-9]{0,19}")


def number_in(text: str) -> int | None:
    """The number that a text spells, or None: no `+`, no `07`, no `1_0`, no other digits."""
    return int(text) if _NUMBER.fullmatch(text) else None


def parse_number(text: str, least: int, most: int) -> int:
    """The number that a text spells, which must lie in these bounds."""
    number = number_in(text)
    if number is None or not least <= number <= most:
        raise TextError("bad-number", text=text)
    return number
