"""A connection that is lost: it is noticed and told, and what is pressed meanwhile waits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from alhambra.locales import Words

from .checks import check_state
from .conftest import Visit
from .devices import NO_PAGE
from .player import Player
from .problems import Problems
from .served import Served
from .tables import hold, new_table

WORDS = Words("en")
LOST = WORDS.text("line-lost")
WAITS = WORDS.text("line-waits")
STALE = WORDS.text("line-stale")
#: A clock that jumps ends the time for a new connection at once.
TOO_SOON = "WebSocket is closed before the connection is established"


def test_what_is_pressed_without_a_connection_waits_and_is_sent_once(
    visit: Visit, server: Served, problems: Problems
) -> None:
    problems.allow("WebSocket connection|ERR_INTERNET_DISCONNECTED")
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    player = Player(page)
    player.wait_for_turn()
    cards = page.locator("[data-card]").count()
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    player.take()
    expect(page.get_by_text(WAITS)).to_be_visible()
    notice = page.get_by_text(WAITS).bounding_box()
    pace = page.get_by_role("banner").get_by_role("group", name="Bots’ pace").bounding_box()
    assert notice
    assert pace
    assert notice["x"] + notice["width"] <= pace["x"]
    check_state(page)
    # Nothing has changed on the table: people press again.
    page.locator(".bar .go").click()
    page.context.set_offline(False)
    expect(page.get_by_text(WAITS)).to_be_hidden()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    expect(page.locator("footer.bar")).not_to_contain_text(STALE)
    expect(page.locator("[data-card]")).to_have_count(cards + 1)
    expect(page.get_by_text(LOST)).to_be_hidden()


def test_what_is_written_or_done_in_the_lobby_waits_and_is_sent_once(
    visit: Visit, server: Served, problems: Problems
) -> None:
    problems.allow("WebSocket connection|ERR_INTERNET_DISCONNECTED")
    page = visit()
    table = new_table(server, "random", start=False)
    hold(page, table)
    page.get_by_role("heading", level=1).wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.get_by_label("Write a message").fill("Soon")
    page.keyboard.press("Enter")
    expect(page.get_by_text(WAITS)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    check_state(page)
    page.context.set_offline(False)
    Player(page).wait_for_turn()
    expect(page.get_by_text(WAITS)).to_be_hidden()
    page.get_by_role("button", name="Chat").first.click()
    lines = page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Soon")


def test_a_silent_server_is_noticed_within_ten_seconds(
    visit: Visit, server: Served, problems: Problems
) -> None:
    problems.allow(TOO_SOON)
    page = visit(NO_PAGE, fresh=True)
    page.clock.install()
    silent = _silenced(page)
    hold(page, new_table(server, "random"))
    Player(page).wait_for_turn()
    silent.append(True)
    page.clock.run_for(10_000)
    expect(page.get_by_text(LOST)).to_be_visible()
    silent.clear()
    page.clock.run_for(10_000)
    expect(page.get_by_text(LOST)).to_be_hidden()


@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "unanswered"])
def test_a_line_of_chat_to_a_silent_server_arrives_once(
    visit: Visit, server: Served, problems: Problems, arrives: bool
) -> None:
    problems.allow(TOO_SOON)
    page = visit(NO_PAGE, fresh=True)
    page.clock.install()
    silent = _silenced(page, arrives=arrives)
    hold(page, new_table(server, "random", start=False))
    page.get_by_role("heading", level=1).wait_for()
    silent.append(True)
    page.get_by_label("Write a message").fill("Hello")
    page.keyboard.press("Enter")
    page.clock.run_for(10_000)
    expect(page.get_by_text(WAITS)).to_be_visible()
    silent.clear()
    page.clock.run_for(10_000)
    lines = page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(page.get_by_text(WAITS)).to_be_hidden()
    page.get_by_label("Write a message").fill("Again")
    page.keyboard.press("Enter")
    expect(lines).to_have_count(2)


def _silenced(page: Page, *, arrives: bool = False) -> list[bool]:
    """The page hears nothing from the server while this list has an item; what it says does not
    arrive either, or only that."""
    silent: list[bool] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: None if silent and not arrives else server.send(text))
        server.on_message(lambda text: None if silent else line.send(text))

    page.route_web_socket(re.compile("/api/socket"), route)
    return silent
