"""Words that people chose, such as names: JSON strings, so that any of them fits in a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

NONE = "-"

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_STRINGS = re.compile(rf"{_STRING.pattern}(?: {_STRING.pattern})*")
# What JSON leaves as it is although an editor may break the line there or turn it around.
_UNSAFE = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")


def format_strings(texts: Iterable[str]) -> str:
    """Texts in quotes, parted by blanks; `-` stands for none."""
    return " ".join(map(_quoted, texts)) or NONE


def parse_strings(text: str) -> tuple[str, ...]:
    """The inverse of `format_strings`; ValueError for anything else."""
    if text == NONE:
        return ()
    if not _STRINGS.fullmatch(text):
        raise ValueError(text)
    return tuple(json.loads(string) for string in _STRING.findall(text))


def proper(text: str) -> str:
    """The text without halves of characters, which UTF-8 cannot write."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def harmless(text: str) -> str:
    """The text without characters that a terminal would obey or that turn a line around."""
    return "".join(char if char.isprintable() else "?" for char in text)


def _quoted(text: str) -> str:
    return _UNSAFE.sub(_escaped, json.dumps(text, ensure_ascii=False))


def _escaped(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"
