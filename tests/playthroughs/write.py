"""Write a playthrough: each decision, its events, and the position from time to time.

    python -m tests.playthroughs.write    rewrites all files

Check the difference first: it is what changed in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random

from alhambra import Action, Game, Outcome, ScoreLine, Seeded
from alhambra.rules.events import Event
from alhambra.rules.money import format_purse
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from tests.module_sets import ALL_MODULES
from tests.policies import POLICIES, pick

FOLDER = Path(__file__).parent
#: File name: players, modules and seed. The seeds were chosen for the variety of their games.
GAMES: dict[str, tuple[int, tuple[str, ...], int]] = {
    "two_players.txt": (2, (), 14),
    "three_players.txt": (3, (), 23),
    "six_players.txt": (6, (), 11),
    "all_modules.txt": (3, ALL_MODULES, 177),
}
POSITION_EVERY = 50
#: Fields of events that hold cards.
PURSES = ("cards", "given", "taken")


def choose(game: Game, rng: Random) -> Action:
    """Mostly a builder or patron, sometimes a redesigner, and often one who pays exactly."""
    exact = [action for action in game.legal_actions() if _is_exact(game, action)]
    if exact and rng.random() < 0.7:
        return pick(exact, rng)
    usual = "patron" if game.rules.modules else "builder"
    policy = "redesigner" if rng.random() < 0.15 else usual
    return POLICIES[policy].choose(game, rng)


def _is_exact(game: Game, action: Action) -> bool:
    if action.verb != "buy":
        return False
    _, square, _, values = str(action).split()
    tile = game.market[int(square) - 1]
    return tile is not None and sum(map(int, values.split("+"))) == tile.price


def playthrough(name: str) -> str:
    """The whole text of a file."""
    return "\n".join(_lines(*GAMES[name])) + "\n"


def _lines(players: int, modules: tuple[str, ...], seed: int) -> Iterator[str]:
    added = f" with {', '.join(modules)}" if modules else ""
    yield f"# A game of {players} players{added}, seed {seed}."
    yield "# Written by: python -m tests.playthroughs.write"
    yield "# A decision is one line; what happened then is indented below it."
    events: list[Event] = []
    rules = make_ruleset(players, "classic", modules)
    game, rng = set_up(rules, Seeded(seed), tell=events.append), Random(seed)
    yield "setup"
    yield from map(format_event, events)
    yield f"position: {game.position()}"
    number = 0
    while not game.is_over:
        number += 1
        seat, count, action = game.seat, len(game.legal_actions()), choose(game, rng)
        yield f"{number}. seat {seat}, one of {count}: {action}"
        lines = game.lines
        yield from map(format_event, game.apply(action))
        if number % POSITION_EVERY == 0 or lines != game.lines:
            yield f"position: {game.position()}"
    assert game.outcome is not None
    yield from _end(game.outcome)


def _end(outcome: Outcome) -> Iterator[str]:
    yield f"over: {outcome.reason}, won by {outcome.winners}"
    yield "score lines"
    yield from (f"  {format_line(line)}" for line in outcome.lines)
    yield "ranking"
    for rank in outcome.ranking:
        yield f"  {rank.rank}. {_owner(rank.owner)}: {rank.score}"


def format_event(event: Event) -> str:
    """An event and its values, cards by their codes."""
    name = type(event).__name__
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    return f"  {name} {', '.join(f'{key} {_value(key, values[key])}' for key in values)}"


def _value(name: str, value: object) -> str:
    if name in PURSES and isinstance(value, int):
        return format_purse(value)
    if name == "lines" and isinstance(value, tuple):
        return "; ".join(map(format_line, value))
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(value)


def format_line(line: ScoreLine) -> str:
    """A score line in words."""
    shared = f", place {line.rank}, {line.tied} tied" if line.rank else ""
    return (
        f"round {line.round} {_owner(line.owner)} {line.source}: "
        f"{line.points} for {line.count}{shared}"
    )


def _owner(owner: int) -> str:
    return f"seat {owner}" if owner >= 0 else "neutral"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / name).write_text(playthrough(name), "utf-8")
