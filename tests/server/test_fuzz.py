"""Nonsense from everywhere: REST by its own schema, sockets by mutated messages."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from websockets.asyncio.client import connect

from tests.waiting import next_line

from .clients import Client, Site

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server process without limits per address, on either database."""
    if request.param == "sqlite":
        db = str(tmp_path_factory.mktemp("fuzz") / "a.sqlite")
    else:
        db = request.getfixturevalue("postgres").new_database("fuzz")
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.server_process", db],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    yield int(next_line(process))
    process.terminate()
    assert process.wait(30) == 0
    assert process.stdout
    process.stdout.close()


@pytest.fixture(scope="module")
def api(port: int) -> Any:
    """The schema that the server tells."""
    import schemathesis  # noqa: PLC0415 - takes its time, and every process looks at all tests

    return schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/schema/openapi.json")


def test_no_request_is_a_server_error(api: Any) -> None:
    """Every operation, with bodies and paths made by its schema, good and bad."""
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415 - as above

    tried = 0
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def try_out(case: Any) -> None:
            case.call_and_validate(checks=[not_a_server_error])

        try_out()
        tried += 1
    assert tried > 15


def test_the_schema_refuses_unknown_fields(port: int) -> None:
    schema = httpx.get(f"http://127.0.0.1:{port}/api/schema/openapi.json").json()
    closed = {
        name
        for name, shape in schema["components"]["schemas"].items()
        if shape.get("additionalProperties") is False
    }
    assert {"Wish", "Coming", "Options", "Clock", "Aids"} <= closed


WORDS: list[Any] = [
    "act", "hello", "confirm", "undo", "reset", "plan", "chat", "mute", "why", "preview", "hint",
    "take-back", "ask", "agree", "refuse",
    "", "pass", "take denar 1", "place tower-12 1,0", "\x00", "\ud800", "𝄞", None, -1, 0, 1, 1e300,
    True, [], {}, [[]], {"a": 1}, "x" * 300, 2**70, "buy 1 denar 9+9+9+9", "bid 1", "add a b",
]  # fmt: skip
FIELDS = ("type", "id", "seq", "steps", "action", "confirm", "tile", "actions", "text", "seat",
          "on", "table", "token", "since", "word", "extra")  # fmt: skip


def nonsense(dice: random.Random) -> str | bytes:
    """A message that looks like one of ours."""
    if dice.random() < 0.1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
    message: dict[str, Any] = {"type": dice.choice(WORDS[:12]), "id": f"f{dice.random()}"}
    message |= {"seq": dice.randrange(-2, 40), "steps": dice.randrange(-1, 3)}
    for field in dice.sample(FIELDS, dice.randrange(5)):
        message[field] = dice.choice(WORDS)
    text = json.dumps(message)
    return text[: dice.randrange(1, len(text))] if dice.random() < 0.1 else text


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(4))
async def test_no_socket_message_breaks_the_server(port: int, seed: int) -> None:
    site = Site(port)
    dice = random.Random(seed)
    async with httpx.AsyncClient(base_url=site.url, timeout=30) as site.http:
        host = await (await site.new_table("", "", modules=["characters"])).start()
        for round in range(8):
            async with connect(f"ws://127.0.0.1:{port}/api/socket") as socket:
                client = Client(socket)
                await client.send("hello", table=host.id, token=host.tokens[round % 2])
                await client.take("update")
                for _ in range(15):
                    for _ in range(10):
                        await socket.send(nonsense(dice))
                    assert (await client.ask("plan", actions=[]))["type"] == "done"
        assert (await site.get("/health"))["status"] == "ok"
        async with host.socket(0) as client, host.socket(1) as other:
            await client.ask("reset")
            clients = [client, other]
            active = clients[client.update["table"]["deciding"]]
            await active.ask("reset")
            await active.turn()
