"""A view as plain JSON values, for programs in any language.

Cards are codes (`N3`), tiles are ids, cells are pairs, a seat is a number.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from .money import cards_in

if TYPE_CHECKING:
    from .palace import Palace
    from .steps import Step
    from .view import Memory, Table, View


def view_to_json(view: View) -> dict[str, Any]:
    """The view as dicts, lists, strings and numbers."""
    return {"table": _table(view.table), "memory": _memory(view.memory)}


def _table(table: Table) -> dict[str, Any]:
    return {
        "players": table.players,
        "edition": table.edition,
        "modules": list(table.modules),
        "names": list(table.names),
        "seat": table.seat,
        "turn_seat": table.turn_seat,
        "stack": [_step(step) for step in table.stack],
        "hand": None if table.hand is None else _codes(table.hand),
        "hand_sizes": list(table.hand_sizes),
        "palaces": [_palace(palace) for palace in table.palaces],
        "reserves": [[tile.id for tile in reserve] for reserve in table.reserves],
        "scores": list(table.scores),
        "lines": [asdict(line) for line in table.lines],
        "market": [tile.id if tile else None for tile in table.market],
        "display": _codes(table.display),
        "discards": _codes(table.discards),
        "deck_size": table.deck_size,
        "supply_size": table.supply_size,
        "scorings": list(table.scorings),
        "parts": {name: list(words) for name, words in table.part_words},
    }


def _memory(memory: Memory) -> dict[str, Any]:
    return {
        "hands": [_codes(hand) for hand in memory.hands],
        "deck": _codes(memory.deck),
        "stretches": [
            {"size": stretch.size, "specials": list(stretch.specials)}
            for stretch in memory.stretches
        ],
        "supply": [tile.id for tile in memory.supply],
    }


def _step(step: Step) -> dict[str, Any]:
    return {"name": step.name, "seat": step.seat, "tiles": [tile.id for tile in step.held()]}


def _palace(palace: Palace) -> dict[str, Any]:
    tiles = [[tile.id, *cell] for cell, tile in sorted(palace.buildings().items())]
    return {"tiles": tiles, "wall": palace.wall()}


def _codes(purse: int) -> list[str]:
    return [card.code for card in cards_in(purse)]
