"""Sheets over the table: scorings, results, rivals, memory; and the panels beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from .checks import check_overflow, check_state, check_targets, set_screen
from .conftest import Visit
from .devices import NO_PAGE
from .looks import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LANGUAGES,
    LAPTOP,
    PHONE,
    SMALL_PHONE,
    THEMES,
    Look,
)
from .served import Served
from .tables import THIRD, Seat, ask, bots_at_table, finished, finished_with_me, hold

SCORINGS = {"en": "Second scoring", "es": "Segundo recuento", "de": "Zweite Wertung"}


@pytest.fixture(scope="module")
def over(server: Served) -> Seat:
    """A finished game of four."""
    return finished(server, *["random"] * 4)


@pytest.fixture(scope="module")
def over_for_two(server: Served) -> Seat:
    """A finished game of two and the neutral player."""
    return finished(server, "random", "random")


@pytest.fixture(scope="module")
def crowded(server: Served) -> Seat:
    """A finished game of six with all modules."""
    modules = ["camps", "characters", "city_gates", "diamonds"]
    return finished(server, *["random"] * 6, modules=modules)


def sheet(page: Page) -> Locator:
    """The open sheet."""
    return page.get_by_role("dialog")


def at_table(visit: Visit, over: Seat) -> Page:
    """A finished table with its results closed."""
    page = visit(over.path)
    sheet(page).wait_for()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    return page


def test_results_open_at_the_end_and_name_the_winner(
    visit: Visit, server: Served, over: Seat
) -> None:
    page = visit(over.path)
    numbers = ask(server, f"/tables/{over.table}/statistics", method="GET")
    scores = [seat["score"] for seat in numbers["seats"]]
    best = max(scores)
    expect(sheet(page).get_by_role("heading").first).to_contain_text(re.compile("win|Shared"))
    first = sheet(page).get_by_role("cell", name=re.compile(rf"^{best} 1st"))
    expect(first).to_have_count(scores.count(best))
    facts = sheet(page).get_by_role("table", name="Statistics")
    expect(facts.get_by_role("row", name="Paid exactly")).to_contain_text(
        "".join(str(seat["exact"]) for seat in numbers["seats"])
    )


def test_who_does_not_win_reads_the_place(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, finished_with_me(server, THIRD, "mason"))
    expect(sheet(page)).to_contain_text("You are third.")


def test_scorings_open_from_results_and_can_be_paged(visit: Visit, over: Seat) -> None:
    page = visit(over.path)
    sheet(page).get_by_role("button", name="First scoring").click()
    expect(sheet(page).get_by_role("heading", name="First scoring")).to_be_visible()
    expect(sheet(page).get_by_role("row", name="Gardens")).to_contain_text("5 for the most")
    sheet(page).get_by_role("button", name="Third scoring").click()
    expect(sheet(page).get_by_role("row", name="Gardens")).to_contain_text("20, 12, 5")
    expect(sheet(page).get_by_role("button", name="Continue")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("table", name="Points by scoring")).to_be_visible()


def test_totals_of_a_sheet_are_those_of_the_game(visit: Visit, server: Served, over: Seat) -> None:
    page = visit(over.path)
    graph = ask(server, f"/tables/{over.table}/statistics", method="GET")["graph"]
    sheet(page).get_by_role("button", name="Second scoring").click()
    totals = sheet(page).locator("tfoot .total").all_inner_texts()
    assert [int(re.split(r"\s", text)[0]) for text in totals] == graph[1]


def test_names_and_totals_of_a_scoring_stay_in_sight(visit: Visit, over: Seat) -> None:
    page = visit(over.path, Look(LANDSCAPE_PHONE, "de"))
    sheet(page).get_by_role("button", name=SCORINGS["de"]).tap()
    sheet(page).locator("tbody tr").last.scroll_into_view_if_needed()
    expect(sheet(page).locator("tfoot .total").first).to_be_in_viewport(ratio=1)
    expect(sheet(page).locator("thead .owner").first).to_be_in_viewport(ratio=1)
    head, row = sheet(page).locator("thead"), sheet(page).locator("tbody tr").last
    assert _bottom(head) <= _top(row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_most_of_a_scoring_and_its_totals(
    visit: Visit, over: Seat, crowded: Seat, language: str
) -> None:
    for seat in (over, crowded):
        page = visit(seat.path, Look(SMALL_PHONE, language))
        sheet(page).get_by_role("button", name=SCORINGS[language]).tap()
        fifth = sheet(page).locator("tbody tr").nth(4).locator("td").first
        totals = sheet(page).locator("tfoot .total").first
        expect(totals).to_be_in_viewport(ratio=1)
        # The totals stay in sight: they cover what is below the rows that fit.
        assert _bottom(fifth) <= _top(sheet(page).locator("tfoot"))
        # Nothing of a long table shows through between the totals and the buttons.
        end = min(_bottom(sheet(page).locator("table")), _top(sheet(page).locator("footer")))
        assert _bottom(sheet(page).locator("tfoot")) >= end - 1
        check_overflow(page)


def _top(found: Locator) -> float:
    return float(found.evaluate("one => one.getBoundingClientRect().top"))


def _bottom(found: Locator) -> float:
    return float(found.evaluate("one => one.getBoundingClientRect().bottom"))


def test_the_results_of_a_small_phone_say_what_each_button_does(visit: Visit, over: Seat) -> None:
    page = visit(over.path, Look(SMALL_PHONE, "de"))
    buttons = sheet(page).locator("footer .button span")
    expect(buttons).to_have_count(3)
    assert all(box and box["width"] > 20 for box in (one.bounding_box() for one in buttons.all()))
    # Only what is between its title and these buttons scrolls.
    assert sheet(page).evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    check_targets(page)
    check_overflow(page)
    set_screen(page, LANDSCAPE_PHONE)
    assert _bottom(sheet(page).locator(".total tr")) <= _top(sheet(page).locator("footer"))
    check_targets(page)


def test_a_scoring_opens_again_from_the_log(visit: Visit, over: Seat) -> None:
    page = at_table(visit, over)
    page.get_by_role("region", name="Log").get_by_role("button", name="Third scoring").click()
    expect(sheet(page).get_by_role("heading", name="Third scoring")).to_be_visible()


def test_the_log_shows_the_last_turns_and_then_all(visit: Visit, over: Seat) -> None:
    page = at_table(visit, over)
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_role("listitem")).to_have_count(30)
    log.get_by_role("button", name="Show everything").click()
    expect(log.get_by_text("The game began.")).to_be_attached()


def test_rivals_open_enlarged_and_can_be_paged_with_arrows(visit: Visit, over: Seat) -> None:
    page = at_table(visit, over)
    page.get_by_role("region", name="Players").get_by_role("button").nth(1).click()
    title = sheet(page).get_by_role("heading").first
    before = title.inner_text()
    page.keyboard.press("ArrowRight")
    expect(title).not_to_have_text(before)
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text(before)
    expect(
        sheet(page).get_by_role("table", name=re.compile("Alhambra, longest wall"))
    ).to_have_count(1)


def test_the_neutral_player_has_tiles_and_a_column(visit: Visit, over_for_two: Seat) -> None:
    page = at_table(visit, over_for_two)
    table = page.get_by_role("region", name="Majorities").get_by_role("table")
    expect(table.get_by_role("columnheader", name="Dirk")).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Dirk \d+ tiles")).click()
    expect(sheet(page).get_by_role("heading", name="Dirk")).to_be_visible()
    assert sheet(page).get_by_role("img").count() > 6


def test_the_host_can_start_a_rematch(visit: Visit, over_for_two: Seat) -> None:
    page = visit(NO_PAGE)
    hold(page, over_for_two)
    sheet(page).get_by_role("button", name="Another game").click()
    expect(page).not_to_have_url(re.compile(over_for_two.code))
    expect(page).to_have_url(re.compile("/table/[A-Z0-9]{6}"))


def test_the_link_leads_to_the_replay_and_says_that_it_is_local(visit: Visit, over: Seat) -> None:
    page = visit(over.path)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet(page).get_by_role("button", name="Copy the link").click()
    notice = "The link to the replay is copied. It works only on this device."
    expect(sheet(page).get_by_role("status").filter(has_text=notice)).to_be_visible()
    check_state(page)
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{over.code}")
    page.goto(link)
    page.locator("input[type=range]").wait_for()


def test_the_record_can_be_downloaded(visit: Visit, over: Seat) -> None:
    page = visit(over.path)
    with page.expect_download() as download:
        sheet(page).get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == f"{over.code}.alhambra"


def test_a_scoring_is_counted_line_by_line_and_can_be_skipped(visit: Visit, server: Served) -> None:
    table = bots_at_table(server, "random", "random", pace=0.05)
    page = visit(table.path, Look(reduced_motion=False))
    # It opens by itself: nobody but bots would have to wait.
    skip = sheet(page).get_by_role("button", name="Skip counting")
    skip.wait_for(timeout=60_000)
    expect(sheet(page).locator("tr.late")).not_to_have_count(0)
    skip.click()
    expect(sheet(page).locator("tr.late")).to_have_count(0)


def test_with_reduced_motion_a_scoring_is_a_notice(visit: Visit, server: Served) -> None:
    page = visit(bots_at_table(server, "random", "random", pace=0.05).path)
    see = page.get_by_role("button", name="See the scoring")
    see.wait_for(timeout=60_000)
    see.click()
    # The next one may have come meanwhile.
    expect(sheet(page).get_by_role("heading", name=re.compile("scoring$"))).to_be_visible()


def test_six_totals_of_three_digits_fit_on_a_small_phone(visit: Visit, crowded: Seat) -> None:
    page = visit(crowded.path, Look(SMALL_PHONE))
    sheet(page).locator(".graph > svg").wait_for()
    totals = sheet(page).locator(".total td")
    expect(totals).to_have_count(6)
    totals.evaluate_all("cells => cells.forEach(cell => { cell.firstChild.data = '188 ' })")
    check_overflow(page)


def test_results_keep_their_buttons_in_one_row_on_a_small_phone(visit: Visit, over: Seat) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    hold(page, over)
    footer = sheet(page).locator("footer")
    expect(footer.get_by_role("link", name="Speichern")).to_be_visible()
    expect(footer.get_by_role("button")).to_have_count(2)
    tops = footer.locator(".button").evaluate_all("all => all.map(one => one.offsetTop)")
    assert len(set(tops)) == 1


def spectator_tab(page: Page, tab: str) -> Locator:
    """A tab of the phone's page in any language; spectators have no hand."""
    number = ("market", "mine", "rivals", "log").index(tab)
    return page.get_by_role("navigation").get_by_role("button").nth(number)


