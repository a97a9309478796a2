"""Tables over REST: their life cycle, permissions, and one shape of errors."""

import asyncio
import io
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

import alhambra
from alhambra.bots import make_bot
from alhambra.notation.files import parse_bytes
from alhambra.notation.text import format_record
from alhambra.server.http import app
from alhambra.server.settings import Limits, Settings
from alhambra.server.store import Store, open_store
from alhambra.table import Options, Table, seat_commands
from alhambra.table.changes import TableRow
from alhambra.table.errors import RequestError

from .clients import Host, Site, serving

pytestmark = pytest.mark.anyio


async def finished(site: Site, **options: Any) -> Host:
    """A table where two random bots and a person who left have finished a game."""
    host = await site.new_table("random", "random", "", **options)
    async with host.socket(2) as client:
        await host.start()
        await site.post(f"/api/tables/{host.id}/leave", token=host.tokens[2])
        await client.take("closing")
    async with host.socket() as watcher:
        while watcher.update["table"]["status"] == "running":
            await watcher.next()
    return host


async def test_a_table_from_creation_to_rematch(site: Site) -> None:
    body = {"seats": ["", "mason", ""], "name": "Ana", "options": {"public": True}}
    made = await site.post("/api/tables", body, status=201)
    id, code, host = made["table"]["id"], made["table"]["code"], made["host"]
    assert made["seat"] == 0
    assert made["link"].endswith(f"/table/{id}")
    assert [table["id"] for table in (await site.get("/api/tables"))["tables"]] == [id]
    joined = await site.post(f"/api/tables/{code.lower()}/join", {"name": "Bo"})
    assert joined["seat"] == 2
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ana", "", "Bo"]
    started = await site.post(f"/api/tables/{id}/start", token=host)
    assert started["status"] == "running"
    credentials = [
        {"table": id, "token": made["token"]},
        {"table": id, "token": joined["token"]},
        {"table": id, "token": "wrong"},
        {"table": "nowhere", "token": "x"},
    ]
    mine = await site.post("/api/mine", credentials)
    assert [one["seat"] for one in mine["tables"]] == [0, 2]
    for one in mine["tables"]:
        assert one["names"] == [seat["name"] or seat["level"] for seat in one["table"]["seats"]]
        assert (one["palace"]["tiles"], one["palace"]["wall"]) == ([], 0)
    assert mine["waiting"] == sum(one["waiting"] for one in mine["tables"]) <= 1
    for path in ("record", "replay/0", "statistics"):
        answer = await site.get(f"/api/tables/{id}/{path}", status=403)
        assert answer["code"] == "game-not-over"
    await site.post(f"/api/tables/{id}/rematch", token=host, status=409)


async def test_a_table_and_the_seat_of_its_host_are_one_change(site: Site) -> None:
    """A refused name or seat leaves no table behind; the journal has the host from the start"""
    body: dict[str, Any] = {"seats": ["", "mason"]}
    for name, seat, code in [
        (" ", 0, "name-bad"),
        ("Ana", 1, "seat-taken"),
        ("Ana", 5, "seat-unknown"),
    ]:
        answer = await site.http.post("/api/tables", json={**body, "name": name, "seat": seat})
        assert answer.json()["code"] == code
    assert await site.app_state.store.counts() == {}
    made = await site.post("/api/tables", {**body, "name": "Ana"}, status=201)
    stored = await site.app_state.store.load(made["table"]["id"])
    assert (stored.journal, stored.row.version, stored.row.seq) == (("joined 0",), 1, 1)
    await site.post(f"/api/tables/{made['table']['id']}/start", token=made["host"])
    async with site.socket(made["table"]["id"], made["token"]) as ana:
        assert ana.update["you"]["seat"] == 0


