"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alhambra.notation.strings import harmless
from alhambra.rules.errors import AlhambraError, Refusal, SetupError

from .params import Params, thing_params
from .things import currency_params, side_text
from .words import Words


def error_text(words: Words, error: AlhambraError) -> str:
    """Why something was not possible, in a sentence; a refusal cites its paragraph."""
    sentence = error_sentence(words, error)
    if isinstance(error, Refusal):
        return words.text("refusal", sentence=sentence, paragraph=error.paragraph)
    return sentence


def error_sentence(words: Words, error: AlhambraError) -> str:
    """The same without the paragraph, where that is shown in another way."""
    params: Params = {"code": error.code}
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
    if name in _CURRENCIES:
        return {**currency_params(words, name, value)}
    thing = _thing_params(words, name, value)
    if thing is not None:
        return {**thing}
    # Other texts are what somebody wrote, perhaps in a file of somebody else.
    return {name: value if isinstance(value, int) else harmless(str(value))}


def _thing_params(words: Words, name: str, value: Any) -> dict[str, str] | None:
    """The same as in events; a broken plug-in must not hide what is wrong with it."""
    try:
        return thing_params(words, name, value)
    except SetupError:
        return None


def _reason_text(words: Words, reason: AlhambraError | str) -> str:
    """One error can be the reason of another."""
    return error_text(words, reason) if isinstance(reason, AlhambraError) else reason


def _side_kind_text(words: Words, kind: str) -> str:
    """What lies on a side: a wall, a bastion…"""
    return words.text("side-kind", side=kind)


#: How parameters are written that mean something else than in events, by name.
_PARAMS: Mapping[str, Callable[[Words, Any], str]] = {
    "mine": _side_kind_text,
    "reason": _reason_text,
    "side": side_text,
    "theirs": _side_kind_text,
}
_CURRENCIES = ("offered", "wanted")
