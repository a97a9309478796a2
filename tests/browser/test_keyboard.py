"""Playing by keyboard: the way past the header, shortcuts one can set, and where the focus goes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers import position

from .conftest import Visit
from .devices import NO_PAGE
from .games import played
from .player import Player
from .positions import table_from
from .served import Served
from .tables import ask, hold, join, new_table

_HAS_FOCUS = "() => document.activeElement !== document.body"


def seated(visit: Visit, server: Served, **fields: Any) -> Page:
    """A page whose player has the turn."""
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random", **fields))
    Player(page).wait_for_turn()
    return page


def focused(page: Page) -> str:
    """The tag and class of the focused element."""
    return str(
        page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.className")
    )


@pytest.mark.parametrize("path", ["/", "/rules", "/learn", "/pad", "/replay"])
def test_the_first_tab_leads_past_the_header(visit: Visit, path: str) -> None:
    page = visit(path)
    page.locator("main").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main").first).to_be_focused()


def test_shortcuts_can_need_alt_or_be_off(visit: Visit, server: Served) -> None:
    page = seated(visit, server)
    chosen = page.locator("[data-money][aria-pressed=true]")
    for setting, key, works in (("with Alt", "5", False), ("with Alt", "Alt+5", True)):
        set_shortcuts(page, setting)
        page.keyboard.press(key)
        expect(chosen).to_have_count(int(works))
    page.keyboard.press("Escape")
    set_shortcuts(page, "off")
    page.keyboard.press("5")
    page.keyboard.press("Alt+5")
    expect(chosen).to_have_count(0)


def test_shortcuts_work_where_the_pace_was_chosen(visit: Visit, server: Served) -> None:
    page = seated(visit, server)
    page.get_by_role("radio", name="Quick").press("Space")
    page.keyboard.press("5")
    expect(page.locator("[data-money][aria-pressed=true]")).to_have_count(1)


def test_ears_hear_how_a_key_pays(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    game = position(2, hands=["F9 F4 F3"], market="tower-12 tower-9-es chambers-8-nw garden-12-s")
    hold(page, table_from(server, game))
    Player(page).wait_for_turn()
    page.keyboard.press("1")
    status = page.locator(".bar [role=status]")
    expect(status).to_have_attribute("aria-live", "polite")
    expect(status).to_contain_text("Buy tower 12 with your florin 9 + 3")
    page.keyboard.press("Escape")
    expect(status).not_to_contain_text("Buy tower")


def set_shortcuts(page: Page, setting: str) -> None:
    """Choose a setting of the shortcuts in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Keyboard", exact=True).click()
    page.get_by_role("group", name="Keyboard shortcuts").get_by_label(setting).click(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_focus_goes_where_the_action_is(visit: Visit, server: Served) -> None:
    page = seated(visit, server, record=played(2, before=2))
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="What the architect would do")
    expect(hint.locator(".do button")).to_be_focused()
    hint.locator("header button").press("Enter")
    expect(page.locator("[data-square]").first).to_be_focused()
    page.keyboard.press("d")
    expect(page.locator(".cell.target, .cell.selectable, .drop").first).to_be_focused()
    page.keyboard.press("d")
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    assert not focused(page).startswith("BODY")


def test_the_focus_is_never_lost_in_a_turn(visit: Visit, server: Served) -> None:
    page = seated(visit, server)
    page.keyboard.press("5")
    page.locator(".bar .go").press("Enter")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_focused()
    confirm.press("Enter")
    # Until then the bar is still mine.
    expect(confirm).to_have_count(0)
    Player(page).wait_for_turn()
    assert not focused(page).startswith("BODY")
    plan = page.locator(".planning")
    for name, count in (("Plan", 1), ("Back to the game", 0)):
        page.get_by_role("button", name=name, exact=True).press("Enter")
        expect(plan).to_have_count(count)
        page.wait_for_function(_HAS_FOCUS)
    moment = page.locator(".game").get_attribute("data-moment") or ""
    page.get_by_role("button", name="Take back my turn").press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".game")).not_to_have_attribute("data-moment", moment)
    page.wait_for_function(_HAS_FOCUS)


def test_the_focus_is_in_the_game_when_it_starts(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random", start=False))
    page.get_by_role("button", name="Start").press("Enter")
    Player(page).wait_for_turn()
    expect(page.locator("[data-square]").first).to_be_focused()


def test_a_guest_has_the_focus_in_the_game_when_it_starts(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    table = new_table(server, "", start=False)
    hold(page, join(server, table, "Bo"))
    page.get_by_role("button", name="Leave").focus()
    page.keyboard.press("Tab")
    ask(server, f"/tables/{table.table}/start", {}, table.host)
    page.locator("footer.bar").wait_for()
    page.wait_for_function(_HAS_FOCUS)
