"""The market: what can be paid and how, what a tile would bring, choosing payments."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.helpers import position

from .checks import check_state
from .conftest import Visit
from .looks import DESKTOP, LAPTOP, SMALL_PHONE, Look
from .positions import table_from
from .served import Served
from .tables import hold

MARKET = "tower-7-new garden-12-s pavilion-8 arcades-5-nw"
HAND = "F9 R3 N7 N2 U4 U1"

_BOXES = "all => all.map(one => one.getBoundingClientRect()).map(b => [b.top, b.bottom])"


def sit(page: Page, server: Served, hand: str = HAND, modules: str = "") -> None:
    """My turn with this hand."""
    game = position(3, hands=[hand], market=MARKET, modules=modules)
    hold(page, table_from(server, game))
    page.locator(".bar.mine").wait_for()


def feet(page: Page) -> list[str]:
    """What stands under the tiles."""
    return [text.strip() for text in page.locator(".square .foot").all_inner_texts()]


@pytest.mark.parametrize(
    ("look", "wanted"),
    [
        (Look(DESKTOP), ["2 over", "9 short", "1 over", "exact"]),
        (Look(LAPTOP, "de", "dark"), ["2 zu viel", "9 fehlen", "1 zu viel", "passend"]),
        (Look(SMALL_PHONE, "es"), ["sobran 2", "faltan 9", "sobra 1", "exacto"]),
    ],
    ids=str,
)
def test_tiles_tell_how_they_can_be_paid(
    visit: Visit, server: Served, look: Look, wanted: list[str]
) -> None:
    page = visit("/", look)
    sit(page, server)
    assert feet(page) == wanted
    for state, count in (("exact", 1), ("over", 2), ("short", 1)):
        expect(page.locator(f".square.{state}")).to_have_count(count)
    pictures = page.locator(".square .picture").evaluate_all(_BOXES)
    marks = page.locator(".square .foot").evaluate_all(_BOXES)
    assert all(foot[0] >= tile[1] for tile, foot in zip(pictures, marks, strict=True)), "covered"
    check_state(page)


def test_what_is_missing_is_true_with_diamonds(visit: Visit, server: Served) -> None:
    page = visit("/")
    sit(page, server, "R9 M8 U1", "diamonds")
    assert feet(page) == ["1 over", "3 short", "exact", "3 over"]


def test_an_empty_hand_lights_nothing(visit: Visit, server: Served) -> None:
    page = visit("/")
    sit(page, server, "")
    assert feet(page) == ["7 short", "12 short", "8 short", "5 short"]
    expect(page.locator("[data-square].payable")).to_have_count(0)


def test_empty_feet_keep_their_room(visit: Visit, server: Served) -> None:
    page = visit("/")
    sit(page, server)
    before = page.locator(".market").bounding_box()
    page.locator("[data-money]").first.click()
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    assert feet(page) == [""] * 4
    assert page.locator(".market").bounding_box() == before
    name = page.locator('[data-square="4"]').get_attribute("aria-label")
    assert name == "Square 4, ducat: arcades 5 (walls north and west)."
