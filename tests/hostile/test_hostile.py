"""A few hundred hostile texts; `python -m tests.hostile` tries as many as you like."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hostile.checks import check_position, check_record
from tests.hostile.positions import hostile_position
from tests.hostile.records import hostile_record
from tests.hostile.sources import games, positions, record
from tests.module_sets import TABLES
from tests.policies import pick
from tests.schedule import Plan

#: Every table once.
PLANS = tuple(islice(games(1), len(TABLES)))
DECISIONS = 120
generators = st.integers(0, 2**32 - 1).map(Random)


@cache
def texts(plan: Plan) -> tuple[str, ...]:
    """Positions of a game."""
    return tuple(positions(plan, DECISIONS))


@given(generators)
def test_hostile_positions(rng: Random) -> None:
    """turn.refill, setup.open: refused, or a position like any other"""
    plan, other = pick(PLANS, rng), pick(PLANS, rng)
    for _ in range(4):
        text = hostile_position(pick(texts(plan), rng), pick(texts(other), rng), rng)
        check_position(text, rng)


@given(generators)
@settings(max_examples=80)
def test_hostile_records(rng: Random) -> None:
    """turn.refill: refused, or a record like any other"""
    plan, other = pick(PLANS, rng), pick(PLANS, rng)
    text = record(plan, pick(texts(plan), rng), 10)
    check_record(hostile_record(text, record(other, pick(texts(other), rng), 10), rng), rng)


def test_some_hostile_texts_are_accepted() -> None:
    """Otherwise only the parser would be tested, and nothing behind it."""
    rng = Random(1)
    found = [
        check_position(hostile_position(text, text, rng), rng)
        for plan in PLANS[:10]
        for text in texts(plan)
    ]
    assert 0.02 < sum(found) / len(found) < 0.5
