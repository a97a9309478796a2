"""The catalogue of one language: a thin wrapper, so that the runtime can be replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Resource

#: Where a message or term begins, and where one refers to another.
_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
#: The runtime refuses longer values.
LONGEST = 1000


class Words:
    """The messages of a language, by id; a missing one is a mistake in the program.

    Every message may ask for `$edition`: the two editions call some things by other names.
    """

    def __init__(self, language: str = "en", edition: str = "classic") -> None:
        self.language = language
        self.edition = edition
        # Isolation marks are for mixed writing directions; terminals show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()

    def for_edition(self, edition: str) -> Words:
        """The same language with the words of an edition."""
        words = copy(self)
        words.edition = edition
        return words

    def text(self, id: str, **params: str | int) -> str:
        """The message, filled with these values; `id.form` is another form of it."""
        name, _, form = id.partition(".")
        message = self._message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise LookupError(id)
        values = {"edition": self.edition} | {name: _short(params[name]) for name in params}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{id}: {errors}")
        return str(text)

    def forms(self, id: str) -> list[str]:
        """The other forms that this language needs of a message: cases, with an article…"""
        return list(self._message(id).attributes)

    def _message(self, name: str) -> Message:
        self._learn(name)
        return self._bundle.get_message(name)

    def _learn(self, name: str) -> None:
        """Read the file with a message, and those with what it refers to: a command needs few."""
        file = _index(self.language).get(name)
        if file is not None and file not in self._read:
            self._read.add(file)
            self._bundle.add_resource(_resource(self.language, file))
            for other in _REFERENCE.findall(_text(self.language, file)):
                self._learn(other)


def _short(value: str | int) -> str | int:
    """A value that the runtime takes: somebody may have pasted a whole book into a prompt."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


@cache
def languages() -> tuple[str, ...]:
    """All languages with a catalogue, by their codes."""
    folders = files(__package__).iterdir()
    return tuple(sorted(f.name for f in folders if f.joinpath("language.ftl").is_file()))


def catalogue(language: str) -> Iterator[str]:
    """The texts of all files of a language."""
    for file in _files(language):
        yield _text(language, file)


def _files(language: str) -> list[str]:
    return sorted(file.name for file in files(__package__).joinpath(language).iterdir())


@cache
def _text(language: str, file: str) -> str:
    return files(__package__).joinpath(language, file).read_text("utf-8")


@cache
def _index(language: str) -> dict[str, str]:
    """In which file every message is."""
    return {
        name: file for file in _files(language) for name in _HEAD.findall(_text(language, file))
    }


@cache
def _resource(language: str, file: str) -> Resource:
    """A file, taken apart once."""
    return FluentResource(_text(language, file))
