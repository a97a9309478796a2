"""Our own message files: `{language}/*.ftl` beside this file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

#: Where a message or term begins, and where one refers to another.
_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")


@cache
def languages() -> tuple[str, ...]:
    """All languages with a catalogue, by their codes."""
    folders = files(__package__).iterdir()
    return tuple(sorted(f.name for f in folders if f.joinpath("language.ftl").is_file()))


def catalogue(language: str) -> Iterator[str]:
    """The texts of all files of a language."""
    for file in _files(language):
        yield file_text(language, file)


def _files(language: str) -> list[str]:
    return sorted(file.name for file in files(__package__).joinpath(language).iterdir())


@cache
def file_text(language: str, file: str) -> str:
    """The text of a file."""
    return files(__package__).joinpath(language, file).read_text("utf-8")


@cache
def file_of_each(language: str) -> Mapping[str, str]:
    """In which file every message is. Found by their beginnings: parsing all files is slow."""
    return {
        name: file for file in _files(language) for name in _HEAD.findall(file_text(language, file))
    }


@cache
def parsed_file(language: str, file: str) -> Resource:
    """A file, parsed once."""
    return FluentResource(file_text(language, file))


def references(text: str) -> list[str]:
    """The messages and terms that those of a text may refer to."""
    return _REFERENCE.findall(text)
