"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alhambra.notation.strings import harmless
from alhambra.rules.errors import AlhambraError, Refusal

from .things import (
    cards_params,
    character_text,
    currency_params,
    format_cell,
    kind_text,
    side_text,
    tile_params,
)
from .words import Words

Param = Callable[[Words, Any], str]
Inflected = Callable[[Words, str, Any], Mapping[str, str]]


def error_text(words: Words, error: AlhambraError) -> str:
    """Why something was not possible, in a sentence; a refusal cites its paragraph."""
    sentence = error_sentence(words, error)
    if isinstance(error, Refusal):
        return words.text("refusal", sentence=sentence, paragraph=error.paragraph)
    return sentence


def error_sentence(words: Words, error: AlhambraError) -> str:
    """The same without the paragraph, where that is shown in another way."""
    params: dict[str, str | int] = {}
    for name, value in error.params.items():
        params.update(_params(words, name, value))
    return words.text(f"error-{error.code}", **params)


def _params(words: Words, name: str, value: Any) -> Mapping[str, str | int]:
    """What a parameter of an error contributes to its sentence."""
    if name in _INFLECTED:
        return _INFLECTED[name](words, name, value)
    if name in _PARAMS:
        return {name: _PARAMS[name](words, value)}
    # Other texts are what somebody wrote, perhaps in a file of somebody else.
    return {name: value if isinstance(value, int) else harmless(str(value))}


def _reason_text(words: Words, reason: AlhambraError | str) -> str:
    """One error can be the reason of another."""
    return error_text(words, reason) if isinstance(reason, AlhambraError) else reason


def _side_kind_text(words: Words, kind: str) -> str:
    """What lies on a side: a wall, a bastion…"""
    return words.text("side-kind", side=kind)


#: How parameters that are things of the game are written, by name.
_PARAMS: dict[str, Param] = {
    "cell": lambda words, cell: format_cell(cell),
    "character": character_text,
    "kind": kind_text,
    "mine": _side_kind_text,
    "reason": _reason_text,
    "side": side_text,
    "theirs": _side_kind_text,
}
#: The same for those that a language may need in several forms.
_INFLECTED: dict[str, Inflected] = {
    "cards": cards_params,
    "currency": currency_params,
    "neighbour": tile_params,
    "offered": currency_params,
    "tile": tile_params,
    "wanted": currency_params,
}
