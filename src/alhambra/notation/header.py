"""The head of a record: what is played, by whom, and which program can replay it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from alhambra.rules.errors import SetupError, quote
from alhambra.rules.module_registry import BUILT_IN, problem, sources
from alhambra.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, make_ruleset

from .errors import RecordError
from .lines import MAGIC
from .strings import NONE, format_strings, parse_strings, replace_surrogates
from .versions import FORMAT_VERSION, RULES_VERSION, data_hash

if TYPE_CHECKING:
    from alhambra.rules.components import Components
    from alhambra.rules.ruleset import Ruleset

    from .lines import RecordLines

_KEY = re.compile("[a-z0-9_.-]+")
#: Errors of a record whose game the installed rules do not replay.
_REPLAY_ERRORS = {
    "record-action",
    "record-after-end",
    "record-data",
    "record-early-end",
    "record-end",
    "record-illegal",
    "record-position",
    "record-seat",
    "record-shuffle",
}
MOST_NOTES = 1000


@dataclass(frozen=True, slots=True)
class Header:
    """What stays the same during a game. `notes` are pairs of a key and a free text."""

    players: int
    edition: str
    modules: tuple[str, ...]
    components: Components
    data: str
    names: tuple[str, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    #: The version of each plug-in among the modules with which the game was recorded.
    versions: tuple[tuple[str, str], ...] = ()

    @property
    def rules(self) -> Ruleset:
        """The ruleset that these choices make."""
        return make_ruleset(self.players, self.edition, self.modules, self.components)


def make_header(
    rules: Ruleset,
    names: Iterable[str] = (),
    notes: Iterable[tuple[str, str]] = (),
    versions: Mapping[str, str] | None = None,
) -> Header:
    """The header of a game; refused if names or notes cannot be written.

    Plug-ins have the versions that are installed, unless a record says others.
    """
    names = tuple(map(replace_surrogates, names))
    _refuse_bad_names(names, rules)
    kept: dict[str, str] = {}
    for key, text in notes:
        _refuse_bad_key(key, kept)
        kept[key] = replace_surrogates(text)
    return Header(
        players=rules.players,
        edition=rules.edition,
        modules=rules.modules,
        components=rules.components,
        data=data_hash(rules),
        names=names,
        notes=tuple(kept.items()),
        versions=tuple(
            (name, (versions or {}).get(name, version))
            for name, version in installed_versions(rules.modules).items()
        ),
    )


def installed_versions(modules: Iterable[str]) -> dict[str, str]:
    """The version of each plug-in among these modules."""
    plugins = [name for name in modules if name not in BUILT_IN]
    return {name: sources()[name].version for name in plugins}


def _refuse_bad_names(names: tuple[str, ...], rules: Ruleset) -> None:
    if names and len(names) != rules.players:
        raise SetupError("bad-names", names=len(names), players=rules.players)


def _refuse_bad_key(key: str, others: Collection[str]) -> None:
    if not _KEY.fullmatch(key) or key in others or len(others) == MOST_NOTES:
        raise SetupError("bad-note", key=quote(key))


def format_header(header: Header) -> list[str]:
    """The lines of a header."""
    return [
        f"{MAGIC} {FORMAT_VERSION}",
        f"rules {RULES_VERSION}",
        f"data {header.data}",
        f"edition {header.edition}",
        f"modules {' '.join(_format_modules(header)) or NONE}",
        f"players {header.players}",
        f"names {format_strings(header.names)}",
        *(f"note {key} {format_strings([text])}" for key, text in header.notes),
    ]


def _format_modules(header: Header) -> list[str]:
    """`city_gates bazaar@1.0`: plug-ins with their version."""
    versions = dict(header.versions)
    return [f"{name}@{versions[name]}" if name in versions else name for name in header.modules]


def read_header(lines: RecordLines, components: Components | None) -> Header:
    """The header at the top of a record; inverse of `format_header`."""
    lines.field(MAGIC)
    _read_rules_version(lines)
    data = lines.field("data")
    data_line = lines.number
    rules, versions = _read_ruleset(lines, components)
    names = _read_strings(lines, lines.field("names"), MOST_PLAYERS)
    with lines.line_errors("record-setup"):
        _refuse_bad_names(names, rules)
    header = make_header(rules, names, _read_notes(lines), versions)
    if header.data != data:
        error = RecordError("record-data", line=data_line, found=quote(data), known=header.data)
        raise explain_by_versions(header, error)
    _expect_spelling(lines, header)
    return header


def explain_by_versions(header: Header, error: RecordError) -> RecordError:
    """The error of a record; other versions of plug-ins are the reason if it does not replay."""
    installed = installed_versions(header.modules)
    if dict(header.versions) == installed or error.code not in _REPLAY_ERRORS:
        return error
    return RecordError(
        "record-module-version",
        line=error.params["line"],
        recorded=_format_versions(dict(header.versions)),
        installed=_format_versions(installed),
        reason=error,
    )


def _format_versions(versions: Mapping[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def _read_rules_version(lines: RecordLines) -> None:
    version = lines.field_number("rules")
    if version > RULES_VERSION:
        raise lines.error("record-newer-rules", found=version, known=RULES_VERSION)
    if version < RULES_VERSION:
        raise lines.error("record-older-rules", found=version, known=RULES_VERSION)


def _read_ruleset(
    lines: RecordLines, components: Components | None
) -> tuple[Ruleset, dict[str, str]]:
    """Edition, modules and players, each judged on its own line; and the versions of plug-ins."""
    edition = lines.field("edition")
    with lines.line_errors("record-setup"):
        make_ruleset(FEWEST_PLAYERS, edition, ())
    words = lines.field("modules")
    pairs = [_parse_module(word) for word in words.split(" ") if words != NONE]
    modules = tuple(name for name, _ in pairs)
    versions = {name: version for name, version in pairs if version}
    with lines.line_errors("record-setup"):
        _refuse_missing(versions)
        make_ruleset(FEWEST_PLAYERS, edition, modules)
    players = lines.field_number("players")
    with lines.line_errors("record-setup"):
        return make_ruleset(players, edition, modules, components), versions


def _parse_module(word: str) -> tuple[str, str]:
    """The name of a module, and its version if it is a plug-in."""
    name, _, version = word.partition("@")
    return name, version


def _refuse_missing(versions: Mapping[str, str]) -> None:
    for name, version in versions.items():
        if name not in sources():
            missing = SetupError("module-missing", module=quote(name), version=quote(version))
            raise problem(name) or missing


def _read_strings(lines: RecordLines, text: str, most: int) -> tuple[str, ...]:
    try:
        return parse_strings(text, most)
    except ValueError:
        raise lines.unexpected('"…"', text) from None


def _read_notes(lines: RecordLines) -> list[tuple[str, str]]:
    """All notes; the line after them is pushed back."""
    notes: dict[str, str] = {}
    while (content := lines.need("shuffle")).startswith("note "):
        key, _, text = content.removeprefix("note ").partition(" ")
        with lines.line_errors("record-setup"):
            _refuse_bad_key(key, notes)
        notes[key] = "".join(_read_strings(lines, text, most=1))
    lines.push_back()
    return list(notes.items())


def _expect_spelling(lines: RecordLines, header: Header) -> None:
    """There is one way to write a header, so that a record is one text."""
    for index, wanted in enumerate(format_header(header)):
        found = lines.read_lines[index]
        if found != wanted:
            raise RecordError(
                "record-line", line=index + 1, expected=quote(wanted), found=quote(found)
            )
