"""Bots in their own processes: whatever they do, the table goes on."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import make_bot
from alhambra.server.bots import LEVELS, BotPool, BotQuestion, bot_pool
from alhambra.server.hub import Hub
from alhambra.server.settings import Limits, Settings
from alhambra.server.store import Store
from alhambra.table import Options, seat_commands

from .bad_child import NAMES
from .clients import PATIENCE, Site, serving
from .tables import NOW

pytestmark = pytest.mark.anyio

BAD = "tests.server.bad_child"


@pytest.fixture(autouse=True)
def bad_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels for the misbehaving bots."""
    for name in NAMES:
        monkeypatch.setitem(LEVELS, name, name)


def question(level: str, table: str = "t") -> BotQuestion:
    """A question to a bot, in a fixed position."""
    game = alhambra.new_game(3, seed=4)
    assert game.seat is not None
    return BotQuestion(table, level, 7, game.view(game.seat), game.legal_actions())


@pytest.mark.parametrize("level", ["random", "apprentice", "mason", "architect"])
async def test_every_level_answers_as_in_this_process(level: str) -> None:
    asked = question(level)
    bot = make_bot(LEVELS[level], seed=7)
    async with BotPool().running() as bots:
        assert await bots.choose(asked) == bot.choose(asked.view, asked.actions)


async def test_the_searching_level_answers_within_its_time() -> None:
    asked = question("vizier")
    async with BotPool().running() as bots:
        assert await bots.choose(asked) in asked.actions
        assert bots.failures == 0


@pytest.mark.parametrize("level", ["crasher", "quitter", "liar", "glutton"])
async def test_a_failing_bot_is_replaced_by_a_simpler_one(level: str) -> None:
    asked = question(level)
    mason = make_bot("mason").choose(asked.view, asked.actions)
    async with BotPool(child=BAD).running() as bots:
        assert await bots.choose(asked) == mason
        assert bots.failures == 1
        assert await bots.choose(question("mason")) == mason


async def test_output_of_a_bot_is_not_taken_for_its_answer() -> None:
    asked = question("talker")
    async with BotPool(child=BAD).running() as bots:
        assert await bots.choose(asked) == asked.actions[-1]


async def test_a_bot_that_never_answers_times_out() -> None:
    """Without any working process, the first legal action is taken."""
    asked = question("sleeper")
    async with BotPool(seconds=2.0, child=BAD).running() as bots:
        assert await bots.choose(asked) in asked.actions
        assert bots.failures >= 1
    async with BotPool(seconds=2.0, child="no.such.module").running() as bots:
        assert await bots.choose(asked) == asked.actions[0]
        assert await bots.explain(question("mason")) == []


async def test_tables_take_turns() -> None:
    order: list[str] = []
    async with BotPool().running() as bots:

        async def ask(table: str) -> None:
            await bots.choose(question("mason", table))
            order.append(table)

        await asyncio.gather(*map(ask, ("busy", "greedy", "greedy", "greedy", "modest", "busy")))
    assert order == ["busy", "greedy", "modest", "busy", "greedy", "greedy"]


