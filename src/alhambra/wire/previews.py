"""Previews of a tile: its points on each cell, or why it cannot be placed there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from alhambra.rules import building
from alhambra.rules.actions import Action, format_cell
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import KINDS, Tile
from alhambra.table.draft import after
from alhambra.table.errors import RequestError
from alhambra.table.previews import (
    expected_score,
    next_lines,
    points_by_source,
    with_palace,
)

from .errors import ErrorBody, error_body
from .faces import ArrowLine, wire_faces_of
from .game import arrow_lines, trace_of

#: Actions that bring a tile onto a cell.
_VERBS = ("place", "add", "swap")

#: Not more tiles than this are previewed with their step; a client can ask for others.
_MOST_TILES = 4

#: What a preview compares: an action in notation, and the game after it.
PreviewedAction = tuple[str, Game]


class CellPreview(Struct, omit_defaults=True):
    """A cell for the tile: the action with the wall and the points of the next scoring after it,
    or the reason why not. `gains` is how the own points change, by source. Only a swap has
    `lines`, because it changes two kinds; `arrows` are the lines of all arrows after it, where
    there are any."""

    cell: Cell
    action: str | None = None
    wall: int | None = None
    points: int | None = None
    gains: dict[str, int] | None = None
    trace: list[Cell] | None = None
    outs: list[Cell] | None = None
    lines: list[ScoreLine] | None = None
    arrows: list[ArrowLine] | None = None
    error: ErrorBody | None = None


class TilePreview(Struct):
    """All cells that matter, and wall and points as they are without the tile.

    `lines` are those of the next scoring with the tile: of its kind for all owners, of the other
    kinds for the own seat; none where it fits nowhere.
    """

    tile: str
    wall: int
    points: int
    lines: list[ScoreLine]
    cells: list[CellPreview]


def step_previews(game: Game, seat: int, language: str) -> list[TilePreview]:
    """The previews of the tiles that this seat has to place now."""
    if game.seat != seat:
        return []
    tiles = tuple(game.stack[-1].held())[:_MOST_TILES]
    return [preview(game, seat, tile, language) for tile in tiles]


def preview(game: Game, seat: int, tile: Tile, language: str) -> TilePreview:
    """The preview of a tile that this seat may place or build in now, or could if it bought it
    or had the turn."""
    return _preview(game.key(), _NotInKey(game), seat, tile, language)


class _NotInKey:
    """A game that is not part of the cache key, because another argument identifies it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _NotInKey)

    def __hash__(self) -> int:
        return 0


@lru_cache(256)
def _preview(key: object, wrapped: _NotInKey, seat: int, tile: Tile, language: str) -> TilePreview:
    game = wrapped.game
    found = (_legal(game, tile) if game.seat == seat else {}) or _if_owned(game, seat, tile)
    expected = expected_score(game, seat)
    added = (now for cell, (_, now) in found.items() if cell not in game.palaces[seat].tiles)
    lines = _lines(next(added, None), seat, (tile.kind,))
    cells = [_cell(game, seat, tile, cell, outcome) for cell, outcome in found.items()]
    cells += [
        CellPreview(cell, error=_why_not(game, seat, tile, cell, language))
        for cell in _adjacent_cells(game, seat)
        if cell not in found
    ]
    return TilePreview(tile.id, expected.wall, expected.points, lines, cells)


def _legal(game: Game, tile: Tile) -> dict[Cell, PreviewedAction]:
    """What the seat to decide may do with the tile now."""
    found: dict[Cell, Action] = {}
    for action in game.legal_actions():
        if action.verb in _VERBS and getattr(action, "tile", None) is tile:
            found.setdefault(getattr(action, "cell"), action)  # noqa: B009 - no part of `Action`
    return {cell: (str(action), after(game, action)) for cell, action in found.items()}


def _if_owned(game: Game, seat: int, tile: Tile) -> dict[Cell, PreviewedAction]:
    """What the seat could do with a tile of its reserve, or with one of the market if it
    bought it."""
    palace, is_reserved = game.palaces[seat], tile in game.reserves[seat]
    waits = any(tile in step.held() for step in game.stack if step.seat == seat)
    if not (is_reserved or waits or tile in game.market):
        raise RequestError("preview-tile", tile=tile)
    verb = "add" if is_reserved else "place"
    found = {
        cell: (
            f"{verb} {tile} {format_cell(cell)}",
            with_palace(game, seat, palace.place(tile, cell)),
        )
        for cell in palace.cells_for(tile)
    }
    if is_reserved:
        for cell in palace.swaps_for(tile):
            after_it = with_palace(game, seat, palace.swap(tile, cell))
            found[cell] = f"swap {tile} {format_cell(cell)}", after_it
    return found


def _cell(game: Game, seat: int, tile: Tile, cell: Cell, outcome: PreviewedAction) -> CellPreview:
    action, now = outcome
    before, after_it = points_by_source(game, seat), points_by_source(now, seat)
    gains = {
        source: change
        for source in before | after_it
        if (change := after_it[source] - before[source])
    }
    trace, outs = trace_of(now.palaces[seat])
    out = game.palaces[seat].tiles.get(cell)
    lines = _lines(now, seat, (tile.kind, out.kind)) if out else None
    arrows = arrow_lines(now.palaces[seat], wire_faces_of(now.rules)) or None
    wall, points = now.palaces[seat].wall(), after_it.total()
    return CellPreview(cell, action, wall, points, gains, trace, outs, lines, arrows)


def why(game: Game, text: str, language: str) -> ErrorBody | None:
    """Why an action in notation is not legal now; None if it is."""
    try:
        refusal: AlhambraError | None = game.refusal(game.parse(text))
    except AlhambraError as error:
        refusal = error
    return error_body(refusal, language, game.rules.edition) if refusal else None


def _why_not(game: Game, seat: int, tile: Tile, cell: Cell, language: str) -> ErrorBody | None:
    refusal = game.rules.cite(building.why_not_place(game.palaces[seat], tile, cell))
    return error_body(refusal, language, game.rules.edition) if refusal else None


def _adjacent_cells(game: Game, seat: int) -> Iterator[Cell]:
    """Empty cells adjacent to the palace."""
    tiles = game.palaces[seat].tiles
    adjacent = {(x + dx, y + dy) for x, y in tiles for dx, dy in STEPS}
    return iter(sorted(adjacent - tiles.keys()))


def _lines(game: Game | None, seat: int, kinds: Iterable[str]) -> list[ScoreLine]:
    """The lines of these kinds for all owners, and of the other kinds for a seat."""
    if game is None:
        return []
    return [
        line
        for line in next_lines(game)
        if line.source in kinds or (line.owner == seat and line.source in KINDS)
    ]
