"""Random games to measure on; nothing here is timed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import get_context
from random import Random

import alhambra

PLAYERS = 4
EVERY = 11  # decisions from one sampled position to the next
ELSEWHERE = 1 << 32  # seeds from here on are for the other process


def decisions(players: int, seed: int) -> Iterator[tuple[alhambra.Game, alhambra.Action]]:
    """The game before each decision of a random game, and the action that is played next."""
    game = alhambra.new_game(players, seed=seed)
    draw = Random(seed).randrange
    while not game.is_over:
        legal = game.legal_actions()
        action = legal[draw(0, len(legal))]
        yield game, action
        game.play(action)


def unseen_positions(wanted: int) -> list[str]:
    """Position texts from games of four players that another process has played.

    The engine's caches for all games (takes, payments) do not contain them here: so the first call
    is as cold as in real play.
    """
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(_sampled, (wanted,))


def _sampled(wanted: int) -> list[str]:
    return list(islice(_positions(), wanted))


def _positions() -> Iterator[str]:
    for seed in count(ELSEWHERE):
        for number, (game, _) in enumerate(decisions(PLAYERS, seed)):
            if number % EVERY == 0:
                yield game.position()
