"""Messages of installed plug-ins: `{package}/words/{language}.ftl`, English where one is missing.

They are read when a message is asked for that is not ours. A plug-in whose words are broken has
no messages; its error is raised for whoever plays with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, FluentSerializer, ast

from alhambra.rules.errors import SetupError
from alhambra.rules.module_registry import ModuleSource, broken, cached, sources

from .catalogues import message_texts

#: The language that every plug-in has.
FALLBACK = "en"
#: The package with our own modules.
_OURS = "alhambra"

FluentEntry = ast.Message | ast.Term


@dataclass(frozen=True)
class WordsFile:
    """A parsed file of messages."""

    path: str
    text: str
    resource: ast.Resource

    @cached_property
    def entries(self) -> list[tuple[str, FluentEntry]]:
        """Each message and term with its id; ids of terms begin with a dash."""
        return [
            (f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry)
            for entry in self.resource.body
            if isinstance(entry, ast.Message | ast.Term)
        ]


@dataclass(frozen=True)
class PluginWords:
    """The messages of one plug-in in one language; the files are in order of preference."""

    source: ModuleSource
    files: tuple[WordsFile, ...]

    @property
    def path(self) -> str:
        """The file that is preferred."""
        return self.files[0].path

    def entries(self) -> dict[str, FluentEntry]:
        """Every message and term once, by id."""
        found: dict[str, FluentEntry] = {}
        for file in reversed(self.files):
            found.update(file.entries)
        return found


@dataclass(frozen=True)
class _Index:
    """The plug-in that has a message, by id; what is wrong with words, by name of the module."""

    plugins: Mapping[str, PluginWords]
    problems: Mapping[str, SetupError]


def index(language: str) -> Mapping[str, PluginWords]:
    """Which plug-in has a message; those with broken words have none."""
    return _index(language).plugins


def check_words(module: str, language: str) -> None:
    """Raise the error of a module whose words are missing or broken, or clash with others."""
    if found := _index(language).problems.get(module):
        # A new object every time: an error that is raised again keeps all earlier tracebacks.
        raise SetupError(found.code, **found.params)


def merged(language: str) -> str:
    """The messages of all plug-ins as one Fluent text, each of them once."""
    serializer = FluentSerializer()
    plugins = dict.fromkeys(index(language).values())
    return "".join(
        serializer.serialize_entry(entry)
        for plugin in plugins
        for entry in plugin.entries().values()
    )


@cached
def _index(language: str) -> _Index:
    found: dict[str, PluginWords] = {}
    problems: dict[str, SetupError] = {}
    for source in sources().values():
        if source.package == _OURS:
            continue
        try:
            plugin = _read_plugin(source, language)
            for id in plugin.entries():
                _check_free(id, plugin, found, language)
        except SetupError as error:
            problems[source.name] = error.with_traceback(None)
        else:
            found |= dict.fromkeys(plugin.entries(), plugin)
    return _Index(found, problems)


def _check_free(
    id: str, plugin: PluginWords, found: Mapping[str, PluginWords], language: str
) -> None:
    """Refuse an id that is taken by us, by another plug-in, or twice in one file."""
    first = None
    if id in message_texts(language):
        first = _OURS
    elif id in found:
        first = found[id].source.distribution
    elif any([name for name, _ in file.entries].count(id) > 1 for file in plugin.files):
        first = plugin.source.distribution
    if first is not None:
        second = plugin.source.distribution
        raise SetupError("module-clash", what="message", key=id, first=first, second=second)


def _read_plugin(source: ModuleSource, language: str) -> PluginWords:
    try:
        folder = files(source.package).joinpath("words")
    except Exception as error:  # whatever the package does when it is imported
        raise broken(source.name, error) from error
    read = tuple(_read_files(source, folder, dict.fromkeys((language, FALLBACK))))
    return PluginWords(source, read)


def _read_files(
    source: ModuleSource, folder: Traversable, languages: Mapping[str, None]
) -> Iterator[WordsFile]:
    for language in languages:
        file = folder.joinpath(f"{language}.ftl")
        path = f"{source.package}/words/{language}.ftl"
        if file.is_file():
            yield _parse(path, file.read_bytes())
        elif language == FALLBACK:
            raise SetupError("module-words-missing", package=source.distribution, path=path)


def _parse(path: str, data: bytes) -> WordsFile:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SetupError("module-words-broken", path=path, line=line, reason=str(error)) from error
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise _syntax_error(path, text, entry)
    return WordsFile(path, text, resource)


def _syntax_error(path: str, text: str, junk: ast.Junk) -> SetupError:
    note = junk.annotations[0]
    assert note.span is not None  # the parser keeps them unless it is told not to
    # The parser counts characters after it has made all line ends one character long.
    line = text.replace("\r\n", "\n").count("\n", 0, note.span.start) + 1
    return SetupError("module-words-broken", path=path, line=line, reason=note.message or "")
