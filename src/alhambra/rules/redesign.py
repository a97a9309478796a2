"""Redesigning the Alhambra: add, remove or swap one tile (redesign.*)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from . import building, turn
from .actions import expect, format_cell, parse_cell
from .errors import Refusal
from .events import Added, Removed, Swapped
from .grid import Cell
from .seats import SeatIndex
from .tiles import Tile, sort_tiles

if TYPE_CHECKING:
    from .game import Game
    from .palace import Palace
    from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Add:
    """A tile of the reserve into the Alhambra: `add garden-8-ne 1,-2` (redesign.add)."""

    tile: Tile
    cell: Cell
    verb: ClassVar[str] = "add"

    def __str__(self) -> str:
        return f"add {self.tile} {format_cell(self.cell)}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Add:
        expect(words, 2, cls.verb)
        tile, cell = rules.parse_tile(words[0]), parse_cell(words[1])
        return adding(tile).get(cell) or Add(tile, cell)

    def refusal(self, game: Game) -> Refusal | None:
        seat = game.turn_seat
        if self.tile not in game.reserves[seat]:
            return not_in_reserve(self.tile, "redesign.add")
        return building.why_not_place(game.palaces[seat], self.tile, self.cell)

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        game.palaces[seat] = game.palaces[seat].place(self.tile, self.cell)
        take_from_reserve(game, seat, self.tile)
        if game.tell:
            game.tell(Added(seat, self.tile, self.cell))
        turn.end_actions(game)


@dataclass(frozen=True, slots=True)
class Remove:
    """A tile of the Alhambra onto the reserve: `remove garden-8-ne` (redesign.remove)."""

    tile: Tile
    verb: ClassVar[str] = "remove"

    def __str__(self) -> str:
        return f"remove {self.tile}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Remove:
        expect(words, 1, cls.verb)
        return removing(rules.parse_tile(words[0]))

    def refusal(self, game: Game) -> Refusal | None:
        palace = game.palaces[game.turn_seat]
        cell = palace.find(self.tile)
        if cell is None:
            return Refusal("not-in-palace", "redesign.remove", tile=self.tile)
        return building.why_not_remove(palace, cell)

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        palace = game.palaces[seat]
        cell = palace.find(self.tile)
        assert cell is not None
        game.palaces[seat] = palace.remove(cell)
        game.reserves[seat] = sort_tiles((*game.reserves[seat], self.tile))
        if game.tell:
            game.tell(Removed(seat, self.tile, cell))
        turn.end_actions(game)


@dataclass(frozen=True, slots=True)
class Swap:
    """A tile of the reserve for the one on a cell: `swap garden-8-ne 1,-2` (redesign.swap)."""

    tile: Tile
    cell: Cell
    verb: ClassVar[str] = "swap"

    def __str__(self) -> str:
        return f"swap {self.tile} {format_cell(self.cell)}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Swap:
        expect(words, 2, cls.verb)
        tile, cell = rules.parse_tile(words[0]), parse_cell(words[1])
        return swapping(tile).get(cell) or Swap(tile, cell)

    def refusal(self, game: Game) -> Refusal | None:
        seat = game.turn_seat
        if self.tile not in game.reserves[seat]:
            return not_in_reserve(self.tile, "redesign.swap")
        return building.why_not_swap(game.palaces[seat], self.tile, self.cell)

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        palace = game.palaces[seat]
        out = palace.tiles[self.cell]
        game.palaces[seat] = palace.swap(self.tile, self.cell)
        take_from_reserve(game, seat, self.tile)
        game.reserves[seat] = sort_tiles((*game.reserves[seat], out))
        if game.tell:
            game.tell(Swapped(seat, self.tile, out, self.cell))
        turn.end_actions(game)


def take_from_reserve(game: Game, seat: SeatIndex, tile: Tile) -> None:
    """A tile leaves the reserve."""
    game.reserves[seat] = tuple(other for other in game.reserves[seat] if other is not tile)


def not_in_reserve(tile: Tile, paragraph: str) -> Refusal:
    """The refusal of a tile that is not on the reserve."""
    return Refusal("not-in-reserve", paragraph, tile=tile)


class Adding(dict[Cell, Add]):
    """All actions that add one tile, made when first needed."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __missing__(self, cell: Cell) -> Add:
        return self.setdefault(cell, Add(self.tile, cell))


class Swapping(dict[Cell, Swap]):
    """All actions that swap one tile in, made when first needed."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __missing__(self, cell: Cell) -> Swap:
        return self.setdefault(cell, Swap(self.tile, cell))


adding = cache(Adding)
swapping = cache(Swapping)
removing = cache(Remove)

Redesign = Add | Remove | Swap


def offers(game: Game) -> tuple[Redesign, ...]:
    """Every redesign that is legal now."""
    seat = game.turn_seat
    palace, reserve = game.palaces[seat], game.reserves[seat]
    # A palace often outlives several turns: its redesigns need no second look.
    found = palace.redesigns.get(reserve)
    if found is None:
        found = palace.redesigns[reserve] = _listed(palace, reserve)
    return found


def _listed(palace: Palace, reserve: tuple[Tile, ...]) -> tuple[Redesign, ...]:
    found: list[Redesign] = []
    for tile in reserve:
        add = adding(tile)
        found += [add[cell] for cell in palace.cells_for(tile)]
    tiles = palace.tiles
    found += [removing(tiles[cell]) for cell in palace.removable()]
    for tile in reserve:
        swap = swapping(tile)
        found += [swap[cell] for cell in palace.swaps_for(tile)]
    return tuple(found)
