"""How far the architect searches, and what it never does."""

from __future__ import annotations

import alhambra
from alhambra.bots import make_bot
from alhambra.bots.analysis.forecast import forecast_of
from alhambra.bots.architect.architect import WIDTHS, TurnSearch
from alhambra.bots.architect.evaluation import Evaluation
from alhambra.bots.architect.learned_weights import weights_for
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.money import total


class Counting(Evaluation):
    """Counts the evaluated positions."""

    count = 0

    def value(self, game: Game) -> float:
        self.count += 1
        return super().value(game)


def test_the_search_of_a_rich_hand_is_pruned() -> None:
    """Every purchase could follow every other (turn.exact): only the most promising do."""
    game = alhambra.new_game(2, seed=5, modules=["diamonds"])
    cards = [card for currency in game.rules.currencies for card in currency.cards]
    game.hands[0] = sum(card.unit for card in cards)
    actions = game.legal_actions()
    assert sum(isinstance(action, Buy) for action in actions) > 60
    evaluation = Counting(game, 0, forecast_of(game.view(0)), weights_for(game.rules))
    TurnSearch(game, 0, actions, evaluation)
    first, second = WIDTHS
    assert len(actions) < evaluation.count <= len(actions) * (1 + first + first * second)


def test_a_leading_architect_does_not_take_money_forever() -> None:
    """Nothing on the market may be worth a turn, but more than 70 coins have no value."""
    game = alhambra.new_game(2, seed=1, modules=BUILT_IN)
    bots = [make_bot("architect"), make_bot("random", seed=1)]
    while (seat := game.seat) is not None:
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
        assert total(game.hands[0]) <= 100
