"""The vizier searches with the view alone: reproducibly, and within its time."""

import time

import pytest

import alhambra
from alhambra.bots.advice import TOP
from alhambra.bots.analysis.forecast import Forecast, forecast_of
from alhambra.bots.architect.architect import Architect
from alhambra.bots.mason.weights import FIRST
from alhambra.bots.vizier import vizier
from alhambra.bots.vizier.playouts import playout
from alhambra.bots.vizier.vizier import Branch, Vizier
from alhambra.rules.game import Game
from alhambra.rules.module_registry import BUILT_IN
from tests.helpers import position


def _middle(players: int, seed: int, modules: tuple[str, ...] = ()) -> Game:
    """A turn in the middle of a game, with several candidates."""
    game = alhambra.new_game(players, seed=seed, modules=modules)
    bot = Architect()
    for _ in range(40):
        assert game.seat is not None
        game.play(bot.choose(game.view(game.seat), game.legal_actions()))
    while game.stack[-1].name != "turn" or len(game.legal_actions()) < TOP:
        assert game.seat is not None
        game.play(bot.choose(game.view(game.seat), game.legal_actions()))
    return game


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_same_sims_and_seed_make_the_same_choice(players: int) -> None:
    game = _middle(players, seed=5)
    assert game.seat is not None
    view, actions = game.view(game.seat), game.legal_actions()
    alternatives = Vizier(sims=12, seed=1).explain(view, actions)
    assert alternatives == Vizier(sims=12, seed=1).explain(view, actions)
    assert alternatives[0].action == Vizier(sims=12, seed=1).choose(view, actions)


def test_it_uses_the_view_alone() -> None:
    """The order of deck and supply is hidden and must not change the choice (setup.open)."""
    game = _middle(3, seed=2, modules=BUILT_IN)
    assert game.seat is not None
    other = game.determinize(game.seat, seed=77)
    alternatives = Vizier(sims=8).explain(game.view(game.seat), game.legal_actions())
    assert alternatives == Vizier(sims=8).explain(other.view(game.seat), other.legal_actions())


def test_deals_are_shared_and_the_worse_half_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """All branches get the same deals; more playouts go to the better ones, none is wasted."""
    seen: list[tuple[int, int]] = []
    numbers: dict[int, int] = {}

    def counted(after: alhambra.View, forecast: Forecast, seed: int) -> float:
        branch = numbers.setdefault(id(after), len(numbers))
        seen.append((branch, seed))
        return float(-branch)

    monkeypatch.setattr(vizier, "playout", counted)
    game = _middle(2, seed=5)
    assert game.seat is not None
    Vizier(sims=40, seed=100).choose(game.view(game.seat), game.legal_actions())
    deals = [seed for branch, seed in seen if branch == 0]
    assert deals == list(range(100, 100 + len(deals)))
    assert 40 <= len(seen) < 40 + len(numbers)
    assert len(deals) > sum(branch == len(numbers) - 1 for branch, _ in seen)


def test_a_search_limited_by_seconds_ends() -> None:
    """No exact timing: it must end, and have searched something."""
    game = _middle(2, seed=5)
    assert game.seat is not None
    start = time.monotonic()
    choice = Vizier(seconds=0.05).choose(game.view(game.seat), game.legal_actions())
    assert choice in game.legal_actions()
    assert time.monotonic() - start >= 0.05


def test_a_playout_that_ends_the_game_counts_its_points() -> None:
    """end.winner: the margin of a finished game is exact."""
    game = alhambra.new_game(2, seed=3)
    bot = Architect()
    last = game.copy()
    while (seat := game.seat) is not None:
        if game.stack[-1].name == "turn":
            last = game.copy()
        game.play(bot.choose(game.view(seat), game.legal_actions()))
    seat = last.seat
    assert seat is not None
    actions = last.legal_actions()
    after = Architect().search(last.view(seat), actions).end_of_turn(actions[0])
    margin = playout(after, forecast_of(after), seed=1)
    assert margin == round(margin)


def test_the_prior_fades_with_playouts() -> None:
    game = _middle(2, seed=5)
    assert game.seat is not None
    view = game.view(game.seat)
    candidate = Architect().explain(view, game.legal_actions())[0]
    branch = Branch(candidate, view, 10.0)
    assert branch.value() == 10.0
    branch.margins = [0.0] * vizier.PRIOR_PLAYOUTS
    assert branch.value() == 5.0


def test_playouts_count_points() -> None:
    """The prior prefers Yammerad, but playouts show that he is worth less."""
    game = position(2, modules="characters", owned=["yammerad"])
    assert "yammerad" in {action.verb for action in game.legal_actions()}
    view = game.view(0)
    assert abs(playout(view, forecast_of(view), seed=1)) < FIRST / 2
