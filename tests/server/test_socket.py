"""The socket: drafts, commits, reconnecting, answers, all over a real connection."""

import asyncio
import json
import resource

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from alhambra.locales import Words

from .clients import Client, Site

pytestmark = pytest.mark.anyio


async def test_a_draft_is_private_and_a_confirmed_turn_reaches_all(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as one, host.socket(1) as two, host.socket() as watcher:
        seat = one.update["table"]["deciding"]
        active, other = (one, two) if seat == 0 else (two, one)
        offer = active.update["you"]["offers"][0]
        assert (await active.ask("act", action=offer["action"]))["result"] == "done"
        assert active.update["you"]["steps"] == [offer["action"]]
        assert active.update["you"]["complete"]
        display = active.update["game"]["display"]
        assert (await active.ask("confirm"))["result"] == "done"
        for client in (other, watcher):
            update = await client.take("update")
            assert update["events"][0]["event"] == "took"
            assert update["seq"] == active.update["seq"]
            assert update["game"]["display"] != display
        assert other.update["you"]["offers"]
        assert watcher.update["you"] is None
        assert [message["type"] for message in other.received] == ["update", "update"]


async def test_several_devices_of_one_seat_share_the_draft(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as phone, host.socket(seat) as desktop:
        action = phone.update["you"]["offers"][0]["action"]
        await phone.ask("act", action=action)
        assert (await desktop.take("update"))["you"]["steps"] == [action]
        await desktop.ask("undo")
        assert (await phone.take("update"))["you"]["steps"] == []


async def test_a_reconnecting_seat_gets_its_draft_and_missed_events(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as first:
        seq = first.update["seq"]
        action = first.update["you"]["offers"][0]["action"]
        await first.ask("act", action=action)
    async with host.socket(seat, since=seq) as again:
        assert again.update["events"] == []
        assert again.update["you"]["steps"] == [action]
        await again.ask("confirm")
    async with host.socket(1 - seat) as rival:
        await rival.turn()
    async with host.socket(seat, since=seq) as late:
        names = [event["event"] for event in late.update["events"]]
        assert names.count("turn_began") == 2


async def test_the_deal_is_sent_at_the_start_and_to_later_clients(site: Site) -> None:
    host = await site.new_table("", "")
    async with host.socket() as watcher:
        await host.start()
        names = [event["event"] for event in (await watcher.take("update"))["events"]]
    assert names[0] == "started"
    assert names[-2:] == ["began", "turn_began"]
    assert names.count("dealt") == 2
    async with host.socket(since=0) as late:
        assert [event["event"] for event in late.update["events"]][-len(names) :] == names


async def test_a_repeated_action_is_harmless_and_a_stale_one_gets_the_current_view(
    site: Site,
) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        seq = client.update["seq"]
        action = client.update["you"]["offers"][0]["action"]
        fields = {"id": "once", "seq": seq, "steps": 0, "action": action, "confirm": True}
        assert (await client.ask("act", **fields))["result"] == "done"
        after = client.update["seq"]
        assert (await client.ask("act", **fields))["result"] == "repeated"
        assert (await client.take("update"))["seq"] == after
        answer = await client.ask("act", id="late", seq=seq, steps=0, action=action)
        assert answer["result"] == "stale"
        assert (await client.take("update"))["table"]["deciding"] == 1 - seat
        answer = await client.ask("act", id="mine?", seq=after, steps=0, action=action)
        assert answer["error"]["code"] == "not-deciding"


async def test_refusals_cite_the_rule_in_the_clients_language(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        answer = await client.ask("act", action="buy 1 denar 9")
        assert answer["error"]["paragraph"] == "buy.price"
        assert "buy.price" not in answer["error"]["text"]
        answer = await client.ask("act", action="dance")
        assert answer["error"]["code"] == "unknown-action"
        assert (await client.ask("why", action="pass"))["error"]["code"] == "pass-not-forced"
        legal = client.update["you"]["offers"][0]["action"]
        assert (await client.ask("why", action=legal))["error"] is None


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "[]",
    "\x00",
    b"\xff\xfe",
    '{"type":"dance"}',
    '{"type":"undo","id":"x","extra":1}',
    '{"type":"act","id":"","seq":1,"steps":0,"action":"pass"}',
    '{"type":"hello","table":"x"}',
    '{"type":"chat","id":"a","text":""}',
]


async def test_malformed_messages_are_refused_and_the_socket_stays_open(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as client:
        for raw in NONSENSE:
            await client.connection.send(raw)
            assert (await client.take("refused"))["error"]["code"] in ("message-bad", "hello-once")
        assert (await client.ask("plan", actions=[]))["result"] == "done"


async def test_a_message_that_is_too_large_ends_the_socket(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as client:
        await client.connection.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            await client.take("never")


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "table": "nowhere"}, "table-unknown"),
        ({"type": "undo", "id": "x", "seq": 1, "steps": 1}, "hello-first"),
        ({"type": "what"}, "message-bad"),
    ],
)
async def test_an_invalid_hello_is_refused_and_the_socket_closed(
    site: Site, hello: dict[str, object], code: str
) -> None:
    async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
        client = Client(socket)
        await socket.send(json.dumps(hello))
        assert (await client.take("refused"))["error"]["code"] == code
        assert (await client.take("closing"))["reason"] == "refused"
        with pytest.raises(ConnectionClosed):
            await client.next()


async def test_only_permitted_clients_are_accepted(site: Site) -> None:
    host = await (await site.new_table("", "", spectators=False)).start()
    for token, code in [("", "spectators-off"), ("wrong", "token-wrong")]:
        async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
            client = Client(socket)
            await client.send("hello", table=host.id, token=token, language="de")
            error = (await client.take("refused"))["error"]
            assert error["code"] == code
            assert error["text"] == Words("de").text(f"error-{code}")


async def test_a_plan_survives_moves_of_others_and_says_what_broke_it(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as active, host.socket(1 - seat) as waiting:
        tile = waiting.update["game"]["market"][0]
        cells = [f"place {tile} {cell}" for cell in ("1,0", "0,1", "-1,0", "0,-1")]
        for action in cells:
            await waiting.ask("plan", actions=[action])
            if waiting.update["you"]["plan"]["broken"] is None:
                break
        plan = waiting.update["you"]["plan"]
        assert plan["palace"]["tiles"]
        await active.turn()
        await waiting.until(active.update["seq"])
        assert waiting.update["you"]["plan"]["actions"] == plan["actions"]
        await waiting.ask("plan", actions=[*plan["actions"], "add tower-12 1,0"])
        broken = waiting.update["you"]["plan"]
        assert broken["broken"] == 1
        assert broken["error"]["text"]


async def test_a_waiting_player_can_try_out_their_next_turn(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = 1 - (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        found = await client.ask("preview-plan")
        assert found["game"]["deciding"] == seat
        assert found["hand"] == client.update["you"]["hand"]
        take = next(offer for offer in found["offers"] if offer["verb"] == "take")
        await client.ask("plan", actions=[take["action"]])
        after = await client.ask("preview-plan")
        assert after["plan"]["actions"] == [take["action"]]
        assert sorted(after["hand"]) == sorted([*found["hand"], *take["cards"]])
        assert after["offers"] == []
        assert client.update["game"]["deciding"] == 1 - seat
        reason = await client.ask("why", action=take["action"], plan=True)
        assert reason["error"]


async def test_a_plan_in_the_own_turn_starts_with_the_draft_and_ends_with_the_turn(
    site: Site,
) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        hand, offers = client.update["you"]["hand"], client.update["you"]["offers"]
        take = next(offer for offer in offers if offer["verb"] == "take")
        await client.ask("plan", actions=[take["action"]])
        found = await client.ask("preview-plan")
        assert sorted(found["hand"]) == sorted([*hand, *take["cards"]])
        # Nothing is played.
        assert client.update["you"]["hand"] == hand
        assert client.update["you"]["offers"] == offers
        other = next(offer for offer in offers if offer not in (take,) and offer["verb"] == "take")
        assert (await client.ask("why", action=other["action"]))["error"] is None
        assert (await client.ask("why", action=other["action"], plan=True))["error"]
        await client.ask("act", action=other["action"])
        await client.ask("confirm")
        assert client.update["you"]["plan"] is None


async def test_chat_reaches_all_but_muting_players(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    nasty = "<script>alert(1)</script> \u202e 𝄞 \"'"
    async with host.socket(0) as one, host.socket(1) as two, host.socket() as watcher:
        await one.ask("chat", text=nasty)
        for client in (two, watcher):
            line = await client.take("chat-line")
            assert (line["text"], line["seat"], line["name"]) == (nasty, 0, "p0")
        assert (await two.ask("mute", seat=0))["result"] == "done"
        await one.ask("chat", text="unheard")
        await watcher.ask("chat", text="heard")
        assert (await two.take("chat-line"))["text"] == "heard"
        assert (await one.ask("chat", text="   "))["error"]["code"] == "chat-empty"
    async with host.socket(0) as back:
        texts = [(await back.take("chat-line"))["text"] for _ in range(3)]
        assert texts == [nasty, "unheard", "heard"]


async def test_chat_that_is_sent_again_arrives_once(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    message = {"type": "chat", "id": "a", "text": "hello"}
    async with host.socket(0) as one, host.socket(1) as two:
        assert (await one.ask(**message))["result"] == "done"
        async with host.socket(0) as again:
            assert (await again.ask(**message))["result"] == "repeated"
        await one.ask("chat", text="there")
        assert [(await two.take("chat-line"))["text"] for _ in range(2)] == ["hello", "there"]


async def test_chat_is_limited(site: Site) -> None:
    host = await site.new_table("", "")
    async with host.socket(0) as client:
        answers = [await client.ask("chat", text="spam") for _ in range(25)]
        codes = [answer.get("error", {}).get("code") for answer in answers]
        assert codes.count("too-many") >= 4
        assert codes[0] is None


async def test_previews_show_wall_and_points_or_the_reason(site: Site) -> None:
    host = await (await site.new_table("", "", confirm="always")).start()
    async with host.socket(0) as one, host.socket(1) as two:
        clients = [one, two]
        for _ in range(200):
            active = clients[one.update["table"]["deciding"]]
            offers = active.update["you"]["offers"]
            place = next((offer for offer in offers if offer["verb"] == "place"), None)
            if place:
                break
            buys = [offer for offer in offers if offer["verb"] == "buy"]
            action = (buys or offers)[0]["action"]
            await active.ask("act", action=action)
            if active.update["you"]["complete"]:
                await active.ask("confirm")
                for client in clients:
                    await client.until(active.update["seq"])
        assert place is not None
        answer = await active.ask("preview", tile=place["tile"])
        cells = answer["preview"]["cells"]
        good = [cell for cell in cells if "action" in cell]
        bad = [cell for cell in cells if "error" in cell]
        assert {cell["action"] for cell in good} == {
            offer["action"]
            for offer in offers
            if offer["verb"] == "place" and offer["tile"] == place["tile"]
        }
        assert all(cell["wall"] >= 0 and cell["points"] >= 0 for cell in good)
        assert all(cell["error"]["paragraph"].startswith("build.") for cell in bad)
        assert len(cells) == 4


async def test_previews_of_a_waiting_player_include_the_plan(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = 1 - (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        first, second = client.update["game"]["market"][:2]
        before = (await client.ask("preview", tile=first))["preview"]["cells"]
        place = next(cell for cell in before if "action" in cell)
        await client.ask("plan", actions=[place["action"]])
        plan = client.update["you"]["plan"]["palace"]
        assert (plan["trace"], plan["outs"]) == (place["trace"], place["outs"])
        after = (await client.ask("preview", tile=second))["preview"]
        assert after["wall"] == place["wall"]
        assert place["cell"] not in [cell["cell"] for cell in after["cells"]]
        refused = await client.ask("preview", tile=first)
        assert refused["error"]["code"] == "preview-tile"


async def test_an_auction_is_played_over_the_socket(site: Site) -> None:
    """A client that uses only offers needs just `reveals`, and nobody waits for a confirmation."""
    host = await (await site.new_table("", "", modules=["characters"])).start()
    async with host.socket(0) as one, host.socket(1) as two:
        clients, bids = [one, two], 0
        while bids < 2:
            active = clients[one.update["table"]["deciding"]]
            offer = active.update["you"]["offers"][0]
            reveals = offer.get("reveals", False)
            answer = await active.ask("act", action=offer["action"], confirm=reveals)
            assert answer.get("result") == "done", answer
            if offer["verb"] == "bid":
                bids += 1
                assert reveals
                assert active.update["you"]["steps"] == []
            elif active.update["you"]["complete"]:
                await active.ask("confirm")
            for client in clients:
                await client.until(active.update["seq"])


async def test_a_table_of_bots_plays_at_its_pace(site: Site) -> None:
    host = await (await site.new_table("random", "random", pace=0.3)).start()
    async with host.socket() as watcher:
        began = asyncio.get_running_loop().time()
        await watcher.until(watcher.update["seq"] + 4)
        took = asyncio.get_running_loop().time() - began
        assert took >= 0.9
        assert watcher.update["you"] is None
        assert watcher.update["table"]["due"] is None


async def test_a_new_client_gets_the_whole_log(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as one, host.socket(1) as two:
        clients = [one, two]
        for _ in range(6):
            active = clients[one.update["table"]["deciding"]]
            seq = await active.turn()
            for client in clients:
                await client.until(seq)
        received_events = [event for message in one.received for event in message.get("events", [])]
        for _ in range(2):
            async with host.socket(0, since=0) as late:
                events = late.update["events"]
                assert events[-len(received_events) :] == received_events
                assert {"event": "joined", "seat": 0} in events


async def test_aids_that_the_table_does_not_allow_are_refused(site: Site) -> None:
    aids = {"previews": False, "memory": False, "hints": False}
    host = await (await site.new_table("", "", aids=aids)).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        assert client.update["you"]["memory"] is None
        assert (await client.ask("preview", tile="tower-12"))["error"]["code"] == "aid-off"
        assert (await client.ask("hint"))["error"]["code"] == "aid-off"
    host = await (await site.new_table("", "", aids={**aids, "memory": True})).start()
    async with host.socket(0) as client:
        assert len(client.update["you"]["memory"]["hands"]) == 2


async def test_a_hint_comes_with_values_and_reasons(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client, host.socket(1 - seat) as rival:
        answer = await client.ask("hint")
        legal = {offer["action"] for offer in client.update["you"]["offers"]}
        assert answer["alternatives"]
        assert {one["action"] for one in answer["alternatives"]} <= legal
        assert (await rival.ask("hint"))["error"]["code"] == "not-deciding"


async def test_a_client_that_does_not_read_does_not_delay_others(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as one, host.socket(1) as two, host.socket() as lazy:
        clients = [one, two]
        for _ in range(30):
            active = clients[clients[0].update["table"]["deciding"]]
            seq = await active.turn()
            for client in clients:
                await client.until(seq)
        assert lazy.update["seq"] < one.update["seq"]
        await lazy.until(one.update["seq"])


async def test_the_server_sends_bye_when_it_stops(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as client:
        assert site.server
        site.server.should_exit = True
        bye = await client.take("closing")
        assert (bye["reason"], bye["retry"]) == ("stopping", 1.0)
        with pytest.raises(ConnectionClosed):
            await client.next()
        await asyncio.sleep(0)


async def test_a_full_disk_refuses_the_move_with_a_reason_and_loses_none(site: Site) -> None:
    """A file-size limit stands for the full disk."""
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        seq = client.update["seq"]
        action = client.update["you"]["offers"][0]["action"]
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, limit[1]))
        try:
            refused = await client.ask("act", action=action, confirm=True)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        assert refused["error"]["code"] == "store-full"
        assert refused["error"]["params"] == {}
        assert refused["seq"] == seq
        assert (await client.ask("act", action=action, confirm=True))["result"] == "done"
        assert client.update["seq"] == seq + 1


async def test_a_table_closed_by_another_process_accepts_no_move(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        await site.hub.store.set_aside(host.id, "closed")
        await client.send("act", action=client.update["you"]["offers"][0]["action"])
        assert (await client.take("closing", "refused"))["type"] in ("closing", "refused")
    assert (await site.get(f"/api/tables/{host.id}", status=409))["code"] == "table-aside"


async def test_a_server_error_is_logged_and_the_client_may_reconnect(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = await (await site.new_table("", "")).start()
    async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
        monkeypatch.setattr(site.hub, "live_with", None)
        client = Client(socket)
        await client.send("hello", table=host.id, token="")
        assert (await client.take("refused"))["error"]["code"] == "internal"
        assert (await client.take("closing"))["reason"] == "busy"
    assert "socket failed" in caplog.messages
