"""The start page: play at once, join, watch, resume; in every language on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .checks import check_everywhere, check_targets, set_screen
from .conftest import Visit
from .devices import NO_PAGE
from .looks import DESKTOP, LANGUAGES, LAPTOP, PHONE, SMALL_PHONE, TABLET, Look
from .people import code_of, make_table, table_of, wait_for_game
from .problems import Problems
from .served import Served
from .tables import POINTS, THIRD, WINNER, finished_with_me, hold_all, new_table


def test_one_click_starts_a_game(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("button", name="Play two Architects").click()
    wait_for_game(page)
    table = table_of(server, code_of(page))
    assert table["status"] == "running"
    assert sorted(seat["level"] for seat in table["seats"]) == ["", "architect", "architect"]
    assert table["options"]["pace"] == 0


def test_choices_are_remembered(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("radio", name="2").check()
    page.get_by_role("radio", name="Mason").check()
    page.get_by_role("button", name="Modules and name").click()
    page.get_by_role("switch", name="Diamonds").check()
    page.get_by_role("radio", name="revised").check()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("dialog").get_by_role("button", name="Play a Mason").click()
    wait_for_game(page)
    table = table_of(server, code_of(page))
    assert {seat["name"] or seat["level"] for seat in table["seats"]} == {"Ana", "mason"}
    assert table["options"]["modules"] == ["diamonds"]
    assert table["options"]["edition"] == "revised"
    page.goto("/")
    expect(page.get_by_role("button", name="Play a Mason")).to_be_visible()
    expect(page.get_by_role("region", name="A game against bots")).to_contain_text("Diamonds")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("dialog").locator("summary").first).to_contain_text(
        "Diamonds · revised"
    )
    page.get_by_role("dialog").get_by_role("radio", name="5").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play a Mason")).to_be_visible()
    mine = page.get_by_role("region", name="Your games").get_by_role("link")
    expect(mine).to_contain_text("one bot, Mason")
    expect(mine).not_to_contain_text(table["code"])
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
    page.get_by_role("link", name="Go to the start page").click()
    page.get_by_role("button", name="Play two Architects").wait_for()


def test_an_unknown_address_is_explained(visit: Visit, problems: Problems) -> None:
    problems.allow("404")
    page = visit("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    page.get_by_role("link", name="Go to the start page").click()
    page.get_by_role("link", name="Learn it in five minutes").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


def test_without_the_server_the_page_says_so_and_lists_my_tables(
    visit: Visit, own_server: Served, problems: Problems
) -> None:
    """It offers nothing that cannot work, and goes on by itself when the server is back."""
    problems.allow("ERR_CONNECTION_REFUSED")
    page = visit(NO_PAGE, at=own_server)
    tables = new_table(own_server, "mason"), finished_with_me(own_server, WINNER, "mason")
    hold_all(page, *tables)
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    newest = new_table(own_server, "apprentice")
    hold_all(page, newest, *tables)
    page.goto(newest.path)
    wait_for_game(page)
    own_server.stop()
    page.get_by_role("link", name="Alhambra").click()
    expect(page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    expect(mine.get_by_role("listitem")).to_have_text(
        [re.compile(f"one bot, {level}") for level in ("Apprentice", "Mason")]
        + [re.compile(r"1st\s*157")]
    )
    main = page.get_by_role("main")
    expect(main.get_by_role("button")).to_have_count(0)
    expect(main.get_by_role("link")).to_have_text(["Rules", "Replays", "Score pad"])
    check_everywhere(page)
    own_server.start()
    page.get_by_role("button", name="Play two Architects").wait_for()
    mine.get_by_role("link", name="one bot, Mason").click()
    wait_for_game(page)


def test_levels_show_my_record_and_where_i_stand(visit: Visit, server: Served) -> None:
    page = visit()
    levels = page.get_by_role("group", name="Who do you want to play against?")
    expect(levels).not_to_contain_text("you won")
    places = (THIRD, THIRD, WINNER)
    games = [finished_with_me(server, place, "apprentice") for place in places]
    hold_all(page, *games, finished_with_me(server, WINNER, "mason"))
    page.reload()
    expect(page.get_by_role("radio", name="Apprentice your level")).to_be_visible()
    rows = levels.locator("label")
    expect(rows.filter(has_text="Apprentice")).to_contain_text("1 of 3")
    expect(rows.filter(has_text="Mason")).to_contain_text("1 of 1")
    expect(rows.filter(has_text="your level")).to_have_count(1)
    expect(rows.filter(has_text="Architect")).not_to_contain_text(" of ")


def test_finished_games_are_listed_with_place_and_points(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    games = [finished_with_me(server, seat, "mason") for seat in (WINNER, THIRD)]
    hold_all(page, *games)
    page.goto("/")
    rows = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(rows).to_have_text(
        [
            re.compile(rf"1st\s*{POINTS[WINNER]}.*2 bots, Mason.*today.*Replay", re.DOTALL),
            re.compile(rf"3rd\s*{POINTS[THIRD]}.*2 bots, Mason.*today.*Replay", re.DOTALL),
        ]
    )
    check_everywhere(page)
    rows.first.get_by_role("link", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    page.goto("/")
    rows.first.get_by_role("link", name="2 bots").click()
    expect(page.get_by_role("dialog").get_by_text("You win!")).to_be_visible()


def test_newcomers_are_led_to_the_lessons(visit: Visit) -> None:
    for screen in (DESKTOP, PHONE):
        page = visit("/", Look(screen))
        expect(page.get_by_role("link", name="Learn it in five minutes")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_button_stays_in_view(visit: Visit, language: str) -> None:
    page = visit("/", Look(SMALL_PHONE, language))
    play = page.locator(".go .primary")
    expect(play).to_be_in_viewport(ratio=1)
    # The last thing that comes from the server makes the page longer.
    page.locator("footer p").nth(1).wait_for()
    page.mouse.wheel(0, 4000)
    expect(play).to_be_in_viewport(ratio=1)
    footer = page.locator("footer p").last.bounding_box()
    bar = page.locator(".go").bounding_box()
    assert footer
    assert bar
    assert footer["y"] + footer["height"] <= bar["y"]
    check_targets(page)
    set_screen(page, TABLET)
    check_targets(page)


def test_bots_can_be_watched(visit: Visit, server: Served) -> None:
    page = visit()
    page.get_by_role("button", name="Watch bots play").click()
    wait_for_game(page)
    seats = table_of(server, code_of(page))["seats"]
    assert [seat["level"] for seat in seats] == ["architect"] * 3
    expect(page.get_by_role("heading", name="Players")).to_be_attached()


def test_public_tables_are_listed(visit: Visit) -> None:
    page = visit("/", Look(LAPTOP))
    page.get_by_role("button", name="Play with friends").click()
    make = page.get_by_role("button", name="Create table")
    expect(make).to_be_in_viewport(ratio=1)
    page.get_by_label("Your name").fill("Olga")
    page.get_by_text("Clock, aids, spectators").click()
    page.get_by_role("switch", name="Public").check()
    page.get_by_label("Time for each decision").select_option("one day")
    make.click()
    expect(page.get_by_role("list", name="The game")).to_contain_text("1 day per decision")
    other = visit()
    other.get_by_role("region", name="Open tables").get_by_role(
        "link", name=re.compile("Olga")
    ).click()
    other.get_by_role("button", name="Take a seat").wait_for()


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Passend zahlen. Weiterbauen.")
    page.reload()
    expect(page.get_by_role("button", name="Gegen zwei Baumeister spielen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_theme_changes_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Light or dark").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_works_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="Architect").focus()
    page.keyboard.press("ArrowDown")
    page.get_by_role("radio", name="3").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Play three Viziers")).to_be_visible()
    options = page.get_by_role("button", name="Modules and name")
    options.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(options).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_every_screen(visit: Visit, language: str) -> None:
    page = visit("/", Look(language=language))
    page.get_by_role("button", name="English").wait_for()
    check_everywhere(page)
    for opener in ("button[aria-haspopup=dialog]", ".friends:visible"):
        page.locator(opener).click()
        for details in page.locator("dialog summary").all():
            details.click()
        check_everywhere(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("language", "title"), [("de", "Spieler"), ("es", "Jugadores")])
def test_a_small_phone_shows_every_choice_above_the_button(
    visit: Visit, language: str, title: str
) -> None:
    page = visit("/", Look(SMALL_PHONE, language))
    page.locator(".go .primary").wait_for()
    edge = page.locator(".go").bounding_box()
    players = page.get_by_role("group", name=title)
    name, numbers = (players.locator(css).bounding_box() for css in ("legend", ".options"))
    assert edge
    assert name
    assert numbers
    assert name["width"] > 40
    assert name["x"] + name["width"] < numbers["x"]
    assert numbers["y"] + numbers["height"] < edge["y"]


def test_the_list_of_own_tables_is_readable(visit: Visit) -> None:
    page = visit()
    make_table(page)
    _back_home(page)
    check_everywhere(page)


def _back_home(page: Page) -> None:
    page.goto("/")
    page.locator("#my-games").wait_for()
