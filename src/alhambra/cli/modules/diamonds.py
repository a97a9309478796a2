"""Diamonds in the terminal: the colour of their cards."""

from __future__ import annotations

from alhambra.cli.faces import TerminalFace

FACE = TerminalFace(card_styles={"diamond": "bold white on dark_violet"})
