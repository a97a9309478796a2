"""Common steps on the start page and in the lobby."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from .served import Served
from .tables import ask

#: Names that try to inject markup or to break the layout.
HOSTILE = ("<img src=x onerror=alert(1)>", "\u202e\u05de\u05e9\u05d4", "W" * 30)


def make_table(page: Page, name: str = "Ana") -> str:
    """Create a table for friends on the start page; returns its code."""
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("heading", name="Players").wait_for()
    return code_of(page)


def sit_down(page: Page, name: str) -> None:
    """Take a free seat in the lobby."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("Your seat").wait_for()


def begin(page: Page) -> None:
    """Start as the host, with bots on the free seats."""
    page.get_by_role("button", name=re.compile(r"^Start with (a bot|bots)$")).click()
    wait_for_game(page)


def wait_for_game(page: Page) -> None:
    """Wait until the game is shown."""
    page.get_by_role("button", name="Menu", exact=True).wait_for()


def code_of(page: Page) -> str:
    """The code of the table that a page shows."""
    return page.url.rpartition("/")[2]


def table_of(server: Served, code: str) -> dict[str, Any]:
    """A table as the server returns it."""
    found: dict[str, Any] = ask(server, f"/tables/{code}", method="GET")
    return found