async def test_the_host_fills_and_replaces_seats_and_hands_on_the_role(site: Site) -> None:
    host = await site.new_table("", "", "")
    path = f"/api/tables/{host.id}"
    assert (await site.post(f"{path}/start", token=host.tokens[0], status=403))["code"] == (
        "host-only"
    )
    freed = await site.ask("PUT", f"{path}/seats/1", {"level": ""}, host.host)
    assert freed["seats"][1]["kind"] == "open"
    assert (await site.post(f"{path}/start", token=host.host, status=409))["code"] == "seats-open"
    await site.post(f"{path}/leave", token=host.tokens[1], status=403)
    filled = await site.post(f"{path}/fill", {"level": "random"}, host.host)
    assert filled["seats"][1]["level"] == "random"
    async with host.socket(2) as client:
        await host.start()
        await site.ask("PUT", f"{path}/seats/2", {"level": ""}, host.host)
        assert (await client.take("closing"))["reason"] == "closed"
    joined = await site.post(f"{path}/join", {"name": "Cleo", "seat": 2})
    async with site.socket(host.id, joined["token"]) as cleo:
        assert cleo.update["you"]["seat"] == 2
        assert cleo.update["you"]["hand"]
    for number, status in [(9, 404), (1, 200)]:
        await site.ask("PUT", f"{path}/seats/{number}", {"level": "mason"}, host.host, status)


async def test_bots_finish_the_game_and_a_finished_table_shows_everything(site: Site) -> None:
    host = await finished(site)
    path = f"/api/tables/{host.id}"
    answer = await site.http.get(f"{path}/record")
    record = parse_bytes(answer.content)
    assert record.is_finished
    assert record.names == ("random", "random", "p2")
    assert record.notes == {"seat-2": "mason"}
    statistics = await site.get(f"{path}/statistics")
    assert [seat["score"] for seat in statistics["seats"]] == list(record.game.scores)
    assert statistics["graph"][-1] == list(record.game.scores)
    assert statistics["moves"] == len(record)
    replay = await site.get(f"{path}/replay/{len(record)}")
    assert replay["game"]["over"]
    assert replay["game"]["scores"] == list(record.game.scores)
    first = await site.get(f"{path}/replay/0")
    assert (first["action"], len(first["hands"])) == (None, 3)
    assert (await site.get(f"{path}/replay/99999", status=400))["code"] == "move-unknown"
    again = await site.post(f"{path}/rematch", token=host.host)
    assert again["id"] != host.id
    assert (await site.post(f"{path}/rematch", token=host.host))["id"] == again["id"]
    assert (await site.get(path))["rematch"] == again["id"]


async def test_own_finished_tables_have_the_points_of_all_seats(site: Site) -> None:
    record = alhambra.Record.new(["Ana", "Bo"], seed=3)
    bot = make_bot("mason")
    while not record.is_finished:
        game = record.game
        last = game.seat
        record.play(bot.choose(game.view(last), game.legal_actions()))
    seats = ["", ""]
    seats[last or 0] = "mason"
    body = {"seats": seats, "name": "Cy", "record": format_record(record), "move": len(record) - 1}
    made = await site.post("/api/tables", body, status=201)
    credential = {"table": made["table"]["id"], "token": made["token"]}
    assert (await site.post("/api/mine", [credential]))["tables"][0]["scores"] == []
    async with site.socket(credential["table"]) as watcher:
        await site.post(f"/api/tables/{credential['table']}/start", token=made["host"])
        while watcher.update["table"]["status"] != "finished":
            await watcher.next()
    [mine] = (await site.post("/api/mine", [credential]))["tables"]
    assert mine["scores"] == watcher.update["game"]["scores"]


async def test_a_table_continues_from_a_record(site: Site) -> None:
    record = alhambra.Record.new(["Ana", "Bo"], seed=3, modules=["diamonds"], edition="revised")
    for _ in range(6):
        record.play(record.game.legal_actions()[0])
    body = {"seats": ["", ""], "name": "Cy", "record": format_record(record), "move": 4}
    made = await site.post("/api/tables", body, status=201)
    options = made["table"]["options"]
    assert (options["edition"], options["modules"]) == ("revised", ["diamonds"])
    id = made["table"]["id"]
    await site.post(f"/api/tables/{id}/fill", {}, made["host"])
    async with site.socket(id, made["token"]) as client:
        assert client.received[0]["game"] is None
        await site.post(f"/api/tables/{id}/start", token=made["host"])
        await client.take("update")
        assert client.update["game"]["market"] == [
            tile.id if tile else None for tile in record.game_at(4).market
        ]
    assert (await site.post("/api/tables", {**body, "record": "x"}, status=400))["code"] == (
        "record-magic"
    )


