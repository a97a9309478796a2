"""What can be wrong with a record."""

from __future__ import annotations

from alhambra.rules.errors import AlhambraError

_LONGEST_QUOTE = 60


class RecordError(AlhambraError):
    """A record that cannot be read, trusted or written; `params` name the line.

    Where a rule or a setup is the reason, `reason` is that other error of the family.
    """


def quote(text: str) -> str:
    """A piece of a file for a message: short, whatever is in it."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"
