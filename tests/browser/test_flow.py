"""Conveniences at a table: chat phrases, taking back, rematch, the next table, watching."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .checks import check_axe, check_everywhere, check_overflow
from .conftest import Visit
from .devices import NO_PAGE
from .looks import LANGUAGES, PHONE, Look
from .people import wait_for_game
from .player import Player
from .served import Served
from .tables import Seat, ask, bots_at_table, finished, hold, hold_all, join, new_table

MINE = "document.querySelector('footer.bar.mine')"


def table_of_two(server: Served, visit: Visit, look: Look | None = None) -> tuple[Page, Page]:
    """Two people in a game; the first page is that of the active player."""
    table = new_table(server, "", start=False)
    guest = join(server, table, "Jo")
    pages = visit(NO_PAGE, look or Look()), visit(NO_PAGE, look or Look())
    for page, seat in zip(pages, (table, guest), strict=True):
        hold(page, seat)
    ask(server, f"/tables/{table.table}/start", {}, table.host)
    for page in pages:
        page.locator(".game").wait_for()
    first, second = pages
    return (first, second) if first.evaluate(MINE) else (second, first)


def take_a_turn(page: Page) -> None:
    """Take money and confirm."""
    assert Player(page).take()
    page.locator(".bar .brass:enabled").click()
    expect(page.locator("footer.bar.mine")).to_have_count(0)


def test_a_chat_phrase_is_shown_in_the_readers_language(visit: Visit, server: Served) -> None:
    table = new_table(server, "", start=False)
    elena, jo = visit(NO_PAGE), visit(NO_PAGE, Look(language="de"))
    hold(elena, table)
    hold(jo, join(server, table, "Jo"))
    elena.get_by_role("button", name="Well played!").click()
    expect(elena.get_by_role("log")).to_contain_text("Well played!")
    expect(jo.get_by_role("log")).to_contain_text("Gut gespielt!")
    elena.get_by_label("Write a message").fill("/unheard-of")
    elena.keyboard.press("Enter")
    expect(jo.get_by_role("log")).to_contain_text("/unheard-of")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_turn_is_taken_back_if_the_others_agree(
    visit: Visit, server: Served, agrees: bool
) -> None:
    mover, other = table_of_two(server, visit)
    cards = mover.locator("[data-card]").count()
    assert not mover.get_by_role("button", name="Ask to take back").count()
    take_a_turn(mover)
    expect(mover.locator("[data-card]")).to_have_count(cards + 1)
    ask_back = mover.get_by_role("button", name="Ask to take back")
    # Disabled until the answer to my confirmation has come: a key on it would be lost.
    expect(ask_back).to_be_enabled()
    ask_back.press("Enter")
    expect(mover.get_by_text("You asked to take back your turn.")).to_be_visible()
    expect(other.get_by_role("status").get_by_text("Do you agree?")).to_be_visible()
    check_axe(other)
    other.get_by_role("button", name="Agree" if agrees else "Refuse").press("Enter")
    if agrees:
        expect(mover.get_by_text("The last turn was taken back.").first).to_be_visible()
        expect(mover.locator("[data-card]")).to_have_count(cards)
        expect(mover.locator("footer.bar.mine")).to_have_count(1)
        take_a_turn(mover)
    else:
        expect(mover.get_by_role("status").get_by_text("did not agree")).to_be_visible()
        expect(mover.get_by_role("button", name="Ask to take back")).to_be_hidden()
    expect(other.locator("footer.bar.mine")).to_have_count(1)
    assert not other.get_by_role("button", name="Agree").count()


def test_only_the_last_player_may_ask_to_take_back(visit: Visit, server: Served) -> None:
    mover, other = table_of_two(server, visit)
    take_a_turn(mover)
    assert not other.get_by_role("button", name="Ask to take back").count()
    take_a_turn(other)
    expect(mover.get_by_role("button", name="Ask to take back")).to_be_hidden()
    expect(other.get_by_role("button", name="Ask to take back")).to_be_visible()


def test_all_are_notified_of_a_rematch_and_can_follow(visit: Visit, server: Served) -> None:
    table = finished(server, "random", "random")
    host, watcher = visit(NO_PAGE), visit(table.path)
    hold(host, table)
    watcher.get_by_role("button", name="Close").click()
    expect(watcher.get_by_role("button", name="To the rematch")).to_be_hidden()
    host.get_by_role("button", name="Another game").click()
    host.wait_for_url(lambda url: table.code not in url)
    expect(watcher.get_by_role("status").get_by_text("The rematch is ready.")).to_be_visible()
    check_axe(watcher)
    watcher.get_by_role("button", name="To the rematch").click()
    watcher.wait_for_url(host.url)


def test_the_results_announce_a_rematch(visit: Visit, server: Served) -> None:
    table = finished(server, "random", "random")
    watcher = visit(table.path)
    sheet = watcher.get_by_role("dialog")
    sheet.wait_for()
    ask(server, f"/tables/{table.table}/rematch", {}, table.host)
    expect(sheet.get_by_role("status").get_by_text("The rematch is ready.")).to_be_visible()
    sheet.get_by_role("button", name="To the rematch").click()
    watcher.wait_for_url(lambda url: table.code not in url)


def waiting_table(server: Served) -> Seat:
    """A table where it is Elena's turn."""
    for _ in range(60):
        table = new_table(server, "random")
        seen = ask(server, "/mine", [{"table": table.table, "token": table.token}])
        if seen["waiting"]:
            return table
    raise AssertionError("the bot always begins")


