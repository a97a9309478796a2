"""The catalogue of one language: a thin wrapper, so that the runtime can be replaced."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

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
        for text in catalogue(language):
            self._bundle.add_resource(FluentResource(text))

    def for_edition(self, edition: str) -> Words:
        """The same language with the words of an edition."""
        words = copy(self)
        words.edition = edition
        return words

    def text(self, id: str, **params: str | int) -> str:
        """The message, filled with these values; `id.form` is another form of it."""
        name, _, form = id.partition(".")
        message = self._bundle.get_message(name)
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
        return list(self._bundle.get_message(id).attributes)


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
    folder = files(__package__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        yield file.read_text("utf-8")