WRONG: list[tuple[Any, str]] = [
    ({"seats": ["", ""], "extra": 1}, "body-bad"),
    ({"seats": [""]}, "body-bad"),
    ({"seats": ["", ""], "options": {"edition": "golden"}}, "unknown-edition"),
    ({"seats": ["", ""], "options": {"modules": ["x"]}}, "unknown-module"),
    ({"seats": ["", "random:seed=3"]}, "level-unknown"),
    ({"seats": ["", "/bin/sh"]}, "level-unknown"),
    ({"seats": ["", ""], "options": {"clock": {"unit": "weeks", "amount": 1}}}, "body-bad"),
    ({"seats": ["", ""], "name": " "}, "name-bad"),
    ({"seats": ["", ""], "name": "A", "seat": 3}, "seat-unknown"),
    ([], "body-bad"),
]


@pytest.mark.parametrize(("body", "code"), WRONG)
async def test_invalid_requests_are_refused_in_one_shape(site: Site, body: Any, code: str) -> None:
    answer = await site.http.post("/api/tables", json=body)
    found = answer.json()
    assert found["code"] == code
    assert 400 <= answer.status_code < 500
    assert set(found) == {"code", "text", "params", "paragraph"}
    assert found["text"]


async def test_malformed_requests_get_the_same_shape(site: Site) -> None:
    http = site.http
    for body in (b"{", b'["\xff"]', b'{"seats": "\xed\xa0\x80"}'):
        assert (await http.post("/api/tables", content=body)).json()["code"] == "body-bad"
    assert (await http.get("/nowhere")).json()["code"] == "page-unknown"
    answer = await http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "method-unknown")
    assert answer.headers["allow"]
    big = await http.post("/api/tables", content=b"x" * 2_000_000)
    assert big.json()["code"] == "body-too-large"
    assert (await site.get("/api/tables/NOSUCH", status=404))["code"] == "table-unknown"


async def test_every_answer_carries_the_security_headers(site: Site) -> None:
    for path in ("/health", "/nowhere", "/api/tables"):
        headers = (await site.http.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "evil.example"}, 421),
        ({"host": "127.0.0.1.evil.example"}, 421),
        ({"host": "127.0.0.1:99999"}, 421),
        ({"host": "127.0.0.1:80@evil.example"}, 421),
        ({"host": "localhost/x"}, 421),
        ({"host": "[::1"}, 421),
        ({"origin": "https://evil.example"}, 421),
        ({"origin": "null"}, 421),
        ({"host": "localhost:1"}, 200),
        ({"host": "[::1]:80"}, 200),
        ({"host": "192.168.1.5:8765"}, 200),
    ],
)
async def test_host_and_origin_are_checked(
    site: Site, headers: dict[str, str], status: int
) -> None:
    assert (await site.http.get("/health", headers=headers)).status_code == status


