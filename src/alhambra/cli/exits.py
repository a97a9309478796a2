"""How a run of the command ends: exit codes, refusals, quitting."""

from __future__ import annotations

from alhambra.rules.errors import AlhambraError

USAGE_ERROR = 2
#: As shells have it: 128 and the number of the signal.
INTERRUPTED = 130


class PlayError(AlhambraError):
    """Conflicting options."""


class Quit(Exception):
    """The player wants to stop."""
