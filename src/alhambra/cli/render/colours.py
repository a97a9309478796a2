"""Colours of the terminal. Every one has a word or a letter beside it, so none is needed.

They are the terminal's own colours where it has one, so that they suit its theme.
"""

from __future__ import annotations

#: The inside of a tile, by kind.
KIND_STYLES = {
    "start": "bold black on bright_cyan",
    "pavilion": "bold white on blue",
    "seraglio": "bold white on red",
    "arcades": "bold black on yellow",
    "chambers": "bold black on white",
    "garden": "bold white on green",
    "tower": "bold white on magenta",
    "camp": "bold white on bright_black",
}
#: A money card, by currency.
CARD_STYLES = {
    "denar": "bold white on blue",
    "dirham": "bold white on green",
    "ducat": "bold black on dark_orange",
    "florin": "bold black on bright_yellow",
    "diamond": "bold white on dark_violet",
}
GATE_CARD = "bold black on tan"
TITLE = "bold"
NOTE = "dim"
GOOD = "bold green"
WARNING = "bold red"
#: The number of a choice, and of a cell to choose.
NUMBER = "bold cyan"
WALL = "bold"
GATE = "bold yellow"
CAMP = "bold"
