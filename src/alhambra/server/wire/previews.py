"""What a tile in hand would bring on each cell, or why it may not lie there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from alhambra.rules.actions import Action
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.scoring import LAST_ROUND, score_lines
from alhambra.rules.tiles import Tile

from .errors import ErrorBody, error_body

#: Actions that bring a tile onto a cell.
_VERBS = ("place", "add", "swap")


class CellPreview(Struct, omit_defaults=True):
    """A cell for the tile in hand: the action with the wall and the points of the next scoring
    after it, or the reason why not."""

    cell: tuple[int, int]
    action: str | None = None
    wall: int | None = None
    points: int | None = None
    error: ErrorBody | None = None


class TilePreview(Struct):
    """All cells that matter, and wall and points as they are without the tile."""

    tile: str
    wall: int
    points: int
    cells: list[CellPreview]


def preview(game: Game, seat: int, tile: Tile, language: str) -> TilePreview:
    """The preview of a tile that this seat may place or build in now."""
    return _preview(game.key(), _Kept(game), seat, tile, language)


class _Kept:
    """A game that is no part of the key: what it holds is in the key already."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept)

    def __hash__(self) -> int:
        return 0


@lru_cache(256)
def _preview(key: object, kept: _Kept, seat: int, tile: Tile, language: str) -> TilePreview:
    game = kept.game
    actions = _placements(game, tile)
    cells = [_legal(game, seat, action, cell) for cell, action in actions.items()]
    verb = next((action.verb for action in actions.values()), "place")
    cells += [
        CellPreview(cell, error=why(game, f"{verb} {tile} {cell[0]},{cell[1]}", language))
        for cell in _around(game, seat)
        if cell not in actions
    ]
    wall, points = _worth(game, seat)
    return TilePreview(tile.id, wall, points, cells)


def _legal(game: Game, seat: int, action: Action, cell: Cell) -> CellPreview:
    after = game.copy()
    after.act(action)
    wall, points = _worth(after, seat)
    return CellPreview(cell, str(action), wall, points)


def _placements(game: Game, tile: Tile) -> dict[Cell, Action]:
    found: dict[Cell, Action] = {}
    for action in game.legal_actions():
        if action.verb in _VERBS and getattr(action, "tile", None) is tile:
            found.setdefault(getattr(action, "cell"), action)  # noqa: B009 - no part of `Action`
    return found


def why(game: Game, text: str, language: str) -> ErrorBody | None:
    """Why an action in notation is not legal now; None if it is."""
    try:
        refusal: AlhambraError | None = game.refusal(game.parse(text))
    except AlhambraError as error:
        refusal = error
    return error_body(refusal, language) if refusal else None


def _around(game: Game, seat: int) -> Iterator[Cell]:
    """Empty cells beside the palace."""
    tiles = game.palaces[seat].tiles
    beside = {(x + dx, y + dy) for x, y in tiles for dx, dy in STEPS}
    return iter(sorted(beside - tiles.keys()))


def _worth(game: Game, seat: int) -> tuple[int, int]:
    """The longest wall, and what the next scoring would bring if it were now."""
    held = max((line.round for line in game.lines), default=0)
    lines = score_lines(game, min(held + 1, LAST_ROUND))
    return game.palaces[seat].wall(), sum(line.points for line in lines if line.owner == seat)
