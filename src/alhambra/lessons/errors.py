"""Errors of lessons, apart from refusals by the rules."""

from __future__ import annotations

from alhambra.rules.errors import AlhambraError


class LessonError(AlhambraError):
    """An unknown lesson, or one that is over."""
