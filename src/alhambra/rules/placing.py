"""Placing new tiles, one decision per tile (turn.place, end.leftovers)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self

from . import building
from .actions import expect, format_cell, parse_cell
from .decision import Decision
from .errors import Refusal
from .events import Placed, Reserved
from .grid import Cell
from .seats import SeatIndex
from .tiles import Tile, sort_tiles

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .module import PlacingOffer
    from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Placing(Decision):
    """A seat places the tiles bought this turn, in any order."""

    seat: SeatIndex
    tiles: tuple[Tile, ...]
    name: ClassVar[str] = "placing"
    lies_on: ClassVar[tuple[str, ...]] = ("refill",)
    is_final: ClassVar[bool] = False

    def legal(self, game: Game) -> tuple[Action, ...]:
        found = _offered(game, self, game.rules.placing_offers)
        return (*found, *_offered(game, self, game.rules.bought_offers))

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return game.rules.bought_actions

    def held(self) -> tuple[Tile, ...]:
        return self.tiles

    def is_possible(self, game: Game) -> bool:
        return self.seat == game.turn_seat and bool(self.tiles)

    def words(self) -> list[str]:
        return [str(self.seat), *map(str, self.tiles)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        seat, *tiles = words or [""]
        return cls(rules.parse_seat(seat), tuple(map(rules.parse_tile, tiles)))


@dataclass(frozen=True, slots=True)
class Leftovers(Placing):
    """A seat places the tiles that it was given at the end of the game."""

    name: ClassVar[str] = "leftovers"
    lies_on: ClassVar[tuple[str, ...]] = ("last_scoring", "leftovers")

    def legal(self, game: Game) -> tuple[Action, ...]:
        return tuple(_offered(game, self, game.rules.placing_offers))

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return game.rules.placing_actions

    def is_possible(self, game: Game) -> bool:
        """Who comes next in turn order lies above (end.leftovers)."""
        waiting = [step.seat for step in game.stack[:0:-1] if isinstance(step, Leftovers)]
        return bool(self.tiles) and waiting == in_turn_order(game, waiting)


@dataclass(frozen=True, slots=True)
class Place:
    """A new tile into the Alhambra: `place garden-8-ne 1,-2`."""

    tile: Tile
    cell: Cell
    verb: ClassVar[str] = "place"

    def __str__(self) -> str:
        return f"place {self.tile} {format_cell(self.cell)}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Place:
        expect(words, 2, cls.verb)
        tile, cell = rules.parse_tile(words[0]), parse_cell(words[1])
        # Only what is listed is kept: texts can name any cell.
        return placements(tile).get(cell) or Place(tile, cell)

    def refusal(self, game: Game) -> Refusal | None:
        step = placing_step(game)
        return not_in_hand(step, self.tile) or building.why_not_place(
            game.palaces[step.seat], self.tile, self.cell
        )

    def act(self, game: Game) -> None:
        step = placing_step(game)
        seat = step.seat
        game.palaces[seat] = game.palaces[seat].place(self.tile, self.cell)
        if game.tell:
            game.tell(Placed(seat, self.tile, self.cell))
        placed(game, step, self.tile)


@dataclass(frozen=True, slots=True)
class Reserve:
    """A new tile onto the reserve: `reserve garden-8-ne`."""

    tile: Tile
    verb: ClassVar[str] = "reserve"

    def __str__(self) -> str:
        return f"reserve {self.tile}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Reserve:
        expect(words, 1, cls.verb)
        return reserving(rules.parse_tile(words[0]))

    def refusal(self, game: Game) -> Refusal | None:
        return not_in_hand(placing_step(game), self.tile)

    def act(self, game: Game) -> None:
        step = placing_step(game)
        seat = step.seat
        game.reserves[seat] = sort_tiles((*game.reserves[seat], self.tile))
        if game.tell:
            game.tell(Reserved(seat, self.tile))
        placed(game, step, self.tile)


class Placements(dict[Cell, Place]):
    """All actions that place one tile, made when first needed."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __missing__(self, cell: Cell) -> Place:
        return self.setdefault(cell, Place(self.tile, cell))


placements = cache(Placements)
reserving = cache(Reserve)


def _offered(game: Game, step: Placing, hooks: Iterable[PlacingOffer]) -> list[Action]:
    return [action for offer in hooks for action in offer(game, step)]


def offers(game: Game, step: Placing) -> list[Action]:
    """Every cell for every tile, then the reserve."""
    cells_for = game.palaces[step.seat].cells_for
    found: list[Action] = []
    for tile in step.tiles:
        place = placements(tile)
        found += [place[cell] for cell in cells_for(tile)]
    found += map(reserving, step.tiles)
    return found


def in_turn_order(game: Game, seats: Iterable[int]) -> list[int]:
    """These seats, each once, from the one whose turn would be next."""
    first, players = game.turn_seat + 1, game.rules.players
    return sorted(set(seats), key=lambda seat: (seat - first) % players)


def placing_step(game: Game) -> Placing:
    """The step in which tiles are being placed."""
    step = game.stack[-1]
    assert isinstance(step, Placing)
    return step


def not_in_hand(step: Placing, tile: Tile) -> Refusal | None:
    """The refusal of a tile that does not wait to be placed, or None."""
    if tile in step.tiles:
        return None
    return Refusal("not-to-place", "turn.place", tile=tile)


def placed(game: Game, step: Placing, tile: Tile) -> None:
    """One tile less to place; after the last one the step is done."""
    rest = tuple(other for other in step.tiles if other is not tile)
    below = game.stack[:-1]
    game.stack = (*below, type(step)(step.seat, rest)) if rest else below
