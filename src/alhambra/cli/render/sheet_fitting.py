"""A sheet with many columns, on terminals of any width."""

from __future__ import annotations

from dataclasses import replace

from rich.measure import Measurement

from alhambra.cli.terminal import Terminal
from alhambra.locales import Words

from .pictures import Pictures
from .plain import Plain
from .screen import TextSheet

_ANY_WIDTH = 1000


def show_sheet(words: Words, terminal: Terminal, sheet: TextSheet) -> None:
    """In columns if they fit, with their titles in one line or in two; else line by line."""
    stacked = replace(sheet, header=["\n".join(title.rsplit(" ", 1)) for title in sheet.header])
    for shown in (sheet, stacked):
        if not terminal.plain and _width(words, terminal, shown) <= terminal.size.width:
            terminal.show(Pictures(words).sheet(shown))
            return
    terminal.show(Plain(words).sheet(sheet))


def _width(words: Words, terminal: Terminal, sheet: TextSheet) -> int:
    """The width of the columns; remarks below them do not count."""
    options = terminal.console.options.update_width(_ANY_WIDTH)
    columns = Pictures(words).sheet(replace(sheet, notes=[]))
    return Measurement.get(terminal.console, options, columns).maximum
