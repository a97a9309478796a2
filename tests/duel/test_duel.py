"""The engine and the oracle agree on legal actions, tables and scores."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.duel.match import Match
from tests.module_sets import ALL_MODULES, TABLES
from tests.schedule import Plan, plans

#: A game of the oracle takes from half a second (builders, patrons) to six.
QUICK = [
    Plan(2, (), "builder", 11),
    Plan(3, (), "builder", 12),
    Plan(6, (), "hoarder", 14),
    Plan(4, ("city_gates",), "patron", 15),
    Plan(5, ("diamonds", "camps"), "builder", 16),
    Plan(6, ("city_gates", "camps"), "patron", 17),
    Plan(5, ("characters",), "patron", 18),
    Plan(2, ALL_MODULES, "builder", 19),
    Plan(4, ALL_MODULES, "patron", 20),
]
#: Every table once, with the policies whose games are short.
MATRIX = list(islice(plans(1, ("builder", "patron")), len(TABLES)))
#: Long games of the other policies; `python -m tests.duel` plays many more of them.
OTHERS = [
    *(Plan(players, (), "uniform", 4) for players in (2, 4, 6)),
    *(Plan(players, (), "hoarder", 7) for players in (2, 4)),
    Plan(6, (), "redesigner", 6),
    *(Plan(players, ALL_MODULES, "uniform", 5) for players in (2, 4)),
    Plan(6, ALL_MODULES, "hoarder", 8),
    Plan(6, ("city_gates", "camps"), "redesigner", 9),
]


def play(plan: Plan) -> None:
    """Play to the end; a game has at least a hundred decisions."""
    match = Match(plan.players, plan.seed, plan.modules)
    match.play(plan.policy, plan.seed)
    assert match.decisions > 100


@pytest.mark.parametrize("plan", QUICK, ids=str)
def test_game_agrees(plan: Plan) -> None:
    """turn.*, money.*, buy.*, redesign.*, build.*, score.*, end.*, two.*, gates.*, camps.*"""
    play(plan)


@pytest.mark.slow
@pytest.mark.parametrize("plan", MATRIX, ids=str)
def test_every_table_agrees(plan: Plan) -> None:
    """gates.*, diamonds.*, camps.*, characters.*: each set of modules, 2 to 6 players"""
    play(plan)


@pytest.mark.slow
@pytest.mark.parametrize("plan", OTHERS, ids=str)
def test_long_games_agree(plan: Plan) -> None:
    """turn.reshuffle, redesign.*: games that continue until deck and discards run out"""
    play(plan)


def test_matrix_has_every_table() -> None:
    """components.players, gates.*, diamonds.*, camps.*, characters.*"""
    assert {(plan.players, plan.modules) for plan in MATRIX} == set(TABLES)
