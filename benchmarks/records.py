"""The record of a whole game: formatted as text, and replayed with every check; without disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from alhambra.notation.record import Record
from alhambra.notation.text import format_record, parse_record

from .harness import Figure, Goal, Plan, interleave, microseconds, say
from .positions import PLAYERS, decisions

FORMAT, REPLAY = "format_record", "parse_record (checked, refusal + play)"
GOALS = {FORMAT: Goal(2), REPLAY: Goal(15)}
GAMES = 5


def figures(plan: Plan) -> Iterator[Figure]:
    say(f"records: {plan.rounds} rounds on {GAMES} games each")
    seeds = count(1)

    def some() -> list[Record]:
        return [random_record(next(seeds)) for _ in range(GAMES)]

    contenders: dict[str, Callable[[], float]] = {
        FORMAT: lambda: microseconds(format_record, some()) / 1e3,
        REPLAY: lambda: microseconds(parse_record, map(format_record, some())) / 1e3,
    }
    names = {FORMAT: "a whole game, format", REPLAY: "a whole game, verified replay"}
    for call, samples in interleave(contenders, plan.rounds).items():
        yield Figure(names[call], call, "ms", tuple(samples), GOALS[call])


def random_record(seed: int) -> Record:
    """A random game of four players, recorded from the first to the last decision."""
    record = Record.new(PLAYERS, seed=seed)
    for _, action in decisions(PLAYERS, seed):
        record.play(action)
    return record
