"""Choosing the screen for a terminal."""

from __future__ import annotations

from alhambra.cli.terminal import Terminal
from alhambra.locales import Words

from .pictures import Pictures
from .plain import Plain
from .screen import Screen


def screen_for(words: Words, terminal: Terminal) -> Screen:
    """Plain sentences if the terminal asks for them, else pictures."""
    return Plain(words) if terminal.plain else Pictures(words)
