"""Every text that people read, from one catalogue per language."""

from .words import Words, languages

__all__ = ["Words", "languages"]
