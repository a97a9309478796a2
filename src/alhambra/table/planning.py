"""A private plan: a seat's next turn, prepared while others think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.rules import building
from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.rules.placing import Place, Placing, Reserve
from alhambra.rules.refill import begin_turn
from alhambra.rules.seats import SeatIndex

from .draft import after, reveals
from .errors import RequestError


@dataclass(frozen=True, slots=True)
class Planned:
    """The imagined game after a plan. `broken` is the number of the first move that is no longer
    legal."""

    game: Game
    broken: int | None = None
    error: AlhambraError | None = None


def try_plan(game: Game, seat: SeatIndex, actions: Sequence[str]) -> Planned:
    """Play a plan as if it was this seat's turn in the current position."""
    game = _with_turn(game, seat)
    for number, text in enumerate(actions):
        try:
            action = game.parse(text)
            _expect_tiles(game, action, actions[number + 1 :])
            game = _try(game, seat, action)
        except AlhambraError as error:
            return Planned(game, number, error)
    return Planned(game)


def _with_turn(game: Game, seat: SeatIndex) -> Game:
    """The game with a turn of this seat; if it decides now, its real turn."""
    if game.seat == seat:
        return game
    game = game.copy()
    game.tell = None
    begin_turn(game, seat)
    return game


def _try(game: Game, seat: SeatIndex, action: Action) -> Game:
    """A move of the turn, or a tile of the market placed for a try, whatever it costs."""
    if isinstance(action, Place) and not isinstance(game.stack[-1], Placing):
        return _placed(game, seat, action)
    refusal = game.refusal(action)
    if refusal:
        raise refusal
    game = after(game, action)
    if reveals(game, seat):
        raise RequestError("plan-verb", action=str(action))
    return game


def _placed(game: Game, seat: SeatIndex, action: Place) -> Game:
    if action.tile not in game.market:
        raise RequestError("plan-tile", tile=action.tile)
    refusal = game.rules.cite(building.why_not_place(game.palaces[seat], action.tile, action.cell))
    if refusal:
        raise refusal
    game = game.copy()
    game.palaces[seat] = game.palaces[seat].place(action.tile, action.cell)
    game.market = tuple(None if tile is action.tile else tile for tile in game.market)
    return game


def _expect_tiles(game: Game, action: Action, later: Sequence[str]) -> None:
    """Check that a purchase still gets a tile that the plan places later. While the plan does not
    place all that it buys, any tile may be the one that is not placed yet."""
    if not isinstance(action, Buy):
        return
    moves = [game.parse(text) for text in later]
    placed = [move.tile for move in moves if isinstance(move, (Place, Reserve))]
    wanted = [tile for tile in placed if tile not in game.stack[-1].held()]
    purchases = 1 + sum(isinstance(move, Buy) for move in moves)
    if len(wanted) >= purchases and game.market[action.square - 1] not in wanted:
        raise RequestError("plan-tile", tile=wanted[0])
