"""No hidden card leaves the server: what is hidden is dealt anew, and every byte is compared."""

import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra.notation.record import Record
from alhambra.rules.chance import Seeded
from alhambra.rules.game import Game
from alhambra.rules.money import parse_code
from alhambra.rules.ruleset import MODULES, make_ruleset
from alhambra.rules.setup import set_up
from alhambra.server.logs import JsonLines
from alhambra.server.settings import Settings
from alhambra.server.store import open_store
from alhambra.server.table import Aids, Options, Play, seating
from alhambra.server.table.tokens import hash_token
from alhambra.server.wire.updates import since
from tests.helpers import position

from .clients import Client, Site, serving
from .tables import running

pytestmark = pytest.mark.anyio

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


async def stored(path: Path, game: Game, **more: Any) -> None:
    """A database with one running table in this position."""
    options = Options(game.rules.edition, game.rules.modules, Aids(True, True, True), **more)
    table = seating.make_table("t" * 24, "CODE22", hash_token("host"), options, [""] * SEATS, NOW)
    async with open_store(str(path)) as store:
        made = replace(table, play=Play.of(Record.from_game(game)))
        await store.create(made.row())
        for seat in range(SEATS):
            name = f"p{seat}"
            step = seating.join(made, seat, name, hash_token(name), NOW)
            await store.append(step.change)
            made = step.table
        await store.append(seating.start(made, NOW).change)


