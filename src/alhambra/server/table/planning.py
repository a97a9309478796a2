"""A private plan: moves tried on the own palace while others think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.rules import building
from alhambra.rules.actions import Action
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.placing import Place
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.tiles import Tile, sort_tiles
from alhambra.server.errors import ServerError

LONGEST = 20


@dataclass(frozen=True, slots=True)
class Planned:
    """Where a plan leads: the game with another palace and reserve, and without the tiles that
    were placed. `broken` is the number of the first move that does not work any more."""

    game: Game
    broken: int | None = None
    error: AlhambraError | None = None


def try_plan(game: Game, seat: int, actions: Sequence[str]) -> Planned:
    """Try moves of building only: `place` of a tile of the market, `add`, `remove`, `swap`."""
    game = game.copy()
    for number, text in enumerate(actions):
        try:
            _try(game, seat, game.parse(text))
        except AlhambraError as error:
            return Planned(game, number, error)
    return Planned(game)


def _try(game: Game, seat: int, action: Action) -> None:
    palace, reserve = game.palaces[seat], game.reserves[seat]
    if isinstance(action, Place):
        _expect(action.tile in game.market, action.tile)
        _refuse(building.why_not_place(palace, action.tile, action.cell))
        palace = palace.place(action.tile, action.cell)
        game.market = tuple(tile if tile is not action.tile else None for tile in game.market)
    elif isinstance(action, Remove):
        cell = palace.find(action.tile)
        if cell is None:
            raise ServerError("plan-tile", tile=action.tile)
        _refuse(building.why_not_remove(palace, cell))
        palace, reserve = palace.remove(cell), sort_tiles((*reserve, action.tile))
    elif isinstance(action, (Add, Swap)):
        palace, reserve = _redesigned(palace, reserve, action)
    else:
        raise ServerError("plan-verb", action=str(action))
    game.palaces[seat], game.reserves[seat] = palace, reserve


def _redesigned(
    palace: Palace, reserve: tuple[Tile, ...], action: Add | Swap
) -> tuple[Palace, tuple[Tile, ...]]:
    _expect(action.tile in reserve, action.tile)
    rest = tuple(tile for tile in reserve if tile is not action.tile)
    if isinstance(action, Add):
        _refuse(building.why_not_place(palace, action.tile, action.cell))
        return palace.place(action.tile, action.cell), rest
    _refuse(building.why_not_swap(palace, action.tile, action.cell))
    out = palace.tiles[action.cell]
    return palace.swap(action.tile, action.cell), sort_tiles((*rest, out))


def _expect(there: bool, tile: Tile) -> None:
    if not there:
        raise ServerError("plan-tile", tile=tile)


def _refuse(refusal: AlhambraError | None) -> None:
    if refusal:
        raise refusal
