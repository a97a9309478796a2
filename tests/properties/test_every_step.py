"""Every kind of decision, and every wait for random steps, is a complete position."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.ruleset import make_ruleset
from tests.module_sets import ALL_MODULES
from tests.policies import POLICIES

#: Players and seeds of games of the policy `patron`, chosen to cover every step.
GAMES = ((2, 57), (3, 58), (4, 43), (6, 15))
RARE = ("auction", "paying", "fatima", "hakim", "abdul_knihstig", "yammerad", "ammar", "leftovers")
COMMON = ("turn", "placing")
#: Steps at which a character waits for random steps, and automatic steps at the end of a turn.
BEFORE_RANDOM_STEPS = ("laila_draws", "yammerad_draws", "fatima_exchange")
AUTOMATIC = ("ammar_offer", "refill", "scorings", "last_scoring")


def check_position(game: Game) -> None:
    """Round trip as copy, pickle and text; then every view, and a game dealt from each."""
    for other in (
        game.copy(),
        pickle.loads(pickle.dumps(game)),
        alhambra.from_position(game.position()),
    ):
        assert other == game
        assert other.legal_actions() == game.legal_actions()
    assert game.status() == []
    for viewer in (*range(game.rules.players), None):
        view = game.view(viewer)
        json.dumps(view.to_json())
        dealt = game.determinize(viewer, 5)
        assert dealt.view(viewer) == view
        assert dealt.status() == []
        if viewer == game.seat:
            assert dealt.legal_actions() == game.legal_actions()
        dealt.resolve()
        assert dealt.seat is not None or dealt.is_over


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_step_is_a_position(players: int, seed: int) -> None:
    """turn.refill, setup.open, characters.*: saved, copied, viewed and dealt anew"""
    for before, after in steps_of(players, seed):
        if before.stack[-1].name in RARE:
            check_position(before)
        if after.stack and after.stack[-1].name in BEFORE_RANDOM_STEPS:
            check_position(after)


def test_games_cover_every_step() -> None:
    """turn.decision, characters.*: the games above cover every step"""
    seen = {
        step.name
        for players, seed in GAMES
        for pair in steps_of(players, seed)
        for game in pair
        for step in game.stack[-1:]
    }
    assert seen >= {*RARE, *BEFORE_RANDOM_STEPS}
    steps = make_ruleset(3, "classic", ALL_MODULES).steps
    assert {*COMMON, *RARE, *BEFORE_RANDOM_STEPS, *AUTOMATIC} == set(steps)


def steps_of(players: int, seed: int) -> Iterator[tuple[Game, Game]]:
    """The game before each decision, and after it, before the random steps."""
    game, rng = alhambra.new_game(players, seed=seed, modules=ALL_MODULES), Random(seed)
    while not game.is_over:
        after = game.copy()
        after.act(POLICIES["patron"].choose(game, rng))
        yield game, after.copy()
        after.resolve()
        game = after
