"""Check that imports between the folders of the page follow the order in web/rooms.txt."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from posixpath import dirname, join, normpath

WEB = Path(__file__).parents[1] / "web"
SUFFIXES = (".ts", ".svelte")
#: The path of `import x from '…'`, `export … from '…'`, `import '…'` and `import('…')`.
#: A match in a comment counts too: better a false error than an import that nobody checked.
IMPORT = re.compile(r"""\b(?:from|import\s*\(?)\s*(?P<quote>['"])(?P<path>.+?)(?P=quote)""")
#: Imports whose path cannot be read from the source; catalogues of texts are not code.
UNREADABLE = re.compile(
    r"""\bimport\s*\(\s*(?![\s'"])\S*|\bfrom\s*['"]/\S*"""
    r"""|\bimport\.meta\.glob\b(?!<string>\(\s*(?:'[^']+\.ftl'|\[(?:\s*'[^']+\.ftl',?)+\s*\]))"""
)


@dataclass(frozen=True)
class Room:
    """A folder of src/. Rooms of the same rank do not import each other."""

    folder: str
    rank: int
    is_private: bool = False
    """Whether only files of the folder above may import it."""


class Rooms:
    """The rooms in their order, as rooms.txt lists them."""

    def __init__(self, text: str) -> None:
        self.listed: dict[str, int] = {}
        lines = (line for line in text.splitlines() if line and not line.startswith("#"))
        for rank, line in enumerate(lines):
            folders = re.split(r"\s{2,}", line)[0]
            self.listed.update(dict.fromkeys(folders.split(", "), rank))

    def find(self, path: str) -> Room | None:
        """The room of a file, by its path in src/: the nearest folder that is listed."""
        folder = dirname(path)
        if not folder:
            return self._room(".", ".")
        while folder:
            parent = dirname(folder)
            found = self._room(folder, folder) or self._room(folder, f"{parent}/*")
            if found:
                return found
            folder = parent
        return None

    def _room(self, folder: str, entry: str) -> Room | None:
        rank = self.listed.get(entry)
        return None if rank is None else Room(folder, rank, is_private=entry.endswith("/*"))


def violations(web: Path = WEB) -> Iterator[str]:
    """Every import against the order, every file without a room, every line without a folder."""
    rooms = Rooms((web / "rooms.txt").read_text("utf-8"))
    src = web / "src"
    for entry in rooms.listed:
        if not entry.endswith("*") and not (src / entry).is_dir():
            yield f"rooms.txt: there is no folder src/{entry}"
    for file in sorted(path for path in src.rglob("*") if path.suffix in SUFFIXES):
        path = file.relative_to(src).as_posix()
        room = rooms.find(path)
        if room is None:
            yield f"src/{path}: no line of rooms.txt lists the folder {dirname(path)}"
            continue
        for line, reason in _wrong_imports(file.read_text("utf-8"), path, room, rooms):
            yield f"src/{path}:{line}: {reason}"


def _wrong_imports(text: str, path: str, room: Room, rooms: Rooms) -> Iterator[tuple[int, str]]:
    for found in UNREADABLE.finditer(text):
        yield (
            text.count("\n", 0, found.start()) + 1,
            f"{found[0]}: write the path of an import as a plain string that starts with ./ or ../",
        )
    for found in IMPORT.finditer(text):
        target = normpath(join(dirname(path), found["path"]))
        if not found["path"].startswith(".") or target.startswith(".."):
            continue  # A package, or a file outside of src/.
        reason = _why_not(room, rooms.find(target), target)
        if reason:
            yield text.count("\n", 0, found.start()) + 1, f"imports {found['path']}: {reason}"


def _why_not(room: Room, other: Room | None, target: str) -> str | None:
    """Why a file of a room may not import one of another, or None if it may."""
    if other is None:
        return f"no line of rooms.txt lists the folder {dirname(target)}"
    if other.folder == room.folder:
        return None
    parent = dirname(other.folder)
    if other.is_private and room.folder != parent:
        return f"only files of {parent}/ import {other.folder}/; ask the registry in {parent}/"
    if other.rank == room.rank:
        return f"{room.folder} and {other.folder} do not import each other"
    if other.rank > room.rank:
        return f"rooms.txt lists {other.folder} after {room.folder}"
    return None


def main() -> int:
    found = list(violations())
    for line in found:
        print(f"web/{line}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
