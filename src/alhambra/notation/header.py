"""The head of a record: what is played, by whom, and which program can replay it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from alhambra.rules.errors import SetupError, quote
from alhambra.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, make_ruleset

from .errors import RecordError
from .lines import MAGIC
from .strings import NONE, format_strings, parse_strings, proper
from .versions import FORMAT_VERSION, RULES_VERSION, data_hash

if TYPE_CHECKING:
    from alhambra.rules.components import Components
    from alhambra.rules.ruleset import Ruleset

    from .lines import RecordLines

_KEY = re.compile("[a-z0-9_.-]+")
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

    @property
    def rules(self) -> Ruleset:
        """The ruleset that these choices make."""
        return make_ruleset(self.players, self.edition, self.modules, self.components)


def make_header(
    rules: Ruleset, names: Iterable[str] = (), notes: Iterable[tuple[str, str]] = ()
) -> Header:
    """The header of a game; refused if names or notes cannot be written."""
    names = tuple(map(proper, names))
    _refuse_bad_names(names, rules)
    kept: dict[str, str] = {}
    for key, text in notes:
        _refuse_bad_key(key, kept)
        kept[key] = proper(text)
    return Header(
        players=rules.players,
        edition=rules.edition,
        modules=rules.modules,
        components=rules.components,
        data=data_hash(rules),
        names=names,
        notes=tuple(kept.items()),
    )


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
        f"modules {' '.join(header.modules) or NONE}",
        f"players {header.players}",
        f"names {format_strings(header.names)}",
        *(f"note {key} {format_strings([text])}" for key, text in header.notes),
    ]


def read_header(lines: RecordLines, components: Components | None) -> Header:
    """The header at the top of a record; inverse of `format_header`."""
    lines.field(MAGIC)
    _read_rules_version(lines)
    data = lines.field("data")
    data_line = lines.number
    rules = _read_ruleset(lines, components)
    names = _read_strings(lines, lines.field("names"), MOST_PLAYERS)
    with lines.blaming("record-setup"):
        _refuse_bad_names(names, rules)
    header = make_header(rules, names, _read_notes(lines))
    if header.data != data:
        raise RecordError("record-data", line=data_line, found=quote(data), known=header.data)
    _expect_spelling(lines, header)
    return header


def _read_rules_version(lines: RecordLines) -> None:
    version = lines.field_number("rules")
    if version > RULES_VERSION:
        raise lines.error("record-newer-rules", found=version, known=RULES_VERSION)
    if version < RULES_VERSION:
        raise lines.error("record-older-rules", found=version, known=RULES_VERSION)


def _read_ruleset(lines: RecordLines, components: Components | None) -> Ruleset:
    """Edition, modules and players, each judged on its own line."""
    edition = lines.field("edition")
    with lines.blaming("record-setup"):
        make_ruleset(FEWEST_PLAYERS, edition, ())
    words = lines.field("modules")
    modules = () if words == NONE else tuple(words.split(" "))
    with lines.blaming("record-setup"):
        make_ruleset(FEWEST_PLAYERS, edition, modules)
    players = lines.field_number("players")
    with lines.blaming("record-setup"):
        return make_ruleset(players, edition, modules, components)


def _read_strings(lines: RecordLines, text: str, most: int) -> tuple[str, ...]:
    try:
        return parse_strings(text, most)
    except ValueError:
        raise lines.unexpected('"…"', text) from None


def _read_notes(lines: RecordLines) -> list[tuple[str, str]]:
    """All notes; the line after them is held."""
    notes: dict[str, str] = {}
    while (content := lines.need("shuffle")).startswith("note "):
        key, _, text = content.removeprefix("note ").partition(" ")
        with lines.blaming("record-setup"):
            _refuse_bad_key(key, notes)
        notes[key] = "".join(_read_strings(lines, text, most=1))
    lines.hold()
    return list(notes.items())


def _expect_spelling(lines: RecordLines, header: Header) -> None:
    """There is one way to write a header, so that a record is one text."""
    for index, wanted in enumerate(format_header(header)):
        found = lines.past[index]
        if found != wanted:
            raise RecordError(
                "record-line", line=index + 1, expected=quote(wanted), found=quote(found)
            )
