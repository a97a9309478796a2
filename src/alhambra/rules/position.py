"""A whole position in one line of text: the FEN of this game.

Fields are separated by `; `, each begins with its name; `-` stands for nothing. The order of
the fields is fixed. `docs/record-format.md` describes them one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import format_cell
from .chance import name_of
from .money import format_purse
from .seats import SeatIndex
from .tiles import format_sides

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
        *([("seen", [f"{number}:{back}" for number, back in game.seen])] if game.seen else ()),
        ("discards", [format_purse(game.discards)]),
        ("scorings", map(str, game.scorings)),
        *(("seat", _format_seat(game, seat)) for seat in range(rules.players)),
        *(
            ("part", [name, *(rules.states[name].words(part) or [NONE])])
            for name, part in game.states.items()
        ),
        ("lines", map(str, game.lines)),
        ("chance", [str(game.chance.key())]),
    ]
    return "; ".join([MAGIC, *(f"{name} {' '.join(words) or NONE}" for name, words in fields)])


def _format_seat(game: Game, seat: SeatIndex) -> list[str]:
    """Hand, palace and reserve, separated by slashes; then unseen money, if there is any."""
    palace = game.palaces[seat]
    placed = [f"{tile}@{format_cell(cell)}" for cell, tile in sorted(palace.buildings().items())]
    gates = [
        f"gate@{format_cell(cell)},{format_sides(side)}"
        for cell, side in sorted(palace.works.gates)
    ]
    parts = [
        format_purse(game.hands[seat]),
        " ".join(placed + gates),
        " ".join(map(str, game.reserves[seat])),
    ]
    if game.unseen[seat]:
        parts.append(format_purse(game.unseen[seat]))
    return [" / ".join(part or NONE for part in parts)]
