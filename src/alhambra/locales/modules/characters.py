"""Characters by name: messages `character-ID` with the attributes short, mark and does."""

from __future__ import annotations

from alhambra.locales.faces import WordsFace
from alhambra.locales.words import Words


def character_name(words: Words, id: str) -> str:
    """The name of a character; its id if it has no message."""
    return words.text(f"character-{id}") if words.has(f"character-{id}") else id


def character_mark(words: Words, id: str) -> str:
    """The mark for how often a character works; empty if it has none."""
    return _attribute(words, id, "mark")


def character_does(words: Words, id: str) -> str:
    """What a character does, and when; empty if nothing is written about it."""
    return _attribute(words, id, "does")


def character_text(words: Words, id: str) -> str:
    """A character by name and mark."""
    return _marked(words, id, character_name(words, id))


def character_short(words: Words, id: str) -> str:
    """The same where there is little room."""
    return _marked(words, id, _attribute(words, id, "short") or character_name(words, id))


def _marked(words: Words, id: str, name: str) -> str:
    mark = character_mark(words, id)
    return words.text("character-marked", name=name, mark=mark) if mark else name


def _attribute(words: Words, id: str, name: str) -> str:
    message = f"character-{id}.{name}"
    return words.text(message) if words.has(message) else ""


FACE = WordsFace(params={"character": character_name})
