"""City gates: cards that open a double wall on foot (gates.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.rules.module import Module, ModuleState

from .build import GateAdd, GatePlace, GateSwap, placing_offers, redesign_offers
from .card import GATE, TakeGate, defects, pile_cards, reshuffled, spread, take_offers
from .state import NAME, parse_state, start, state_words

if TYPE_CHECKING:
    from alhambra.rules.components import Components


def module(components: Components) -> Module:
    """Where gates come in."""
    return Module(
        name=NAME,
        paragraphs=("gates.setup", "gates.reveal", "gates.take", "gates.use", "gates.frozen"),
        explains={"frozen": "gates.frozen"},
        state=ModuleState(start=start, words=state_words, parse=parse_state),
        specials=(GATE,),
        pile_cards=(pile_cards,),
        spread=spread,
        reshuffled=(reshuffled,),
        turn_offers=(take_offers,),
        turn_actions=(TakeGate,),
        redesign_offers=(redesign_offers,),
        redesign_actions=(GateAdd, GateSwap),
        placing_offers=(placing_offers,),
        placing_actions=(GatePlace,),
        defects=(defects,),
    )
