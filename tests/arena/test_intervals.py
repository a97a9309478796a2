"""Confidence intervals of a win share."""

from random import Random

import pytest

from alhambra.arena import interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals_match_published_ones(
    wins: float, games: int, low: float, high: float
) -> None:  # fmt: skip
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_takes_fractions_and_stays_inside() -> None:
    low, high = wilson(2.5, 5)
    assert low == pytest.approx(1 - high)
    assert wilson(0, 0) == (0, 1)


def test_with_few_or_equal_deals_every_game_counts() -> None:
    assert interval([]) == (0, 1)
    assert interval([(1, 2)] * 9) == wilson(9, 18)
    assert interval([(2, 2)] * 50) == wilson(100, 100)
    assert interval([(0, 3)] * 50) == wilson(0, 150)
    assert interval([(1, 2)] * 50) == wilson(50, 100)


def test_correlated_games_of_a_deal_count_less() -> None:
    """All seatings of a deal end alike: as if it had been played once."""
    low, high = interval([(2, 2)] * 200 + [(0, 2)] * 200)
    assert (low, high) == pytest.approx(wilson(200, 400), abs=0.001)
    assert high - low > 1.3 * (wilson(400, 800)[1] - wilson(400, 800)[0])


def test_seatings_that_balance_each_other_count_more() -> None:
    """The better seat wins most deals, whoever sits there: little randomness is left."""
    low, high = interval([(1, 2)] * 90 + [(2, 2)] * 6 + [(0, 2)] * 4)
    assert 0.45 < low < 0.51 < high < 0.56


def test_a_deal_may_be_played_in_part() -> None:
    low, high = interval([(1, 3), (2, 3)] * 20 + [(1, 1)])
    assert low < 61 / 121 < high


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("alike", [0.0, 0.5])
def test_nineteen_of_twenty_intervals_contain_the_true_share(share: float, alike: float) -> None:
    """Simulated deals of three games that sometimes end alike."""
    rng = Random(7)

    def deal() -> tuple[float, int]:
        if rng.random() < alike:
            return 3.0 * (rng.random() < share), 3
        return float(sum(rng.random() < share for _ in range(3))), 3

    intervals = [interval([deal() for _ in range(60)]) for _ in range(400)]
    hits = sum(low <= share <= high for low, high in intervals)
    assert 0.92 < hits / 400 < 0.985
