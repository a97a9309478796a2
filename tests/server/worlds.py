"""Two worlds that somebody cannot tell apart: the hidden cards of a position, dealt in two ways."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from alhambra.notation.record import Record
from alhambra.rules.chance import Seeded
from alhambra.rules.game import Game
from alhambra.rules.money import Card
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.server.store import Store
from alhambra.table import Aids, Options, Play, seat_commands
from alhambra.table.tokens import hash_token

NOW = 1_700_000_000.0
SEATS = 3


def positions(modules: tuple[str, ...], viewer: int | None, moves: int, seed: int) -> list[Game]:
    """Two games that this viewer cannot tell apart: the hidden is dealt in two ways."""
    game = set_up(make_ruleset(SEATS, "classic", modules), Seeded(seed))
    dice = random.Random(seed)
    while moves and not game.is_over:
        game.play(dice.choice(game.legal_actions()))
        moves -= 1
    return [Game.from_view(game.view(viewer), number) for number in (1, 2)]


async def keep(store: Store, id: str, code: str, game: Game, **more: Any) -> None:
    """Store a running table in this position; its people are p0, p1… with such tokens."""
    options = Options(game.rules.edition, game.rules.modules, Aids(True, True, True), **more)
    table = seat_commands.make_table(id, code, hash_token("host"), options, [""] * SEATS, NOW)
    made = replace(table, play=Play.of(Record.from_game(game)))
    await store.create(made.row())
    for seat in range(SEATS):
        name = f"p{seat}"
        step = seat_commands.join(made, seat, name, hash_token(name), NOW)
        await store.append(step.change)
        made = step.table
    await store.append(seat_commands.start(made, NOW).change)


def questions(game: Game, viewer: int | None) -> list[dict[str, Any]]:
    """Drafts, previews, hints, plans, mistakes: as much as this viewer can provoke."""
    asked: list[dict[str, Any]] = [
        {"type": "act", "seq": 4, "steps": 0, "action": "take denar 1"},
        {"type": "why", "action": "buy 1 denar 9"},
        {"type": "plan", "actions": ["place tower-12 1,0"]},
        {"type": "imagine"},
        {"type": "hint"},
    ]
    if viewer is not None and game.seat == viewer:
        first = game.legal_actions()[0]
        asked += [
            {"type": "act", "seq": 4, "steps": 0, "action": str(first)},
            {"type": "undo", "seq": 4, "steps": 1},
        ]
    asked += [
        {"type": "preview", "tile": str(tile)}
        for tile in (*game.market, *(game.reserves[viewer] if viewer is not None else ()))
        if tile
    ]
    return asked


def alike(games: list[Game], cards: int = 12, tiles: int = 6) -> None:
    """Let the next cards and tiles be the same, so that a commit reveals the same; what lies
    below them stays as it was dealt. Of cards that are no money it can be known how many there
    are in which part of the deck: they stay where they are, and what comes before one counts."""
    one, two = games
    pairs = zip(one.deck[:cards], two.deck, strict=False)
    money = takewhile(lambda pair: all(isinstance(card, Card) for card in pair), pairs)
    two.deck = first(two.deck, [card for card, _ in money])
    two.supply = first(two.supply, one.supply[:tiles])


def first(pile: Sequence[Any], wanted: Sequence[Any]) -> tuple[Any, ...]:
    """The pile with these things on top, each exchanged for what lay there."""
    found = list(pile)
    for place, thing in enumerate(wanted):
        there = found.index(thing, place)
        found[place], found[there] = found[there], found[place]
    return tuple(found)


def turns(games: list[Game], viewer: int | None, count: int) -> list[list[str]]:
    """So many turns that are possible in both worlds and after which the viewer still cannot
    tell them apart; fewer where the worlds part."""
    one, two = (game.copy() for game in games)
    found: list[list[str]] = []
    while len(found) < count and not one.is_over:
        seat, turn = one.seat, []
        while one.seat == seat and not one.is_over:
            both = set(map(str, two.legal_actions()))
            action = next((each for each in one.legal_actions() if str(each) in both), None)
            if action is None:
                return found
            turn.append(str(action))
            one.play(action)
            two.play(action)
        if one.view(viewer) != two.view(viewer):
            return found
        found.append(turn)
    return found
