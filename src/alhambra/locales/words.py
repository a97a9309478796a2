"""The catalogue of one language: a thin wrapper, so that the runtime can be replaced."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

#: Files of the page and the long texts: half of the catalogue. No command starts with reading them.
_LONG = ("lessons", "page", "rules-")
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
        self._later = [file for file in _files(language) if file.name.startswith(_LONG)]
        self._learn(file for file in _files(language) if not file.name.startswith(_LONG))

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
        if self._later and not self._bundle.has_message(name):
            self._learn(self._later)
            self._later.clear()
        return self._bundle.get_message(name)

    def _learn(self, of: Iterable[Traversable]) -> None:
        for file in of:
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))


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
        yield file.read_text("utf-8")


def _files(language: str) -> list[Traversable]:
    folder = files(__package__).joinpath(language)
    return sorted(folder.iterdir(), key=lambda file: file.name)
