"""Uniformly random games, compared with those of catanatron."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

import alhambra

from .harness import Figure, Goal, Plan, clock, interleave, say
from .positions import decisions

CHECKED, TRUSTED, BASELINE = "checked, apply", "trusted, play", "catanatron, play"
PLAYERS = (4, 2, 3, 6)
GOALS = {
    (4, CHECKED): Goal(1.5, at_least=True),
    (4, TRUSTED): Goal(1.8, at_least=True, reach=2.5),
}
#: A game of catanatron takes about four times as long: so blocks take about the same time.
GAMES_PER_CATAN = 4

PlayOut = Callable[[int], int]


class Speed(NamedTuple):
    """The speed of one block of games."""

    decisions: float
    games: float


def figures(plan: Plan) -> Iterator[Figure]:
    """Every timed game has its own seed, so that no cache knows it."""
    seeds = count(1)  # for catanatron 0 means "any seed"
    for players in PLAYERS:
        rounds = plan.rounds if players == 4 else plan.side_rounds
        say(f"random games, {players} players: {rounds} rounds of 3 blocks")
        contenders = {
            CHECKED: partial(_block, partial(play_checked, players), plan.games, seeds),
            BASELINE: partial(_block, play_catan, plan.games // GAMES_PER_CATAN, seeds),
            TRUSTED: partial(_block, partial(play_trusted, players), plan.games, seeds),
        }
        yield from _compared(players, interleave(contenders, rounds), plan.games)


def _block(play_out: PlayOut, games: int, seeds: Iterator[int]) -> Speed:
    """Whole games with their set-up; garbage collection runs as usual."""
    gc.collect()
    start = clock()
    made = sum(play_out(next(seeds)) for _ in range(games))
    seconds = clock() - start
    return Speed(made / seconds, games / seconds)


def _compared(players: int, speeds: dict[str, list[Speed]], games: int) -> Iterator[Figure]:
    name = f"random games, {players} players"
    choices = choice_share(players, range(1, games + 1)) / catan_choice_share(
        range(1, games // GAMES_PER_CATAN + 1)
    )
    for call in (CHECKED, TRUSTED):
        ratios = tuple(
            ours.decisions / theirs.decisions
            for ours, theirs in zip(speeds[call], speeds[BASELINE], strict=True)
        )
        yield Figure(name, call, "× catanatron", ratios, GOALS.get((players, call)))
        real = tuple(ratio * choices for ratio in ratios)
        yield Figure(f"{name}, real choices only", call, "× catanatron", real)
    for call in (CHECKED, TRUSTED) if players != 4 else (CHECKED, TRUSTED, BASELINE):
        yield Figure(name, call, "decisions/s", tuple(speed.decisions for speed in speeds[call]))
        yield Figure(name, call, "games/s", tuple(speed.games for speed in speeds[call]))


# -- playing; both engines draw with the same randrange ---------------------------------------


def play_checked(players: int, seed: int) -> int:
    """Play a game with the checked `apply`; returns the number of decisions."""
    game = alhambra.new_game(players, seed=seed)
    draw = Random(seed).randrange
    made = 0
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(legal[draw(0, len(legal))])
        made += 1
    return made


def play_trusted(players: int, seed: int) -> int:
    """Play a game with the unchecked `play`; returns the number of decisions."""
    game = alhambra.new_game(players, seed=seed)
    draw = Random(seed).randrange
    made = 0
    while not game.is_over:
        legal = game.legal_actions()
        game.play(legal[draw(0, len(legal))])
        made += 1
    return made


def play_catan(seed: int) -> int:
    """A game of four of catanatron's random players; rolls and ends of turns are decisions."""
    game = CatanGame([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


# -- the share of decisions with a choice, not timed -------------------------------------------


def choice_share(players: int, seeds: range) -> float:
    """The share of our decisions with more than one legal action."""
    return _share(
        [len(game.legal_actions()) for seed in seeds for game, _ in decisions(players, seed)]
    )


def catan_choice_share(seeds: range) -> float:
    """The share of catanatron's decisions with more than one legal action."""
    options: list[int] = []

    def decide(player: RandomPlayer, game: CatanGame, legal: list[object]) -> object:
        options.append(len(legal))
        return player.decide(game, legal)

    for seed in seeds:
        CatanGame([RandomPlayer(color) for color in Color], seed=seed).play(decide_fn=decide)
    return _share(options)


def _share(options: list[int]) -> float:
    return sum(number > 1 for number in options) / len(options)
