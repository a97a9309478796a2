"""Symbols: what the art files define by id, and which of them a picture needs."""

from __future__ import annotations

import re
from functools import cache

from .files import drawings, read_art

_SYMBOL = re.compile(r"<(symbol|pattern) id=\"([\w-]+)\".*?</\1>", re.DOTALL)
_REFERENCE = re.compile(r'(href="#|url\(#)([\w-]+)')
_ID = re.compile(r'(\bid="|aria-labelledby=")([\w-]+)')
_BETWEEN = re.compile(r">\s+<")


@cache
def symbols() -> dict[str, str]:
    """Every symbol by id, without blanks between its elements."""
    return {
        match[2]: _BETWEEN.sub("><", match[0])
        for name in drawings()
        for match in _SYMBOL.finditer(read_art(name))
    }


def needed(body: str) -> str:
    """The symbols that a picture uses, and those that they use."""
    known = symbols()
    found: set[str] = set()
    todo = {match[2] for match in _REFERENCE.finditer(body)}
    while todo:
        id = todo.pop()
        found.add(id)
        todo |= {match[2] for match in _REFERENCE.finditer(known[id])} - found
    return "".join(symbol for id, symbol in known.items() if id in found)


def prefixed(text: str, prefix: str) -> str:
    """The text with this prefix before every id and every reference to one."""
    text = _ID.sub(rf"\g<1>{prefix}\g<2>", text)
    return _REFERENCE.sub(rf"\g<1>{prefix}\g<2>", text)
