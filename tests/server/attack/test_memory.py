"""Finished games are released from memory, which does not grow with their number."""

import asyncio
import gc
import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import alhambra
from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.rules.game import Game
from alhambra.rules.placing import Place, placements
from alhambra.rules.redesign import Add, Swap, adding, swapping
from alhambra.server.hub import scheduler, table_cache
from alhambra.server.hub.live_table import LiveTable
from alhambra.server.settings import Limits, Settings
from alhambra.table import Table
from alhambra.table.play import Play
from tests.notation.samples import random_record
from tests.server.clients import PATIENCE, Site, serving

from .conftest import Report, Size

pytestmark = pytest.mark.anyio

#: Parts of a game that no cache may keep alive.
KINDS = (Game, Record, Play, Table, LiveTable, asyncio.Task, asyncio.Lock)
#: Decisions left in the games that are played here.
LEFT = 6


def ending() -> str:
    """The record of a game that is nearly over."""
    record = random_record(2, 3)
    record.back_to(len(record) - LEFT)
    return format_record(record)


def objects() -> Counter[str]:
    """How many objects there are of each kind."""
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in KINDS)


async def play(site: Site, record: str) -> None:
    """Let bots finish a game while a spectator watches."""
    made = await site.post("/api/tables", {"seats": ["random"] * 2, "record": record}, status=201)
    id = made["table"]["id"]
    async with site.socket(id) as client:
        await site.post(f"/api/tables/{id}/start", token=made["host"])
        while client.update["table"]["status"] != "finished":
            await client.next()


async def emptied(site: Site) -> None:
    """Wait until no table is in memory."""
    async with asyncio.timeout(PATIENCE):
        while site.hub.tables:
            await asyncio.sleep(0.05)


async def test_finished_games_are_released_from_memory(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, size: Size, report: Report
) -> None:
    """Twice as many games add nothing but what bounded caches hold."""
    monkeypatch.setattr(table_cache, "_IDLE_FINISHED", 0.0)
    games, record = size(8, 100), ending()
    many = Limits(tables_per_address=10_000, requests_per_address=100_000)
    wide = Settings(db=settings.db, port=0, limits=many)
    async with serving(wide) as site:
        counted = []
        for _ in range(2):
            for _ in range(games):
                await play(site, record)
            await emptied(site)
            counted.append(objects())
        more = {kind: counted[1][kind] - counted[0][kind] for kind in counted[1]}
        # Connections close on their own time, and the preview cache holds some games.
        assert max(more.values()) < games // 2, more
        hub = site.hub
        waiting = [
            hub.bot_turns.backlog,
            hub.cache._locks,
            hub.replication.backlog,
            hub.bots.waiting,
        ]
        assert not any(waiting), waiting
    report("finished games that stay in memory", f"0 of {2 * games}")


async def test_a_finished_game_is_loaded_again_for_a_returning_client(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "_IDLE_FINISHED", 0.0)
    made = await site.post("/api/tables", {"seats": ["random"] * 2, "record": ending()}, status=201)
    id = made["table"]["id"]
    async with site.socket(id) as client:
        await site.post(f"/api/tables/{id}/start", token=made["host"])
        while client.update["table"]["status"] != "finished":
            await client.next()
        await asyncio.sleep(2 * scheduler._INTERVAL)
        assert id in site.hub.tables, "a client is connected to it"
        last = client.update
    await emptied(site)
    async with site.socket(id) as client:
        assert client.update["game"] == last["game"]


#: Caches without a limit, because their keys are few: files of the package and of plug-ins,
#: classes, sets of modules, and tiles, cards, kinds, squares and numbers below a thousand.
FEW = {
    "bots": {"_tables"},
    "cli": {"_owners", "all_terminal_faces"},
    "draw": {"all_draw_faces", "drawings", "read_art", "symbols", "tokens"},
    "locales": {
        "_index", "languages", "message_texts", "module_problems", "parsed", "words_faces",
    },
    "notation": {"data_hash"},
    "rules": {
        "_encoders", "_installed", "_snake_case", "add_with", "adding", "bidding", "choosing",
        "default_components", "exchanging", "face", "field_types", "giving", "grid_of", "karim",
        "place_with", "placements", "removing", "reserving", "ruleset", "swap_with",
        "swapping", "taking",
    },
    "server": {"page_files"},
    "wire": {"wire_faces", "words"},
}  # fmt: skip


def caches() -> Iterator[tuple[str, str, Any]]:
    """Every cache of a function in the package: its module, its name and itself."""
    for found in pkgutil.walk_packages(alhambra.__path__, "alhambra."):
        if "migrations" in found.name or found.name.endswith("__main__"):
            continue
        module = importlib.import_module(found.name)
        for name, thing in vars(module).items():
            if hasattr(thing, "cache_info") and thing.__module__ == module.__name__:
                yield found.name.split(".")[1], name, thing


def test_every_cache_is_bounded() -> None:
    """A new unbounded cache fails here until FEW says why its keys are few."""
    unbounded = {
        (room, name) for room, name, cached in caches() if cached.cache_info().maxsize is None
    }
    assert unbounded == {(room, name) for room, names in FEW.items() for name in names}


def test_cells_named_by_clients_are_not_cached() -> None:
    """A cell is any two numbers: only cells that are legal somewhere are cached."""
    game = alhambra.new_game(2, seed=1)
    tile = game.rules.tiles[0]
    made = (placements(tile), adding(tile), swapping(tile))
    before = [len(cache) for cache in made]
    for number in range(1000):
        for verb, kind in (("place", Place), ("add", Add), ("swap", Swap)):
            action = game.parse(f"{verb} {tile} {number},{-number or 1}")
            assert action == kind(tile, (number, -number or 1))
    assert [len(cache) for cache in made] == before
