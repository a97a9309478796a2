"""Errors of external programs."""

from __future__ import annotations

from alhambra.bots.errors import BotError
from alhambra.notation.strings import replace_unprintable

_SHOWN = 120


class ProgramFault(BotError):
    """No usable answer."""


class ProgramTimeout(ProgramFault):
    """No answer in time."""


class OutputClosed(ProgramFault):
    """The program closed its output, or it ended."""


def printable(text: str) -> str:
    """Output of a program, shortened and safe to print in a terminal."""
    return replace_unprintable(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
