"""Everything that people read, from one catalogue per language."""

from .words import Words

__all__ = ["Words"]
