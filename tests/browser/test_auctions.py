"""Auctions: what they show on every screen, bids, passes and payments."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.rules.game import Game
from tests.helpers import position

from .checks import check_axe, check_everywhere, check_overflow, on_screens, overlap
from .conftest import Visit
from .devices import NO_PAGE
from .looks import (
    LANDSCAPE_PHONE,
    LANDSCAPE_TABLET,
    LANGUAGES,
    SMALL_LANDSCAPE_TABLET,
    SMALL_PHONE,
    TABLET,
    Look,
    Screen,
)
from .positions import ALL, played, table_from
from .served import Served
from .tables import ask, hold, join
from .test_modules import auction_of, check_fully_visible, expect_in_log, panel, sit

MIDDLE_PHONE = Screen("middle-phone", 375, 667, touch=True)
SHORT_PHONES = (SMALL_PHONE, MIDDLE_PHONE)
HAND = "N9 N3 R8 U2 U1 M4 M5"
#: Texts with a word that has more than one line.
_BROKEN = """all => all.filter(one => one.textContent.trim().split(/\\s+/).some(word => {
    const node = one.firstChild
    const start = node.data.indexOf(word)
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + word.length)
    return range.getClientRects().length > 1
})).map(one => one.textContent)"""


def opened(hand: str = HAND, character: str = "yusuf") -> Game:
    """An auction that the first seat opens with this hand, against nobody with money."""
    return auction_of(character, hands=[hand, "", ""])


def bidder(page: Page, number: int) -> Locator:
    """A seat in the row of bids; the first is the opener."""
    return (
        page.get_by_role("list", name=re.compile("Bids|Gebote|Pujas"))
        .get_by_role("listitem")
        .nth(number)
    )


def step_up(page: Page, times: int) -> None:
    for _ in range(times):
        page.get_by_role("button", name="One more").click()


def test_a_bid_wins_and_is_paid(visit: Visit, server: Served) -> None:
    """characters.auction"""
    page = sit(visit, server, opened("N5 N3 R9"))
    expect(panel(page, "Auction: Yusuf").get_by_text("one point more")).to_be_visible()
    check_axe(page)
    step_up(page, 1)
    page.get_by_role("button", name="Bid 2").press("Enter")
    paying = page.get_by_role("region", name=re.compile("is yours for 2"))
    check_axe(page)
    expect(paying.locator("[aria-pressed]").first).to_be_focused()
    ways = paying.get_by_role("group", name="Pay in one currency")
    ways.get_by_role("button", name="dirham 9 7 over").click()
    paying.get_by_role("button", name="Pay 9").click()
    expect(page.get_by_role("list", name="Your characters").get_by_role("button")).to_have_count(1)


def test_a_bid_that_was_not_made_is_forgotten(visit: Visit, server: Served) -> None:
    page = sit(visit, server, opened("N5 N3 R9"))
    step_up(page, 3)
    expect(page.get_by_role("button", name="Bid 4")).to_be_visible()
    page.locator('a[href="/"]').first.click()
    page.get_by_role("heading", level=1).wait_for()
    page.go_back()
    expect(page.get_by_role("button", name="Bid 1")).to_be_visible()


def test_a_pass_is_final(visit: Visit, server: Served) -> None:
    """characters.auction"""
    page = sit(visit, server, auction_of("yusuf"))
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Pass for good?").click()
    expect_in_log(page, "You pass.")


def test_a_player_who_cannot_raise_can_only_pass(visit: Visit, server: Served) -> None:
    """characters.auction"""
    game = auction_of("yusuf", "bid 1", "bid 9", "pass", hands=["N5", "N6 N3", ""])
    page = sit(visit, server, game)
    expect(page.locator("footer.bar")).to_contain_text("does not cover a higher bid")
    expect(bidder(page, 0)).to_contain_text("–")
    expect(bidder(page, 1)).to_contain_text("9 Tariq highest", use_inner_text=True)
    expect(bidder(page, 2)).to_contain_text("passed")
    expect(page.get_by_role("button", name=re.compile("^Bid"))).to_have_count(0)
    expect(page.get_by_role("button", name="Pass")).to_be_visible()


def test_the_panel_tells_how_each_currency_would_pay(visit: Visit, server: Served) -> None:
    page = sit(visit, server, opened())
    step_up(page, 8)
    expect(bidder(page, 0)).to_contain_text("9")
    cover = page.get_by_role("list", name="Pay in one currency").get_by_role("listitem")
    expect(cover).to_have_text(
        [re.compile(text) for text in ("12 exact", "8 too little", "3 too little", "9 exact")]
    )
    step_up(page, 1)
    expect(cover.first).to_have_text(re.compile("12 2 over"))
    expect(page.locator(".cover > b")).to_have_text("denar 9 + 3")
    # A hint is compared with it.
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="What the architect would do")).to_contain_text("Bid 1")
    expect(cover.first).to_be_visible()


def test_bidding_everything_asks_once_more(visit: Visit, server: Served) -> None:
    page = sit(visit, server, opened("N3"))
    step_up(page, 2)
    page.get_by_role("button", name="Bid 3").click()
    expect(page.locator(".game")).to_have_attribute("data-busy", "false")
    page.get_by_role("button", name="Bid all 3?").click()
    expect(page.get_by_role("region", name=re.compile("is yours for 3"))).to_be_visible()


def test_a_bid_offers_nothing_to_take_back(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    table = table_from(server, auction_of("yusuf"), "", "random", start=False)
    join(server, table, "Bo")
    ask(server, f"/tables/{table.table}/start", {}, table.host)
    hold(page, table)
    page.get_by_role("button", name="Bid 1").click()
    expect(page.locator("footer.bar")).to_contain_text("Bo")
    expect(bidder(page, 0)).to_contain_text("you lead")
    expect(bidder(page, 1)).to_contain_text("to bid")
    back = page.locator("footer.bar button:enabled", has_text=re.compile("undo|back|reset", re.I))
    expect(back).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    inside = page.get_by_role("dialog").get_by_text(re.compile("undo|take back", re.I))
    expect(inside.filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["your bid", "highest"]),
        ("de", ["dein Gebot", "führt"]),
        ("es", ["te toca", "va ganando"]),
    ],
)
def test_the_row_of_bids_addresses_me(
    visit: Visit, server: Served, language: str, words: list[str]
) -> None:
    game = auction_of("yusuf", "bid 1", "bid 2", "pass")
    page = sit(visit, server, game, Look(language=language))
    for number, word in enumerate(words):
        expect(bidder(page, number)).to_contain_text(word)


# -- screens -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_fits_every_screen(visit: Visit, server: Served, language: str) -> None:
    page = sit(visit, server, auction_of("abdul_knihstig"), Look(language=language))
    page.locator(".above .panel").wait_for()
    check_everywhere(page)


@pytest.mark.parametrize("screen", SHORT_PHONES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_phone_shows_everything_about_an_auction(
    visit: Visit, server: Served, screen: Screen, language: str
) -> None:
    page = sit(visit, server, opened(character="abdul_knihstig"), Look(screen, language))
    for what in ("div.card", ".note", ".bids", ".cover li >> nth=3"):
        expect(page.locator(".above").locator(what)).to_be_in_viewport(ratio=1)
    for button in page.locator("footer.bar").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    expect(page.get_by_role("navigation")).to_have_count(0)
    palace = page.locator(".board").bounding_box()
    top_bar = page.get_by_role("banner").bounding_box()
    assert palace
    assert top_bar
    assert palace["height"] > 150
    # No empty row between them.
    assert palace["y"] == top_bar["y"] + top_bar["height"]
    check_overflow(page)


def test_the_panel_folds_to_look_around(visit: Visit, server: Served) -> None:
    page = sit(visit, server, auction_of("yusuf"), Look(SMALL_PHONE, "de"))
    check_fully_visible(page, "1 bieten")
    page.get_by_role("button", name="Platz machen").tap()
    box = page.locator(".board").bounding_box()
    assert box
    assert box["height"] > 240
    page.get_by_role("navigation").get_by_role("button", name="Bauhof").tap()
    expect(page.locator("[data-square]").first).to_be_visible()
    check_overflow(page)
    page.get_by_role("button", name="Alles zeigen").tap()
    check_fully_visible(page, "Passen")


def test_a_folded_panel_of_a_phone_on_its_side_gives_its_room_to_the_board(
    visit: Visit, server: Served
) -> None:
    page = sit(visit, server, opened(), Look(LANDSCAPE_PHONE, "de"))
    page.get_by_role("button", name="Platz machen").tap()
    unfold = page.get_by_role("button", name="Alles zeigen")
    expect(unfold).to_be_in_viewport(ratio=1)
    board, folded = page.locator(".board").bounding_box(), page.locator(".above .panel")
    assert board
    assert board["x"] + board["width"] == LANDSCAPE_PHONE.width
    tile, shown = page.locator('[data-cell="0,0"]').bounding_box(), folded.bounding_box()
    assert tile
    assert shown
    assert not overlap(tile, shown)
    check_overflow(page)


def test_many_ways_to_pay_have_a_shade_where_they_scroll(visit: Visit, server: Served) -> None:
    hands = ["N9 N3 N2 N1 R8 R3 R2 U4 U3 U1 F9 F7 M5", "", ""]
    game = auction_of("abdul_knihstig", "bid 3", "pass", "pass", hands=hands)
    page = sit(visit, server, game, Look(TABLET, "de"))
    ways = page.locator(".ways")
    expect(ways).to_have_css("background-image", re.compile("linear-gradient"))
    assert ways.evaluate("one => one.scrollHeight > one.clientHeight")


def test_the_board_makes_room_for_the_panel(visit: Visit, server: Served) -> None:
    page = sit(visit, server, auction_of("yusuf"))
    panel(page, "Auction: Yusuf").wait_for()
    tile = page.locator('[data-cell="0,0"]').bounding_box()
    shown = panel(page, "Auction: Yusuf").bounding_box()
    stage = page.locator(".board").bounding_box()
    assert tile
    assert shown
    assert stage
    assert tile["y"] + tile["height"] <= shown["y"]
    assert stage["y"] + stage["height"] <= shown["y"]


def test_a_tablet_shows_board_auction_and_hand(visit: Visit, server: Served) -> None:
    page = sit(visit, server, auction_of("yusuf"), Look(TABLET, "es"))
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET):
        shown = page.locator(".above .panel").bounding_box()
        tile = page.locator('[data-cell="0,0"]').bounding_box()
        stage = page.locator(".board").bounding_box()
        hand = page.locator(".panel.mine").bounding_box()
        assert shown
        assert tile
        assert stage
        assert hand
        assert stage["height"] >= 300
        assert tile["width"] >= 110
        # The panel is below the market, whose tiles may be what it is about.
        for square in page.locator(".square").all():
            expect(square).to_be_in_viewport(ratio=1)
            box = square.bounding_box()
            assert box
            assert not overlap(shown, box)
        assert not overlap(shown, stage)
        assert not overlap(shown, hand)
        check_overflow(page)
        # Longer words about a bid move nothing.
        page.locator(".bids small").last.evaluate("one => one.textContent = 'va ganando'")
        assert page.locator(".above .panel").bounding_box() == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_about_bids_are_whole_on_a_tablet(
    visit: Visit, server: Served, language: str
) -> None:
    game = played(
        position(4, modules=ALL, turn=3, hands=["N5 N3 R9", "N6 R3", "U8", "F9"],
                 deck="character-hakim ...", display="F1 R1 U9 N9"),
        "take florin 1", "bid 1", "bid 2", "bid 3",
    )  # fmt: skip
    page = sit(visit, server, game, Look(LANDSCAPE_TABLET, language))
    page.locator(".bids li").first.wait_for()
    for _ in on_screens(page, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET):
        assert page.locator(".bids small").evaluate_all(_BROKEN) == []


def test_a_phone_on_its_side_has_panel_and_board_side_by_side(visit: Visit, server: Served) -> None:
    page = sit(visit, server, opened(), Look(LANDSCAPE_PHONE, "de"))
    shown = page.locator(".above .panel").bounding_box()
    tile = page.locator('[data-cell="0,0"]').bounding_box()
    stage = page.locator(".board").bounding_box()
    assert shown
    assert tile
    assert stage
    assert stage["width"] > 250
    assert stage["x"] + stage["width"] <= shown["x"]
    assert tile["x"] + tile["width"] <= shown["x"]
    check_overflow(page)


def test_the_payment_of_a_bid_is_visible(visit: Visit, server: Served) -> None:
    hands = ["N5 N3 R9 R2 R1 U4 F3 M4", "", ""]
    game = auction_of("abdul_knihstig", "bid 3", "pass", "pass", hands=hands)
    page = sit(visit, server, game, Look(SMALL_PHONE, "de"))
    check_fully_visible(page, "3 zahlen")
