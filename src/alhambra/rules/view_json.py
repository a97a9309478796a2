"""A view as plain JSON values, for programs in any language.

Cards are codes (`N3`), tiles are ids, cells are pairs, a seat is a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .money import cards_in
from .tiles import format_sides
from .value_json import line_json

if TYPE_CHECKING:
    from .deck_inference import Layout
    from .palace import Palace
    from .steps import Step
    from .view import Memory, OpenTable, View


def view_to_json(view: View) -> dict[str, Any]:
    """The view as dicts, lists, strings and numbers."""
    return {"table": _table(view.table), "memory": _memory(view.memory)}


def _table(table: OpenTable) -> dict[str, Any]:
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
        "lines": [line_json(line) for line in table.lines],
        "market": [tile.id if tile else None for tile in table.market],
        "display": _codes(table.display),
        "discards": _codes(table.discards),
        "deck_size": table.deck_size,
        "supply_size": table.supply_size,
        "scorings": list(table.scorings),
        "parts": {
            name: table.rules.states[name].words(part) for name, part in table.states.items()
        },
    }


def _memory(memory: Memory) -> dict[str, Any]:
    return {
        "hands": [_codes(hand) for hand in memory.hands],
        "unknown": list(memory.unknown),
        "rest": _codes(memory.rest),
        "layouts": [_layout(layout) for layout in memory.layouts],
        "supply": [tile.id for tile in memory.supply],
    }


def _step(step: Step) -> dict[str, Any]:
    return {"name": step.name, "seat": step.seat, "words": step.words()}


def _layout(layout: Layout) -> dict[str, Any]:
    ranges = [{"size": range.size, "specials": list(range.specials)} for range in layout.ranges]
    return {"weight": layout.weight, "stretches": ranges}


def _palace(palace: Palace) -> dict[str, Any]:
    tiles = [[tile.id, *cell] for cell, tile in sorted(palace.buildings().items())]
    gates = [[*cell, format_sides(side)] for cell, side in sorted(palace.works.gates)]
    return {"tiles": tiles, "gates": gates, "wall": palace.wall()}


def _codes(purse: int) -> list[str]:
    return [card.code for card in cards_in(purse)]
