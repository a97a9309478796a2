"""City gates: when a gate card is worth taking and spending (gates.*)."""

from __future__ import annotations

from alhambra.bots.analysis.forecast import Forecast
from alhambra.bots.analysis.viewer import viewer_seat
from alhambra.bots.faces import BotFace, ModuleFeatures
from alhambra.bots.mason.building import worth_of_building, worth_of_swap
from alhambra.rules.game import Game
from alhambra.rules.modules.city_gates.build import GateAdd, GatePlace, GateSwap
from alhambra.rules.modules.city_gates.card import TakeGate
from alhambra.rules.modules.city_gates.state import gates_of
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import OpenTable

#: A gate card while tiles are still to come; a second one is hardly needed.
GATE_CARD, SECOND_GATE_CARD = 2.4, 0.2
#: With fewer tiles to come, a gate card comes too late.
LATE = 8
#: The cost of spending one.
GATE_SPENT = 0.5


def worth_of_gate(table: OpenTable, action: GatePlace | GateAdd) -> float:
    """The tile and its cell, less the gate card."""
    return worth_of_building(table, action) - GATE_SPENT


def worth_of_gate_card(table: OpenTable, take: TakeGate) -> float:
    """Useful while there is time to build with it."""
    if table.supply_size < LATE:
        return 0.0
    return SECOND_GATE_CARD if gates_of(table).held[viewer_seat(table)] else GATE_CARD


def features(game: Game, seat: SeatIndex, forecast: Forecast) -> list[float]:
    """Whether the seat holds a gate card."""
    return [forecast.time_factor * min(1, gates_of(game).held[seat])]


FACE = BotFace(
    worth={
        GateAdd: worth_of_gate,
        GatePlace: worth_of_gate,
        GateSwap: worth_of_swap,
        TakeGate: worth_of_gate_card,
    },
    features=(ModuleFeatures(("gate_card",), features),),
)
