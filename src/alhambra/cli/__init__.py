"""The command `alhambra`: play in the terminal, verify records."""

from .app import main

__all__ = ["main"]
