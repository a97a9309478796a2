"""What a program can do instead of answering."""

from __future__ import annotations

from alhambra.bots.errors import BotError
from alhambra.notation.strings import harmless

_SHOWN = 120


class Trouble(BotError):
    """No answer came, or none that can be used."""


class Silence(Trouble):
    """No answer came in time."""


class Closed(Trouble):
    """The program closed its output, or has ended."""


def ended(ending: str) -> Trouble:
    """The trouble with a program that ended in this way."""
    how, _, what = ending.partition(" ")
    if how == "exit":
        return Trouble("exec-ended", exit=what)
    if how == "signal":
        return Trouble("exec-killed", signal=what)
    if how == "error":
        return Trouble("exec-not-started", reason=what)
    return Closed("exec-closed")


def printable(text: str) -> str:
    """Words of a program, short and fit for a terminal."""
    return harmless(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
