"""A whole position in one line of text: the FEN of this game.

Fields are parted by `; `, each begins with its name; `-` stands for nothing. The order of
the fields is fixed. `docs/record-format.md` describes them one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import format_cell
from .chance import name_of
from .money import format_purse

if TYPE_CHECKING:
    from .game import Game

MAGIC = "alhambra/1"
NONE = "-"


def format_position(game: Game) -> str:
    """The position of a game, hands, deck order and chance included."""
    rules = game.rules
    fields = [
        ("players", [str(rules.players)]),
        ("edition", [rules.edition]),
        ("modules", rules.modules),
        ("turn", [str(game.turn_seat)]),
        ("stack", [", ".join(" ".join([step.name, *step.words()]) for step in game.stack)]),
        ("market", [str(tile or NONE) for tile in game.market]),
        ("supply", map(str, game.supply)),
        ("display", [format_purse(game.display)]),
        ("deck", map(name_of, game.deck)),
        ("piles", map(str, game.piles)),
        ("discards", [format_purse(game.discards)]),
        ("scorings", map(str, game.scorings)),
        *(("seat", _format_seat(game, seat)) for seat in range(rules.players)),
        *(
            ("part", [name, *rules.active[name].part_words(part)])
            for name, part in game.parts.items()
        ),
        ("lines", map(str, game.lines)),
        ("chance", [str(game.chance.key())]),
    ]
    return "; ".join([MAGIC, *(f"{name} {' '.join(words) or NONE}" for name, words in fields)])


def _format_seat(game: Game, seat: int) -> list[str]:
    """Hand, palace and reserve, parted by slashes."""
    palace = game.palaces[seat].buildings()
    return [
        format_purse(game.hands[seat]) or NONE,
        "/",
        " ".join(f"{tile}@{format_cell(cell)}" for cell, tile in sorted(palace.items())) or NONE,
        "/",
        " ".join(map(str, game.reserves[seat])) or NONE,
    ]
