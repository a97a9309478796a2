"""Bots think in processes of their own: slow or broken ones never stall a table."""

from .levels import LEVELS, spec_of
from .thinkers import Question, Thinkers

__all__ = ["LEVELS", "Question", "Thinkers", "spec_of"]
