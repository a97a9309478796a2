"""The end of the game: leftover tiles, the last scoring and who won (end.*)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from .automatic import Automatic
from .events import Ended, LeftoverDecided
from .market import SQUARE_CURRENCIES, SQUARES
from .money import Currency, part, total
from .placing import Leftovers, in_turn_order
from .scoring import LAST_ROUND, is_waiting, score
from .tiles import Tile

if TYPE_CHECKING:
    from .game import Game
    from .score_lines import ScoreLine


@dataclass(frozen=True, slots=True)
class LastScoring(Automatic):
    """When all leftover tiles are placed: the third scoring, then the game is over."""

    name: ClassVar[str] = "last_scoring"

    def resolve(self, game: Game) -> None:
        if is_waiting(game, LAST_ROUND):
            return
        game.stack = ()
        score(game, LAST_ROUND)
        if game.tell:
            game.tell(Ended(tuple(game.scores), winners(game)))


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the final ranking; equal scores share a rank."""

    rank: int
    owner: int
    score: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the market could not be refilled; everything else is numbers."""

    reason: str
    ranking: tuple[Rank, ...]
    winners: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


def begin(game: Game) -> None:
    """The market could not be brought back to four tiles (end.when)."""
    given: dict[int, list[Tile]] = {}
    for index, tile in enumerate(game.market):
        if tile is not None:
            _decide(game, index, tile, given)
    queue = [Leftovers(seat, tuple(given[seat])) for seat in in_turn_order(game, given)]
    game.stack = (LastScoring(), *reversed(queue))


def _decide(game: Game, index: int, tile: Tile, given: dict[int, list[Tile]]) -> None:
    """One square: the tile goes to whoever has strictly the most of its currency."""
    sums = tuple(money_for(hand, SQUARE_CURRENCIES[index]) for hand in game.hands)
    most = max(sums)
    # Nobody has any: then all are equal.
    seat = sums.index(most) if sums.count(most) == 1 else None
    if seat is not None:
        given.setdefault(seat, []).append(tile)
        game.market = (*game.market[:index], None, *game.market[index + 1 :])
    if game.tell:
        game.tell(LeftoverDecided(SQUARES[index], tile, seat, sums))


def money_for(hand: int, currency: Currency) -> int:
    """How much money of a currency a hand holds."""
    return total(part(hand, currency))


def winners(game: Game) -> tuple[int, ...]:
    """The seats with the most points; equal players share the victory (end.winner)."""
    best = max(game.scores)
    return tuple(seat for seat, points in enumerate(game.scores) if points == best)


def outcome(game: Game) -> Outcome:
    """The result of a game that is over."""
    return Outcome("market-short", ranking(game.points_by_owner()), winners(game), game.lines)


def ranking(points: Mapping[int, int]) -> tuple[Rank, ...]:
    """Owners by their points, the best first."""
    return tuple(
        Rank(1 + sum(other > score for other in points.values()), owner, score)
        for owner, score in sorted(points.items(), key=lambda entry: -entry[1])
    )
