"""Moments of golden records to draw, and the golden pictures of some of them.

    python -m tests.draw.scenes    rewrites the golden pictures

Do so when a picture was changed on purpose, and look at it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from alhambra import Record, load
from alhambra.draw import LastMove, Picture, draw_sheet, draw_table
from alhambra.locales import Words
from tests.golden.write import path_of
from tests.helpers import ROOT

FOLDER = Path(__file__).parent / "golden"
#: The pictures in docs/ are golden, too.
DOCS = ROOT / "docs" / "pictures"
SHEET = DOCS / "symbols.svg"


class Moment(NamedTuple):
    """A move of a golden record as a player or spectator sees it."""

    record: str
    move: int
    seat: int | None
    language: str = "en"
    theme: str = "light"


GOLDEN = {
    FOLDER / "base-start.svg": Moment("base_two_players", 0, 0),
    FOLDER / "base-spectator.svg": Moment("base_four_players", 60, None),
    FOLDER / "modules-player.svg": Moment("all_modules", 190, 1, "en", "dark"),
    DOCS / "table.svg": Moment("all_modules", 334, 2),
}

#: Every number of players, every module, auctions, gates, the end; for players and spectators.
MOMENTS = [
    *GOLDEN.values(),
    Moment("base_two_players", -1, None, "es"),
    Moment("diamonds", 130, None),
    Moment("diamonds", 131, 2, "de"),
    Moment("camps", 200, None, "de"),
    Moment("camps", 201, 4, "es"),
    Moment("characters", 150, 2, "de", "dark"),
    Moment("characters", 300, None),
    Moment("city_gates", 150, 3, "es"),
    Moment("all_modules", 340, None, "es", "dark"),
    Moment("all_modules_two_players", 150, 1, "de"),
    Moment("all_modules_two_players", -1, 0),
]


@cache
def record(name: str) -> Record:
    """A golden record."""
    return load(path_of(name))


@cache
def words(language: str) -> Words:
    """The messages of a language."""
    return Words(language)


def picture(moment: Moment) -> Picture:
    """The picture of a moment; move -1 is the end."""
    game = record(moment.record)
    number = len(game) if moment.move < 0 else moment.move
    last = LastMove.of(game, number, moment.seat)
    return draw_table(game.game_at(number).view(moment.seat), words(moment.language), last)


def svg(moment: Moment) -> str:
    """The same as SVG text."""
    return picture(moment).to_svg(theme=moment.theme)


if __name__ == "__main__":
    for path, moment in GOLDEN.items():
        path.write_text(svg(moment), "utf-8")
    SHEET.write_text(draw_sheet(words("en")).to_svg(), "utf-8")
