"""Whole games between bots."""

from collections.abc import Sequence

import alhambra
from alhambra import Game
from alhambra.bots import make_bot


def play_match(specs: list[str], seed: int, modules: Sequence[str] = ()) -> Game:
    """Play a game to its end; every choice is checked by `apply`."""
    game = alhambra.new_game(len(specs), seed=seed, modules=modules)
    bots = [make_bot(spec, seed=seed + number) for number, spec in enumerate(specs)]
    while (seat := game.seat) is not None:
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions()))
    return game


def win_share(spec: str, rival: str, players: int, deals: int) -> float:
    """The share of games that one bot wins among rivals of one kind.

    Every deal is played once from each seat; a shared victory counts in part.
    """
    won = 0.0
    for seed in range(deals):
        for seat in range(players):
            specs = [rival] * players
            specs[seat] = spec
            outcome = play_match(specs, seed).outcome
            assert outcome is not None
            if seat in outcome.winners:
                won += 1 / len(outcome.winners)
    return won / (deals * players)
