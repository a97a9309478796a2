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
from alhambra.rules.ruleset import MODULES, make_ruleset
from alhambra.rules.setup import set_up
from alhambra.server.logs import JsonLines
from alhambra.server.settings import Settings
from alhambra.server.store import open_store
from alhambra.server.table import Aids, Options, Play, seating
from alhambra.server.table.tokens import hash_token

from .clients import Client, Site, serving

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


async def stored(path: Path, game: Game) -> None:
    """A database with one running table in this position."""
    options = Options(game.rules.edition, game.rules.modules, Aids(True, True, True))
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
    """A server on this database, one viewer, and the lines it logs."""
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
        {"type": "hint"},
    ]
    if viewer is not None and game.seat == viewer:
        first = game.legal_actions()[0]
        asked += [
            {"type": "act", "seq": 4, "steps": 0, "action": str(first)},
            {"type": "undo", "seq": 4, "steps": 1},
        ]
        tile = next((tile for tile in game.market if tile), None)
        asked.append({"type": "preview", "tile": str(tile)})
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
