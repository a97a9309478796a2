"""The page installed as an app: what works without the server, what does not, and updates."""

from __future__ import annotations

import json
import struct

import httpx
import pytest
from playwright.sync_api import Page, expect

from tools.icons import ICONS, Icon, source_of

from .conftest import Visit
from .games import played
from .looks import Look
from .problems import Problems
from .served import Served
from .test_replay import choose

INSTALLS = Look(service_worker=True)


def installed(visit: Visit, path: str, server: Served) -> Page:
    """A page whose service worker is active."""
    page = visit(path, INSTALLS, at=server)
    page.evaluate(
        """() => navigator.serviceWorker.controller || new Promise(
          (done) => navigator.serviceWorker.addEventListener('controllerchange', done))"""
    )
    return page


def test_score_pad_rules_and_own_replays_work_offline(
    visit: Visit, own_server: Served, problems: Problems
) -> None:
    page = installed(visit, "/replay", own_server)
    choose(page, played())
    page.locator("input[type=range]").wait_for()
    replay = page.url
    own_server.stop()
    problems.allow("ERR_CONNECTION_REFUSED")
    page.goto("/pad")
    page.get_by_role("button", name="One more: Towers, Player 1").click()
    expect(page.locator("html")).not_to_have_attribute("data-fonts", "late")
    page.reload()
    expect(page.get_by_role("textbox", name="Towers, Player 1", exact=True)).to_have_value("1")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(replay)
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Statistics")).to_be_enabled()


def test_the_game_says_that_it_needs_its_server(
    visit: Visit, own_server: Served, problems: Problems
) -> None:
    page = installed(visit, "/", own_server)
    own_server.stop()
    problems.allow("ERR_CONNECTION_REFUSED")
    page.goto("/table/ABCDEF")
    expect(page.get_by_role("heading", name="The game needs its server")).to_be_visible()
    page.get_by_role("link", name="Score pad").click()
    expect(page.get_by_role("heading", name="Score pad")).to_be_visible()


def test_pages_are_requested_from_the_server_first(visit: Visit, own_server: Served) -> None:
    """So a new version is shown with the next page that is opened."""
    page = installed(visit, "/pad", own_server)
    page.reload()
    answer = page.evaluate("performance.getEntriesByType('navigation')[0].transferSize")
    assert answer > 0
    assert page.evaluate("caches.keys().then((names) => names.length)") == 1


def test_the_manifest_and_its_icons(server: Served) -> None:
    with httpx.Client(base_url=server.url) as http:
        manifest = json.loads(http.get("/manifest.webmanifest").text)
        sizes = {"any", "192x192", "512x512"}
        for purpose in ("any", "maskable"):
            icons = [icon for icon in manifest["icons"] if icon["purpose"] == purpose]
            assert {icon["sizes"] for icon in icons} == sizes
        for icon in manifest["icons"]:
            answer = http.get(f"/{icon['src']}")
            assert answer.headers["content-type"] == icon["type"]
        worker = http.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("icon", ICONS, ids=str)
def test_icon_bitmaps_are_up_to_date(server: Served, icon: Icon) -> None:
    """If not: `make page`, then `python -m tools.icons`."""
    with httpx.Client(base_url=server.url) as http:
        png = http.get(f"/{icon.name}").content
        assert struct.unpack(">II", png[16:24]) == (icon.pixels, icon.pixels)
        assert source_of(http.get(f"/{icon.svg}").content) in png
        assert icon.name in http.get("/worker.js").text
