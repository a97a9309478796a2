"""The messages of one language: a thin wrapper around Fluent, so that it can be replaced."""

from __future__ import annotations

from copy import copy

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message

from alhambra.rules.errors import SetupError

from . import plugin_words
from .catalogues import message_texts, parsed, references

#: The runtime refuses longer values.
LONGEST = 1000


class Words:
    """The messages of a language by id: our own, then those of installed plug-ins.

    A missing message is a mistake in the program; ask `has` where one is optional. Every message
    may use `$edition`: the two editions call some things by other names.
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
        """The message, filled with these values; `id.form` is an attribute of it."""
        name, _, form = id.partition(".")
        message = self._message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise LookupError(id)
        values = {"edition": self.edition} | {name: _short(params[name]) for name in params}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            self._blame_plugin(name, errors)
            raise LookupError(f"{id}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is a message, or with `id.form` an attribute of one."""
        name, _, form = id.partition(".")
        is_ours = name in message_texts(self.language)
        if not is_ours and name not in plugin_words.index(self.language):
            return False
        message = self._message(name)
        return form in message.attributes if form else message.value is not None

    def first(self, *ids: str, **params: str | int) -> str:
        """The first of these messages that exists; the last one must."""
        return self.text(next((id for id in ids[:-1] if self.has(id)), ids[-1]), **params)

    def forms(self, id: str) -> list[str]:
        """The attributes of a message: cases, forms with an article…"""
        return list(self._message(id).attributes)

    def _message(self, name: str) -> Message:
        self._load(name)
        return self._bundle.get_message(name)

    def _load(self, name: str) -> None:
        """Parse a message, and those that it refers to: a command needs few."""
        source = message_texts(self.language).get(name)
        if source is None:
            self._load_plugin(name)
        elif name not in self._read:
            self._read.add(name)
            self._bundle.add_resource(parsed(self.language, name))
            for other in references(source):
                if other in message_texts(self.language):  # ours never refer to a plug-in's
                    self._load(other)

    def _load_plugin(self, name: str) -> None:
        found = plugin_words.index(self.language).get(name)
        if found is not None and found.path not in self._read:
            self._read.add(found.path)
            # The bundle keeps the first message of an id: English fills the gaps.
            for words_file in found.files:
                self._bundle.add_resource(words_file.resource)
                for other in references(words_file.text):
                    self._load(other)

    def _blame_plugin(self, name: str, errors: list[Exception]) -> None:
        """Raise an error that names the plug-in, if the message is not one of ours."""
        if name not in message_texts(self.language):
            path = plugin_words.index(self.language)[name].path
            reason = f"{name}: {errors[0]}"
            raise SetupError("module-words-unfilled", path=path, reason=reason)


def _short(value: str | int) -> str | int:
    """A value that the runtime takes: somebody may have pasted a whole book into a prompt."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def plugin_catalogue(language: str) -> str:
    """The messages of all installed plug-ins in one Fluent text, for a page that has ours already.

    English stands in where a plug-in has no words in the language.
    """
    return plugin_words.merged(language)
