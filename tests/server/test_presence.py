"""Who is at the table, as the others are told."""

from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.server.settings import Limits, Settings

from .clients import Client, Site, serving
from .postgres import Postgres

pytestmark = pytest.mark.anyio


async def expect_presence(client: Client, *states: str | None) -> None:
    """Wait until a client is told these states of the seats."""
    while [seat and seat["state"] for seat in (await client.take("presence"))["seats"]] != [
        *states
    ]:
        pass


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


async def test_where_others_serve_the_table_nobody_is_called_offline(
    postgres: Postgres,
) -> None:
    async with serving(Settings(postgres.new_database("presence"), port=0)) as one:
        host = await one.new_table("", "")
        async with host.socket(0) as ana:
            async with host.socket(1):
                await expect_presence(ana, "here", "here")
            await expect_presence(ana, "here", None)
