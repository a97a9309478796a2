"""Single calls of a game: legal_actions, play and copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import alhambra

from .harness import Figure, Goal, Plan, clock, interleave, microseconds, say, without_gc
from .positions import PLAYERS, decisions, unseen_positions

COLD, WARM, PLAY, COPY = (
    ("legal_actions, first look", "legal_actions, cold"),
    ("legal_actions, again", "legal_actions, warm"),
    ("one decision carried out", "trusted, play"),
    ("copy", "copy"),
)
GOALS = {COLD: Goal(30), WARM: Goal(3), PLAY: Goal(4), COPY: Goal(3)}
GAMES = 10


def figures(plan: Plan) -> Iterator[Figure]:
    say(f"calls: {plan.rounds} rounds on {plan.positions} positions each")
    texts = iter(unseen_positions(plan.rounds * plan.positions))
    seeds = count(1)
    seen = [alhambra.from_position(text) for text in unseen_positions(plan.positions)]

    def cold() -> float:
        games = [alhambra.from_position(next(texts)) for _ in range(plan.positions)]
        return microseconds(alhambra.Game.legal_actions, games)

    def warm() -> float:
        for game in seen:
            game.legal_actions()
        return microseconds(alhambra.Game.legal_actions, seen)

    contenders: dict[tuple[str, str], Callable[[], float]] = {
        COLD: cold,
        WARM: warm,
        PLAY: lambda: play_again([next(seeds) for _ in range(GAMES)]),
        COPY: lambda: microseconds(alhambra.Game.copy, seen),
    }
    for (name, call), samples in interleave(contenders, plan.rounds).items():
        yield Figure(name, call, "µs", tuple(samples), GOALS[name, call])


def play_again(seeds: list[int]) -> float:
    """Microseconds of `play` alone, over all decisions of whole random games.

    The games are played once to record the actions, then set up again, so that no palace has
    cached anything yet.
    """
    known = [[action for _, action in decisions(PLAYERS, seed)] for seed in seeds]
    games = [alhambra.new_game(PLAYERS, seed=seed) for seed in seeds]
    with without_gc():
        start = clock()
        for game, actions in zip(games, known, strict=True):
            play = game.play
            for action in actions:
                play(action)
        return (clock() - start) / sum(map(len, known)) * 1e6
