"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alhambra.notation.strings import replace_unprintable
from alhambra.rules.errors import AlhambraError, Refusal, SetupError
from alhambra.rules.tiles import Tile

from .params import Params, named_text, thing_params
from .things import tile_name, tile_params
from .words import Words


def error_text(words: Words, error: AlhambraError) -> str:
    """Why something was not possible, in a sentence; a refusal cites its paragraph."""
    sentence = error_sentence(words, error)
    if isinstance(error, Refusal):
        return words.text("refusal", sentence=sentence, paragraph=error.paragraph)
    return sentence


def error_sentence(words: Words, error: AlhambraError) -> str:
    """The same without the paragraph, where that is shown in another way."""
    params: dict[str, str | int] = {"code": error.code}
    for name, value in error.params.items():
        params.update(_params(words, name, value))
    return words.text(_message(words, error), **params)


def _message(words: Words, error: AlhambraError) -> str:
    """`error-CODE-STEP` if the step that the game waits in has a sentence of its own."""
    id = f"error-{error.code}"
    specific = f"{id}-{error.params.get('step')}"
    return next((found for found in (specific, id) if words.has(found)), "error-without-words")


def _params(words: Words, name: str, value: Any) -> Params:
    """What a parameter of an error contributes to its sentence."""
    if name in _PARAMS:
        return {name: _PARAMS[name](words, value)}
    if isinstance(value, str):
        return {name: _text(words, name, value)}
    if isinstance(value, int):
        return {name: value}
    if isinstance(value, Tile):
        # Kind and price are enough: whoever reads it sees the tile, or has just named it.
        return tile_params(words, name, value, tile_name)
    thing = thing_params(words, name, value)
    return {name: replace_unprintable(str(value))} if thing is None else thing


def _text(words: Words, name: str, text: str) -> str:
    """A text of the game in words. Others are what somebody wrote, perhaps in a file of somebody
    else; and a broken plug-in must not hide what is wrong with it."""
    try:
        found = named_text(words, name, text)
    except SetupError:
        found = None
    return replace_unprintable(text) if found is None else found


def _reason_text(words: Words, reason: AlhambraError | str) -> str:
    """One error can be the reason of another."""
    return error_text(words, reason) if isinstance(reason, AlhambraError) else reason


def _side_kind_text(words: Words, kind: str) -> str:
    """What lies on a side: a wall, a bastion…"""
    return words.text("side-kind", side=kind)


#: How parameters are written that only errors have, by name.
_PARAMS: Mapping[str, Callable[[Words, Any], str]] = {
    "mine": _side_kind_text,
    "reason": _reason_text,
    "theirs": _side_kind_text,
}
