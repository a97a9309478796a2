"""Design tokens: `art/tokens.css` is the one place for colours and fonts.

Pages read that file as it is. A picture must open right in any viewer, most of which know no
custom properties: there every `var(--token)` is replaced by its value.
"""

from __future__ import annotations

import re
from functools import cache

from .files import read_art

THEMES = ("light", "dark")
_BLOCK = re.compile(r"([^{}]+)\{([^}]*)\}")
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_VAR = re.compile(r"var\(--([\w-]+)\)")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


@cache
def tokens(theme: str) -> dict[str, str]:
    """All tokens of a theme by name, without references to one another."""
    found: dict[str, str] = {}
    for selector, block in _BLOCK.findall(_COMMENT.sub("", read_art("tokens.css"))):
        if ":root" in selector or f'"{theme}"' in selector:
            found.update(_TOKEN.findall(block))
    return {name: _VAR.sub(lambda match: found[match[1]], value) for name, value in found.items()}


def kind_color(kind: str) -> str:
    """The token with the colour of a kind of tile; a kind that has none looks like the start."""
    return f"kind-{kind}" if f"kind-{kind}" in tokens(THEMES[0]) else "kind-start"


def currency_color(currency: str) -> str:
    """The token with the colour of a currency; one that has none looks like brass."""
    return f"cur-{currency}" if f"cur-{currency}" in tokens(THEMES[0]) else "brass"


def currency_ink(currency: str) -> str:
    """The token with the colour of what is written on it."""
    return f"on-cur-{currency}" if f"cur-{currency}" in tokens(THEMES[0]) else "stone-ink"


def resolve(text: str, theme: str) -> str:
    """The text with every token replaced by its value."""
    values = tokens(theme)
    return _VAR.sub(lambda match: values[match[1]], text)
