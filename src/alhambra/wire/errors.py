"""The shape of all errors that clients get."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from alhambra.locales import Words, languages
from alhambra.locales.errors import error_sentence
from alhambra.rules.errors import AlhambraError, Refusal

from .plain_values import error_params

ENGLISH = "en"
CLASSIC = "classic"


class ErrorBody(Struct, kw_only=True):
    """A code for programs with its parameters, a sentence for people, the rule that is broken."""

    code: str
    text: str
    params: dict[str, Any] = {}
    paragraph: str = ""


def error_body(error: AlhambraError, language: str = ENGLISH, edition: str = CLASSIC) -> ErrorBody:
    """An error as clients get it, in the terms of their table's edition."""
    return ErrorBody(
        code=error.code,
        text=error_sentence(words(language, edition), error),
        params=error_params(error),
        paragraph=error.paragraph if isinstance(error, Refusal) else "",
    )


def language_of(accept_language: str) -> str:
    """The first supported language of an Accept-Language header or a language tag."""
    for entry in accept_language.split(","):
        name = entry.partition(";")[0].strip().partition("-")[0].lower()
        if name in languages():
            return name
    return ENGLISH


@cache
def words(language: str, edition: str = CLASSIC) -> Words:
    """The catalogue of a language, read once."""
    return Words(language) if edition == CLASSIC else words(language).for_edition(edition)
