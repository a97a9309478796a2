"""The language of the command: by flag, environment variable, setting, or the system's."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Annotated

import typer

from alhambra.locales import Words, languages
from alhambra.rules.errors import AlhambraError

from .settings import read_settings, save_setting, settings_path

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
    requested = _flag(args) or os.environ.get(VARIABLE) or read_settings().get(SETTING)
    return known_language(requested) if requested else system_language()


def _flag(args: Sequence[str]) -> str | None:
    """The value of the flag anywhere on the command line; Click checks later that it has one."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(*FLAGS, nargs="?")
    language: str | None = parser.parse_known_args(list(args))[0].language
    return language


def known_language(requested: str) -> str:
    """The language of a code or locale: `de` for `de`, `DE` or `de_AT.UTF-8`."""
    code = _code(requested)
    if code not in languages():
        raise LanguageError("unknown-language", language=requested, known=", ".join(languages()))
    return code


def system_language() -> str:
    """The language of the system if it is one of ours, else English."""
    found = (os.environ.get(name) for name in SYSTEM_VARIABLES)
    code = _code(next(filter(None, found), FALLBACK))
    return code if code in languages() else FALLBACK


def _code(locale: str) -> str:
    return re.split(r"[-_.@]", locale.strip().lower())[0]


def words_of(context: typer.Context) -> Words:
    """The messages in the language of a command."""
    words = context.obj
    assert isinstance(words, Words)
    return words


def describe_language(words: Words) -> str:
    """The current language, and all that there are."""
    known = ", ".join(f"{code} ({Words(code).text('language-name')})" for code in languages())
    return words.text("language-now", known=known)


def save_language(requested: str) -> str:
    """Save a language for all later commands; the confirmation, in that language."""
    code = known_language(requested)
    save_setting(SETTING, code)
    return Words(code).text("language-kept", path=str(settings_path()))
