"""In which language the command speaks: by flag, variable, setting, or as the system does."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Annotated

import typer

from alhambra.locales import Words, languages
from alhambra.rules.errors import AlhambraError

from .settings import keep_setting, read_settings, settings_path

FLAGS = ("--language", "-l")
VARIABLE = "ALHAMBRA_LANGUAGE"
SETTING = "language"
#: The first of these that is set decides, as everywhere on such systems.
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
FALLBACK = "en"

#: Every command has it. What it says is read by `chosen_language`, before there is a command.
LanguageOption = Annotated[str | None, typer.Option(*FLAGS, help="help-language")]


class LanguageError(AlhambraError):
    """Something about the language that cannot be done."""


def chosen_language(args: Sequence[str]) -> str:
    """The language for these arguments of the command."""
    wish = _flag(args) or os.environ.get(VARIABLE) or read_settings().get(SETTING)
    return known_language(wish) if wish else system_language()


def _flag(args: Sequence[str]) -> str | None:
    """What the flag says, wherever it stands; that it is complete is checked with the rest."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(*FLAGS, nargs="?")
    language: str | None = parser.parse_known_args(list(args))[0].language
    return language


def known_language(wish: str) -> str:
    """The language that is meant: `de` for `de`, `DE` or `de_AT.UTF-8`."""
    code = _code(wish)
    if code not in languages():
        raise LanguageError("unknown-language", language=wish, known=", ".join(languages()))
    return code


def system_language() -> str:
    """The language of the system if it is one of ours, else English."""
    found = (os.environ.get(name) for name in SYSTEM_VARIABLES)
    code = _code(next(filter(None, found), FALLBACK))
    return code if code in languages() else FALLBACK


def _code(locale: str) -> str:
    return re.split(r"[-_.@]", locale.strip().lower())[0]


def words_of(context: typer.Context) -> Words:
    """The words in which a command speaks."""
    words = context.obj
    assert isinstance(words, Words)
    return words


def describe_language(words: Words) -> str:
    """Which language is spoken, and which ones there are."""
    known = ", ".join(f"{code} ({Words(code).text('language-name')})" for code in languages())
    return words.text("language-now", known=known)


def keep_language(wish: str) -> str:
    """Remember a language for all commands to come; what to say about it, in that language."""
    code = known_language(wish)
    keep_setting(SETTING, code)
    return Words(code).text("language-kept", path=str(settings_path()))