@asynccontextmanager
async def watched(path: Path, viewer: int | None) -> AsyncIterator[tuple[Site, Client, list[str]]]:
    """A server on this database, one viewer among all players, and the lines it logs."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record).partition('"level"')[2])

    handler = Keep()
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    try:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(serving(Settings(db=str(path), port=0)))
            # All look at the table, so that what was worked out for one could reach another.
            for seat in set(range(SEATS)) - {viewer}:
                await stack.enter_async_context(site.socket("t" * 24, f"p{seat}", since=0))
            token = "" if viewer is None else f"p{viewer}"
            client = await stack.enter_async_context(site.socket("t" * 24, token, since=0))
            yield site, client, lines
    finally:
        logging.getLogger().removeHandler(handler)


async def everything(path: Path, viewer: int | None, script: list[dict[str, Any]]) -> str:
    """All bytes that leave the server while a viewer asks for all there is to ask."""
    said: list[str] = []
    async with watched(path, viewer) as (site, client, lines):
        for number, message in enumerate(script):
            await client.send(**{"id": f"q{number}", **message})
            while (await client.next()).get("id") != f"q{number}":
                pass
        said += [json.dumps(message, sort_keys=True) for message in client.heard]
        table = "t" * 24
        for address in (
            f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay/0",
            f"/api/tables/{table}/statistics", "/api/tables", "/health", "/metrics",
        ):  # fmt: skip
            said.append((await site.http.get(address)).text)
        said += lines
    return "\n".join(said)


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


CASES = [
    pytest.param(modules, viewer, moves, id=f"{'all' if modules else 'base'}-{viewer}-{moves}")
    for modules in ((), MODULES)
    for viewer in (None, 0, 1)
    for moves in (0, 25, 90)
]


@pytest.mark.slow
@pytest.mark.parametrize(("modules", "viewer", "moves"), CASES)
async def test_what_is_hidden_changes_no_byte(
    tmp_path: Path, modules: tuple[str, ...], viewer: int | None, moves: int
) -> None:
    games = positions(modules, viewer, moves, seed=moves + 3)
    assert games[0].deck != games[1].deck
    heard = []
    for number, game in enumerate(games):
        path = tmp_path / f"{number}.sqlite"
        await stored(path, game)
        heard.append(await everything(path, viewer, questions(game, viewer)))
    assert heard[0] == heard[1]
    assert len(heard[0]) > 3_000


# -- what a commit tells the others --------------------------------------------------------


def alike(games: list[Game], cards: int = 12, tiles: int = 6) -> None:
    """Let the next cards and tiles be the same, so that a commit reveals the same; what lies
    below them stays as it was dealt."""
    one, two = games
    two.deck = _first(two.deck, one.deck[:cards])
    two.supply = _first(two.supply, one.supply[:tiles])
    assert one.deck != two.deck
    assert one.supply != two.supply


def _first(pile: tuple[Any, ...], wanted: tuple[Any, ...]) -> tuple[Any, ...]:
    """The pile with these things on top, each exchanged for what lay there."""
    found = list(pile)
    for place, thing in enumerate(wanted):
        there = found.index(thing, place)
        found[place], found[there] = found[there], found[place]
    return tuple(found)


async def overheard(path: Path, viewer: int | None, actions: list[list[str]]) -> str:
    """All that a viewer hears while others commit, and when it comes back later."""
    table, said = "t" * 24, []
    async with watched(path, viewer) as (site, client, lines):
        for turn in actions:
            seat = client.update["table"]["deciding"]
            async with site.socket(table, f"p{seat}") as actor:
                for action in turn:
                    answer = await actor.ask("act", action=action, confirm=action == turn[-1])
                    assert answer.get("result") == "done", answer
                await client.until(actor.update["seq"])
        said += [json.dumps(message, sort_keys=True) for message in client.heard]
        token = "" if viewer is None else f"p{viewer}"
        for since in (0, 4, 5):
            async with site.socket(table, token, since=since) as again:
                said.append(json.dumps(again.update, sort_keys=True))
        said.append((await site.http.get(f"/api/tables/{table}")).text)
        said += lines
    return "\n".join(said)


async def compare(
    tmp_path: Path, games: list[Game], viewer: int | None, actions: list[list[str]], **more: Any
) -> str:
    """The same moves on both games; a viewer hears the same, byte for byte."""
    heard = []
    for number, game in enumerate(games):
        path = tmp_path / f"{number}.sqlite"
        await stored(path, game, **more)
        heard.append(await overheard(path, viewer, actions))
    assert heard[0] == heard[1]
    return heard[0]


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), MODULES], ids=["base", "all"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
async def test_a_commit_tells_others_no_more_than_what_was_revealed(
    tmp_path: Path, modules: tuple[str, ...], viewer: int | None
) -> None:
    games = positions(modules, viewer, 30, seed=5)
    alike(games)
    one, two = (game.copy() for game in games)
    turns: list[list[str]] = []
    while len(turns) < 2:
        seat, turn = one.seat, []
        while one.seat == seat:
            action = next(one for one in one.legal_actions() if one in two.legal_actions())
            turn.append(str(action))
            one.play(action)
            two.play(action)
        turns.append(turn)
    told = await compare(tmp_path, games, viewer, turns)
    assert told.count('"turn-began"') + told.count('"bid-') >= 2


@pytest.mark.parametrize("viewer", [None, 1, 2])
async def test_nobody_else_learns_what_yammerad_drew(tmp_path: Path, viewer: int | None) -> None:
    """characters.yammerad"""
    one = position(SEATS, modules="characters", owned=["yammerad"], hands=["", "U1", "U2"])
    one.deck = _first(one.deck, tuple(map(parse_code, ["N1", "U3", "U4", "U5", "F3"])))
    two = one.copy()
    two.deck = _first(one.deck, (parse_code("R1"),))
    games = [one, two]
    assert (one.deck[0], one.deck[1:5]) == (parse_code("N1"), two.deck[1:5])
    told = await compare(tmp_path, games, viewer, [["yammerad"], ["take denar 9"]])
    assert '"yammerad-drew"' in told
    assert "yammerad-got" not in told
    for game, code in zip(games, ("N1", "R1"), strict=True):
        await stored(tmp_path / f"{code}.sqlite", game)
        async with watched(tmp_path / f"{code}.sqlite", 0) as (_, client, _):
            await client.ask("act", action="yammerad", confirm=True)
            assert client.update["you"]["hand"] == [code]


@pytest.mark.parametrize("delay", [1, 3])
async def test_spectators_who_are_kept_behind_learn_nothing_early(
    tmp_path: Path, delay: int
) -> None:
    """Two games that differ in the last moves only look the same to them."""
    games = [set_up(make_ruleset(SEATS, "classic", ()), Seeded(3)) for _ in range(2)]
    first, second = (str(action) for action in games[0].legal_actions()[:2])
    heard = []
    for number, (game, action) in enumerate(zip(games, (first, second), strict=True)):
        path = tmp_path / f"{number}.sqlite"
        await stored(path, game, spectator_delay=delay)
        heard.append(await overheard(path, None, [[action]]))
    assert heard[0] == heard[1]
    assert '"took"' not in heard[0]


# -- the deal ------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_deal_is_told_without_what_lies_face_down(viewer: int | None) -> None:
    """setup.market"""
    table = running(3)
    told = since(table, 0).for_seat(viewer, "en").decode()
    assert '"market-filled"' in told
    assert '"dealt"' in told
    assert "shuffled" not in told
    assert not [tile for tile in table.game.supply if f'"{tile}"' in told]
