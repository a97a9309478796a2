"""A browser in which version 0.1 was used: all its stored data is still there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import earlier_versions

from .conftest import Visit
from .devices import NO_PAGE
from .player import Player
from .served import Served

BROWSER = earlier_versions.browser()
CODES: dict[str, str] = BROWSER["codes"]
_FILL = """async ({localStorage: items, caches: stores}) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  for (const [name, entries] of Object.entries(stores)) {
    const cache = await caches.open(name)
    for (const [path, body] of Object.entries(entries)) await cache.put(path, new Response(body))
  }
}"""


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on the old database."""
    folder = tmp_path_factory.mktemp("v0_1")
    earlier_versions.copy_database(folder / "tables.sqlite")
    served = Served(folder, *earlier_versions.KEEP)
    yield served
    served.stop()


@pytest.fixture
def page(visit: Visit, old_server: Served) -> Page:
    """The start page, opened in a browser with the old data."""
    page = visit(NO_PAGE, at=old_server)
    page.evaluate(_FILL, BROWSER)
    page.goto("/")
    return page


def remembered(key: str) -> Any:
    return json.loads(BROWSER["localStorage"][f"alhambra.{key}"])


def values(page: Page, where: str) -> list[str]:
    """The values of the fields there."""
    fields = page.locator(f"{where} input")
    fields.first.wait_for()
    found: list[str] = fields.evaluate_all("all => all.map(one => one.value)")
    return found


def test_settings_and_choices_are_kept(page: Page) -> None:
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "es")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "2")
    expect(page.get_by_role("radio", name="Cantero")).to_be_checked()
    expect(page.get_by_text("Diamantes y Campamentos")).to_be_visible()
    page.locator("[aria-haspopup=dialog]").first.click()
    assert "Ana" in values(page, "dialog")


def test_games_are_listed_and_continue(page: Page) -> None:
    for code in CODES.values():
        expect(page.locator(f"a.row[href$='/table/{code}']")).to_be_visible()
    page.goto(f"/table/{CODES['against']}")
    player = Player(page)
    for _ in range(2):
        assert player.wait_for_turn()
        player.decide()


def test_the_lobby_recognizes_its_host(page: Page) -> None:
    page.goto(f"/table/{CODES['friends']}")
    expect(page.get_by_role("log")).to_contain_text("Kommt ihr?")
    page.locator(".start .primary").click()
    page.locator(".game").wait_for()


def test_a_game_at_one_device_continues(page: Page) -> None:
    page.goto(f"/table/{CODES['here']}")
    curtain = page.locator(".curtain")
    expect(curtain.get_by_role("heading").first).to_contain_text("Jo")
    curtain.get_by_role("button", name="Jo").click()
    page.locator(".game").wait_for()
    player = Player(page)
    assert player.wait_for_turn()
    player.decide()


def test_progress_of_lessons_and_choices_of_rules_are_kept(page: Page) -> None:
    page.goto("/learn")
    expect(page.get_by_text("2 de 8")).to_be_visible()
    page.goto("/rules")
    for name, on in (("Campamentos", True), ("Personajes", True), ("Diamantes", False)):
        expect(page.get_by_role("checkbox", name=name)).to_be_checked(checked=on)


def test_games_on_the_score_pad_are_kept(page: Page) -> None:
    page.goto("/pad")
    newest, older = remembered("pad")
    for game in (newest, older):
        found = values(page, "main")
        assert set(map(str, game["rounds"][-1]["walls"])) <= set(found)
        assert set(game["names"]) <= set(found)
        page.locator("main section").last.get_by_role("button", name="Ana").click()


def test_an_opened_replay_is_kept(page: Page) -> None:
    """It came from a file, so only the browser has it."""
    (title,) = remembered("replays")
    page.goto(f"/replay/{title['key']}")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    last = slider.get_attribute("max") or ""
    assert int(last) > 100
    slider.fill(last)
    for score in title["scores"]:
        expect(page.locator("main")).to_contain_text(str(score))
