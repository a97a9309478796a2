"""Bots play whole games legally and reproducibly, and the mason plays well."""

import pytest

import alhambra
from alhambra.bots.mason.mason import Mason, ratings
from alhambra.rules.redesign import Remove
from alhambra.rules.turn import PASS
from tests.module_sets import ALL_MODULES

from .matches import play_match


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_games_of_bots_finish(players: int) -> None:
    specs = ["mason", "random", "mason", "random", "mason", "random"][:players]
    assert play_match(specs, seed=players).is_over


@pytest.mark.parametrize("spec", ["apprentice", "architect", "mason", "random"])
@pytest.mark.parametrize(
    ("players", "modules"), [(2, ()), (3, ("camps", "diamonds")), (4, ALL_MODULES)]
)
def test_the_same_seed_gives_the_same_game(
    spec: str, players: int, modules: tuple[str, ...]
) -> None:
    game = play_match([spec] * players, 5, modules)
    assert game.is_over
    assert game.status() == []
    assert game == play_match([spec] * players, 5, modules)


def test_other_seeds_make_other_choices() -> None:
    choices = {
        play_match([f"random:seed={seed}", "mason", "mason"], seed=5).position()
        for seed in range(3)
    }
    assert len(choices) == 3


def test_the_mason_beats_random_players() -> None:
    """The worst mason beats the best random player in each of these games."""
    for seed in range(8):
        scores = play_match(["random", "mason", "random"], seed).scores
        assert scores[1] > max(scores[0], scores[2])


def test_the_mason_pays_exactly_when_it_can() -> None:
    """Paying exactly keeps the turn (turn.exact)."""
    game = alhambra.new_game(3, seed=4)
    assert str(Mason().choose(game.view(0), game.legal_actions())) == "buy 3 denar 7"


def test_the_mason_does_not_remove_what_it_built() -> None:
    game = alhambra.new_game(3, seed=4)
    for text in ("buy 3 denar 7", "take denar 3", "place garden-7-nsw -1,0"):
        game.apply(game.parse(text))
    table = game.view(0).table
    (tile,) = table.palaces[0].buildings().values()
    removing, passing = ratings(table, [Remove(tile), PASS], lambda: [game])
    assert removing < passing
