"""The rating of actions that no face of a module knows: carry them out and count points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from alhambra.bots.analysis.purchasing_power import COIN
from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.rules.money import total
from alhambra.rules.open_table import next_round
from alhambra.rules.scoring import score_lines
from alhambra.rules.seats import SeatIndex

T = TypeVar("T")
#: The value of an action whose outcome is random: as good as passing.
RANDOM_OUTCOME = 0.0


class RandomEvent(Exception):
    """An action shuffles something: its outcome is random."""


class NoShuffle:
    """A source of randomness that is never to be asked."""

    __slots__ = ()

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        raise RandomEvent(pile)

    def copy(self) -> NoShuffle:
        return self

    def key(self) -> int:
        return 0


def worth_by_playing(games: Sequence[Game], action: Action) -> float:
    """The points that an action gains for the seat to decide, if the next scoring came right after
    it, and the coins: on average over games that are the same to this seat.

    Only the action itself is carried out, not the automatic steps that follow it: these draw
    cards and tiles.
    """
    return sum(_gain(game, action) for game in games) / len(games)


def _gain(game: Game, action: Action) -> float:
    seat = game.seat
    assert seat is not None
    after = game.copy()
    after.chance = NoShuffle()
    try:
        after.act(action)
    except RandomEvent:
        return RANDOM_OUTCOME
    round = next_round(game)
    points = _points(after, seat, round) - _points(game, seat, round)
    return points + COIN * (total(after.hands[seat]) - total(game.hands[seat]))


def _points(game: Game, seat: SeatIndex, round: int) -> int:
    scored = sum(line.points for line in score_lines(game, round) if line.owner == seat)
    return game.scores[seat] + scored