@pytest.mark.parametrize("look", [Look(), Look(PHONE)], ids=lambda look: str(look.screen))
def test_the_next_waiting_table_is_one_click_away(visit: Visit, server: Served, look: Look) -> None:
    current, next_table = waiting_table(server), waiting_table(server)
    page = visit(NO_PAGE, look)
    hold_all(page, current, next_table)
    page.goto(current.path)
    page.locator(".game").wait_for()
    if look.screen == PHONE:
        page.get_by_role("button", name="Menu: it is your turn at another table").click()
    page.get_by_role("link", name="Next table: your turn").click()
    page.wait_for_url(f"**{next_table.path}")


def test_there_is_no_link_if_no_table_waits(visit: Visit, server: Served) -> None:
    current = waiting_table(server)
    page = visit(NO_PAGE)
    hold_all(page, current, new_table(server, "", start=False))
    with page.expect_response("**/api/mine"):
        page.goto(current.path)
    wait_for_game(page)
    expect(page.get_by_role("link", name="Next table: your turn")).to_be_hidden()


def test_spectators_see_their_delay(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_text("Clock, aids, spectators").click()
    page.get_by_role("radio", name="6 moves later").check(force=True)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("spectators 6 moves behind")).to_be_visible()
    page.get_by_role("button", name="Start with bots").click()
    wait_for_game(page)
    watcher = visit(page.url)
    expect(watcher.locator("footer.bar")).to_contain_text("You are watching, 6 moves behind.")


def test_a_spectator_chooses_whose_alhambra_is_shown(visit: Visit, server: Served) -> None:
    table = bots_at_table(server, "random", "random", "random", pace=1)
    page = visit(table.path)
    chosen = page.get_by_label("Whose Alhambra is shown")
    for name in ("Nadira", "Zaida"):
        chosen.select_option(name)
        expect(page.locator(".tag").first).to_contain_text(name)
    check_axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_take_back_request_fits(visit: Visit, server: Served, language: str) -> None:
    mover, other = table_of_two(server, visit, Look(language=language))
    take_a_turn(mover)
    check_overflow(mover)
    mover.locator(".bar .ask").click()
    other.locator(".notice .primary").wait_for()
    for page in (mover, other):
        check_everywhere(page)
