"""Who is at the table, as the others are told."""

from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.server.hub.presence import GRACE, PresenceTracker, short_hash
from alhambra.server.hub.presence_exchange import (
    EXPIRY,
    PresenceExchange,
    format_people,
    parse_people,
)
from alhambra.server.settings import Limits, Settings
from alhambra.server.store import presence_news
from alhambra.table import Seat

from .clients import Client, Site, serving

pytestmark = pytest.mark.anyio


async def expect_presence(client: Client, *states: str | None) -> None:
    """Wait until these are the states of the seats that a client knows."""
    while not client.presence or _states(client) != [*states]:
        await client.next()


def _states(client: Client) -> list[str | None]:
    return [str(seat["state"]) if seat else None for seat in client.presence[-1]]


async def test_others_learn_who_comes_and_goes(site: Site) -> None:
    host = await site.new_table("", "", "mason")
    async with host.socket(0) as ana:
        await expect_presence(ana, "here", "offline", None)
        async with host.socket(1):
            await expect_presence(ana, "here", "here", None)
        await expect_presence(ana, "here", "offline", None)
        first, second, _ = ana.presence[-1]
        assert first
        assert second
        assert second["since"] >= first["since"]
        async with host.socket() as spectator:
            await expect_presence(spectator, "here", "offline", None)


async def test_a_reload_is_not_announced(site: Site) -> None:
    host = await site.new_table("", "")
    async with host.socket(0) as ana:
        for _ in range(2):
            async with host.socket(1):
                pass
        await expect_presence(ana, "here", "offline")
    states = [one["state"] for _, one in ana.presence if one]
    assert states == ["here", "offline"]


async def test_somebody_is_away_when_all_their_devices_are_idle(site: Site) -> None:
    host = await site.new_table("", "")
    async with host.socket(0) as ana, host.socket(1) as phone, host.socket(1) as desk:
        await expect_presence(ana, "here", "here")
        assert (await phone.ask("ping", idle=True))["result"] == "done"
        await desk.ask("ping", idle=True)
        await expect_presence(ana, "here", "away")
        await phone.ask("ping")
        await expect_presence(ana, "here", "here")


async def test_a_dead_line_is_noticed_and_announced(tmp_path: Path) -> None:
    limits = replace(Limits(), ping_seconds=0.2)
    async with serving(Settings(str(tmp_path / "a.sqlite"), port=0, limits=limits)) as site:
        host = await site.new_table("", "")
        async with host.socket(0) as ana, host.socket(1) as dead:
            await expect_presence(ana, "here", "here")
            # Nothing arrives any more, so no ping is answered.
            dead.connection.transport.pause_reading()
            await expect_presence(ana, "here", "offline")
            await site.post(f"/api/tables/{host.id}/leave", token=host.tokens[1])
            await expect_presence(ana, "here", None)


# -- several processes; `test_processes.py` has real ones ---------------------------------------


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def listen(exchange: PresenceExchange, clock: Clock, seconds: int, *words: str) -> bool:
    """Let seconds pass in which this process and another one announce their people; whether
    everybody was heard then."""
    for _ in range(seconds):
        clock.now += 1
        exchange.hear("me", [])
        exchange.hear("other", words)
    return exchange.hears_all


def test_people_of_a_killed_process_expire() -> None:
    exchange = PresenceExchange("me", clock := Clock())
    assert exchange.hear("other", ["t1:aa+,bb-", "t2:aa+"]) == ["t1", "t2"]
    assert exchange.people("t1") == [("aa", False), ("bb", True)]
    assert exchange.hear("third", ["t1:cc+"]) == ["t1"]
    assert exchange.hear("other", ["t1:"]) == ["t1"]
    assert exchange.people("t1") == [("cc", False)]
    clock.now += EXPIRY - 0.1
    assert exchange.people("t2") == [("aa", False)]
    clock.now += 0.1
    exchange.forget_expired()
    clock.now -= EXPIRY
    assert exchange.people("t1") == exchange.people("t2") == []


def test_only_a_process_that_hears_itself_knows_who_is_missing() -> None:
    exchange = PresenceExchange("me", clock := Clock())
    assert not listen(exchange, clock, 4, "t1:aa+")
    assert listen(exchange, clock, 1, "t1:aa+")
    # The database is away: those who are connected elsewhere are not missing.
    while exchange.people("t1"):
        clock.now += 0.1
    assert not exchange.hears_all
    assert not listen(exchange, clock, 4)
    assert listen(exchange, clock, 1)
    exchange.restart()
    assert not listen(exchange, clock, 4)
    assert listen(exchange, clock, 1)


def test_without_the_others_nobody_is_called_offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", clock := Clock())
    tracker = PresenceTracker()
    seats = [Seat(name="Ana", hash="a" * 64), Seat(name="Bo", hash="b" * 64), Seat(level="mason")]

    def states(*connected: tuple[str, bool], knows_all: bool) -> list[str | None]:
        found = tracker.update(seats, connected, knows_all)
        return [seat.state if seat else None for seat in found]

    here, there = (short_hash(seat.hash) for seat in seats[:2])
    assert states((here, False), (there, True), knows_all=True) == ["here", "away", None]
    assert states((here, False), knows_all=False) == ["here", "away", None]
    clock.now += GRACE
    assert states((here, False), knows_all=False) == ["here", None, None]
    assert tracker.is_waiting
    assert states((here, False), knows_all=True) == ["here", "offline", None]
    assert not tracker.is_waiting


def test_announcements_fit_the_payloads_of_the_database() -> None:
    people = {f"{number:012x}": bool(number % 2) for number in range(6)}
    words = [format_people(f"{number:024x}", people) for number in range(500)]
    payloads = list(presence_news.payloads(words, "f" * 32))
    assert all(len(payload) < 8000 for payload in payloads)
    assert len(payloads) < 10
    sent = [word for payload in payloads for word in payload.split(" ")[1:]]
    assert sent == words
    assert {payload.split(" ")[0] for payload in payloads} == {"f" * 32}
    assert parse_people(words[7]) == (f"{7:024x}", people)
    assert list(presence_news.payloads([], "f")) == ["f"]