async def test_a_socket_of_another_origin_is_refused(site: Site) -> None:
    headers = {
        "origin": "https://evil.example", "connection": "upgrade", "upgrade": "websocket",
        "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }  # fmt: skip
    answer = await site.http.get("/api/socket", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (421, "host-wrong")


async def test_limits_per_address(tmp_path: Path) -> None:
    limits = Limits(tables_per_address=2, requests_per_address=6)
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, limits=limits)
    async with serving(settings) as site:
        for _ in range(2):
            await site.post("/api/tables", {"seats": ["", ""]}, status=201)
        answer = await site.post("/api/tables", {"seats": ["", ""]}, status=429)
        assert (answer["code"], answer["params"]["what"]) == ("too-many", "tables")
        statuses = [(await site.http.get("/health")).status_code for _ in range(5)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


async def test_behind_a_proxy_with_a_base_path(tmp_path: Path) -> None:
    settings = Settings(
        db=str(tmp_path / "a.sqlite"), port=0, base_path="/alhambra", hosts=("play.example",),
        proxies=("127.0.0.1",), secure=True, address="https://play.example",
        limits=Limits(tables_per_address=1),
    )  # fmt: skip
    async with serving(settings) as site:
        headers = {"host": "play.example", "origin": "https://play.example"}
        answer = await site.http.get("/alhambra/health", headers=headers)
        assert answer.status_code == 200
        assert "max-age" in answer.headers["strict-transport-security"]
        for client in ("10.0.0.1", "10.0.0.2"):
            forwarded = {**headers, "x-forwarded-for": client, "x-forwarded-proto": "https"}
            made = await site.http.post(
                "/alhambra/api/tables", json={"seats": ["", ""]}, headers=forwarded
            )
            assert made.status_code == 201, made.text
            assert made.json()["link"].startswith("https://play.example/alhambra/table/")


async def test_an_untrusted_client_cannot_pretend_to_be_a_proxy(tmp_path: Path) -> None:
    limits = Limits(tables_per_address=1)
    async with serving(Settings(db=str(tmp_path / "a.sqlite"), port=0, limits=limits)) as site:
        statuses = []
        for client in ("10.0.0.1", "10.0.0.2"):
            made = await site.http.post(
                "/api/tables", json={"seats": ["", ""]}, headers={"x-forwarded-for": client}
            )
            statuses.append(made.status_code)
        assert statuses == [201, 429]


async def test_health_metrics_and_about(site: Site) -> None:
    await site.new_table("", "")
    assert await site.get("/health") == {"status": "ok", "tables": {"open": 1}}
    text = (await site.http.get("/metrics")).text
    assert "alhambra_tables_loaded 1.0" in text
    assert "alhambra_actions_total 2.0" in text
    about = await site.get("/api/about")
    assert about["levels"] == ["random", "apprentice", "mason", "architect", "vizier"]
    assert "en" in about["languages"]


async def test_metrics_need_their_extra(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    answer = await site.http.get("/metrics")
    assert answer.status_code == 404
    assert answer.json()["code"] == "metrics-off"
    assert 'pip install "alhambra-game[server]"' in answer.json()["text"]


async def test_errors_are_in_the_requested_language(site: Site) -> None:
    for language in (await site.get("/api/about"))["languages"]:
        answer = await site.http.get("/api/tables/x", headers={"accept-language": f"{language}-XX"})
        assert answer.json()["text"]


async def test_a_person_deletes_their_data(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as client:
        await client.ask("chat", text="my secret plan")
    await site.post(f"/api/tables/{host.id}/forget", token=host.tokens[0])
    async with host.socket(1) as other:
        assert "p0" not in str(other.update)
        other_heard = await other.ask("plan", actions=[])
        assert other_heard["type"] == "done"
        assert "my secret plan" not in str(other.received)
    await site.post(f"/api/tables/{host.id}/forget", token=host.tokens[0], status=403)


async def test_an_incomplete_deletion_can_be_repeated(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever write fails, the token stays valid until everything is deleted."""
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as client:
        await client.ask("chat", text="forget this")
    store, path = site.hub.store, f"/api/tables/{host.id}/forget"

    async def fail(*_: object) -> None:
        raise RequestError("store-away")

    for method in ("forget_chat", "append"):
        with monkeypatch.context() as broken:
            broken.setattr(store, method, fail)
            await site.post(path, token=host.tokens[0], status=503)
    await site.post(path, token=host.tokens[0])
    assert await store.chat(host.id) == []


async def test_lan_access_is_switched_on_and_off(tmp_path: Path) -> None:
    """127.0.0.2 stands for the address on the network."""
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, lan_address="127.0.0.2")
    async with serving(settings) as site:
        assert await site.get("/api/lan") == {"url": "", "mine": True}
        url = f"http://127.0.0.2:{site.port}/"
        for _ in range(2):
            opened = await site.ask("PUT", "/api/lan", {"on": True})
            assert opened == {"url": url, "mine": True}
        assert (await site.http.get(f"{url}health")).status_code == 200
        await site.ask("PUT", "/api/lan", {"on": False})
        async with httpx.AsyncClient() as fresh:
            with pytest.raises(httpx.ConnectError):
                await fresh.get(f"{url}health")
        assert (await site.get("/health"))["status"] == "ok"


async def test_an_invitation_names_an_address_that_friends_can_reach(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, lan_address="127.0.0.2")
    async with serving(settings) as site:
        host = await site.new_table("mason", "mason")
        path = f"/api/tables/{host.id}"
        link = f"{site.url}/table/{host.code}"
        assert await site.get(f"{path}/invitation") == {"link": link, "here_only": True}
        await site.ask("PUT", "/api/lan", {"on": True})
        link = f"http://127.0.0.2:{site.port}/table/{host.code}"
        assert (await site.get(f"{path}/invitation"))["link"] == link
        picture = await site.http.get(f"{path}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text == _qr(link)
        assert (await site.get("/api/tables/nowhere/invitation", status=404))["code"]


async def test_an_invitation_names_the_operators_address(tmp_path: Path) -> None:
    settings = Settings(
        db=str(tmp_path / "a.sqlite"), port=0, address="https://play.example", base_path="/games"
    )
    async with serving(settings) as site:
        host = await site.new_table("mason", "mason")
        found = await site.get(f"/api/tables/{host.id}/invitation")
        link = f"https://play.example/games/table/{host.code}"
        assert found == {"link": link, "here_only": False}


def _qr(link: str) -> str:
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", light="white", border=3, omitsize=True)
    return picture.getvalue().decode()


async def test_behind_a_proxy_no_client_is_local(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, proxies=("127.0.0.1",))
    async with serving(settings) as site:
        assert not (await site.get("/api/lan"))["mine"]
        answer = await site.ask("PUT", "/api/lan", {"on": True}, status=403)
        assert answer["code"] == "lan-refused"


# -- retention -----------------------------------------------------------------------------


async def test_old_tables_are_deleted_at_the_start_and_every_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hour is shortened here."""
    monkeypatch.setattr(app, "RETENTION_SECONDS", 0.1)
    settings = Settings(
        db=str(tmp_path / "a.sqlite"), port=0, keep_open_days=1, keep_finished_days=2
    )
    day = 24 * 60 * 60
    ages = {"open": 1.5, "finished": 1.5, "aside": 2.5, "running": 900, "new": 0.5}
    kept = {"finished", "running", "new"}

    async def make(store: Store) -> None:
        for name, days in ages.items():
            status = "open" if name == "new" else name
            await store.create(
                TableRow(name, name, "{}", "[]", "", time.time() - days * day, status=status)
            )

    async def left(store: Store) -> set[str]:
        async with asyncio.timeout(10):
            while len(rows := await store.rows()) > len(kept):
                await asyncio.sleep(0.02)
        return {row.id for row in rows}

    async with open_store(settings.db) as store:
        await make(store)
    async with serving(settings) as site:
        assert await left(site.hub.store) == kept
        for name in kept:
            await site.hub.store.remove(name)
        await make(site.hub.store)
        assert await left(site.hub.store) == kept


async def test_a_table_has_a_name(site: Site) -> None:
    body = {
        "seats": ["", ""],
        "name": "Ana",
        "options": {"title": " Friday\u200b  night ", "public": True},
    }
    made = await site.post("/api/tables", body, status=201)
    path = f"/api/tables/{made['table']['id']}"
    assert made["table"]["options"]["title"] == "Friday night"
    (listed,) = (await site.get("/api/tables"))["tables"]
    assert listed["options"]["title"] == "Friday night"
    async with site.socket(made["table"]["id"], made["token"]) as client:
        await site.ask("PUT", f"{path}/title", {"title": "Monday"}, made["host"])
        assert (await client.take("update"))["table"]["options"]["title"] == "Monday"
    refused = await site.ask("PUT", f"{path}/title", {"title": "M" * 31}, made["host"], status=400)
    assert refused["code"] == "name-bad"
    refused = await site.ask("PUT", f"{path}/title", {"title": "Mine"}, made["token"], status=403)
    assert refused["code"] == "host-only"
    unnamed = await site.ask("PUT", f"{path}/title", {"title": " "}, made["host"])
    assert unnamed["options"]["title"] == ""


async def test_the_name_of_a_table_is_stored(store: Store) -> None:
    table = seat_commands.make_table("t1", "T1", "", Options(), ["", ""], 0.0)
    await store.create(table.row())
    await store.append(seat_commands.rename(table, "Friday").change)
    stored = await store.load("t1")
    assert stored
    assert Table.load(stored).options.title == "Friday"
