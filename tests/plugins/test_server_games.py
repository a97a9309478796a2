"""The example package on real servers: a whole game, secrets, restarts, a missing package."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from alhambra.notation.text import parse_record
from alhambra.rules import module_registry
from alhambra.rules.game import Game
from tests.helpers import ROOT
from tests.server.clients import Client, Host, Site
from tests.server.processes import Process, process_site
from tests.server.same_view import align_next_cards, common_turns
from tests.server.test_privacy import compare

from .test_lantern import lit_game, state_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("installed_lantern")]

EVERYTHING = [*module_registry.BUILT_IN, "lantern"]
#: A viewer without a seat.
SPECTATOR = None


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[Site]:
    """A process on the tables in this folder."""
    process = Process(str(folder / "tables.sqlite"))
    try:
        async with process_site(process) as site:
            yield site
    finally:
        process.stop()


class Players:
    """Players at a table who know only what they receive, and a spectator."""

    def __init__(self, host: Host, seed: int = 1) -> None:
        self.host = host
        self.rng = Random(seed)
        #: All texts that each of them received.
        self.received: dict[int | None, list[str]] = {
            seat: [] for seat in (*host.tokens, SPECTATOR)
        }
        self.clients: dict[int | None, Client] = {}
        self.lit = 0

    @asynccontextmanager
    async def connected(self, site: Site) -> AsyncIterator[None]:
        """Connect them to this server for the duration of the block."""
        host = self.host.at(site)
        async with AsyncExitStack() as stack:
            for seat in self.received:
                self.clients[seat] = await stack.enter_async_context(host.socket(seat, since=0))
            yield
        for seat, client in self.clients.items():
            self.received[seat] += client.texts

    @property
    def update(self) -> dict[str, Any]:
        """The spectator's last update."""
        return self.clients[SPECTATOR].update

    async def play(self, lanterns: int) -> None:
        """Play random offers until people have lit this many lanterns, or to the end."""
        watcher = self.clients[SPECTATOR]
        while self.update["table"]["status"] == "running" and self.lit < lanterns:
            actor = self.clients[self.update["table"]["deciding"]]
            await actor.until(self.update["seq"])
            await self.turn(actor)
            await watcher.until(actor.update["seq"])

    async def turn(self, actor: Client) -> None:
        """Play offers until a turn is committed: lanterns and tiles first, then anything."""
        seq = actor.update["seq"]
        while actor.update["seq"] == seq:
            offers = actor.update["you"]["offers"]
            wanted = [offer for offer in offers if offer["verb"] in ("light", "buy", "place")]
            offer = self.rng.choice(wanted or offers)
            self.lit += offer["verb"] == "light"
            answer = await actor.ask("act", action=offer["action"], confirm=True)
            assert answer.get("result") == "done", answer


def plugin_events(texts: list[str], name: str) -> list[dict[str, Any]]:
    """The received events with this name."""
    found = [event for text in texts for event in json.loads(text).get("events", [])]
    return [event["values"] for event in found if event.get("name") == name]


def chips(texts: list[str], label: str) -> list[dict[str, Any]]:
    """The received chips with this label."""
    pattern = re.compile(rf'{{"label":\s*"{label}"[^}}]*}}')
    return [json.loads(chip) for text in texts for chip in pattern.findall(text)]


async def test_a_game_to_its_end_with_a_restart(tmp_path: Path) -> None:
    """Everything at once: all modules, a kill in the middle, the record at the end"""
    async with server(tmp_path) as site:
        offered = [module["name"] for module in (await site.get("/api/about"))["modules"]]
        assert offered == EVERYTHING
        host = await (await site.new_table("", "", modules=EVERYTHING)).start()
        players = Players(host)
        async with players.connected(site):
            await players.play(lanterns=2)
            before = players.update["seq"]
    async with server(tmp_path) as site:
        async with players.connected(site):
            assert players.update["seq"] == before
            await players.play(lanterns=100)
            assert players.update["table"]["status"] == "finished"
            scores = players.update["game"]["scores"]
        text = (await site.http.get(f"/api/tables/{host.id}/record")).text
        replay = await site.post("/api/replay", {"record": text})
    check_secrets(players)
    record = parse_record(text)
    assert record.header.versions == (("lantern", "1.0"),)
    assert record.game.scores == scores
    assert "lantern" in {line.source for line in record.game.lines}
    shown = [one["action"] for one in replay["positions"][1:]]
    assert shown == record.actions[: len(shown)]
    assert any(action.startswith("light ") for action in shown)


def check_secrets(players: Players) -> None:
    """Players see the values of their own lanterns only."""
    lit = plugin_events(players.received[SPECTATOR], "lantern_lit")
    assert len(lit) >= players.lit >= 2
    assert chips(players.received[SPECTATOR], "lantern")
    for viewer, texts in players.received.items():
        seen = plugin_events(texts, "lantern_seen")
        assert {one["seat"] for one in seen} == {one["seat"] for one in lit} & {viewer}
        assert {chip["seat"] for chip in chips(texts, "lantern-value")} <= {viewer}


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
async def test_hidden_lanterns_change_no_byte(tmp_path: Path, viewer: int | None) -> None:
    """Two games that differ only in what this viewer cannot know, and two turns in them"""
    game = lit_game()
    games = [Game.from_view(game.view(viewer), number) for number in (1, 2)]
    align_next_cards(games)
    one, two = map(state_of, games)
    assert one != two
    assert [*map(len, one.rows())] == [*map(len, two.rows())]
    received = await compare(tmp_path, games, viewer, common_turns(games, viewer, 2))
    assert '"lantern' in received


async def test_without_the_package_its_tables_wait(
    tmp_path: Path, lantern_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They say what is missing, others play on; with the package they continue"""
    async with server(tmp_path) as site:
        lit = await (await site.new_table("", "mason", modules=["camps", "lantern"])).start()
        plain = await (await site.new_table("", "mason", modules=["camps"])).start()
        before = (await site.get(f"/api/tables/{lit.id}"))["move"]
    with monkeypatch.context() as without:
        without.setenv("PYTHONPATH", str(ROOT / "src"))
        async with server(tmp_path) as site:
            await check_missing(site, lit)
            players = Players(plain.at(site))
            async with players.connected(site):
                await people_turn(players)
            body = {"seats": ["", ""], "options": {"modules": ["lantern"]}}
            refused = await site.post("/api/tables", body, status=400)
            assert refused["text"].startswith('There is no module "lantern". Known: city_gates')
    async with server(tmp_path) as site:
        players = Players(lit.at(site))
        async with players.connected(site):
            assert players.update["table"]["move"] >= before
            await people_turn(players)


async def check_missing(site: Site, host: Host) -> None:
    """The table exists, and says over REST and the socket why it cannot be played."""
    sentence = 'The module "lantern" (version 1.0) is not installed here.'
    for path in (f"/api/tables/{host.id}", f"/api/tables/{host.id}/record"):
        answer = await site.get(path, status=409)
        assert (answer["code"], answer["text"]) == ("module-missing", sentence)
        assert answer["params"] == {"module": "lantern", "version": "1.0"}
    async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
        client = Client(socket)
        await client.send("hello", table=host.id, token=host.tokens[0])
        assert (await client.take("refused"))["error"]["text"] == sentence


async def people_turn(players: Players) -> None:
    """Wait for a person's turn and play it."""
    client = players.clients[0]
    while client.update["table"]["deciding"] != 0:
        await client.next()
    before = client.update["table"]["move"]
    await players.turn(client)
    assert client.update["table"]["move"] > before
