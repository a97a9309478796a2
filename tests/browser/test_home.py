"""The start page: play at once, join, watch, resume; in every language on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .checks import check_everywhere
from .conftest import Visit
from .looks import LANGUAGES, LAPTOP, Look
from .people import code_of, make_table, table_of, wait_for_game
from .problems import Problems
from .served import Served


def test_one_click_starts_a_game(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    wait_for_game(page)
    table = table_of(server, code_of(page))
    assert table["status"] == "running"
    assert sorted(seat["level"] for seat in table["seats"]) == ["", "architect", "architect"]
    assert table["options"]["pace"] == 1


def test_choices_are_remembered(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("radio", name="2").check()
    page.get_by_role("radio", name="Mason").check()
    expect(page.get_by_text("Takes what brings most at once.")).to_be_visible()
    page.get_by_text("Modules and edition").click()
    page.get_by_role("switch", name="Diamonds").check()
    page.get_by_role("radio", name="revised").check()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    wait_for_game(page)
    table = table_of(server, code_of(page))
    assert {seat["name"] or seat["level"] for seat in table["seats"]} == {"Ana", "mason"}
    assert table["options"]["modules"] == ["diamonds"]
    assert table["options"]["edition"] == "revised"
    page.goto("/")
    expect(page.get_by_text("You and one bot: Mason · Diamonds")).to_be_visible()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("dialog").get_by_role("radio", name="5").check()
    page.keyboard.press("Escape")
    expect(page.get_by_text("You and one bot: Mason · Diamonds")).to_be_visible()
    mine = page.get_by_role("region", name="Your games").get_by_role("link")
    expect(mine).to_contain_text(table["code"])
    mine.click()
    wait_for_game(page)


def test_a_table_is_found_by_its_code_however_it_is_typed(visit: Visit) -> None:
    code = make_table(visit())
    for typed in (
        f" {code[:3].lower()} - {code[3:].lower()}",
        f"http://x.example/table/{code}?a=b",
    ):
        page = visit()
        page.get_by_label("Have a table code or a link?").fill(typed)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Table {code}")


def test_an_unknown_code_is_explained(visit: Visit, problems: Problems) -> None:
    problems.allow("404")
    page = visit()
    page.get_by_label("Have a table code or a link?").fill("nowhere")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="There is no such table.")).to_be_visible()
    page = visit("/table/NOWHERE")
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("button", name="Play now").wait_for()


def test_an_unknown_address_is_explained(visit: Visit, problems: Problems) -> None:
    problems.allow("404")
    page = visit("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("link", name="Learn it in five minutes").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


def test_an_unreachable_server_is_explained(
    visit: Visit, own_server: Served, problems: Problems
) -> None:
    problems.allow("ERR_CONNECTION_REFUSED")
    page = visit(at=own_server)
    page.get_by_text("Version").wait_for()
    own_server.stop()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").filter(has_text="The server does not answer.")).to_be_visible()
    own_server.start()
    page.get_by_role("button", name="Play now").click()
    wait_for_game(page)


def test_bots_can_be_watched(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("button", name="Watch bots play").click()
    wait_for_game(page)
    seats = table_of(server, code_of(page))["seats"]
    assert [seat["level"] for seat in seats] == ["architect"] * 3
    expect(page.get_by_role("status").filter(has_text="is thinking")).to_be_visible()


def test_public_tables_are_listed(visit: Visit) -> None:
    page = visit("/", Look(LAPTOP))
    page.get_by_role("button", name="Play with friends").click()
    make = page.get_by_role("button", name="Make the table")
    expect(make).to_be_in_viewport(ratio=1)
    page.get_by_label("Your name").fill("Olga")
    page.get_by_text("Clock, aids, spectators").click()
    page.get_by_role("switch", name="Public").check()
    page.get_by_label("Time for each decision").select_option("one day")
    make.click()
    expect(page.get_by_role("list", name="What is played")).to_contain_text("1 day a decision")
    other = visit()
    other.get_by_role("region", name="Open tables").get_by_role(
        "link", name=re.compile("Olga")
    ).click()
    other.get_by_role("button", name="Take a seat").wait_for()


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zahl passend. Bau weiter.")
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_theme_changes_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Light or dark").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_works_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Change").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="3").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.get_by_text("You and 3 bots")).to_be_visible()
    expect(page.get_by_role("button", name="Change")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_every_screen(visit: Visit, language: str) -> None:
    page = visit("/", Look(language=language))
    page.get_by_role("button", name="English").wait_for()
    check_everywhere(page)
    for opener in ("button[aria-haspopup=dialog]", ".buttons .button:not(.primary)"):
        page.locator(opener).click()
        for details in page.locator("dialog summary").all():
            details.click()
        check_everywhere(page)
        page.keyboard.press("Escape")


def test_the_list_of_own_tables_is_readable(visit: Visit) -> None:
    page = visit()
    make_table(page)
    _back_home(page)
    check_everywhere(page)


def _back_home(page: Page) -> None:
    page.goto("/")
    page.locator("#my-games").wait_for()
