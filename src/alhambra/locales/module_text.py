"""Optional modules as people read about them."""

from __future__ import annotations

from .plugin_words import check_words
from .words import Words


def module_text(words: Words, name: str) -> str:
    """The name of a module; as in options and records if it has no message. Raises SetupError if
    the words of its plug-in are broken."""
    id = message_id("module", name)
    if words.has(id):
        return words.text(id)
    check_words(name, words.language)
    return name


def module_about(words: Words, name: str) -> str:
    """What a module is about, in one sentence; empty if nothing is written."""
    id = f"{message_id('module', name)}.about"
    return words.text(id) if words.has(id) else ""


def module_how_to_play(words: Words, name: str) -> str:
    """What somebody who plays with it for the first time should know; at least its name."""
    id = message_id("how-to-play", name)
    return (
        words.text(id) if words.has(id) else module_about(words, name) or module_text(words, name)
    )


def module_commands(words: Words, name: str) -> str:
    """The actions of a module that can be typed, one per line; empty if none are listed."""
    id = message_id("typed", name)
    return words.text(id) if words.has(id) else ""


def message_id(prefix: str, module: str) -> str:
    """The id of a message about a module: `module-city-gates`."""
    return f"{prefix}-{module.replace('_', '-')}"
