"""What can be wrong with a try at a lesson, apart from the rules."""

from __future__ import annotations

from alhambra.rules.errors import AlhambraError


class LessonError(AlhambraError):
    """A lesson that there is not, or one that is over."""
