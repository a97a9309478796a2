"""Two games with different hidden cards and the same view: a viewer cannot tell them apart."""

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


def same_view_games(
    modules: tuple[str, ...], viewer: int | None, moves: int, seed: int
) -> list[Game]:
    """Two deals of the hidden cards that this viewer cannot tell apart."""
    game = set_up(make_ruleset(SEATS, "classic", modules), Seeded(seed))
    rng = random.Random(seed)
    while moves and not game.is_over:
        game.play(rng.choice(game.legal_actions()))
        moves -= 1
    return [Game.from_view(game.view(viewer), number) for number in (1, 2)]


async def store_table(store: Store, id: str, code: str, game: Game, **more: Any) -> None:
    """Store a running table in this position; its people are p0, p1…, whose tokens are their
    names."""
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


def requests_of(game: Game, viewer: int | None) -> list[dict[str, Any]]:
    """Drafts, previews, hints, plans, mistakes: every request that this viewer can make."""
    requests: list[dict[str, Any]] = [
        {"type": "act", "seq": 4, "steps": 0, "action": "take denar 1"},
        {"type": "why", "action": "buy 1 denar 9"},
        {"type": "plan", "actions": ["place tower-12 1,0"]},
        {"type": "preview-plan"},
        {"type": "hint"},
    ]
    if viewer is not None and game.seat == viewer:
        first = game.legal_actions()[0]
        requests += [
            {"type": "act", "seq": 4, "steps": 0, "action": str(first)},
            {"type": "undo", "seq": 4, "steps": 1},
        ]
    requests += [
        {"type": "preview", "tile": str(tile)}
        for tile in (*game.market, *(game.reserves[viewer] if viewer is not None else ()))
        if tile
    ]
    return requests


def align_next_cards(games: list[Game], cards: int = 12, tiles: int = 6) -> None:
    """Put the same cards and tiles on top, so that a commit reveals the same; below them the deals
    differ. The number of special cards in each part of the deck is public: they stay where they
    are, and only money before the first one is exchanged."""
    one, two = games
    pairs = zip(one.deck[:cards], two.deck, strict=False)
    money = takewhile(lambda pair: all(isinstance(card, Card) for card in pair), pairs)
    two.deck = put_on_top(two.deck, [card for card, _ in money])
    two.supply = put_on_top(two.supply, one.supply[:tiles])


def put_on_top(pile: Sequence[Any], wanted: Sequence[Any]) -> tuple[Any, ...]:
    """The pile with these on top, each swapped with what was there."""
    found = list(pile)
    for index, item in enumerate(wanted):
        other = found.index(item, index)
        found[index], found[other] = found[other], found[index]
    return tuple(found)


def common_turns(games: list[Game], viewer: int | None, count: int) -> list[list[str]]:
    """Up to this many turns that are legal in both games and after which the viewer still cannot
    tell them apart."""
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
