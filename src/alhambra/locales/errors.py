"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alhambra.rules.errors import AlhambraError, Refusal

from .things import (
    cards_text,
    character_text,
    currency_text,
    format_cell,
    kind_text,
    side_text,
    tile_text,
)
from .words import Words

Param = Callable[[Words, Any], str]


def error_text(words: Words, error: AlhambraError) -> str:
    """Why something was not possible, in a sentence; a refusal cites its paragraph."""
    params = {name: _param_text(words, name, value) for name, value in error.params.items()}
    sentence = words.text(f"error-{error.code}", **params)
    if isinstance(error, Refusal):
        return words.text("refusal", sentence=sentence, paragraph=error.paragraph)
    return sentence


def _param_text(words: Words, name: str, value: Any) -> str | int:
    if name in _PARAMS:
        return _PARAMS[name](words, value)
    return value if isinstance(value, int) else str(value)


def _reason_text(words: Words, reason: AlhambraError | str) -> str:
    """One error can be the reason of another."""
    return error_text(words, reason) if isinstance(reason, AlhambraError) else reason


def _side_kind_text(words: Words, kind: str) -> str:
    """What lies on a side: a wall, a bastion…"""
    return words.text("side-kind", side=kind)


#: How parameters that are things of the game are written, by name.
_PARAMS: dict[str, Param] = {
    "cards": cards_text,
    "cell": lambda words, cell: format_cell(cell),
    "character": character_text,
    "currency": currency_text,
    "kind": kind_text,
    "mine": _side_kind_text,
    "neighbour": tile_text,
    "offered": currency_text,
    "reason": _reason_text,
    "side": side_text,
    "theirs": _side_kind_text,
    "tile": tile_text,
    "wanted": currency_text,
}
