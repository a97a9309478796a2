"""`alhambra bots`: list all bots."""

from __future__ import annotations

from alhambra.bots.registry.listing import ListedBot, known_bots
from alhambra.cli.render.screen import TextSheet
from alhambra.cli.render.sheet_fitting import show_sheet
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.errors import error_text


def list_bots(words: Words, terminal: Terminal) -> None:
    """A table of all bots with a name, and how else one can be named."""
    rows = [[bot.name, _parameters(words, bot), _origin(words, bot)] for bot in known_bots()]
    header = ["", words.text("bots-column-parameters"), words.text("bots-column-origin")]
    sheet = TextSheet(words.text("bots-title"), header, rows, [words.text("bots-more")])
    show_sheet(words, terminal, sheet)


def _parameters(words: Words, bot: ListedBot) -> str:
    listed = [
        words.text("bots-parameter", name=name, type=number.__name__)
        for name, number in bot.parameters.items()
    ]
    return ", ".join(listed) or words.text("bots-no-parameter")


def _origin(words: Words, bot: ListedBot) -> str:
    if bot.error:
        return error_text(words, bot.error)
    if bot.package is None:
        return words.text("bots-built-in")
    return words.text("bots-plugin", package=bot.package)