def test_a_spectator_on_a_small_phone_chooses_whom_to_watch(visit: Visit, crowded: Seat) -> None:
    page = visit(crowded.path, Look(SMALL_PHONE, "de"))
    sheet(page).wait_for()
    page.keyboard.press("Escape")
    spectator_tab(page, "mine").tap()
    chooser = page.locator(".head select")
    chooser.tap()
    box, plane = chooser.bounding_box(), page.locator(".board .plane").bounding_box()
    assert box
    assert plane
    assert box["y"] >= plane["y"] + plane["height"]


def looks() -> Iterator[Look]:
    """Every language, theme and screen, but not every combination."""
    screens = (DESKTOP, LAPTOP, PHONE, SMALL_PHONE)
    for number, language in enumerate(LANGUAGES):
        for turn, theme in enumerate(THEMES):
            yield Look(screens[(number + 2 * turn) % 4], language, theme)


@pytest.mark.parametrize(
    "look", list(looks()), ids=lambda look: f"{look.screen}-{look.language}-{look.theme}"
)
def test_every_sheet_fits_and_passes_axe(visit: Visit, crowded: Seat, look: Look) -> None:
    page = visit(crowded.path, look)
    sheet(page).locator(".graph > svg").wait_for()
    check_state(page)
    sheet(page).get_by_role("button", name=SCORINGS[look.language]).first.click()
    sheet(page).locator("tfoot").wait_for()
    check_state(page)
    page.keyboard.press("Escape")
    if look.screen.touch:
        spectator_tab(page, "rivals").click()
    check_state(page)
    page.locator("section.rivals > ul > li > button").last.click()
    sheet(page).locator("table:not(.unseen)").wait_for()
    check_state(page)
    page.keyboard.press("Escape")
    if look.screen.touch:
        spectator_tab(page, "log").click()
        check_state(page)