async def test_quick_bots_do_not_wait_for_searching_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many searches never end."""
    monkeypatch.setattr(bot_pool, "SLOW", {"sleeper"})
    async with BotPool(seconds=600.0, child=BAD).running() as bots:
        slow = [
            asyncio.create_task(bots.choose(question("sleeper", f"s{number}")))
            for number in range(5)
        ]
        async with asyncio.timeout(PATIENCE):
            await bots.choose(question("mason"))
        assert bots.waiting == len(slow) - 1
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert bots.waiting == 0


async def test_one_address_with_many_tables_uses_one_process() -> None:
    """Of two processes, one stays free for others while the questions of one address are never
    answered."""
    async with BotPool(2, seconds=600.0, child=BAD).running() as bots:
        asked = [replace(question("sleeper", f"s{n}"), client_key="1.1.1.1") for n in range(5)]
        many = [asyncio.create_task(bots.choose(one)) for one in asked]
        async with asyncio.timeout(PATIENCE):
            await bots.choose(replace(question("mason"), client_key="2.2.2.2"))
        assert bots.waiting == len(many) - 1
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert bots.waiting == 0


async def test_a_table_above_its_bot_time_waits_and_others_do_not(store: Store) -> None:
    """Here a second of thinking costs a long wait."""
    bots = BotPool(seconds_per_table=0.01)
    async with bots.running():
        hub = Hub(store, bots)
        await bots.choose(question("mason", "t0"))
        assert bots.wait("t0") > 0
        assert bots.wait("t1") == 0
        live_tables = []
        for name in ("t0", "t1"):
            table = seat_commands.make_table(name, name, "", Options(), ["random"] * 2, NOW)
            await store.create(table.row())
            live_tables.append(await hub.live(name))
            await hub.change(live_tables[-1], lambda now: seat_commands.start(now, NOW, 5))
        moved = live_tables[1].table.seq
        async with asyncio.timeout(20):
            while live_tables[1].table.seq == moved:
                await asyncio.sleep(0.02)
        assert live_tables[0].table.seq == moved
        await hub.stop()


async def test_hints_have_their_own_limit(tmp_path: Path) -> None:
    limits = Limits(bot_seconds_per_table=0.001)
    async with serving(Settings(db=str(tmp_path / "a.sqlite"), port=0, limits=limits)) as site:
        host = await (await site.new_table("", "")).start()
        seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
        async with host.socket(seat) as client:
            assert (await client.ask("hint"))["alternatives"]
            assert (await client.ask("hint"))["error"]["params"]["what"] == "bots"
        # Hints do not use the time of the table's bots.
        assert site.hub.bots.wait(host.id) == 0


async def test_bots_do_not_wait_behind_hints() -> None:
    async with BotPool().running() as bots:
        asked = replace(question("mason"), client_key="1.1.1.1")
        hints = [asyncio.create_task(bots.explain(asked)) for _ in range(20)]
        await asyncio.sleep(0)
        await bots.choose(asked)
        assert sum(hint.done() for hint in hints) <= 2
        assert all(await asyncio.gather(*hints))


async def test_a_cancelled_hint_does_not_kill_its_process() -> None:
    async with BotPool().running() as bots:
        await bots.explain(question("architect"))
        (worker,) = bots._quick._all
        process = worker._process
        hints = [asyncio.create_task(bots.explain(question("architect"))) for _ in range(5)]
        while bots._quick._idle:
            await asyncio.sleep(0)
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        assert bots.waiting == 0
        assert worker._process is process
        assert await bots.explain(question("architect"))


async def test_cancelling_questions_loses_no_process() -> None:
    async with BotPool().running() as bots:
        tasks = [asyncio.create_task(bots.choose(question("mason"))) for _ in range(5)]
        await asyncio.sleep(0.05)
        for task in random.Random(1).sample(tasks, 4):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await bots.choose(question("mason")) in question("mason").actions


async def test_a_slow_bot_does_not_stall_other_tables(store: Store) -> None:
    """One of two processes is blocked by a bot that never answers."""
    bots = BotPool(2, seconds=8.0, child=BAD)
    async with bots.running():
        hub = Hub(store, bots)
        live_tables = []
        for number, level in enumerate(("sleeper", "random")):
            table = seat_commands.make_table(
                f"t{number}", f"C{number}", "", Options(), [level] * 2, NOW
            )
            await store.create(table.row())
            live = await hub.live(table.id)
            await hub.change(live, lambda now: seat_commands.start(now, NOW, 5))
            live_tables.append(live)
        began = time.monotonic()
        while live_tables[1].table.status == "running" and time.monotonic() < began + 60:
            await asyncio.sleep(0.05)
        assert live_tables[1].table.status == "finished"
        assert live_tables[0].table.status == "running"
        await hub.stop()


async def test_a_bot_plays_after_the_clock_ran_out_until_the_person_returns(site: Site) -> None:
    host = await site.new_table("", "", clock={"unit": "seconds", "amount": 1})
    await host.start()
    async with host.socket() as watcher:
        while not any(seat["away"] for seat in watcher.update["table"]["seats"]):
            await watcher.next()
        seat = next(n for n, one in enumerate(watcher.update["table"]["seats"]) if one["away"])
        moved = watcher.update["table"]["move"]
        while watcher.update["table"]["move"] <= moved:
            await watcher.next()
        async with host.socket(seat) as back:
            while back.update["table"]["seats"][seat]["away"]:
                await back.next()
            assert "back" in str(back.received)
