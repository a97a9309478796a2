"""Records of games between bots."""

from __future__ import annotations

from functools import cache

from alhambra.bots import make_bot
from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.rules.open_table import next_round


@cache
def played(players: int = 3, *modules: str, before: int | None = None) -> str:
    """The record of a game between bots, whole or up to where this scoring is next."""
    record = Record.new(["Ana", "Bo", "Cleo", "Dora", "Eli", "Fay"][:players], seed=7,
                        modules=modules)  # fmt: skip
    bot = make_bot("mason")
    while not record.is_finished:
        game = record.game
        if next_round(game.view(None).table) == before:
            break
        record.play(bot.choose(game.view(game.seat), game.legal_actions()))
    return format_record(record)
