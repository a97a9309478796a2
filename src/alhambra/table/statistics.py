"""A finished game in numbers, from its events."""

from __future__ import annotations

from msgspec import Struct

from alhambra.notation.record import Record
from alhambra.notation.replay import replay
from alhambra.rules.events import (
    Added,
    Bought,
    Event,
    Passed,
    Removed,
    Swapped,
    Took,
    TurnBegan,
)
from alhambra.rules.money import size, total
from alhambra.rules.score_lines import ScoreLine

#: The note of a record that says which turns were taken back: after how many moves the game went
#: on, for each of them.
TAKEN_BACK = "taken-back"


class SeatStatistics(Struct):
    """What a seat did in the whole game."""

    score: int
    rank: int
    bought: int = 0
    exact: int = 0
    paid: int = 0
    overpaid: int = 0
    took: int = 0
    money: int = 0
    redesigns: int = 0
    passed: int = 0
    wall: int = 0
    chain: int = 0


class Statistics(Struct):
    """A finished game in numbers; `graph` has the scores after each scoring of `lines`,
    `taken_back` is how many turns were taken back."""

    moves: int
    seats: list[SeatStatistics]
    lines: list[ScoreLine]
    graph: list[list[int]]
    taken_back: int = 0


def statistics(record: Record) -> Statistics:
    """The numbers of a game that is over."""
    outcome = record.game.outcome
    assert outcome is not None
    scores = record.game.scores
    ranks = {entry.owner: entry.rank for entry in outcome.ranking}
    counter = _Counter(
        [SeatStatistics(score, ranks.get(seat, 0)) for seat, score in enumerate(scores)]
    )
    game = record.start.game(record.header)
    game.tell = counter.count
    replay(game, record.entries)
    for seat, palace in enumerate(record.game.palaces):
        counter.seats[seat].wall = palace.wall()
    taken_back = len(record.notes.get(TAKEN_BACK, "").split())
    lines = list(record.game.lines)
    return Statistics(len(record), counter.seats, lines, _graph(lines, len(scores)), taken_back)


def _graph(lines: list[ScoreLine], seats: int) -> list[list[int]]:
    """The scores of all seats after each scoring, also after those before the record began."""
    points, found = [0] * seats, []
    for round in sorted({line.round for line in lines}):
        for line in lines:
            if line.round == round and line.owner >= 0:
                points[line.owner] += line.points
        found.append(list(points))
    return found


class _Counter:
    """Adds up events; `chain` is the number of exact purchases in the present turn."""

    def __init__(self, seats: list[SeatStatistics]) -> None:
        self.seats = seats
        self._chain = 0

    def count(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self._chain = 0
            case Bought():
                self._buy(event)
            case Took(seat, cards):
                self.seats[seat].took += size(cards)
                self.seats[seat].money += total(cards)
            case Added(seat) | Removed(seat) | Swapped(seat):
                self.seats[seat].redesigns += 1
            case Passed(seat):
                self.seats[seat].passed += 1

    def _buy(self, event: Bought) -> None:
        seat = self.seats[event.seat]
        seat.bought += 1
        seat.paid += total(event.cards)
        seat.overpaid += total(event.cards) - event.tile.price
        if event.exact:
            seat.exact += 1
            self._chain += 1
            seat.chain = max(seat.chain, self._chain)
