"""The sequential test: it stops as early as possible, at the same game with any number of
workers."""

from random import Random

import pytest

from alhambra.arena import ArenaError, Sprt, make_match, parse_shares, play_match
from alhambra.arena.sprt import BOUND, HIGH, LOW, SequentialTest


def trial(share: float, rng: Random, question: Sprt, players: int) -> SequentialTest:
    """A test of a bot that wins this share of its games."""
    test = SequentialTest(question)
    while test.answer is None:
        test.add(sum(rng.random() < share for _ in range(players)) / players)
    return test


@pytest.mark.parametrize(("players", "low", "high"), [(2, 0.5, 0.6), (3, 1 / 3, 0.45)])
def test_both_kinds_of_error_are_rare(players: int, low: float, high: float) -> None:
    rng, question = Random(7), Sprt(low, high)
    for share, answer in ((low, LOW), (high, HIGH)):
        trials = [trial(share, rng, question, players) for _ in range(300)]
        assert sum(test.answer != answer for test in trials) / 300 < 0.08
        assert sum(test.deals for test in trials) / 300 * players < 250


def test_a_few_equal_deals_do_not_decide() -> None:
    test = SequentialTest(Sprt(0.5, 0.55))
    answers = []
    for _ in range(16):
        test.add(1.0)
        answers.append(test.answer)
    assert answers[7] is None
    assert answers[15] == HIGH
    assert test.llr > BOUND


def test_the_default_hypotheses_are_par_and_clearly_more() -> None:
    assert Sprt.for_match(make_match("mason", "random", players=4)) == Sprt(0.25, 0.3)
    assert parse_shares("0.5:0.6") == Sprt(0.5, 0.6)


@pytest.mark.parametrize(
    "text", ["", "0.5", "0.5:", "0.6:0.5", "0.5:0.5", "-1:0.5", "0.5:2", "a:b"]
)
def test_invalid_shares_are_refused(text: str) -> None:
    with pytest.raises(ArenaError) as caught:
        parse_shares(text)
    assert caught.value.code == "arena-bad-shares"


def test_a_match_stops_when_the_test_decides() -> None:
    question = Sprt(0.5, 0.7)
    results = [
        play_match("mason", "random", games=200, seed=5, sprt=question, workers=workers)
        for workers in (0, 1, 2)
    ]
    assert results[0] == results[1] == results[2]
    for result in results:
        assert result.trial is not None
        assert (result.trial.answer, result.complete) == (HIGH, True)
        assert len(result.games) == 2 * result.trial.deals < 60


def test_a_match_may_end_undecided() -> None:
    result = play_match("mason", "mason", games=4, seed=5, sprt=Sprt(0.5, 0.51))
    assert result.trial is not None
    assert (result.trial.answer, result.trial.deals) == (None, 2)
    assert result.complete
