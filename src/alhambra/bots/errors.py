"""Errors of bots."""

from __future__ import annotations

import traceback
from pathlib import Path

from alhambra.rules.errors import AlhambraError


class BotError(AlhambraError):
    """A wrong spec, or a bot that failed."""


class BotTimeout(BotError):
    """A bot that did not answer in time."""


def describe_exception(error: BaseException) -> str:
    """What went wrong in a bot and where, for its author; never fails itself."""
    message = traceback.format_exception_only(error)[-1].strip()
    places = traceback.extract_tb(error.__traceback__)
    if not places:
        return message
    return f"{message} ({Path(places[-1].filename).name}:{places[-1].lineno})"
