"""What a module adds to messages: its face in this layer, found by the module's name.

A module without a face is playable all the same: its state travels as chips, its actions as
notation with their plain values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from alhambra.rules import module_registry
from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.steps import Step

#: Fields of an `Offer`, by name.
OfferFields = Mapping[str, Any]


class ChipView(Struct):
    """A visible piece of a module, of a seat or in the middle of the table (null);
    the message `chip-<label>` names it."""

    label: str
    seat: int | None
    count: int


class ArrowLine(Struct):
    """An arrow on a tile, and the buildings on the line it points along: a point each."""

    cell: Cell
    side: str
    cells: list[Cell]


@dataclass(frozen=True, kw_only=True)
class WireFace:
    """What one module adds. The annotated results are the types in `protocol.ts`."""

    #: Its open state as data for a board; without it, chips are sent.
    view: Callable[[Game], Any] | None = None
    #: Fields of an offer that follow from the action alone, by class of action.
    offers: Mapping[type[Action], Callable[[Any], OfferFields]] = field(default_factory=dict)
    #: Fields of an offer that depend on the game, too.
    offers_now: Mapping[type[Action], Callable[[Game, Any], OfferFields]] = field(
        default_factory=dict
    )
    #: What a step of the stack is about, by class of step.
    steps: Mapping[type[Step], Callable[[Game, Any], Struct]] = field(default_factory=dict)
    #: Lines of a palace that score on their own.
    arrow_lines: Callable[[Palace], list[ArrowLine]] | None = None


_DEFAULT = WireFace()


@dataclass(frozen=True, kw_only=True, eq=False)
class WireFaces:
    """The faces of all modules in a game, joined for look-ups."""

    by_name: Mapping[str, WireFace]
    offers: Mapping[type[Action], Callable[[Any], OfferFields]]
    offers_now: Mapping[type[Action], Callable[[Game, Any], OfferFields]]
    steps: Mapping[type[Step], Callable[[Game, Any], Struct]]
    arrow_lines: tuple[Callable[[Palace], list[ArrowLine]], ...]


def wire_faces_of(rules: Ruleset) -> WireFaces:
    """The faces of the modules of a ruleset."""
    return wire_faces(rules.active)


@module_registry.cached
def wire_faces(active: tuple[str, ...]) -> WireFaces:
    """The faces of these modules."""
    found = {name: module_registry.load_face(name, "wire", WireFace) or _DEFAULT for name in active}
    every = found.values()
    return WireFaces(
        by_name=found,
        offers={kind: fields for face in every for kind, fields in face.offers.items()},
        offers_now={kind: fields for face in every for kind, fields in face.offers_now.items()},
        steps={kind: view for face in every for kind, view in face.steps.items()},
        arrow_lines=tuple(face.arrow_lines for face in every if face.arrow_lines),
    )


def chips(game: Game, viewer: int | None) -> list[ChipView]:
    """What a viewer (None: a spectator) sees of the modules that have no view of their own."""
    faces = wire_faces_of(game.rules).by_name
    return [
        ChipView(chip.label, chip.seat, chip.count)
        for name, module in game.rules.states.items()
        if name not in faces or not faces[name].view
        for chip in module.chips(module.seen(game.states[name], viewer))
    ]
