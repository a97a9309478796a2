"""Tables created over REST, and seats handed to a browser."""

from __future__ import annotations

import json
import sys
import time
from contextlib import closing
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from itertools import cycle
from typing import Any

from playwright.sync_api import Page

from alhambra.notation.text import parse_record

from .games import played
from .served import Served

#: Seconds for a whole game of bots.
PATIENCE = 120
#: Linux has a whole network on loopback. Many hosts share the tables of all tests, so that a fast
#: machine does not meet the limit of one.
ADDRESSES = cycle(f"127.0.0.{host}" for host in range(1, 51 if sys.platform == "linux" else 2))


@dataclass(frozen=True)
class Seat:
    """The credentials of a seat."""

    table: str
    code: str
    token: str
    host: str
    seat: int | None

    @property
    def path(self) -> str:
        """The address of the table."""
        return f"/table/{self.code}"


def ask(
    server: Served, path: str, body: object = None, token: str = "", method: str = "POST"
) -> Any:
    """Send one request to the server."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body is not None else None
    connection = HTTPConnection(
        "127.0.0.1", server.port, timeout=20, source_address=(next(ADDRESSES), 0)
    )
    with closing(connection):
        connection.request(method, f"/api{path}", data, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
    assert answer.status < 400, f"{answer.status}: {text}"
    return json.loads(text)


def new_table(server: Served, *others: str, start: bool = True, **fields: Any) -> Seat:
    """A table with a person on the first seat and these on the others: a level, or "" for open."""
    options = {"pace": 0, **fields.pop("options", {})}
    body = {"seats": ["", *others], "name": "Elena", "seat": 0, "options": options, **fields}
    made = ask(server, "/tables", body)
    if start:
        ask(server, f"/tables/{made['table']['id']}/start", {}, made["host"])
    return seat_of(made)


def bots_at_table(server: Served, *levels: str, **options: Any) -> Seat:
    """A running table of bots; the host may watch."""
    made = ask(server, "/tables", {"seats": levels, "options": {"pace": 0, **options}})
    ask(server, f"/tables/{made['table']['id']}/start", {}, made["host"])
    return seat_of(made)


def finished(server: Served, *levels: str, **options: Any) -> Seat:
    """A table of bots whose game is over."""
    seat = bots_at_table(server, *levels, **options)
    wait_for_end(server, seat.table)
    return seat


#: The places of seats 1 and 2 in the game of `finished_with_me`, with their points.
THIRD, WINNER = 1, 2
POINTS = {THIRD: 107, WINNER: 157}


def finished_with_me(server: Served, seat: int, level: str) -> Seat:
    """A finished game of a person on this seat and two bots of a level: `THIRD` or `WINNER`."""
    record = played(3)
    levels = [level] * 3
    levels[seat] = ""
    # The last action is that of a bot on the first seat.
    last = len(parse_record(record)) - 1
    body = {"seats": levels, "name": "Elena", "seat": seat, "record": record, "move": last}
    made = ask(server, "/tables", {**body, "options": {"pace": 0}})
    ask(server, f"/tables/{made['table']['id']}/start", {}, made["host"])
    wait_for_end(server, made["table"]["id"])
    return seat_of(made)


def wait_for_end(server: Served, table: str) -> None:
    """Wait until bots have finished the game."""
    end = time.monotonic() + PATIENCE
    while ask(server, f"/tables/{table}", method="GET")["status"] != "finished":
        assert time.monotonic() < end, "the bots did not finish"
        time.sleep(0.2)


def seat_of(made: dict[str, Any]) -> Seat:
    """The seat in a response of the server."""
    table = made["table"]
    return Seat(table["id"], table["code"], made["token"], made["host"], made["seat"])


def join(server: Served, table: Seat, name: str, seat: int | None = None) -> Seat:
    """Another person takes a seat."""
    return seat_of(ask(server, f"/tables/{table.table}/join", {"name": name, "seat": seat}))


def hold(page: Page, seat: Seat) -> None:
    """Store this seat in a browser, and open its table."""
    hold_all(page, seat)
    page.goto(seat.path)


def hold_all(page: Page, *seats: Seat) -> None:
    """Store these seats and no others in a browser, the first as the newest."""
    now = round(1000 * time.time())
    credentials = [{**asdict(seat), "at": now - index} for index, seat in enumerate(seats)]
    page.evaluate(
        "seats => localStorage.setItem('alhambra.seats', JSON.stringify(seats))", credentials
    )
