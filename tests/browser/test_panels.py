"""Panels beside the board while a person plays: majorities with a tile in hand, memory, rivals."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.helpers import position

from .checks import check_state
from .conftest import Visit
from .looks import LAPTOP, Look
from .positions import table_from
from .served import Served
from .tables import Seat, hold, new_table


def my_table(server: Served, rivals: int, **options: object) -> Seat:
    """A person and some bots."""
    return new_table(server, *["random"] * rivals, options=options)


def wait_for_turn(page: Page) -> None:
    """Until the person may act."""
    page.locator("footer").get_by_text("Your turn.").wait_for()


def test_where_things_fly_the_panels_follow(visit: Visit, server: Served) -> None:
    page = visit("/", Look(calm=False))
    hold(page, my_table(server, 2))
    wait_for_turn(page)
    page.get_by_role("region", name="Money").get_by_role("button").first.click()
    page.keyboard.press("t")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("You took")


def test_the_tile_in_hand_shows_in_its_row(visit: Visit, server: Served) -> None:
    page = visit("/")
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


def test_memory_is_there_only_where_the_table_allows_it(visit: Visit, server: Served) -> None:
    page = visit("/")
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
    page = visit("/", Look(LAPTOP, theme="dark"))
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
