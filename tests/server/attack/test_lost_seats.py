"""A player who has lost a seat receives nothing and can do nothing there, at any process."""

import asyncio
from uuid import uuid4

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from alhambra.server.store import Store, open_store
from tests.server.clients import Client, Host, Json, Site
from tests.server.postgres import Postgres

from .conftest import Report, Size
from .pairs import LOSSES, Pair, lose, messages_until_bye, take_over

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def refusal(host: Host, token: str) -> str:
    """The code with which a socket with this token is refused."""
    async with connect(f"ws://127.0.0.1:{host.site.port}/api/socket") as socket:
        client = Client(socket)
        await client.send("hello", table=host.id, token=token)
        return str((await client.take("refused"))["error"]["code"])


async def check_loss(here: Host, there: Host, how: str) -> None:
    """Seat 0 is lost here and taken by a new player; its old socket there receives nothing more."""
    async with there.socket(0) as old, there.socket(1) as other:
        before = len(old.received)
        lost = await lose(here, 0, how)
        token = await take_over(here, 0, "newcomer")
        words = await messages_until_bye(old)
        assert words[-1]["reason"] == "closed"
        seqs = [
            word["seq"] for word in [*old.received[:before], *words] if word["type"] == "update"
        ]
        shown = await here.site.get(f"/api/tables/{here.id}")
        assert lost["seats"][0]["name"] != shown["seats"][0]["name"] == "newcomer"
        assert max(seqs) == old.received[0]["seq"]
        with pytest.raises(ConnectionClosed):
            await old.next()
        while other.update["table"]["seats"][0]["name"] != "newcomer":
            await other.next()
    assert await refusal(there, there.tokens[0]) == "token-wrong"
    async with there.site.socket(there.id, token) as new:
        assert new.update["you"]["seat"] == 0


@pytest.mark.parametrize("how", LOSSES)
async def test_a_seat_lost_at_the_same_process(site: Site, how: str) -> None:
    host = await (await site.new_table("", "", "")).start()
    await check_loss(host, host, how)


@pytest.mark.parametrize("how", LOSSES)
async def test_a_seat_lost_at_another_process(pair: Pair, how: str) -> None:
    here, there = await pair.new_table("", "", "")
    await here.start()
    await check_loss(here, there, how)


#: Messages of a client that does not know yet that its seat is lost.
ATTEMPTS: tuple[tuple[str, Json], ...] = (
    ("act", {"action": "pass", "confirm": True}),
    ("undo", {}),
    ("reset", {}),
    ("confirm", {}),
    ("plan", {"actions": ["pass"]}),
    ("chat", {"text": "I am still here"}),
    ("mute", {"seat": 1}),
    ("hint", {}),
    ("preview-plan", {}),
    ("why", {"action": "pass"}),
    ("take-back", {"action": "ask"}),
)


async def attempt(client: Client) -> None:
    """Send all of them at once, then read until the connection ends."""
    offers = client.update["you"]["offers"]
    try:
        for kind, fields in ATTEMPTS:
            more = {"action": offers[0]["action"]} if kind == "act" and offers else {}
            await client.send(kind, **{**fields, **more})
        while True:
            await client.next()
    except ConnectionClosed:
        pass


async def rest_attempts(host: Host, token: str) -> list[int]:
    """Use the old token over REST; returns the status codes."""
    path = f"/api/tables/{host.id}"
    bearer = {"authorization": f"Bearer {token}"}
    asked = [("PUT", "notices", {"hook": ""}), ("POST", "leave", None), ("POST", "forget", None)]
    answers = await asyncio.gather(
        *(
            host.site.http.request(method, f"{path}/{word}", json=body, headers=bearer)
            for method, word, body in asked
        )
    )
    return [answer.status_code for answer in answers]


async def race(here: Host, there: Host, store: Store, postgres: Postgres | None) -> bool:
    """Seat 0 changes hands here while its old holder sends everything there; returns whether the
    old holder's chat was still accepted. If notifications of the process there are cut first, it
    learns of the change from the store only."""
    async with there.socket(0, chat=1 << 53) as old:
        if postgres:
            await asyncio.to_thread(postgres.drop_listeners)
        name = f"newcomer {uuid4().hex[:8]}"
        token, *_ = await asyncio.gather(take_over(here, 0, name), attempt(old))
    assert set(await rest_attempts(there, there.tokens[0])) == {403}
    stored = await store.load(here.id)
    assert stored
    assert stored.journal[-2:] == ("freed 0", "joined 0")
    hands = [word["seq"] for word in old.received if word["type"] == "update"]
    assert max(hands) < len(stored.journal) - 1
    async with here.site.socket(here.id, token) as new:
        mine = new.update["you"]
        assert (mine["seat"], mine["steps"], mine["muted"], mine["plan"]) == (0, [], [], None)
        await new.ask("chat", text="the last word")
        lines = [message for message in new.received if message["type"] == "chat-line"]
        assert [line["text"] for line in lines if line["name"] == name] == ["the last word"]
    here.tokens[0] = token
    return len(lines) > 1 and lines[-2]["text"] == "I am still here"


