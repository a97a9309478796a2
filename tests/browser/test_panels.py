"""Panels beside the board during a turn: majorities with a tile in hand, memory, rivals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers import position

from .checks import check_state, check_targets, lines_of, on_screens, overlap
from .conftest import Visit
from .devices import NO_PAGE
from .looks import (
    LANDSCAPE_PHONE,
    LANDSCAPE_TABLET,
    LANGUAGES,
    LAPTOP,
    PHONE,
    SHORT_PHONE,
    SMALL_LANDSCAPE_TABLET,
    SMALL_PHONE,
    TABLET,
    Look,
    Screen,
)
from .positions import ALL, table_from
from .served import Served
from .tables import Seat, hold, new_table


def my_table(server: Served, rivals: int, **options: object) -> Seat:
    """A table with a person and some bots."""
    return new_table(server, *["random"] * rivals, options=options)


def wait_for_turn(page: Page) -> None:
    """Wait until the person may act."""
    page.locator("footer").get_by_text("Your turn.").wait_for()


def is_inside(inner: Locator, outer: Locator) -> bool:
    """Whether it is completely inside."""
    part, whole = inner.bounding_box(), outer.bounding_box()
    assert part
    assert whole
    return (
        part["x"] >= whole["x"] - 1
        and part["y"] >= whole["y"] - 1
        and part["x"] + part["width"] <= whole["x"] + whole["width"] + 1
        and part["y"] + part["height"] <= whole["y"] + whole["height"] + 1
    )


def test_panels_update_after_animations(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(reduced_motion=False))
    hold(page, my_table(server, 2))
    wait_for_turn(page)
    page.get_by_role("region", name="Money").get_by_role("button").first.click()
    page.keyboard.press("t")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("You took")


def test_the_tile_in_hand_is_highlighted_in_its_row(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    game = position(3, hands=["F9"], market="seraglio-4-ne tower-9-es chambers-8-nw garden-12-s")
    hold(page, table_from(server, game))
    wait_for_turn(page)
    page.locator("[data-square].payable").first.click()
    page.keyboard.press("b")
    page.locator("footer").get_by_text(re.compile("^Place ")).first.wait_for()
    hot = page.get_by_role("region", name="Majorities").locator("tr.hot").first
    expect(hot.locator(".new b")).to_have_text("1")
    expect(hot.locator(".new small")).to_have_text(re.compile(r"\+\d+"))
    page.keyboard.press("u")
    expect(page.get_by_role("region", name="Majorities").locator("tr.hot")).to_have_count(0)


def test_memory_is_shown_only_where_the_table_allows_it(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, my_table(server, 2))
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Memory")).to_have_count(0)
    hold(page, my_table(server, 2, aids={"memory": True}))
    wait_for_turn(page)
    page.get_by_role("button", name="Memory").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name=re.compile("denar|dirham|ducat|florin"))).to_have_count(2)
    expect(sheet.get_by_role("row", name=re.compile("^florin"))).to_be_visible()
    check_state(page)


def test_six_players_fit_a_small_window(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP, theme="dark"))
    hold(page, my_table(server, 5, modules=["camps", "characters"]))
    page.get_by_role("region", name="Rivals").wait_for()
    expect(page.get_by_role("region", name="Rivals").get_by_role("listitem")).to_have_count(5)
    bar = page.locator("footer").bounding_box()
    for name in ("Rivals", "Majorities", "Log"):
        box = page.get_by_role("region", name=name).bounding_box()
        assert box
        assert bar
        assert box["y"] + box["height"] <= bar["y"] + 1, name
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    check_state(page)
    page.set_viewport_size({"width": 920, "height": 720})
    fits = "list => list.scrollWidth <= list.clientWidth"
    assert page.locator(".rivals ul").evaluate(fits), "a pill sticks out"


@pytest.mark.parametrize("look", [Look(PHONE, "de"), Look(SMALL_PHONE, "de")], ids=str)
def test_payment_options_are_completely_visible(visit: Visit, server: Served, look: Look) -> None:
    page = visit(NO_PAGE, look)
    market = "tower-11 tower-9-es chambers-8-nw garden-12-s"
    hold(page, table_from(server, position(3, hands=["F7 F4"], market=market)))
    page.locator('[data-square="1"]').tap()
    assert is_inside(page.locator(".payments button"), page.locator(".payments"))


def test_memory_fits_a_small_phone(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    hold(page, my_table(server, 2, aids={"memory": True}))
    page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    page.get_by_role("button", name="Gedächtnis").tap()
    nines = page.get_by_role("dialog").get_by_role("columnheader", name="9")
    assert is_inside(nines, page.get_by_role("dialog"))


@pytest.mark.parametrize("look", [Look(PHONE, "de"), Look(SMALL_PHONE, "de")], ids=str)
def test_two_tiles_to_place_leave_room_for_the_reserve(
    visit: Visit, server: Served, look: Look
) -> None:
    page = visit(NO_PAGE, look)
    hold(page, table_from(server, position(3, placing="tower-12 camp-8-ne", modules=ALL)))
    page.get_by_role("navigation").get_by_role("button").nth(2).tap()
    keep = page.get_by_role("button", name="in die Reserve")
    assert is_inside(keep, page.locator(".bar .buttons"))
    # It fills the row of the aids, so that none has a row of its own.
    assert lines_of(keep) == 1
    assert lines_of(page.locator(".bar p")) <= 2


@pytest.mark.parametrize("web_fonts", [True, False], ids=["ours", "wide"])
def test_all_tiles_of_a_large_reserve_are_visible(
    visit: Visit, server: Served, web_fonts: bool
) -> None:
    page = visit(NO_PAGE, Look(LAPTOP, "de", web_fonts=web_fonts))
    reserve = (
        "garden-12-s tower-9-es chambers-8-nw seraglio-4-ne camp-3-n garden-11 tower-11 "
        "pavilion-8 seraglio-9 arcades-9"
    )
    game = position(modules=ALL, placing="tower-12", reserves=[reserve], owned=["", "hakim"])
    hold(page, table_from(server, game))
    pieces = page.locator(".reserve .piece")
    expect(pieces).to_have_count(10)
    assert is_inside(pieces.last, page.locator(".reserve .pieces"))
    for rival in page.locator("section.rivals > ul > li").all():
        assert is_inside(rival, page.locator("section.rivals"))


SIX_TILES = "arcades-9 chambers-7-ne garden-11 tower-10-w pavilion-6-n seraglio-8-s"


def check_reserve(page: Page) -> None:
    """All tiles are inside of their box, and none below the button to redesign."""
    pieces = page.locator(".reserve .piece")
    expect(pieces).to_have_count(6)
    assert is_inside(pieces.last, page.locator(".reserve .pieces"))
    button = page.locator(".redesign").bounding_box()
    assert button
    for piece in pieces.all():
        place = piece.bounding_box()
        assert place
        assert not overlap(place, button)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_shows_a_large_reserve_and_the_button_to_redesign(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit(NO_PAGE, Look(TABLET, language))
    hold(page, table_from(server, position(3, reserves=[SIX_TILES])))
    page.locator(".redesign").wait_for()
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET):
        check_reserve(page)
        check_targets(page)
        page.locator(".redesign").click()
        check_reserve(page)
        page.locator(".redesign").click()


@pytest.mark.parametrize(
    "screen", [TABLET, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET], ids=lambda screen: screen.name
)
def test_the_reserve_of_a_tablet_keeps_its_height(
    visit: Visit, server: Served, screen: Screen
) -> None:
    page = visit(NO_PAGE, Look(screen, "es"))
    heights = set()
    for game in (
        position(3, hands=["N5"]),
        position(3, reserves=["tower-12"]),
        position(3, placing="tower-12", reserves=["garden-11"]),
    ):
        hold(page, table_from(server, game))
        page.locator("footer.bar.mine").wait_for()
        box = page.locator(".dock").bounding_box()
        assert box
        heights.add(box["height"])
    assert len(heights) == 1


def test_a_shade_tells_that_a_reserve_of_a_tablet_has_more(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET))
    reserve = f"{SIX_TILES} seraglio-9 garden-12-s"
    hold(page, table_from(server, position(3, reserves=[reserve])))
    expect(page.locator(".reserve .piece")).to_have_count(8)
    pieces = page.locator(".reserve .pieces")
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET):
        assert pieces.evaluate("one => one.scrollWidth > one.clientWidth")
        expect(pieces).to_have_css("mask-image", re.compile("linear-gradient"))


def test_a_small_phone_shows_a_large_reserve(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    hold(page, table_from(server, position(3, reserves=[SIX_TILES])))
    page.get_by_role("navigation").get_by_role("button").nth(2).tap()
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE):
        check_reserve(page)


def test_a_phone_on_its_side_shows_where_the_reserve_is(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LANDSCAPE_PHONE, "de"))
    hold(page, table_from(server, position(3, placing="tower-12", reserves=[SIX_TILES])))
    expect(page.locator(".drop")).to_be_in_viewport(ratio=1)


def test_a_laptop_shows_money_and_characters(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP, "es"))
    game = position(
        3, modules=ALL, hands=["N5 N3 R9 R4 U7 M4 M5"], owned=["faruk laila machma"],
        display="F1 R3 U4 N9",
    )  # fmt: skip
    hold(page, table_from(server, game))
    characters = page.get_by_role("list", name="Tus personajes").get_by_role("button")
    expect(characters).to_have_count(3)
    for character in characters.all():
        expect(character).to_be_in_viewport(ratio=1)
    assert lines_of(page.locator(".bar small")) <= 2


def test_a_plan_on_a_laptop_shows_the_whole_hand(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP, "de"))
    hold(page, table_from(server, position(3, hands=["N2 N3 N7 R3 U4 U1 F1 F5 F9"])))
    page.get_by_role("button", name="Planen").click()
    page.get_by_text("Das ist dein Plan").wait_for()
    expect(page.locator("[data-card]").last).to_be_in_viewport(ratio=1)


def test_the_next_action_dismisses_the_notice_of_a_scoring(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    game = position(3, hands=["F9"], deck="scoring-1", discards="...")
    hold(page, table_from(server, game))
    wait_for_turn(page)
    money = page.get_by_role("region", name="Money").get_by_role("button")
    notice = page.get_by_role("group", name="First scoring")
    for is_there in (1, 0):
        money.first.click()
        page.keyboard.press("t")
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator(".game")).to_have_attribute("data-moment", re.compile("/0$"))
        wait_for_turn(page)
        expect(notice).to_have_count(is_there)
