"""All bytes that a server sends while somebody asks for all there is to ask."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from tests.server.clients import PATIENCE, Client, Site
from tests.server.processes import ADMIN
from tests.server.worlds import SEATS

#: What was sent, by what asked for it.
Capture = dict[str, str]

#: What may differ from one moment to another, and tells nothing but the time.
_MOMENTS = re.compile(r'(?<="at":)[0-9.]+')
_AT_TABLE = (
    "", "/record", "/replay/0", "/replay/4", "/statistics", "/invitation", "/qr.svg",
)  # fmt: skip
_EVERYWHERE = ("/api/tables", "/api/admin/tables", "/health", "/metrics", "/api/about", "/api/lan")


@dataclass(frozen=True)
class Scene:
    """A table and who looks at it; what they ask, and what is played meanwhile."""

    name: str
    table: str
    code: str
    viewer: int | None
    questions: list[dict[str, Any]]
    turns: list[list[str]]


async def capture(site: Site, scene: Scene) -> Capture:
    """What this viewer is sent: answers, what others do, the table again, and over REST."""
    token = "" if scene.viewer is None else f"p{scene.viewer}"
    found: Capture = {}
    async with AsyncExitStack() as stack:
        # All look at the table, so that what was worked out for one could reach another.
        others = [
            await stack.enter_async_context(site.socket(scene.table, f"p{seat}", since=0))
            for seat in range(SEATS)
        ]
        client = await stack.enter_async_context(site.socket(scene.table, token, since=0))
        await _ask(client, scene.questions)
        await _play(others, client, scene.turns)
        found["socket"] = _timeless("\n".join(client.texts))
    for since in (-1, 0, 4, 5):
        async with site.socket(scene.table, token, since=since, language="de") as again:
            found[f"again since {since}"] = _timeless("\n".join(again.texts))
    await _rest(site, scene, token, found)
    return {f"{scene.name}: {what}": text for what, text in found.items()}


async def _ask(client: Client, questions: list[dict[str, Any]]) -> None:
    asked = [*questions, {"type": "chat", "text": "hello"}, {"type": "take-back", "word": "ask"}]
    for number, question in enumerate(asked):
        await client.ask(**{"id": f"q{number}", **question})


async def _play(others: list[Client], client: Client, turns: list[list[str]]) -> None:
    """Turns of whoever has to decide; the viewer waits for each."""
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
    held = [{"table": scene.table, "token": token}]
    found["mine"] = await _answer(site, "POST", "/api/mine", held)
    found["rematch"] = await _answer(
        site, "POST", f"/api/tables/{scene.table}/rematch", token=token
    )
    inspected = await _answer(site, "GET", f"/api/admin/tables/{scene.code}", token=ADMIN)
    found["admin"] = re.sub(r'"sockets":\d+', "", inspected)


async def capture_all(site: Site) -> Capture:
    """What a server tells about itself, when everybody has gone."""
    async with asyncio.timeout(PATIENCE):
        while "alhambra_sockets 0.0" not in (await site.http.get("/metrics")).text:
            await asyncio.sleep(0.05)
    return {path: await _answer(site, "GET", path, token=ADMIN) for path in _EVERYWHERE}


async def _answer(site: Site, method: str, path: str, body: Any = None, token: str = "") -> str:
    # Not the port, which is in links and differs.
    headers = {"host": "localhost"} | ({"authorization": f"Bearer {token}"} if token else {})
    answer = await site.http.request(method, path, json=body, headers=headers)
    kept = {name: value for name, value in answer.headers.items() if name != "date"}
    return f"{answer.status_code} {kept} {answer.text}"


def _timeless(text: str) -> str:
    return _MOMENTS.sub("", text)
