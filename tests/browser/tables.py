"""Tables for tests of the page, made over REST."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
from playwright.sync_api import Page

from .served import Served

#: Seconds that bots get for a whole game.
PATIENCE = 120


class Made:
    """A table that was made here, with its secrets."""

    def __init__(self, server: Served, told: dict[str, Any]) -> None:
        self.server = server
        self.id: str = told["table"]["id"]
        self.code: str = told["table"]["code"]
        self._held = {
            "table": self.id,
            "code": self.code,
            "token": told["token"],
            "host": told["host"],
            "seat": told["seat"],
            "at": 0,
        }

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/table/{self.code}"

    def seat(self, page: Page) -> None:
        """Give the browser of a page the seat, and open the table."""
        text = json.dumps(json.dumps([self._held]))
        page.evaluate(f"localStorage.setItem('alhambra.seats', {text})")
        page.goto(self.path)

    def wait_until_over(self) -> Made:
        """Let the bots finish."""
        end = time.monotonic() + PATIENCE
        while self._status() != "finished":
            assert time.monotonic() < end, "the bots did not finish"
            time.sleep(0.2)
        return self

    def _status(self) -> str:
        answer = httpx.get(f"{self.server.url}/api/tables/{self.id}")
        return str(answer.json()["status"])


def make_table(server: Served, *levels: str, name: str | None = None, **options: Any) -> Made:
    """A table that has started; an open seat is for whoever has the name."""
    wish: dict[str, Any] = {"seats": list(levels), "options": {"pace": 0, **options}}
    if name is not None:
        wish |= {"name": name, "seat": levels.index("")}
    told = httpx.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
    secret = {"authorization": f"Bearer {told['host']}"}
    start = httpx.post(f"{server.url}/api/tables/{told['table']['id']}/start", headers=secret)
    start.raise_for_status()
    return Made(server, told)
