"""The grammar of specs: a name, a file or a command, and the settings that follow.

    mason                        a bot by name
    vizier:sims=400:seed=3       with settings, each after a colon
    bots/mine.py                 the one bot in a file
    bots/mine.py:Careful:seed=3  a certain class of it
    exec:node mine.mjs --fast    a program; all that follows is its command

A path goes up to the first `.py` that a colon or the end follows, so that it may hold colons of
its own (`C:\\bots\\mine.py`). What stands after it and has no `=` is the name of a class.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

EXEC = "exec:"
_FILE = re.compile(r"(.+?\.py)(?::(.*))?", re.DOTALL)

#: `key=value` as it was written.
SettingTexts = tuple[str, ...]


@dataclass(frozen=True)
class NamedSpec:
    """A bot of the registry."""

    name: str
    settings: SettingTexts


@dataclass(frozen=True)
class FileSpec:
    """A bot in a Python file; without a class it has to be the only one there."""

    path: Path
    kind: str | None
    settings: SettingTexts


@dataclass(frozen=True)
class CommandSpec:
    """A program that follows the protocol of docs/bot-protocol.md."""

    line: str


Spec = NamedSpec | FileSpec | CommandSpec


def parse_spec(text: str) -> Spec:
    """What a spec says; nothing is looked up yet."""
    if text.startswith(EXEC):
        return CommandSpec(text.removeprefix(EXEC).strip())
    if found := _FILE.fullmatch(text):
        path, rest = found.groups()
        parts = [] if rest is None else rest.split(":")
        kind = parts.pop(0) if parts and "=" not in parts[0] else None
        return FileSpec(Path(path), kind, tuple(parts))
    name, *settings = text.split(":")
    return NamedSpec(name, tuple(settings))


def split_specs(text: str) -> list[str]:
    """Specs separated by commas; one that contains a comma stands in double quotes."""
    rows = csv.reader(text.splitlines(), skipinitialspace=True)
    return [spec.strip() for row in rows for spec in row if spec.strip()]


def join_specs(specs: Iterable[str]) -> str:
    """The inverse of `split_specs`."""
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(specs)
    return text.getvalue()


def short_name(text: str) -> str:
    """A spec as the name of a player: without settings, folders, arguments and commas."""
    match parse_spec(text):
        case NamedSpec(name):
            return name
        case FileSpec(path, kind):
            return kind or path.stem.replace(",", " ")
        case CommandSpec(line):
            return _program(line).replace(",", " ")


def _program(line: str) -> str:
    """The file that a command runs, or else its first word; without folders and quotes."""
    words = [re.split(r"[/\\]", word.strip("\"'"))[-1] for word in line.split()]
    return next((word for word in words if word[1:].count(".")), words[0] if words else line)
