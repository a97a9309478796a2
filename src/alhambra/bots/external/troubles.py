"""Errors of external programs."""

from __future__ import annotations

from alhambra.bots.errors import BotError
from alhambra.notation.strings import harmless

_SHOWN = 120


class Trouble(BotError):
    """No usable answer."""


class Silence(Trouble):
    """No answer in time."""


class Closed(Trouble):
    """The program closed its output, or it ended."""


def printable(text: str) -> str:
    """Output of a program, shortened and safe to print in a terminal."""
    return harmless(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
