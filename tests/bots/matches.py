"""Whole games between bots."""

from collections.abc import Sequence

import alhambra
from alhambra import Game
from alhambra.bots import make_bot


def play_match(specs: list[str], seed: int, modules: Sequence[str] = ()) -> Game:
    """A game to its end; every choice goes through the checked door."""
    game = alhambra.new_game(len(specs), seed=seed, modules=modules)
    bots = [make_bot(spec, seed=seed + number) for number, spec in enumerate(specs)]
    while (seat := game.seat) is not None:
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions()))
    return game
