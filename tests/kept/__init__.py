"""What earlier versions have left on disks and in browsers, and how tests get at copies of it."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

V0_1 = Path(__file__).with_name("v0_1")
#: The tables of the database: their secrets, and what each seat saw at last.
TABLES: dict[str, Any] = json.loads(V0_1.joinpath("tables.json").read_text("utf-8"))
RECORDS = sorted(V0_1.joinpath("records").glob("*.alhambra"))
#: Tables are deleted after some days in which nothing happened, and these grow old.
KEEP = ("--keep-open", "36500", "--keep-finished", "36500")
_DATABASE = Path("home", ".local", "share", "alhambra", "tables.sqlite")


def copy_home(folder: Path) -> Path:
    """A copy of somebody's home folder."""
    return Path(shutil.copytree(V0_1 / "home", folder / "home"))


def copy_database(path: Path) -> Path:
    """A copy of the database."""
    return Path(shutil.copy(V0_1 / _DATABASE, path))


def browser() -> dict[str, Any]:
    """What a browser kept: `localStorage`, `caches` by name and path, the codes of its tables."""
    found: dict[str, Any] = json.loads(
        gzip.decompress(V0_1.joinpath("browser.json.gz").read_bytes())
    )
    return found
