"""City gates on the wire: gate cards, and placements that open a gate."""

from __future__ import annotations

from msgspec import Struct

from alhambra.rules.game import Game
from alhambra.rules.modules.city_gates.build import GateAdd, Gated, GatePlace, GateSwap
from alhambra.rules.modules.city_gates.state import gates_of
from alhambra.rules.tiles import format_sides
from alhambra.wire.faces import OfferFields, WireFace


class GatesView(Struct):
    """Whether a gate card lies face up, and how many each seat holds."""

    face_up: bool
    held: tuple[int, ...]


def _view(game: Game) -> GatesView:
    gates = gates_of(game)
    return GatesView(gates.face_up, gates.held)


def _build(action: Gated) -> OfferFields:
    return {"tile": action.tile.id, "cell": action.cell, "side": format_sides(action.side)}


FACE = WireFace(view=_view, offers={GatePlace: _build, GateAdd: _build, GateSwap: _build})
