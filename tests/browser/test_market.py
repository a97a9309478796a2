"""The market: what can be paid and how, what a tile would bring, choosing payments."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers import position

from .checks import check_everywhere, check_state, lines_of, on_screens, overlap
from .conftest import Visit
from .devices import NO_PAGE
from .looks import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LANDSCAPE_TABLET,
    LAPTOP,
    PHONE,
    SMALL_LANDSCAPE_TABLET,
    SMALL_PHONE,
    TABLET,
    Look,
)
from .player import Player
from .positions import ALL, table_from
from .served import Served
from .tables import ask, hold, join
from .test_panels import is_inside

MARKET = "tower-7-new garden-12-s pavilion-8 arcades-5-nw"
HAND = "F9 R3 N7 N2 U4 U1"

#: Whether an element is within its parent's right edge.
_IS_REACHED = """way => {
    const [inner, outer] = [way, way.parentElement].map(one => one.getBoundingClientRect())
    return inner.right <= outer.right + 1
}"""
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
    page = visit(NO_PAGE, look)
    sit(page, server)
    assert feet(page) == wanted
    for state, count in (("exact", 1), ("over", 2), ("short", 1)):
        expect(page.locator(f".square.{state}")).to_have_count(count)
    pictures = page.locator(".square .picture").evaluate_all(_BOXES)
    marks = page.locator(".square .foot").evaluate_all(_BOXES)
    assert all(foot[0] >= tile[1] for tile, foot in zip(pictures, marks, strict=True)), "covered"
    check_state(page)


def test_what_is_missing_is_true_with_diamonds(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    sit(page, server, "R9 M8 U1", "diamonds")
    assert feet(page) == ["1 over", "3 short", "exact", "3 over"]
    # Those that only diamonds pay show it.
    expect(page.locator(".square:is(.exact, .over) .foot use[href*=diamond]")).to_have_count(3)
    expect(page.locator('[data-square="3"]')).to_have_accessible_name(
        re.compile("You can pay exactly with diamonds")
    )


def test_a_tile_tells_what_is_missing_in_its_currency_and_in_diamonds(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE)
    sit(page, server, "M4 F9", "diamonds")
    assert feet(page) == ["2 over", "8 short", "4 short", "1 short"]
    expect(page.locator(".short .foot svg")).to_have_count(3)
    square = page.locator('[data-square="2"]')
    missing = "ou are 12 dirhams or 8 diamonds short."
    label = "Square 2, dirham: garden 12 (wall south)."
    expect(square).to_have_attribute("aria-label", f"{label} Y{missing}")
    square.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(missing)
    square.click()
    expect(bar(page)).to_contain_text(missing)


def test_an_empty_hand_lights_nothing(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    sit(page, server, "")
    assert feet(page) == ["7 short", "12 short", "8 short", "5 short"]
    expect(page.locator("[data-square].payable")).to_have_count(0)


def test_empty_feet_keep_their_room(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    sit(page, server)
    before = page.locator(".market").bounding_box()
    page.locator("[data-money]").first.click()
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    assert feet(page) == [""] * 4
    assert page.locator(".market").bounding_box() == before
    name = page.locator('[data-square="4"]').get_attribute("aria-label")
    assert name == "Square 4, ducat: arcades 5 (walls north and west)."


def bar(page: Page) -> Locator:
    """What the bar tells."""
    return page.locator(".bar p")


def test_an_unaffordable_tile_after_another_tells_what_is_missing(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE)
    sit(page, server)
    page.locator('[data-square="1"]').click()
    expect(page.locator(".payments")).to_be_visible()
    page.locator('[data-square="2"]').click()
    expect(bar(page)).to_contain_text("Garden 12: you are 9 dirhams short.")
    expect(page.locator(".market .picked")).to_have_count(1)
    expect(page.locator(".payments")).to_have_count(0)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


def test_the_bar_tells_what_is_missing_in_diamonds(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE, "de"))
    sit(page, server, "R1 M8 U1", "diamonds")
    missing = "Dir fehlen 11 Dirham oder 4 Diamanten."
    card = page.get_by_role("tooltip")
    hold_down(page.locator('[data-square="2"]'), card)
    expect(card).to_contain_text(missing)
    expect(bar(page)).not_to_contain_text(missing)
    page.locator('[data-square="2"]').tap()
    expect(card).to_have_count(0)
    expect(bar(page)).to_contain_text(missing)


def hold_down(where: Locator, opens: Locator) -> None:
    """Hold a finger there until something opens."""
    box = where.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    browser = where.page.context.new_cdp_session(where.page)
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(opens).to_be_visible()
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    browser.detach()


def test_a_card_that_cannot_pay_says_why(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    sit(page, server)
    page.locator('[data-square="3"]').click()
    page.locator('[data-card="F9#0"]').click()
    expect(page.locator(".payments small")).to_have_text(
        "This square must be paid in denars, not in florins."
    )
    expect(page.get_by_role("button", name="Buy", exact=True)).to_be_visible()
    check_state(page)
    page.locator('[data-card="N2#0"]').click()
    expect(page.locator(".payments small")).to_have_text("1 short")


def test_spare_cards_leave_a_note_however_many_they_are(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    sit(page, server, "N9 N2 N1 N1")
    page.locator('[data-square="3"]').click()
    for card in ("N2#0", "N1#0", "N1#1"):
        page.locator(f'[data-card="{card}"]').click()
    expect(page.locator(".payments small")).to_have_text("Fewer cards are enough.")


def test_the_refusal_of_a_card_names_every_currency_that_pays(visit: Visit, server: Served) -> None:
    """diamonds.pay"""
    page = visit(NO_PAGE)
    sit(page, server, "F9 N8 M4", "diamonds")
    page.locator('[data-square="3"]').click()
    page.locator('[data-card="F9#0"]').click()
    expect(page.locator(".payments small")).to_have_text(
        "This square must be paid in denars or diamonds, not in florins."
    )


def test_with_cards_selected_a_tile_tells_what_is_missing_as_it_says_itself(
    visit: Visit, server: Served
) -> None:
    """diamonds.pay"""
    page = visit(NO_PAGE)
    sit(page, server, "R2 M8 M3", "diamonds")
    page.locator('[data-card="R2#0"]').click()
    page.locator('[data-square="2"]').click()
    assert feet(page)[1] == "1 short"
    expect(bar(page)).to_contain_text("you are 10 dirhams or 1 diamond short.")


def test_a_card_of_another_currency_that_pays_starts_another_payment(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE)
    sit(page, server, "N7 N2 M8", "diamonds")
    page.locator('[data-square="3"]').click()
    page.locator('[data-card="N2#0"]').click()
    page.locator('[data-card="M8#0"]').click()
    pressed = page.locator(".payments [aria-pressed=true]")
    expect(pressed).to_have_accessible_name("diamond 8 exact: act again")


@pytest.mark.parametrize(
    "look", [Look(DESKTOP, "de"), Look(LAPTOP, "es"), Look(PHONE, "de")], ids=str
)
def test_no_payment_is_cut_off(visit: Visit, server: Served, look: Look) -> None:
    page = visit(NO_PAGE, look)
    sit(page, server, "F5 F4 F3 F6 F2 F7 F8 M7 M8 M9", "diamonds")
    page.locator('[data-square="1"]').click()
    ways = page.locator(".payments button")
    assert ways.count() > 8
    strip = page.locator(".ways")
    # One row, which a wheel scrolls, a click and the focus.
    assert page.locator("footer.bar").evaluate("bar => bar.offsetHeight") <= 130
    ways.first.hover()
    page.mouse.wheel(0, 9999)
    page.wait_for_function(_IS_REACHED, arg=ways.last.element_handle())
    ways.first.focus()
    assert is_inside(ways.first, strip)
    ways.nth(5).evaluate("way => way.click()")
    assert is_inside(ways.nth(5), strip)
    names = [way.evaluate("way => way.innerText") for way in ways.all()]
    assert len(set(names)) == len(names), "two payments have the same name"
    check_state(page)


@pytest.mark.parametrize(
    "look",
    [
        Look(LAPTOP),
        Look(DESKTOP),
        Look(TABLET),
        Look(LANDSCAPE_TABLET),
        Look(SMALL_LANDSCAPE_TABLET),
    ],
    ids=str,
)
def test_the_table_does_not_move_with_what_the_bar_says(
    visit: Visit, server: Served, look: Look
) -> None:
    page = visit(NO_PAGE, look)
    game = position(3, hands=[HAND], market=MARKET, display="N8 R3 U4 F9")
    hold(page, table_from(server, game))
    footer = page.locator("footer.bar.mine")
    footer.wait_for()
    place = footer.bounding_box()
    page.locator('[data-square="1"]').click()
    page.locator('[data-card="R3#0"]').click()
    expect(page.locator(".payments")).to_contain_text("paid in florins, not in dirhams")
    assert footer.bounding_box() == place
    page.locator('[data-square="4"]').click()
    expect(page.locator(".payments")).to_contain_text("Pay for arcades 5 with")
    assert footer.bounding_box() == place
    page.locator(".bar .go").click()
    expect(bar(page)).to_contain_text("You build at the end of your turn.")
    page.locator('[data-money="R3#0"]').click()
    page.locator('[data-money="U4#0"]').click()
    expect(bar(page)).to_contain_text("Together that would be 7, and 5 is the most.")
    expect(bar(page)).to_contain_text("Now only the last card is selected.")
    expect(page.locator(".bar .go")).to_have_text("Take 4 ducats")
    assert footer.bounding_box() == place
    page.locator(".bar .go").click()
    page.locator(".cell.bad").first.click(force=True)
    expect(bar(page)).to_contain_text("Doesn’t fit")
    assert footer.bounding_box() == place
    cell = page.locator(".cell.target").first
    if look.screen.touch:
        cell.tap()
        # What was refused is over as soon as a cell is chosen where the tile fits.
        expect(bar(page)).to_contain_text("+")
        expect(bar(page)).not_to_contain_text("Doesn’t fit")
        cell.tap()
    else:
        cell.click()
    expect(bar(page)).to_contain_text("Turn complete.")
    expect(footer.locator(".say svg")).to_be_visible()
    assert footer.bounding_box() == place


def test_taking_tells_the_card_or_the_sum(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    game = position(3, market=MARKET, display="N8 R1 U3 F9")
    hold(page, table_from(server, game))
    page.locator('[data-money="N8#0"]').click()
    expect(bar(page)).to_contain_text("One card, worth 8.")
    expect(page.get_by_role("button", name="Take 8 denars")).to_be_visible()
    page.locator('[data-money="R1#0"]').click()
    page.locator('[data-money="U3#0"]').click()
    expect(bar(page)).to_contain_text("Total 4, and up to 5 is allowed.")
    expect(page.get_by_role("button", name="Take 4 in all")).to_be_visible()


def test_a_small_phone_shows_payments_refusals_and_the_hand(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    game = position(3, hands=["F9 F4 F3 R3 N7 N2 U4 U1"], market=MARKET, display="N8 R3 U4 F9")
    hold(page, table_from(server, game))
    page.locator('[data-square="4"]').tap()
    page.locator(".bar .go").tap()
    expect(bar(page)).to_contain_text("noch eine Aktion")
    page.locator('[data-square="1"]').tap()
    card = page.locator('[data-card="R3#0"]')
    card.tap()
    expect(page.locator(".payments")).to_contain_text("zahlt man mit Gulden, nicht mit Dirham")
    expect(card).to_be_in_viewport(ratio=0.99)
    for way in page.locator(".payments button").all():
        expect(way).to_be_in_viewport(ratio=0.99)
    foot = page.locator("footer.bar").bounding_box()
    bottom = card.bounding_box()
    assert foot
    assert bottom
    assert bottom["y"] + bottom["height"] <= foot["y"] + 1, "the bar lies over the hand"
    page.locator('[data-money="N8#0"]').tap()
    expect(page.locator(".bar .bad")).to_have_count(0)
    for button in page.locator(".bar .buttons button").all():
        assert lines_of(button) <= 1
    page.locator(".bar .go").tap()
    page.locator(".cell.bad").first.tap(force=True)
    expect(bar(page)).to_contain_text("Passt nicht")
    # Once, in a column that is not narrow.
    expect(page.locator(".chip.bad")).to_be_hidden()
    assert page.locator(".bar .words").evaluate("words => words.offsetWidth") > 180
    page.locator(".cell.target").first.tap()
    expect(bar(page)).not_to_contain_text("Passt nicht")
    expect(bar(page)).to_contain_text("für die Mauer")


@pytest.mark.parametrize("look", [Look(DESKTOP), Look(PHONE)], ids=str)
def test_the_bar_tells_the_gain_in_words(visit: Visit, server: Served, look: Look) -> None:
    page = visit(NO_PAGE, look)
    palaces = ["garden-10-n@1,0", "tower-9-nw@-1,0"]
    game = position(3, placing="tower-11-n garden-12-s", palaces=palaces)
    hold(page, table_from(server, game))
    page.locator(".bar.mine").wait_for()
    cell = page.locator('[data-cell="2,0"]')
    cell.tap() if look.screen.touch else cell.hover()
    gain = "+1 for the wall, +3 for shared first place in towers."
    expect(bar(page)).to_contain_text(gain)
    cell.click()
    expect(bar(page)).to_contain_text("Place garden 12")
    page.locator("[data-drop=reserve]").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    # The whole turn, though its last tile brought nothing.
    expect(bar(page)).to_contain_text("+3 for shared first place in towers, +1 for the wall.")
    page.get_by_role("button", name="Reset").click()
    expect(bar(page)).not_to_contain_text("towers")
    check_state(page)


def test_the_card_of_a_tile_tells_what_it_brings(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    palaces = ["garden-10-n@1,0", "tower-9-nw@-1,0"]
    market = "tower-11-n garden-12-s pavilion-8 arcades-5-nw"
    game = position(3, hands=["F9 F2 R3"], market=market, palaces=palaces, display="R1 N9 U9 F9")
    hold(page, table_from(server, game))
    page.locator(".bar.mine").wait_for()
    card = page.get_by_role("tooltip")
    page.locator('[data-square="1"]').hover()
    expect(card).to_contain_text("tower 11")
    expect(card).to_contain_text("east of garden 10")
    expect(card).to_contain_text("1, shared first +3")
    expect(card).to_contain_text("florin 9 + 2")
    expect(page.locator(".chip")).to_be_visible()
    expect(page.locator(".cell.target")).to_have_count(0)
    check_everywhere(page, (DESKTOP, LAPTOP))
    # Money, hand and the cell stay in sight.
    for _ in on_screens(page, LAPTOP, DESKTOP):
        page.locator('[data-square="2"]').hover()
        page.locator('[data-square="1"]').hover()
        expect(page.locator(".chip")).to_be_visible()
        place = card.bounding_box()
        assert place
        for other in (".left", '[data-cell="2,0"]'):
            box = page.locator(other).bounding_box()
            assert box
            assert not overlap(place, box)
    page.mouse.move(700, 10)
    expect(card).to_have_count(0)
    expect(page.locator(".chip")).to_have_count(0)
    page.locator('[data-square="1"]').focus()
    page.keyboard.press("Tab")
    expect(card).to_contain_text("You are 9 dirhams short.")
    expect(card).to_contain_text("1 dirham on offer now")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_phone_shows_all_of_the_card_of_a_tile_that_is_held(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LANDSCAPE_PHONE, "de"))
    hold(page, table_from(server, position(4, hands=["N5 N3 R9"], modules=ALL)))
    Player(page).wait_for_turn()
    finger = page.context.new_cdp_session(page)
    for _ in on_screens(page, LANDSCAPE_PHONE, SMALL_PHONE):
        box = page.locator("[data-square]").last.bounding_box()
        assert box
        points = [{"x": box["x"] + 20, "y": box["y"] + 20}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        card = page.get_by_role("tooltip")
        expect(card.get_by_role("term")).not_to_have_count(0)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(card).to_be_in_viewport(ratio=1)
        page.locator("footer.bar p").tap()
        expect(card).to_have_count(0)


def test_what_is_missing_is_shown_in_the_turns_of_others(visit: Visit, server: Served) -> None:
    page, guest = visit("/"), visit("/")
    game = position(2, turn=1, hands=[HAND, "F1"], market=MARKET)
    table = table_from(server, game, "", start=False)
    join(server, table, "Bo")
    ask(server, f"/tables/{table.table}/start", {}, table.host)
    hold(page, table)
    page.locator('[data-square="2"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("You are 9 dirhams short.")
    assert feet(page) == [""] * 4
    check_state(page)
    guest.goto(table.path)
    guest.locator('[data-square="2"]').hover()
    expect(guest.get_by_role("tooltip")).to_contain_text("garden 12")
    expect(guest.get_by_role("tooltip")).not_to_contain_text("short")


def test_ears_hear_with_the_focus_what_a_tile_brings(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    game = position(3, hands=["F9 F2"], market="tower-11-n garden-12-s pavilion-8 arcades-5-nw")
    hold(page, table_from(server, game))
    page.locator(".bar.mine").wait_for()
    square = page.locator('[data-square="1"]')
    expect(square).to_have_accessible_description("")
    page.keyboard.press("Tab")
    expect(square).to_have_accessible_description(
        re.compile(r"Best cell: \w+ of the lion fountain\. Longest wall: 0 → 1")
    )
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_screen_reader_without_keys_hears_it_too(visit: Visit, server: Served) -> None:
    """Those of phones move the focus by themselves."""
    page = visit(NO_PAGE, Look(PHONE))
    sit(page, server)
    squares = page.locator("[data-square]")
    squares.first.focus()
    for square in squares.all():
        expect(square).to_have_accessible_description(re.compile("^Best cell:"))


def test_a_double_click_buys_or_takes(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    sit(page, server)
    page.locator("[data-money]").first.dblclick()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("u")
    money = page.locator("[data-money]")
    expect(money).to_have_count(4)
    page.locator('[data-square="4"]').dblclick()
    expect(page.locator('[data-square="4"]')).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator('[data-square="4"]')).to_have_attribute("aria-pressed", "false")
