"""Real clients for tests: HTTP with httpx, sockets with websockets."""

import asyncio
import itertools
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from alhambra.server.running import Server, bind
from alhambra.server.settings import Settings

PATIENCE = 20.0
#: Reading the certificates of the machine takes longer than most requests, which are plain HTTP.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
#: Request ids: no client sends the same one twice.
_IDS = itertools.count(1)

Json = dict[str, Any]


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator["Site"]:
    """Run a server on a free port, in this process."""
    listening = bind(settings)
    server = Server(settings)
    task = asyncio.create_task(server.serve([listening]))
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
    site = Site(server.port, server)
    try:
        async with httpx.AsyncClient(
            base_url=site.url, timeout=PATIENCE, verify=NO_CERTIFICATES
        ) as site.http:
            yield site
    finally:
        server.should_exit = True
        async with asyncio.timeout(PATIENCE):
            await task
        listening.close()


@dataclass
class Site:
    """The port of a server, and an HTTP client for it."""

    port: int
    server: Server | None = None
    http: httpx.AsyncClient = field(init=False)

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Any:
        """The hub of a server in this process."""
        return self.app_state.hub

    @property
    def app_state(self) -> Any:
        """The state that the handlers of a server in this process share."""
        assert self.server
        return self.server.app.app.state.app_state

    async def post(self, path: str, body: Any = None, token: str = "", status: int = 200) -> Json:
        """POST, expecting a status."""
        return await self.ask("POST", path, body, token, status)

    async def get(self, path: str, token: str = "", status: int = 200) -> Json:
        """GET, expecting a status."""
        return await self.ask("GET", path, None, token, status)

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = "", status: int = 200
    ) -> Json:
        """Send a request, expecting a status."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == status, (answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    async def new_table(self, *seats: str, **options: Any) -> "Host":
        """A table whose open seats are taken by p0, p1…"""
        made = await self.post("/api/tables", {"seats": seats, "options": options}, status=201)
        host = Host(self, made["table"]["id"], made["table"]["code"], made["host"])
        for number, level in enumerate(seats):
            if not level:
                path = f"/api/tables/{host.id}/join"
                joined = await self.post(path, {"name": f"p{number}", "seat": number})
                host.tokens[number] = joined["token"]
        return host

    @asynccontextmanager
    async def socket(self, table: str, token: str = "", **more: Any) -> AsyncIterator["Client"]:
        """A client that has sent `hello` and received its first update."""
        async with connect(f"ws://127.0.0.1:{self.port}/api/socket") as socket:
            client = Client(socket)
            await client.send("hello", table=table, token=token, **more)
            await client.take("update")
            yield client


@dataclass
class Host:
    """A table with all its tokens."""

    site: Site
    id: str
    code: str
    host: str
    tokens: dict[int, str] = field(default_factory=dict)

    async def start(self) -> "Host":
        """Start the game."""
        await self.site.post(f"/api/tables/{self.id}/start", token=self.host)
        return self

    def at(self, site: Site) -> "Host":
        """The same table and tokens at another process."""
        return replace(self, site=site)

    def socket(self, seat: int | None = None, **more: Any) -> Any:
        """A client on a seat; None is a spectator."""
        return self.site.socket(self.id, self.tokens[seat] if seat is not None else "", **more)


@dataclass
class Client:
    """One socket; `update` is the last update received."""

    connection: ClientConnection
    update: Json = field(default_factory=dict)
    received: list[Json] = field(default_factory=list)
    #: The received messages as text.
    texts: list[str] = field(default_factory=list)
    #: Who was here, by seat. Kept apart: it depends on when sockets come and go, and has no part
    #: of the game.
    presence: list[list[Json | None]] = field(default_factory=list)

    async def send(self, type: str, **fields: Any) -> str:
        """Send a message; those that need an id get one, which is returned."""
        if type != "hello":
            fields.setdefault("id", str(next(_IDS)))
        if type in ("act", "undo", "reset", "confirm") and "seq" not in fields:
            fields |= {"seq": self.update["seq"], "steps": len(self.update["you"]["steps"])}
        await self.connection.send(json.dumps({"type": type, **fields}))
        return str(fields.get("id", ""))

    async def next(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv(decode=True)
        message: Json = json.loads(text)
        if message["type"] == "presence":
            self.presence.append(message["seats"])
            return message
        self.texts.append(text)
        self.received.append(message)
        if message["type"] == "update":
            self.update = message
        return message

    async def take(self, *types: str) -> Json:
        """Wait for a message of one of these types; others are skipped."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        id = await self.send(type, **fields)
        while (message := await self.next()).get("id") != id:
            pass
        return message

    async def until(self, seq: int) -> Json:
        """Wait for the update with this sequence number or a later one."""
        while self.update["seq"] < seq:
            await self.next()
        return self.update

    async def turn(self) -> int:
        """Play the first legal action until the turn is committed; returns the sequence number."""
        seq: int = self.update["seq"]
        while self.update["seq"] == seq:
            offer = self.update["you"]["offers"][0]["action"]
            answer = await self.ask("act", action=offer, confirm=True)
            assert answer.get("result") == "done", answer
        return int(self.update["seq"])
