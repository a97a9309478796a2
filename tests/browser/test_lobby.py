"""The lobby: seats, bots, the host, the invitation, spectators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .checks import check_everywhere, check_overflow
from .conftest import Visit
from .looks import LANGUAGES, PHONE, SMALL_PHONE, Look
from .people import HOSTILE, begin, code_of, make_table, sit_down, table_of, wait_for_game
from .served import Served


def seat(page: Page, number: int) -> Locator:
    """A row of the list of seats; the first is 1."""
    return page.get_by_role("region", name="Players").get_by_role("listitem").nth(number - 1)


def test_two_people_and_a_bot_start_a_game(visit: Visit, server: Served) -> None:
    host = visit()
    code = make_table(host, "Ana")
    guest = visit(f"/table/{code}")
    expect(seat(guest, 1)).to_contain_text("Ana")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit here seat 3").click()
    expect(seat(guest, 3)).to_contain_text("Your seat")
    expect(seat(host, 3)).to_contain_text("Bo")
    guest.get_by_role("button", name="Move here seat 2").click()
    expect(seat(host, 2)).to_contain_text("Bo")
    expect(seat(host, 3)).to_contain_text("Free seat")
    host.get_by_label("Who takes seat 3").select_option("Bot: Mason")
    expect(seat(guest, 3)).to_contain_text("Bot: Mason")
    host.get_by_role("button", name="Start the game").click()
    wait_for_game(host)
    wait_for_game(guest)
    seats = table_of(server, code)["seats"]
    assert [one["name"] or one["level"] for one in seats] == ["Ana", "Bo", "mason"]
    guest.reload()
    expect(guest.get_by_role("heading", name="Your hand")).to_be_visible()


def test_a_table_has_a_name(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play with friends").click()
    host.get_by_label("Name of the table").fill("Friday table")
    host.get_by_role("button", name="Create table").click()
    title = host.get_by_role("heading", level=1)
    expect(title).to_have_text("Friday table")
    guest = visit(f"/table/{code_of(host)}")
    expect(guest.get_by_label("Name of the table")).to_have_count(0)
    # Nobody entered a name, and nobody is called "You" by somebody else.
    expect(seat(guest, 1)).to_contain_text("Player 1")
    expect(guest.get_by_label("Your name")).to_have_attribute("placeholder", "Player 2")
    guest.get_by_role("button", name="Take a seat").click()
    expect(seat(host, 2)).to_contain_text("Player 2")
    host.get_by_label("Name of the table").fill("Sunday table")
    host.keyboard.press("Enter")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Sunday table")
    begin(host)
    expect(title).to_have_text(re.compile(r"^\s*Sunday table · turn \d · first scoring ahead"))
    host.goto("/")
    mine = host.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="Sunday table")).to_be_visible()


def test_the_code_is_shown_only_where_somebody_may_come(visit: Visit) -> None:
    alone = visit()
    alone.get_by_role("button", name="Play two Architects").click()
    wait_for_game(alone)
    title = alone.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile(r"^\s*turn \d · first scoring ahead"))
    host = visit()
    code = make_table(host)
    visit(f"/table/{code}").get_by_role("button", name="Take a seat").click()
    begin(host)
    expect(host.get_by_role("heading", level=1)).to_contain_text(f"Table {code} · turn")


def test_free_seats_are_filled_with_bots(visit: Visit, server: Served) -> None:
    page = visit()
    code = make_table(page)
    page.get_by_label("2 seats are still free.").select_option("Bot: Apprentice")
    begin(page)
    levels = [one["level"] for one in table_of(server, code)["seats"]]
    assert levels == ["", "apprentice", "apprentice"]


def test_a_host_may_only_watch(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_text("Clock, aids, spectators").click()
    page.get_by_role("switch", name="I play too").uncheck()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Take a seat").wait_for()
    begin(page)
    expect(page.get_by_role("heading", name="Your hand")).to_be_hidden()
    page.goto("/")
    tables = page.get_by_role("region", name="Your games").locator("a[href*='/table/']")
    expect(tables).to_have_count(1)


def test_a_seat_can_be_freed_and_taken_again(visit: Visit) -> None:
    host = visit()
    code = make_table(host)
    guest = visit(f"/table/{code}")
    sit_down(guest, "Bo")
    expect(host.get_by_role("button", name="Start with a bot", exact=True)).to_be_visible()
    begin(host)
    expect(guest.get_by_role("heading", name="Your hand")).to_be_visible()
    host.get_by_role("button", name="Menu", exact=True).click()
    host.get_by_text("Table and seats").click()
    host.get_by_label("Who takes seat 2").select_option("Open to guests")
    expect(guest.get_by_role("heading", name="Your hand")).to_be_hidden()
    guest.get_by_label("Your name").fill("Bo again")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(host.get_by_role("dialog")).to_contain_text("Bo again")


def test_the_invitation_can_be_copied_and_scanned(visit: Visit, server: Served) -> None:
    page = visit()
    code = make_table(page)
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"{server.url}/table/{code}")
    picture = page.get_by_role("img", name="The link as a QR code")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('img').naturalWidth > 0")
    expect(page.get_by_text("Only this device can open this link.")).to_be_visible()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_leaving_asks_first_and_a_bot_takes_over(visit: Visit, server: Served) -> None:
    page = visit()
    code = make_table(page)
    begin(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Leave, delete my data").click()
    page.get_by_role("button", name="Leave my seat").click()
    page.get_by_role("button", name="No, stay").click()
    assert table_of(server, code)["seats"][0]["kind"] == "person"
    page.get_by_role("button", name="Leave my seat").click()
    page.get_by_role("group").get_by_role("button", name="Leave my seat").click()
    page.get_by_role("button", name="Play two Architects").wait_for()
    assert table_of(server, code)["seats"][0]["kind"] == "bot"


def test_the_menu_changes_language_theme_and_animations(visit: Visit) -> None:
    page = visit()
    make_table(page)
    begin(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    # On a desktop there are no buttons for a thumb, and no keys of the neutral player.
    expect(page.get_by_role("radio", name="left hand")).to_have_count(0)
    keys = page.locator("summary", has_text="Keyboard")
    keys.click()
    expect(page.locator("dialog kbd").first).to_be_visible()
    expect(page.locator("dialog kbd", has_text=re.compile("^g$"))).to_have_count(0)
    keys.click()
    page.get_by_role("radio", name="dark", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="off", exact=True).check()
    page.get_by_role("radio", name="Español").check()
    expect(page.get_by_role("heading", name="Ajustes")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Menú", exact=True).click()
    expect(page.get_by_role("radio", name="desactivadas")).to_be_checked()


def test_hostile_names_are_shown_as_text(visit: Visit) -> None:
    host = visit()
    code = make_table(host, HOSTILE[0])
    guest = visit(f"/table/{code}", Look(SMALL_PHONE))
    sit_down(guest, HOSTILE[1])
    third = visit(f"/table/{code}", Look(PHONE))
    sit_down(third, HOSTILE[2])
    expect(seat(host, 3)).to_contain_text(HOSTILE[2])
    expect(seat(host, 1)).to_contain_text(HOSTILE[0])
    for page in (host, guest, third):
        check_overflow(page)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest, third):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_text("Table and seats").click()
        check_overflow(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_fits_every_screen(visit: Visit, language: str) -> None:
    page = visit("/", Look(language=language))
    page.locator(".friends:visible").click()
    page.locator("dialog form .primary").click()
    page.get_by_role("img").wait_for()
    expect(page.locator(".chat").get_by_role("textbox")).to_be_in_viewport(ratio=1)
    check_everywhere(page)
    guest = visit(f"/table/{code_of(page)}", Look(language=language))
    guest.locator(".come").wait_for()
    check_everywhere(guest)
    page.locator(".start .primary").click()
    page.locator(".game").wait_for()
    page.locator("header button").last.click()
    for part in page.locator("dialog summary").all():
        if part.locator("xpath=..").get_attribute("open") is None:
            part.click()
    check_everywhere(page)
