"""The chat: in the lobby and in a game, muted players, unread marks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .checks import check_axe, check_overflow, on_screens
from .conftest import Visit
from .devices import NO_PAGE
from .looks import DESKTOP, LANDSCAPE_TABLET, LAPTOP, PHONE, SMALL_LANDSCAPE_TABLET, TABLET, Look
from .people import HOSTILE
from .served import Served
from .tables import Seat, hold, join, new_table


def table_of_two(server: Served, visit: Visit, look: Look | None = None) -> tuple[Page, Page, Seat]:
    """Elena, who is the host, and Bo, at a table that has not started."""
    mine = new_table(server, "", start=False)
    elena, bo = visit(NO_PAGE), visit(NO_PAGE, look or Look())
    hold(elena, mine)
    hold(bo, join(server, mine, "Bo"))
    return elena, bo, mine


def say(page: Page, text: str) -> None:
    """Type it and press Enter."""
    page.get_by_label("Write a message").fill(text)
    page.keyboard.press("Enter")


def chat_log(page: Page) -> Locator:
    """The chat as one player sees it."""
    return page.get_by_role("log", name="Chat")


def test_messages_arrive_and_stay(visit: Visit, server: Served) -> None:
    elena, bo, _ = table_of_two(server, visit)
    say(bo, "Hello <b>there</b>")
    expect(chat_log(elena)).to_contain_text("Hello <b>there</b>")
    say(elena, "Welcome")
    expect(chat_log(bo)).to_contain_text("Welcome")
    elena.get_by_role("button", name="Start the game").click()
    bo.get_by_role("button", name="Chat", exact=True).click()
    expect(chat_log(bo)).to_contain_text("Welcome")
    bo.reload()
    bo.get_by_role("button", name="Chat", exact=True).click()
    expect(chat_log(bo).get_by_role("listitem")).to_have_count(2)


def test_new_lines_are_marked_until_they_are_read(visit: Visit, server: Served) -> None:
    elena, bo, _ = table_of_two(server, visit, Look(PHONE))
    elena.get_by_role("button", name="Start the game").click()
    elena.get_by_role("button", name="Chat", exact=True).click()
    say(elena, "Good luck")
    bo.get_by_role("button", name="Menu", exact=True).click()
    bo.get_by_role("button", name="Chat: 1 new").click()
    expect(chat_log(bo)).to_contain_text("Good luck")
    bo.get_by_role("button", name="Close").click()
    bo.get_by_role("button", name="Menu", exact=True).click()
    expect(bo.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_a_message_below_a_sheet_is_shown_when_the_sheet_is_closed(
    visit: Visit, server: Served
) -> None:
    mine = new_table(server, "", start=False)
    elena, bo = visit(NO_PAGE), visit(NO_PAGE, Look(PHONE), fresh=True)
    bo.clock.install()
    hold(elena, mine)
    hold(bo, join(server, mine, "Bo"))
    elena.get_by_role("button", name="Start the game").click()
    elena.get_by_role("button", name="Chat", exact=True).click()
    bo.get_by_role("button", name="Menu", exact=True).click()
    say(elena, "Good luck")
    expect(bo.get_by_role("button", name="Chat: 1 new")).to_be_visible()
    for _ in range(5):
        # At once, it would be taken for a lost connection.
        bo.clock.run_for(2_000)
    bo.get_by_role("button", name="Close").click()
    toast = bo.locator("button[aria-hidden=true]").filter(has_text="Good luck")
    expect(toast).to_be_visible()
    bo.clock.run_for(10_000)
    expect(toast).to_be_hidden()


def test_players_can_be_muted(visit: Visit, server: Served) -> None:
    elena, bo, mine = table_of_two(server, visit)
    elena.get_by_role("button", name="Start the game").click()
    watcher = visit(mine.path)
    for page in (elena, bo, watcher):
        page.get_by_role("button", name="Chat", exact=True).click()
    say(bo, "one")
    say(watcher, "two")
    expect(chat_log(elena)).to_contain_text("two")
    expect(chat_log(elena)).to_contain_text("Spectator")
    elena.get_by_role("button", name="Phrases, muting").click()
    elena.get_by_text("Mute players").click()
    elena.get_by_role("switch", name="Bo").uncheck()
    elena.get_by_role("switch", name="Spectators").uncheck()
    expect(chat_log(elena).get_by_role("listitem")).to_have_count(0)
    say(bo, "three")
    expect(chat_log(watcher)).to_contain_text("three")
    expect(chat_log(elena)).not_to_contain_text("three")
    elena.get_by_role("switch", name="Bo").check()
    expect(chat_log(elena)).to_contain_text("one")
    say(bo, "four")
    expect(chat_log(elena)).to_contain_text("four")
    expect(chat_log(elena)).not_to_contain_text("two")


@pytest.mark.parametrize("rivals", [3, 5])
def test_the_chat_is_beside_the_board_however_many_play(
    visit: Visit, server: Served, rivals: int
) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, *["random"] * rivals))
    tabs, majorities = page.locator(".tabs"), page.get_by_role("region", name="Majorities")
    for _ in on_screens(page, DESKTOP, LAPTOP, TABLET, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET):
        tabs.get_by_role("button", name="Chat", exact=True).click()
        expect(page.get_by_label("Write a message")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("dialog")).to_have_count(0)
        lines = chat_log(page).bounding_box()
        assert lines
        assert lines["height"] > 60
        check_overflow(page)
        # It may be in their place, and then they are a tab of the same panel.
        if not majorities.is_visible():
            tabs.get_by_role("button", name="Majorities").click()
        expect(majorities.get_by_role("row").last).to_be_in_viewport(ratio=1)
    check_axe(page)


def test_long_and_hostile_messages_do_not_break_the_layout(visit: Visit, server: Served) -> None:
    elena, bo, _ = table_of_two(server, visit, Look(PHONE))
    for text in (*HOSTILE, "x" * 480):
        bo.get_by_label("Write a message").fill(text)
        if len(text) > 400:
            expect(bo.get_by_text("20 characters left")).to_be_visible()
        bo.keyboard.press("Enter")
        expect(chat_log(elena)).to_contain_text(text)
    for page in (elena, bo):
        check_overflow(page)
        check_axe(page)
    elena.get_by_role("button", name="Start the game").click()
    bo.get_by_role("button", name="Menu", exact=True).click()
    bo.get_by_role("button", name="Chat").click()
    bo.get_by_text("Mute players").click()
    check_overflow(bo)
    check_axe(bo)
