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
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return message
    return f"{message} ({Path(frames[-1].filename).name}:{frames[-1].lineno})"
