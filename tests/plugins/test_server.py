"""The example plug-in on a server: offered, played with chips and plain values, missing,
restored."""

import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from alhambra.rules.game import Game
from alhambra.server.bots import BotPool
from alhambra.server.http_errors import status_of
from alhambra.server.hub import Hub
from alhambra.server.settings import Settings
from alhambra.server.store import Store, open_store
from alhambra.table import Options, Table, seat_commands, turn_commands
from alhambra.table.errors import RequestError
from alhambra.wire.game import game_view
from alhambra.wire.updates import Updates
from tests.server.clients import serving
from tests.server.tables import NOW

from .installing import unload
from .test_lantern import lit_game, state_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("installed_lantern")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with open_store(str(tmp_path / "tables.sqlite")) as store:
        yield store


def started(id: str, *modules: str) -> tuple[Table, Any]:
    """A table of two bots, and the change that starts it."""
    table = seat_commands.make_table(
        id, id.upper(), "", Options(modules=modules), ["mason", "mason"], NOW
    )
    return table, seat_commands.start(table, NOW, 5)


def update(table: Table, seat: int | None, events: Any = ()) -> dict[str, Any]:
    """The update sent to a seat."""
    found: dict[str, Any] = json.loads(Updates(table, table.seq, [events]).for_seat(seat, "en"))
    return found


async def test_it_is_offered_with_its_version_and_messages(tmp_path: Path) -> None:
    async with serving(Settings(db=str(tmp_path / "t.sqlite"), port=0)) as site:
        about = await site.get("/api/about")
        *_, lantern = about["modules"]
        assert (lantern["name"], lantern["version"]) == ("lantern", "1.0")
        assert lantern["paragraphs"] == ["lantern.deck", "lantern.light", "lantern.score"]
        assert (about["modules"][0]["name"], about["modules"][0]["version"]) == ("city_gates", "")
        words = await site.http.get("/api/words/de")
        assert "module-lantern" in words.text
        body = {"seats": ["", ""], "options": {"modules": ["lantern"]}}
        made = await site.post("/api/tables", body, status=201)
        assert made["table"]["options"]["versions"] == [["lantern", "1.0"]]
        unknown = {"seats": ["", ""], "options": {"modules": ["dragons"]}}
        assert (await site.post("/api/tables", unknown, status=400))["code"] == "unknown-module"


def test_chips_offers_and_events_need_no_face() -> None:
    """Random moves until a player has been asked and has decided."""
    _, step = started("t1", "lantern")
    table, rng = step.table, Random(3)
    labels, params, names = set[str](), list[dict[str, Any]](), set[str]()
    while not table.game.is_over:
        seat = table.deciding
        assert seat is not None
        seen = [update(table, viewer) for viewer in (seat, None)]
        labels |= {chip["label"] for chip in seen[0]["you"]["chips"]}
        assert "lantern-value" not in {chip["label"] for chip in seen[1]["game"]["chips"]}
        offers = [offer for offer in seen[0]["you"]["offers"] if "params" in offer]
        params += [offer["params"] for offer in offers]
        assert all(offer["things"] == {"card": "card"} for offer in offers)
        action = rng.choice(table.game.legal_actions())
        step = turn_commands.bot_move(table, seat, action, NOW)
        table = step.table
        events = update(table, seat, step.events)["events"]
        theirs = [event for event in events if event["event"] == "plugin"]
        names |= {event["name"] for event in theirs}
        for event in theirs:
            cards = {"card": "card"} if "card" in event["values"] else {}
            assert event["things"] == {"seat": "seat", **cards}
    assert "lantern-value" in labels
    assert params
    assert names
    assert all(isinstance(value, (int, str, list)) for one in params for value in one.values())


def test_the_forecast_of_points_reveals_nothing_hidden() -> None:
    """The values of lanterns would show in the next scoring."""
    game = lit_game()
    games = [Game.from_view(game.view(None), number) for number in range(3)]
    assert len({sum(map(sum, state_of(one).lit)) for one in games}) > 1
    lines = [msgspec.json.encode(game_view(one).next) for one in games]
    assert lines == lines[:1] * 3
    assert b'"lantern"' in lines[0]


async def test_a_table_waits_for_a_missing_plug_in(
    store: Store, lantern_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for id, modules in (("t1", ["camps"]), ("t2", ["camps", "lantern"])):
        table, step = started(id, *modules)
        await store.create(table.row())
        await store.append(step.change)
    with monkeypatch.context() as without:
        without.setattr(sys, "path", [one for one in sys.path if one != str(lantern_folder)])
        unload("alhambra_lantern")
        hub = Hub(store, BotPool())
        with pytest.raises(RequestError) as caught:
            await hub.live("t2")
        assert caught.value.code == "module-missing"
        assert caught.value.params == {"module": "lantern", "version": "1.0"}
        assert status_of(caught.value) == 409
        await hub.scheduler.process_due("t2")
        assert (await hub.live("t1")).table.deciding is not None
        await hub.stop()
    unload("alhambra_lantern")
    hub = Hub(store, BotPool())
    assert (await hub.live("t2")).table.game.rules.modules == ("camps", "lantern")
    await hub.stop()
