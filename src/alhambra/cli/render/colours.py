"""Colours of the terminal. Every one has a word or a letter beside it, so none is needed.

They are the terminal's own colours where it has one, so that they suit its theme.
"""

from __future__ import annotations

from alhambra.cli.faces import all_terminal_faces

#: The inside of a tile, by kind.
_KIND_STYLES = {
    "start": "bold black on bright_cyan",
    "pavilion": "bold white on blue",
    "seraglio": "bold white on red",
    "arcades": "bold black on yellow",
    "chambers": "bold black on white",
    "garden": "bold white on green",
    "tower": "bold white on magenta",
}
#: A money card, by currency.
_CARD_STYLES = {
    "denar": "bold white on blue",
    "dirham": "bold white on green",
    "ducat": "bold black on dark_orange",
    "florin": "bold black on bright_yellow",
}
#: Kinds and currencies for which nobody has chosen a style.
_OTHER = "reverse"
TITLE = "bold"
NOTE = "dim"
GOOD = "bold green"
WARNING = "bold red"
#: The number of a choice, and of a cell to choose.
NUMBER = "bold cyan"
WALL = "bold"
GATE = "bold yellow"
BASTION = "bold"


def kind_style(kind: str) -> str:
    """The inside of a tile."""
    if kind in _KIND_STYLES:
        return _KIND_STYLES[kind]
    found = (face.kind_styles for face in all_terminal_faces().values())
    return next((styles[kind] for styles in found if kind in styles), _OTHER)


def card_style(currency: str) -> str:
    """A money card."""
    if currency in _CARD_STYLES:
        return _CARD_STYLES[currency]
    found = (
        face.card_styles[currency]
        for face in all_terminal_faces().values()
        if currency in face.card_styles
    )
    return next(found, _OTHER)