@pytest.mark.parametrize("deaf", [False, True])
async def test_a_race_for_a_seat_between_processes(
    pair: Pair, shared: str, postgres: Postgres, size: Size, report: Report, deaf: bool
) -> None:
    tables, rounds, accepted = size(1, 5), 4, 0
    async with open_store(shared) as store:
        for _ in range(tables):
            here, there = await pair.new_table("", "")
            await here.start()
            for _ in range(rounds):
                accepted += await race(here, there, store, postgres if deaf else None)
    which = "a process without notifications" if deaf else "two processes"
    report(f"seats lost while used, {which}", f"{tables * rounds}, {accepted} wrote before")


async def test_a_new_seat_holder_is_known_at_the_other_process_at_once(
    pair: Pair, postgres: Postgres
) -> None:
    here, there = await pair.new_table("", "")
    async with there.socket(1):
        await asyncio.to_thread(postgres.drop_listeners)
        token = await take_over(here, 0, "newcomer")
        async with there.site.socket(there.id, token) as new:
            assert new.update["table"]["seats"][0]["name"] == "newcomer"
        token = await take_over(here, 0, "another")
        await there.site.post(f"/api/tables/{there.id}/leave", token=token)


async def test_chat_of_the_previous_holder_is_not_attributed_to_the_new_one(site: Site) -> None:
    host = await site.new_table("", "")
    async with host.socket(0) as old:
        await old.ask("chat", text="not your words")
    token = await take_over(host, 0, "newcomer")
    async with host.socket(1) as late, site.socket(host.id, token) as new:
        for client in (late, new):
            line = await client.take("chat-line")
            assert (line["text"], line["seat"]) == ("not your words", 0)
            assert line["name"] == "p0"
        await site.post(f"/api/tables/{host.id}/forget", token=token)
    async with host.socket(1) as late:
        assert (await late.take("chat-line"))["text"] == "not your words"


# -- tables without spectators ---------------------------------------------------------------


async def test_spectators_are_disconnected_when_the_game_starts(site: Site) -> None:
    host = await site.new_table("", "", spectators=False)
    await check_unwatched(host, host)


async def test_spectators_at_another_process_are_disconnected_too(pair: Pair) -> None:
    await check_unwatched(*await pair.new_table("", "", spectators=False))


async def check_unwatched(here: Host, there: Host) -> None:
    """A game started here cannot be watched there until it is over."""
    async with there.socket() as watcher, there.socket(1) as player:
        await watcher.ask("chat", text="before the game all may look in")
        await here.start()
        words = await messages_until_bye(watcher)
        assert words[-1]["reason"] == "closed"
        assert not [word for word in words if word.get("game")]
        while player.update["table"]["status"] == "open":
            await player.next()
        assert await refusal(there, "") == "spectators-off"
        # A player who lost the seat may not watch either.
        await lose(here, 1, "left")
        await messages_until_bye(player)
    assert await refusal(there, "") == "spectators-off"
    async with there.socket(0) as alone:
        assert alone.update["you"]["seat"] == 0
        await lose(here, 0, "left")
        await messages_until_bye(alone)
    async with asyncio.timeout(120):
        while (await here.site.get(f"/api/tables/{here.id}"))["status"] == "running":
            await asyncio.sleep(0.1)
    async with there.socket(since=0) as later:
        assert later.update["table"]["status"] == "finished"


async def test_a_player_who_lost_a_seat_watches_with_the_spectator_delay(site: Site) -> None:
    host = await (await site.new_table("", "", spectator_delay=5)).start()
    async with host.socket(0) as one, host.socket(1) as two:
        clients = [one, two]
        for _ in range(2):
            seq = await clients[one.update["table"]["deciding"]].turn()
            await one.until(seq)
            await two.until(seq)
        assert one.update["table"]["move"] >= 2
        await lose(host, 0, "freed")
        await messages_until_bye(one)
    async with host.socket() as back:
        assert back.update["table"]["move"] == 0
