"""Ratings by openskill."""

import pytest
from openskill.models import PlackettLuce

from alhambra.arena import Fault, GameResult
from alhambra.arena.game_result import CAP, CRASH
from alhambra.arena.ratings import Rating, ranks, ratings


def played(*scores: int, seats: tuple[int, ...], fault: Fault | None = None) -> GameResult:
    """A game with these scores; a fault makes the others winners."""
    if fault:
        winners = tuple(seat for seat in range(len(seats)) if seat != fault.seat)
    else:
        winners = tuple(seat for seat in range(len(seats)) if scores[seat] == max(scores))
    return GameResult(0, 0, seats, scores, winners, (1,) * len(seats), fault)


def test_a_rating_matches_openskill() -> None:
    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 2, 0])
    found = ratings(3, [played(80, 60, 99, seats=(1, 2, 0))])
    assert found == [Rating(expected[place][0].mu, expected[place][0].sigma) for place in (2, 0, 1)]


def test_a_bot_with_several_seats_counts_once() -> None:
    """It has one rating: the mean of what its seats would get."""
    one, crowd = ratings(2, [played(99, 80, 60, seats=(0, 1, 1))])
    assert one is not None
    assert crowd is not None
    assert one.mu > 25 > crowd.mu
    assert one.mu - 25 == pytest.approx(2 * (25 - crowd.mu))


def test_more_games_bring_more_certainty() -> None:
    games = [played(99, 80, seats=(0, 1)), played(80, 99, seats=(1, 0))] * 20
    strong, weak, idle = ratings(3, games)
    assert strong is not None
    assert weak is not None
    assert strong.mu > 30
    assert weak.mu < 20
    assert strong.sigma < 6
    assert idle == Rating(25, 25 / 3)


def test_ranks_follow_scores_and_put_the_bot_at_fault_last() -> None:
    seats = (0, 1, 2)
    assert ranks(played(80, 99, 80, seats=seats)) == [1, 0, 1]
    assert ranks(played(80, 99, 70, seats=seats, fault=Fault(CRASH, 1))) == [0, 1, 0]
    assert ranks(played(80, 99, 70, seats=seats, fault=Fault(CAP))) == [0, 0, 0]
