"""Capture every byte that a server sends to one viewer who sends every kind of request."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from tests.server.clients import PATIENCE, Client, Site
from tests.server.processes import ADMIN
from tests.server.same_view import SEATS

#: What the server sent, by request.
Capture = dict[str, str]

#: Timestamps, which differ from run to run.
_TIMESTAMPS = re.compile(r'(?<="at":)[0-9.]+')
_AT_TABLE = (
    "", "/record", "/replay/0", "/replay/4", "/statistics", "/invitation", "/qr.svg",
)  # fmt: skip
_EVERYWHERE = ("/api/tables", "/api/admin/tables", "/health", "/metrics", "/api/about", "/api/lan")


@dataclass(frozen=True)
class Scene:
    """A table and its viewer, the requests of that viewer, and the turns played meanwhile."""

    name: str
    table: str
    code: str
    viewer: int | None
    questions: list[dict[str, Any]]
    turns: list[list[str]]


async def capture(site: Site, scene: Scene) -> Capture:
    """All that this viewer receives: responses, updates, the table after reconnecting, REST."""
    token = "" if scene.viewer is None else f"p{scene.viewer}"
    found: Capture = {}
    async with AsyncExitStack() as stack:
        # All seats are connected, so that a cached result of one could leak to another.
        others = [
            await stack.enter_async_context(site.socket(scene.table, f"p{seat}", since=0))
            for seat in range(SEATS)
        ]
        client = await stack.enter_async_context(site.socket(scene.table, token, since=0))
        await _ask(client, scene.questions)
        await _play(others, client, scene.turns)
        found["socket"] = _without_timestamps("\n".join(client.texts))
    for since in (-1, 0, 4, 5):
        async with site.socket(scene.table, token, since=since, language="de") as reconnected:
            found[f"reconnected since {since}"] = _without_timestamps("\n".join(reconnected.texts))
    await _rest(site, scene, token, found)
    return {f"{scene.name}: {what}": text for what, text in found.items()}


async def _ask(client: Client, questions: list[dict[str, Any]]) -> None:
    asked = [*questions, {"type": "chat", "text": "hello"}, {"type": "take-back", "action": "ask"}]
    for number, question in enumerate(asked):
        await client.ask(**{"id": f"q{number}", **question})


async def _play(others: list[Client], client: Client, turns: list[list[str]]) -> None:
    """Play turns of the active seats; the viewer receives each before the next."""
    for turn in turns:
        actor = others[others[0].update["table"]["deciding"]]
        for action in turn:
            answer = await actor.ask("act", action=action, confirm=action == turn[-1])
            assert answer.get("result") == "done", answer
        for other in (*others, client):
            await other.until(actor.update["seq"])


async def _rest(site: Site, scene: Scene, token: str, found: Capture) -> None:
    for path in _AT_TABLE:
        for name in (scene.table, scene.code):
            found[f"GET {name}{path}"] = await _answer(site, "GET", f"/api/tables/{name}{path}")
    mine = [{"table": scene.table, "token": token}]
    found["mine"] = await _answer(site, "POST", "/api/mine", mine)
    found["rematch"] = await _answer(
        site, "POST", f"/api/tables/{scene.table}/rematch", token=token
    )
    inspected = await _answer(site, "GET", f"/api/admin/tables/{scene.code}", token=ADMIN)
    found["admin"] = re.sub(r'"sockets":\d+', "", inspected)


async def capture_all(site: Site) -> Capture:
    """What the server says about itself once all sockets are closed."""
    async with asyncio.timeout(PATIENCE):
        while "alhambra_sockets 0.0" not in (await site.http.get("/metrics")).text:
            await asyncio.sleep(0.05)
    return {path: await _answer(site, "GET", path, token=ADMIN) for path in _EVERYWHERE}


async def _answer(site: Site, method: str, path: str, body: Any = None, token: str = "") -> str:
    # A fixed host, since links contain the port, which differs.
    headers = {"host": "localhost"} | ({"authorization": f"Bearer {token}"} if token else {})
    answer = await site.http.request(method, path, json=body, headers=headers)
    headers_sent = {name: value for name, value in answer.headers.items() if name != "date"}
    return f"{answer.status_code} {headers_sent} {answer.text}"


def _without_timestamps(text: str) -> str:
    return _TIMESTAMPS.sub("", text)
