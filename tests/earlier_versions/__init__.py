"""Data files of earlier versions, from disks and browsers, and ways to copy them for tests."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

V0_1 = Path(__file__).with_name("v0_1")
#: The tables of the database: their tokens, and what each seat last saw.
TABLES: dict[str, Any] = json.loads(V0_1.joinpath("tables.json").read_text("utf-8"))
RECORDS = sorted(V0_1.joinpath("records").glob("*.alhambra"))
#: Options that keep old tables: the server deletes tables after some days without activity.
KEEP = ("--keep-open", "36500", "--keep-finished", "36500")
_DATABASE = Path("home", ".local", "share", "alhambra", "tables.sqlite")


def copy_home(folder: Path) -> Path:
    """Copy the home folder."""
    return Path(shutil.copytree(V0_1 / "home", folder / "home"))


def copy_database(path: Path) -> Path:
    """Copy the database."""
    return Path(shutil.copy(V0_1 / _DATABASE, path))


def browser() -> dict[str, Any]:
    """The data of a browser: `localStorage`, `caches` by name and path, the codes of its tables."""
    found: dict[str, Any] = json.loads(
        gzip.decompress(V0_1.joinpath("browser.json.gz").read_bytes())
    )
    return found
