"""The tables of a ladder, for the terminal and as a page of Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.arena import Ladder, LadderTable
from alhambra.locales import Words
from alhambra.locales.things import list_text
from alhambra.rules.module_registry import BUILT_IN

from .match_sheet import percent, standings_sheet
from .screen import TextSheet


def ladder_sheets(words: Words, ladder: Ladder) -> Iterator[TextSheet]:
    """A sheet for each table, the best bot first."""
    for table in ladder.matches:
        standings = ladder.standings(table)
        names = [standing.spec for standing in standings]
        notes = [words.text("arena-par", percent=percent(1 / table.players))]
        yield standings_sheet(words, _title(words, table), names, standings, notes)


def ladder_page(words: Words, ladder: Ladder, command: str) -> str:
    """All tables as a page, with the command that made them."""
    parts = [f"# {words.text('rate-title')}", f"```sh\n{command}\n```", words.text("rate-legend")]
    for sheet in ladder_sheets(words, ladder):
        parts += [f"## {sheet.title}", _table(sheet), *sheet.notes]
    return "\n\n".join(parts) + "\n"


def _title(words: Words, table: LadderTable) -> str:
    named = {(): "none", BUILT_IN: "all"}
    which = named.get(table.modules, "some")
    names = list_text(words, table.modules)
    return words.text("rate-table", players=table.players, which=which, modules=names)


def _table(sheet: TextSheet) -> str:
    rules = ["---", *["---:"] * (len(sheet.header) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (sheet.header, rules, *sheet.rows))
