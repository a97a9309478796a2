"""The private plan: made during the turns of others, kept, broken, played."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.helpers import position

from .checks import check_state
from .conftest import Visit
from .devices import NO_PAGE
from .looks import PHONE, Look
from .positions import table_from
from .served import Served
from .tables import Seat, ask, hold, join

MARKET = "seraglio-4-ne tower-9-es chambers-8-nw garden-12-s"


def two_people(server: Served) -> tuple[Seat, Seat]:
    """The second seat's turn; the first one waits and plans."""
    game = position(
        2, turn=1, hands=["F8 F4", "F9"], market=MARKET, display="F1 R3 U4 N9",
        palaces=["garden-10-n@1,0", "garden-10@1,0"],
    )  # fmt: skip
    waiting = table_from(server, game, "", start=False)
    active = join(server, waiting, "Ben", 1)
    ask(server, f"/tables/{waiting.table}/start", {}, waiting.host)
    return waiting, active


def plan_a_purchase(page: Page) -> None:
    """Plan seraglio 4 for the florin 8, below the fountain or wherever it fits."""
    page.get_by_role("button", name="Plan").click()
    page.locator(".planning").wait_for()
    page.locator('[data-square="1"]').click()
    page.get_by_role("button", name="4 over").click()
    page.get_by_role("button", name="Buy", exact=True).click()
    # A plan shows targets before the purchase too.
    expect(page.locator(".plan li")).to_have_count(1)
    page.locator(".cell.target").first.click()
    expect(page.locator(".plan li")).to_have_count(2)


def test_a_plan_is_kept_and_played(visit: Visit, server: Served) -> None:
    waiting, active = two_people(server)
    mine, theirs = visit(NO_PAGE), visit(NO_PAGE)
    hold(mine, waiting)
    plan_a_purchase(mine)
    check_state(mine)
    mine.get_by_role("button", name="Back to the game").click()
    expect(mine.locator('[data-square="1"]')).to_be_visible()
    mine.reload()
    hold(theirs, active)
    theirs.locator("[data-money]").first.click()
    theirs.get_by_role("button", name=re.compile("^Take")).click()
    theirs.get_by_role("button", name="Confirm").click()
    mine.get_by_role("button", name="Play it").click()
    expect(mine.locator('[data-lies="tile:seraglio-4-ne"]')).to_have_count(1)
    mine.get_by_role("button", name="Confirm").click()
    expect(mine.get_by_role("region", name="Log")).to_contain_text("seraglio 4")


def test_a_plan_says_what_a_rival_broke(visit: Visit, server: Served) -> None:
    waiting, active = two_people(server)
    mine, theirs = visit(NO_PAGE), visit(NO_PAGE)
    hold(mine, waiting)
    plan_a_purchase(mine)
    hold(theirs, active)
    theirs.locator('[data-square="1"]').click()
    theirs.get_by_role("button", name="Buy", exact=True).click()
    theirs.locator(".drop").first.click()
    theirs.get_by_role("button", name="Confirm").click()
    plan = mine.get_by_role("region", name="Your plan")
    expect(plan).to_contain_text("No longer possible: seraglio 4")
    mine.get_by_role("button", name="Clear").click()
    expect(plan).to_have_count(0)


def test_undo_takes_what_is_broken_out_of_a_plan(visit: Visit, server: Served) -> None:
    waiting, active = two_people(server)
    mine, theirs = visit(NO_PAGE), visit(NO_PAGE)
    hold(mine, waiting)
    mine.get_by_role("button", name="Plan").click()
    plan, steps = mine.locator("section.plan"), mine.locator(".plan li")
    # Nothing above it moves when the first step is planned.
    expect(plan.get_by_role("button")).to_have_count(0)
    height = plan.evaluate("e => e.offsetHeight")
    for tried, square in enumerate("41", 1):
        mine.locator(f'[data-square="{square}"]').click()
        mine.locator(".cell.target").first.click()
        expect(steps).to_have_count(tried)
        assert plan.evaluate("e => e.offsetHeight") == height
    hold(theirs, active)
    theirs.locator('[data-square="1"]').click()
    theirs.get_by_role("button", name="Buy", exact=True).click()
    theirs.locator(".drop").first.click()
    theirs.get_by_role("button", name="Confirm").click()
    # It is my turn now; the plan is kept, and can be opened again.
    expect(mine.get_by_role("region", name="Your plan")).to_contain_text("No longer possible")
    mine.get_by_role("button", name="Plan", exact=True).click()
    expect(mine.locator(".plan li.broken")).to_have_count(1)
    mine.get_by_role("button", name="Undo").click()
    expect(steps).to_have_count(1)
    expect(steps).to_contain_text("garden 12")


def test_a_plan_of_two_purchases_is_played(visit: Visit, server: Served) -> None:
    game = position(2, hands=["F4 N9", "F9"], market=MARKET, display="F1 R3 U4 N9")
    page = visit(NO_PAGE)
    hold(page, table_from(server, game))
    page.get_by_role("button", name="Plan").click()
    for square in "13":
        page.locator(f'[data-square="{square}"]').click()
        page.get_by_role("button", name="Buy", exact=True).click()
    for left in (1, 0):
        page.locator(".cell.target").first.click()
        expect(page.locator(".plan li")).to_have_count(4 - left)
    expect(page.locator("footer.bar")).to_contain_text("Plan · Turn complete.")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator('[data-lies="tile:chambers-8-nw"]')).to_have_count(1)


def test_a_tile_can_be_tried_before_it_is_affordable(visit: Visit, server: Served) -> None:
    waiting, _ = two_people(server)
    page = visit(NO_PAGE, Look(PHONE))
    hold(page, waiting)
    page.get_by_role("button", name="Plan").click()
    page.get_by_role("button", name="Market").click()
    banner = page.get_by_text("This is your plan")
    expect(banner).to_be_visible()
    page.locator('[data-square="4"]').tap()
    # It cannot be paid, so the cells are shown at once.
    expect(page.locator("footer.bar")).to_contain_text("garden 12 would fit on the lit cells.")
    page.locator(".cell.target").first.tap()
    expect(page.locator("footer.bar")).to_contain_text("+3 for first place in gardens")
    page.locator(".cell.target").first.tap()
    expect(page.locator('[data-lies="tile:garden-12-s"]')).to_have_count(1)
    # The board gets the room of what is known by now.
    expect(banner).to_have_count(0)
    check_state(page)


def test_a_plan_in_my_own_turn_changes_nothing_until_it_is_played(
    visit: Visit, server: Served
) -> None:
    game = position(
        2, hands=["F8 F4 N5", "F9"], market=MARKET, display="F1 R3 U4 N9",
        palaces=["garden-10-n@1,0", "garden-10@1,0"],
    )  # fmt: skip
    page = visit(NO_PAGE)
    hold(page, table_from(server, game))
    page.locator("footer.bar.mine").wait_for()
    plan_a_purchase(page)
    check_state(page)
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="Back to the game").click()
    expect(cards).to_have_count(3)
    expect(page.locator('[data-lies="tile:seraglio-4-ne"]')).to_have_count(0)
    page.get_by_role("button", name="Plan").click()
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".planning")).to_have_count(0)
    expect(page.locator('[data-lies="tile:seraglio-4-ne"]')).to_have_count(1)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("seraglio 4")
    expect(page.get_by_role("region", name="Your plan")).to_have_count(0)
