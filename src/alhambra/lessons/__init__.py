"""Short positions, each with a goal."""

from .course import LESSONS, lesson_of
from .errors import LessonError
from .lesson import Attempt, Lesson, Reply, Verdict
from .scenario import LEARNER

__all__ = [
    "LEARNER",
    "LESSONS",
    "Attempt",
    "Lesson",
    "LessonError",
    "Reply",
    "Verdict",
    "lesson_of",
]
