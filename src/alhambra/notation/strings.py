"""Words that people chose, such as names: JSON strings, so that any of them fits in a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

NONE = "-"

_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
# What JSON leaves as it is although an editor may break the line there or turn it around.
_UNSAFE = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")


def format_strings(texts: Iterable[str]) -> str:
    """Texts in quotes, separated by spaces; `-` stands for none."""
    return " ".join(map(_quoted, texts)) or NONE


def parse_strings(text: str, most: int) -> tuple[str, ...]:
    """The inverse of `format_strings`; ValueError for anything else, or for too many of them."""
    texts: list[str] = []
    end = -1
    while text != NONE and end < len(text):
        string = _STRING.match(text, end + 1)
        if string is None or text[string.end() : string.end() + 1] not in ("", " "):
            raise ValueError("no string")
        if len(texts) == most:
            raise ValueError("too many strings")
        texts.append(json.loads(string[0]))
        end = string.end()
    return tuple(texts)


def replace_surrogates(text: str) -> str:
    """The text without lone surrogates, which UTF-8 cannot encode."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def replace_unprintable(text: str) -> str:
    """The text without control characters, which a terminal would obey, and without bidirectional
    overrides."""
    return "".join(char if char.isprintable() else "?" for char in text)


def _quoted(text: str) -> str:
    return _UNSAFE.sub(_escaped, json.dumps(text, ensure_ascii=False))


def _escaped(match: re.Match[str]) -> str:
    return f"\\u{ord(match[0]):04x}"
