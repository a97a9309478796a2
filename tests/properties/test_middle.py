"""In the middle of everything: each sort of decision, and each wait for chance, is a position
like any other."""

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

#: Players and seeds of patrons' games, chosen for what comes up in them.
GAMES = ((2, 57), (3, 58), (4, 43), (6, 15))
RARE = ("auction", "paying", "fatima", "hakim", "abdul_knihstig", "yammerad", "ammar", "leftovers")
COMMON = ("turn", "placing")
#: Where a character waits for chance; and what goes on by itself at the end of every turn.
BEFORE_CHANCE = ("laila_draws", "yammerad_draws", "fatima_exchange")
GOING_ON = ("ammar_offer", "refill", "scorings", "last_scoring")


def check_position(game: Game) -> None:
    """Through a copy, a pickle, a text; then every view, and a game made of each."""
    for twin in (
        game.copy(),
        pickle.loads(pickle.dumps(game)),
        alhambra.from_position(game.position()),
    ):
        assert twin == game
        assert twin.legal_actions() == game.legal_actions()
    assert game.status() == []
    for viewer in (*range(game.rules.players), None):
        view = game.view(viewer)
        json.dumps(view.to_json())
        world = game.determinize(viewer, 5)
        assert world.view(viewer) == view
        assert world.status() == []
        if viewer == game.seat:
            assert world.legal_actions() == game.legal_actions()
        world.resolve()
        assert world.seat is not None or world.is_over


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_moment_is_a_position(players: int, seed: int) -> None:
    """turn.refill, setup.open, characters.*: saved, copied, viewed and dealt anew"""
    for before, after in moments(players, seed):
        if before.stack[-1].name in RARE:
            check_position(before)
        if after.stack and after.stack[-1].name in BEFORE_CHANCE:
            check_position(after)


def test_the_games_come_through_every_moment() -> None:
    """turn.decision, characters.*: nothing is left out above"""
    seen = {
        step.name
        for players, seed in GAMES
        for pair in moments(players, seed)
        for game in pair
        for step in game.stack[-1:]
    }
    assert seen >= {*RARE, *BEFORE_CHANCE}
    steps = make_ruleset(3, "classic", ALL_MODULES).steps
    assert {*COMMON, *RARE, *BEFORE_CHANCE, *GOING_ON} == set(steps)


def moments(players: int, seed: int) -> Iterator[tuple[Game, Game]]:
    """The game before each decision, and after it, when chance has not spoken yet."""
    game, rng = alhambra.new_game(players, seed=seed, modules=ALL_MODULES), Random(seed)
    while not game.is_over:
        after = game.copy()
        after.act(POLICIES["patron"].choose(game, rng))
        yield game, after.copy()
        after.resolve()
        game = after
