"""Building with a gate: placing, adding and swapping (gates.use)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self

from alhambra.rules import building, turn
from alhambra.rules.actions import format_cell, parse_cell
from alhambra.rules.errors import Refusal, TextError
from alhambra.rules.events import Added, Event, Placed, Swapped
from alhambra.rules.grid import Cell
from alhambra.rules.placing import not_in_hand, placed, placing_step
from alhambra.rules.redesign import not_in_reserve, take_from_reserve
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import SIDE_LETTERS, SIDES, Sides, Tile, format_sides, sort_tiles

from .state import gates_of, hold

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.game import Game
    from alhambra.rules.palace import Palace
    from alhambra.rules.placing import Placing
    from alhambra.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class GateOpened(Event):
    """A seat put a gate on that side of the tile it just built."""

    seat: SeatIndex
    cell: Cell
    side: Sides


@dataclass(frozen=True, slots=True)
class Gated:
    """The base of actions that build a tile behind a double wall and open it."""

    tile: Tile
    cell: Cell
    side: Sides
    verb: ClassVar[str]

    def __str__(self) -> str:
        where = format_cell(self.cell)
        return f"{self.verb} {self.tile} {where} gate {format_sides(self.side)}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        if len(words) != 4 or words[2] != "gate" or words[3] not in tuple(SIDE_LETTERS):
            raise TextError("bad-gate", verb=cls.verb, text=" ".join(words))
        side = SIDES[SIDE_LETTERS.index(words[3])]
        return cls(rules.parse_tile(words[0]), parse_cell(words[1]), side)

    def open(self, game: Game, seat: SeatIndex) -> None:
        """Spend a gate card and put the gate where the tile now lies."""
        hold(game, seat, -1)
        game.palaces[seat] = game.palaces[seat].open_gate(self.cell, self.side)
        if game.tell:
            game.tell(GateOpened(seat, self.cell, self.side))

    def why_not_build(self, game: Game, seat: SeatIndex) -> Refusal | None:
        """Why the tile may not lie there with this gate."""
        palace = game.palaces[seat]
        if not gates_of(game).held[seat]:
            return Refusal("no-gate-held", "gates.use")
        if (self.cell, self.side) in palace.gated_cells(self.tile):
            return None
        refusal = building.why_not_place(palace, self.tile, self.cell)
        if refusal is None:
            return Refusal("gate-not-needed", "gates.use", tile=self.tile, cell=self.cell)
        if refusal.code == "not-on-foot":
            return Refusal("gate-wrong-side", "gates.use", tile=self.tile, cell=self.cell)
        return refusal


@dataclass(frozen=True, slots=True)
class GatePlace(Gated):
    """A new tile, with a gate: `place garden-8-ne 1,-2 gate n`."""

    verb: ClassVar[str] = "place"

    def refusal(self, game: Game) -> Refusal | None:
        step = placing_step(game)
        return not_in_hand(step, self.tile) or self.why_not_build(game, step.seat)

    def act(self, game: Game) -> None:
        step = placing_step(game)
        seat = step.seat
        game.palaces[seat] = game.palaces[seat].place(self.tile, self.cell)
        if game.tell:
            game.tell(Placed(seat, self.tile, self.cell))
        self.open(game, seat)
        placed(game, step, self.tile)


@dataclass(frozen=True, slots=True)
class GateAdd(Gated):
    """A tile of the reserve, with a gate: `add garden-8-ne 1,-2 gate n`."""

    verb: ClassVar[str] = "add"

    def refusal(self, game: Game) -> Refusal | None:
        seat = game.turn_seat
        if self.tile not in game.reserves[seat]:
            return not_in_reserve(self.tile, "redesign.add")
        return self.why_not_build(game, seat)

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        take_from_reserve(game, seat, self.tile)
        game.palaces[seat] = game.palaces[seat].place(self.tile, self.cell)
        if game.tell:
            game.tell(Added(seat, self.tile, self.cell))
        self.open(game, seat)
        turn.end_actions(game)


@dataclass(frozen=True, slots=True)
class GateSwap(Gated):
    """A building of the reserve for a camp, with a gate: `swap tower-11-n 1,-2 gate n`."""

    verb: ClassVar[str] = "swap"

    def refusal(self, game: Game) -> Refusal | None:
        seat = game.turn_seat
        palace = game.palaces[seat]
        if self.tile not in game.reserves[seat]:
            return not_in_reserve(self.tile, "redesign.swap")
        if not gates_of(game).held[seat]:
            return Refusal("no-gate-held", "gates.use")
        if (self.cell, self.side) in palace.gated_swaps(self.tile):
            return None
        if any(cell == self.cell for cell, _ in palace.gated_swaps(self.tile)):
            return Refusal("gate-wrong-side", "gates.use", tile=self.tile, cell=self.cell)
        refusal = building.why_not_swap(palace, self.tile, self.cell)
        return refusal or Refusal("gate-not-needed", "camps.swap", tile=self.tile, cell=self.cell)

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        out = game.palaces[seat].tiles[self.cell]
        take_from_reserve(game, seat, self.tile)
        game.reserves[seat] = sort_tiles((*game.reserves[seat], out))
        game.palaces[seat] = game.palaces[seat].swap(self.tile, self.cell)
        if game.tell:
            game.tell(Swapped(seat, self.tile, out, self.cell))
        self.open(game, seat)
        turn.end_actions(game)


place_with = cache(GatePlace)
add_with = cache(GateAdd)
swap_with = cache(GateSwap)


def placing_offers(game: Game, step: Placing) -> list[Action]:
    """New tiles that only a gate lets in."""
    if not gates_of(game).held[step.seat]:
        return []
    palace = game.palaces[step.seat]
    return [place_with(tile, *spot) for tile in step.tiles for spot in palace.gated_cells(tile)]


def redesign_offers(game: Game) -> tuple[Action, ...]:
    """Tiles of the reserve that only a gate lets in, alone or for a camp."""
    seat = game.turn_seat
    if not gates_of(game).held[seat]:
        return ()
    palace, reserve = game.palaces[seat], game.reserves[seat]
    found = palace.gated_redesigns.get(reserve)
    if found is None:
        found = palace.gated_redesigns[reserve] = _redesigns(palace, reserve)
    return found


def _redesigns(palace: Palace, reserve: tuple[Tile, ...]) -> tuple[Action, ...]:
    adds = [add_with(tile, *spot) for tile in reserve for spot in palace.gated_cells(tile)]
    swaps = [swap_with(tile, *spot) for tile in reserve for spot in palace.gated_swaps(tile)]
    return (*adds, *swaps)
