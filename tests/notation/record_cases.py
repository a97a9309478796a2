"""One way to provoke each `RecordError`, and each reason that only records have.

A trigger gets an empty folder and does something that raises.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import alhambra
from alhambra.notation.files import LARGEST_FILE
from alhambra.notation.text import format_record
from alhambra.rules.position import format_position
from tests.notation.samples import ending_text, forged, last_turns, small, small_text, unsigned
from tests.plugins.installing import install, unload, write


class Case(NamedTuple):
    """An error code, the line that it names (None where there is none), and how to provoke it."""

    code: str
    line: int | None
    trigger: Callable[[Path], object]
    #: The code of the error that caused it, where there is one.
    reason: str = ""


def loading(text: str | bytes) -> Callable[[Path], object]:
    """Load a file with this text."""

    def trigger(folder: Path) -> object:
        path = folder / "game.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return alhambra.load(path)

    return trigger


def replacing(text: str, old: str, new: str) -> str:
    """The record with one piece replaced and its checksums recomputed."""
    lines = unsigned(text)
    assert sum(old in line for line in lines) == 1, old

    def change(lines: list[str]) -> None:
        lines[:] = [line.replace(old, new) for line in lines]

    return forged(text, change)


def small_with(old: str, new: str) -> Callable[[Path], object]:
    """Load the small record with one piece replaced and valid checksums."""
    return loading(replacing(small_text(), old, new))


def ending_with(old: str, new: str) -> Callable[[Path], object]:
    """Load the finished record with one piece replaced and valid checksums."""
    return loading(replacing(ending_text(), old, new))


def before_random_steps() -> str:
    """A position before random steps, in which nobody has a decision."""
    game = last_turns()
    game.act(game.legal_actions()[0])
    assert game.seat is None
    return format_position(game)


def _too_large(folder: Path) -> object:
    path = folder / "large"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    return alhambra.load(path)


def _other_version(folder: Path) -> object:
    """A record of an older plug-in version with other cards."""
    write(folder, rules=BAZAAR)
    sys.path.insert(0, str(folder))
    install(folder, "their-module", {"bazaar": "their_module"}, "1.1")
    try:
        text = format_record(alhambra.Record.new(3, seed=1, modules=["bazaar"]))
        older = replacing(text, "bazaar@1.1", "bazaar@1.0")
        return loading(replacing(older, "data ", "data 0"))(folder)
    finally:
        sys.path.remove(str(folder))
        unload()


BAZAAR = """
from alhambra.rules.module import Module

def module(components):
    return Module(name="bazaar")
"""
SMALL, ENDING = small_text(), ending_text()
LAST_SHUFFLE = unsigned(SMALL)[12]
POSITION = unsigned(ENDING)[7]

CASES = (
    Case("record-unreadable", None, alhambra.load, "file-is-folder"),
    Case("record-unwritable", None, partial(alhambra.save, small()), "file-is-folder"),
    Case("record-too-large", None, _too_large),
    Case("record-empty", None, loading("")),
    Case("record-magic", 1, loading("Dear diary,\n")),
    Case("record-newer-format", 1, loading(SMALL.replace("record 1", "record 2"))),
    Case("record-not-utf8", 4, loading(SMALL.encode().replace(b"classic", b"cl\xe1ssic"))),
    Case("record-check", 15, loading(SMALL.replace("take ducat 8", "take ducat 9"))),
    Case("record-torn", 23, loading(SMALL[:-1])),
    Case("record-incomplete", 13, loading("\n".join([*SMALL.split("\n")[:12], ""]))),
    Case("record-line", 5, small_with("modules -", "module -")),
    Case("record-newer-rules", 2, small_with("rules 1", "rules 2")),
    Case("record-older-rules", 2, small_with("rules 1", "rules 0")),
    Case("record-data", 3, small_with("data ", "data 0")),
    Case("record-module-version", 3, _other_version, "record-data"),
    Case("record-setup", 5, small_with("modules -", "modules dragons@1.0"), "module-missing"),
    Case("record-setup", 4, small_with("classic", "antique"), "unknown-edition"),
    Case("record-setup", 5, small_with("modules -", "modules dragons"), "unknown-module"),
    Case("record-setup", 6, small_with("players 3", "players 7"), "bad-players"),
    Case("record-setup", 7, small_with("names ", 'names "one more" '), "bad-names"),
    Case("record-setup", 9, small_with("note played", "note seat-1"), "bad-note"),
    Case("record-position", 8, ending_with("alhambra/1", "alhambra/2"), "position-magic"),
    Case(
        "record-position",
        8,
        ending_with(POSITION, f"position {before_random_steps()}"),
        "position-before-chance",
    ),
    Case("record-position", 8, ending_with("; edition classic", "; edition revised"),
         "position-expected"),
    Case("record-shuffle", 12, small_with("pile 2: U6", "pile 2: N1"), "shuffle-has-stranger"),
    Case("record-shuffle", 13, small_with(LAST_SHUFFLE, LAST_SHUFFLE[:-3]), "shuffle-lacks-item"),
    Case("record-shuffle", 12, small_with("pile 2", "pile 3"), "shuffle-other-pile"),
    Case("record-shuffle", 9, ending_with(" | deck: R3 N3 U4 N2", ""), "shuffle-not-recorded"),
    Case("record-shuffle", 15, small_with("take ducat 8", "take ducat 8 | deck: N1"),
         "shuffle-not-asked"),
    Case("record-action", 16, small_with("place garden-6-esw", "bury garden-6-esw"),
         "unknown-action"),
    Case("record-seat", 15, small_with("2 seat 2", "2 seat 0")),
    Case("record-illegal", 16, small_with("0,1", "5,5"), "not-joined"),
    Case("record-early-end", 24, loading(forged(
        SMALL, lambda lines: lines.append("end scores 0 0 0 winners 0 1 2")))),
    Case("record-end", 19, ending_with("end scores 17", "end scores 71")),
    Case("record-after-end", 20, loading(f"{ENDING}one more line\n")),
)  # fmt: skip
