"""Our own message files: `{language}/*.ftl` and `{language}/modules/{module}/*.ftl`.

A module's messages are split by who needs them, so that a page loads no more than it shows:
`table.ftl` with every table, `rules.ftl` with the rules, `pad.ftl` with the score pad, and
`terminal.ftl` (terminal, pictures, errors) never.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

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
    return _texts_below(files(__package__).joinpath(language))


def _texts_below(folder: Traversable) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _texts_below(entry)
        elif entry.name.endswith(".ftl"):
            yield entry.read_text("utf-8")


@cache
def message_texts(language: str) -> Mapping[str, str]:
    """Every message and term by its id, as it is written. Cut out and not parsed: a command shows
    few of them, and parsing all would take most of its time."""
    return {name: source for text in catalogue(language) for name, source in _cut(text)}


def _cut(text: str) -> Iterator[tuple[str, str]]:
    heads = [*_HEAD.finditer(text)]
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for head, end in zip(heads, ends, strict=True):
        yield head[1], text[head.start() : end]


@cache
def parsed(language: str, id: str) -> Resource:
    """A message or term, parsed once."""
    return FluentResource(message_texts(language)[id])


def references(text: str) -> list[str]:
    """The messages and terms that those of a text may refer to."""
    return _REFERENCE.findall(text)
