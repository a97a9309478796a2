"""Webhooks reach public hosts only, and are rate limited."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.notifications.webhooks import (
    WebhookFailed,
    find_host,
    is_public,
    parse_webhook,
    post_webhook,
)
from alhambra.server.settings import Limits, Settings
from alhambra.table.errors import RequestError
from tests.server.clients import PATIENCE, serving
from tests.server.sinks import Hook, sink

from .test_mail import turns

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "169.254.169.254",
        "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.192", "192.0.0.9", "192.0.2.1",
        "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1",
        "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1.1.1.1",
        "100::1", "2001::1", "2001:0:7f00:1::1", "2001:2::1", "2001:10::1", "2001:20::1",
        "2001:db8::1", "2002:7f00:1::1", "2002:808:808::1", "3fff::1", "4000::1", "5f00::1",
        "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1",
    ],
)  # fmt: skip
async def test_addresses_that_are_not_public_hosts(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1",
        "192.0.1.1", "198.17.255.255", "198.20.0.1", "223.255.255.255", "2001:4860:4860::8888",
        "2606:4700:4700::1111", "2a00:1450::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    ],
)  # fmt: skip
async def test_addresses_of_public_hosts(address: str) -> None:
    assert is_public(address)


async def test_every_address_of_a_name_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["8.8.8.8", "10.0.0.1"]

    def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 80)) for one in found]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    url = parse_webhook("http://play.example/")
    with pytest.raises(RequestError, check=lambda error: error.code == "hook-refused"):
        await find_host(url)
    found.pop()
    assert await find_host(url) == "8.8.8.8"


async def test_only_the_beginning_of_an_endless_response_is_read() -> None:
    gone = asyncio.Event()

    async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"x" * 10_000)
                await writer.drain()
        except OSError:
            gone.set()

    async with sink(endless) as port:
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(WebhookFailed, match="no HTTP status"):
                await post_webhook(f"http://127.0.0.1:{port}/", {}, private=True)
            await gone.wait()


@pytest.mark.parametrize("limit", ["webhooks_per_seat", "webhooks_per_host"])
async def test_webhook_calls_are_rate_limited(tmp_path: Path, limit: str) -> None:
    hook, last = Hook(), Hook()
    async with sink(hook) as port, sink(last) as last_port:
        limits = Limits(**{limit: 2})
        db = str(tmp_path / "a.sqlite")
        async with serving(Settings(db=db, port=0, private_webhooks=True, limits=limits)) as site:
            host = await site.new_table("", "")
            path = f"/api/tables/{host.id}/notices"
            await site.ask("PUT", path, {"hook": f"http://127.0.0.1:{port}/"}, host.tokens[0])
            await host.start()
            await turns(host, 10)
            other = await site.new_table("", "")
            for seat in (0, 1):
                notices = {"hook": f"http://localhost:{last_port}/"}
                path = f"/api/tables/{other.id}/notices"
                await site.ask("PUT", path, notices, other.tokens[seat])
            await other.start()
            async with asyncio.timeout(PATIENCE):
                await last.got.get()
                for _ in range(2):
                    await hook.got.get()
            assert hook.got.empty()
