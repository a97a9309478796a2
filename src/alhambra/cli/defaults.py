"""Defaults and bounds for help pages, apart from the code that uses them: help loads little."""

from __future__ import annotations

from pathlib import Path

#: Of a ladder: its file, games per lineup, sizes of tables, and the seed of its deals.
LADDER_FILE = Path("ladder.jsonl")
LADDER_GAMES = 24
LADDER_PLAYERS = "2,3,4"
LADDER_SEED = 1
#: Of a picture: the colours, and the standard output.
THEME = "light"
STANDARD_OUTPUT = Path("-")
#: The highest port that there is; at port 0 the system chooses one.
LAST_PORT = 65535
