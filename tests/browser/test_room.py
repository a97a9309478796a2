"""The table fits every screen: nothing scrolls that need not, and fingers find what they touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.helpers import position

from .checks import (
    check_axe,
    check_overflow,
    check_targets,
    lines_of,
    on_screens,
    overlap,
    set_screen,
)
from .conftest import Visit
from .devices import NO_PAGE
from .games import played
from .looks import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LANDSCAPE_TABLET,
    LANGUAGES,
    LAPTOP,
    SHORT_PHONE,
    SMALL_LANDSCAPE_TABLET,
    SMALL_PHONE,
    TABLET,
    Look,
    Screen,
)
from .player import Player
from .positions import ALL, table_from
from .served import Served
from .tables import hold, new_table

#: A hand of every currency, with several cards of most.
HAND = "N2 N3 N7 R3 U4 U1 F1 F5 F9"
MARKET = "tower-11 tower-9-es chambers-8-nw garden-12-s"
#: An Alhambra of three rows and four columns, with free cells below it.
SQUARE = (
    "arcades-5-nw@-2,-1 arcades-8-n@-1,-1 garden-10-n@0,-1 tower-9-ne@1,-1 seraglio-7-w@-2,0 "
    "seraglio-9@-1,0 garden-9-e@1,0 arcades-6-sw@-2,1 chambers-11@-1,1 chambers-10@0,1 "
    "pavilion-8@1,1"
)

#: Parts of the page that scroll although everything should be visible at once.
_SCROLLS = """() => ['main', '.view', '.part', '.panel', '.stage > div', 'html'].flatMap((css) =>
    [...document.querySelectorAll(css)]
        .filter((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0)
        .map((one) => `${css}: ${one.scrollHeight} in ${one.clientHeight}`))"""
#: The line around a marked tile, and the lines beside it.
_MARK = """one => {
    const { borderTopStyle, boxShadow } = getComputedStyle(one, '::before')
    return [borderTopStyle, boxShadow]
}"""
#: Words of the majorities that reach out of their cell, the last of its row.
_CUT = """() => [...document.querySelectorAll(".majorities .long")].filter((one) =>
    one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 0.5
).map((one) => one.textContent)"""
#: Cells of the majorities whose text reaches the next one.
_TOUCHING = """() => [...document.querySelectorAll(".majorities tbody td")].filter((one) => {
    const text = document.createRange()
    text.selectNodeContents(one)
    const next = one.nextElementSibling?.firstElementChild
    return next && text.getBoundingClientRect().right > next.getBoundingClientRect().left - 2
}).map((one) => one.textContent)"""
#: Cards of the hand that lie under cards of modules.
_COVERED = """() => {
    const frames = [...document.querySelectorAll('.mine li, .mine .gates')]
    const boxes = frames.map((one) => one.getBoundingClientRect())
    return [...document.querySelectorAll('[data-card]')].filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        return boxes.some((box) =>
            box.left < right && left < box.right && box.top < bottom - 1 && top < box.bottom - 1)
    }).map((card) => card.dataset.fly)
}"""


def sit(page: Page, server: Served, hand: str = HAND, **fields: object) -> None:
    """Take part in a game with three rivals."""
    game = position(4, hands=[hand], market=MARKET, **fields)  # type: ignore[arg-type]
    hold(page, table_from(server, game))
    Player(page).wait_for_turn()


def test_market_money_and_hand_fit_without_scrolling(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    sit(page, server)
    expect(page.locator("[data-card]")).to_have_count(9)
    bar = page.locator("footer.bar")
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE, LANDSCAPE_PHONE):
        assert page.evaluate(_SCROLLS) == []
        check_targets(page)
        assert lines_of(bar.locator("p")) <= 2
        # What cannot be used takes no row.
        expect(bar.locator("button:disabled")).to_have_count(0)
        assert bar.evaluate("bar => bar.offsetHeight") < 70
        check_overflow(page)
    page.locator("[data-money]").first.tap()
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE, LANDSCAPE_PHONE):
        take, whole = bar.locator(".go").bounding_box(), bar.bounding_box()
        assert take
        assert whole
        # It ends where the bar ends.
        assert take["x"] + take["width"] > whole["width"] - 24


def test_a_large_hand_fits_in_a_low_window(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP))
    sit(page, server, hand="N2 N3 N4 R1 R8 U3 U4 U6 F2 F3 F5 F8 F9 F9")
    expect(page.locator("[data-card]")).to_have_count(14)
    assert page.evaluate(_SCROLLS) == []


@pytest.mark.parametrize("language", ["de", "es"])
def test_a_phone_shows_whole_cards_of_the_hand_and_of_modules(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, language))
    owned, gates = ["fatima laila yusuf"], [1, 0, 0, 0]
    sit(page, server, f"{HAND} M4 M5", modules=ALL, owned=owned, gates=gates)
    expect(page.locator("[data-card]")).to_have_count(11)
    expect(page.locator("section .mine li button")).to_have_count(3)
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE, LANDSCAPE_PHONE):
        # The pictures, not only their buttons: none is cut off.
        for one in page.locator("[data-card] .card, .mine li .card").all():
            expect(one).to_be_in_viewport(ratio=1)
        assert page.evaluate(_COVERED) == []
        assert page.evaluate(_SCROLLS) == []
        for size, least in (("[data-card]", 32), (".mine li button", 44)):
            for one in page.locator(size).all():
                box = one.bounding_box()
                assert box
                assert box["width"] >= least
                assert box["height"] >= 44
        check_overflow(page)
        check_axe(page)


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE_PHONE], ids=str)
def test_a_phone_shows_tile_and_reserve_beside_the_board(
    visit: Visit, server: Served, screen: Screen
) -> None:
    page = visit(NO_PAGE, Look(screen, "de"))
    sit(page, server, placing="tower-12", palaces=["garden-9-e@1,0"])
    expect(page.locator(".cell.target").first).to_be_visible()
    ends = page.locator(".plane > svg rect[transform^=rotate]")
    expect(ends).to_have_count(2)
    for end in ends.all():
        expect(end).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="in die Reserve")).to_be_in_viewport(ratio=1)
    assert page.evaluate(_SCROLLS) == []
    check_targets(page)
    assert lines_of(page.locator(".bar p")) <= 2
    check_axe(page)


def test_redesigning_makes_no_tile_smaller_on_a_phone(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LANDSCAPE_PHONE, "de"))
    sit(page, server, palaces=[SQUARE], reserves=["arcades-9"])
    page.get_by_role("navigation").get_by_role("button").nth(1).tap()
    cell, width = page.locator('[data-cell="0,0"]'), "one => one.offsetWidth"
    before = cell.evaluate(width)
    page.locator(".redesign").tap()
    expect(page.locator(".cell.selectable").first).to_be_visible()
    assert cell.evaluate(width) == before
    check_targets(page)


def test_a_hint_lies_beside_the_board_of_a_phone_on_its_side(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LANDSCAPE_PHONE, "de"))
    sit(page, server, placing="tower-12", palaces=[SQUARE])
    page.get_by_role("button", name="Tipp").tap()
    page.get_by_role("button", name="So spielen").wait_for()
    panel, cells = page.locator(".above > *").bounding_box(), page.locator(".cell:visible").all()
    assert panel
    for cell in cells:
        place = cell.bounding_box()
        assert place
        assert not overlap(place, panel)


def test_few_cards_are_large_on_a_short_phone(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    sit(page, server, "N5 N3 R9 F4 F6 U7", modules=ALL)
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE):
        card = page.locator("[data-card] .card").first
        assert card.evaluate("one => one.getBoundingClientRect().width") >= 48
        assert page.evaluate(_SCROLLS) == []


def test_the_hand_has_a_page_of_large_cards_on_a_phone(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    sit(page, server, modules=ALL)
    page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE):
        card = page.locator("[data-card]").first
        assert card.locator(".card").evaluate("one => one.getBoundingClientRect().width") >= 70
        assert card.evaluate("one => one.offsetWidth") >= 44
        check_overflow(page)


def test_a_plan_of_a_phone_begins_at_the_market(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, "de"))
    sit(page, server)
    page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    page.get_by_role("button", name="Planen").tap()
    expect(page.get_by_role("heading", name="Bauhof")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_the_whole_height_of_a_small_phone(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, language))
    sit(page, server, placing="tower-12", palaces=[SQUARE], reserves=["arcades-9"])
    target = page.locator(".cell.target").last
    target.tap()
    expect(page.locator(".chip")).to_be_in_viewport(ratio=0.99)
    box = target.bounding_box()
    assert box
    assert box["width"] > 60
    # The reserve is of no use now.
    expect(page.locator(".dock .piece:visible")).to_have_count(1)
    assert page.evaluate(_SCROLLS) == []
    # A refusal is no narrow column beside its buttons.
    page.locator(".cell.bad").first.tap(force=True)
    refusal = page.locator(".bar small.bad")
    expect(refusal).to_be_visible()
    assert lines_of(refusal) <= 2
    assert refusal.evaluate("one => one.offsetWidth") > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_reserve_redesign_and_wall_share_a_row_of_a_small_phone(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, language))
    reserve = "arcades-9 chambers-7-ne tower-10-w garden-10"
    sit(page, server, palaces=[SQUARE], reserves=[reserve])
    page.get_by_role("navigation").get_by_role("button").nth(2).tap()
    marked = page.locator(".cell.selectable")
    for count in (0, 10):
        expect(marked).to_have_count(count)
        assert page.locator(".head").evaluate("one => one.clientHeight") < 80
        for piece in page.locator(".reserve .piece").all():
            box = piece.bounding_box()
            assert box
            assert box["width"] >= 32
            expect(piece).to_be_in_viewport(ratio=0.99)
        check_overflow(page)
        check_targets(page)
        if not count:
            page.locator(".redesign").tap()
    # A round frame of two colours, unlike a wall, and a sign: seen on tiles of every colour.
    expect(marked.locator(".sign")).to_have_count(count)
    line, edge = marked.first.evaluate(_MARK)
    assert line == "solid"
    assert edge.count("0px 0px 0px 2px") == 2
    # The start stays, and a tile that others are reached by.
    expect(page.locator(".cell.stays")).to_have_count(2)


@pytest.mark.parametrize("language", ["es", "de"])
def test_a_refusal_is_no_narrow_column_in_a_small_window(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit(NO_PAGE, Look(Screen("small-window", 980, 650), language))
    sit(page, server, placing="tower-12", palaces=[SQUARE])
    page.locator(".cell.bad").first.wait_for()
    bar = page.locator("footer.bar")
    height = bar.evaluate("bar => bar.offsetHeight")
    for _ in on_screens(page, Screen("", 980, 650), Screen("", 1024, 690), Screen("", 1100, 690)):
        page.locator(".cell.bad").first.click(force=True)
        refusal = bar.locator("small.bad")
        expect(refusal).to_be_visible()
        assert page.locator(".words").evaluate("one => one.offsetWidth") > 300
        assert bar.evaluate("bar => bar.offsetHeight") <= height
        check_overflow(page)


def test_board_reserve_and_columns_use_a_large_window(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP, "de"))
    reserve = "arcades-9 chambers-7-ne tower-10-w garden-11"
    sit(page, server, palaces=[SQUARE], reserves=[reserve])
    cell, piece = page.locator('[data-cell="0,0"]'), page.locator(".reserve .piece").first
    columns = (page.locator(".columns > .left"), page.locator(".columns > .right"))
    widths = "one => one.offsetWidth"
    assert cell.evaluate(widths) > 80
    assert piece.evaluate(widths) > 56
    before = [column.evaluate(widths) for column in columns]
    set_screen(page, Screen("wide", 1920, 1080))
    assert cell.evaluate(widths) > 140
    assert piece.evaluate(widths) > 80
    for column, width in zip(columns, before, strict=True):
        assert column.evaluate(widths) > width + 60


def test_a_tablet_shows_the_whole_table(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "de"))
    sit(page, server, placing="tower-12", reserves=["garden-11 pavilion-8"])
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET):
        for name in ("Bauhof", "Geld", "Deine Hand"):
            expect(page.get_by_role("heading", name=name)).to_be_in_viewport()
        expect(page.get_by_role("region", name="Mehrheiten")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Verlauf")).to_be_in_viewport(ratio=1)
        for rival in page.locator(".rivals li").all():
            expect(rival).to_be_in_viewport()
        assert page.locator(".reserve .piece").count() == 2
        assert page.evaluate("document.querySelectorAll('nav').length") == 0
        check_targets(page)
        check_overflow(page)
        check_axe(page)


def test_the_first_touch_on_a_tablet_shows_what_a_cell_brings(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET))
    sit(page, server, placing="tower-12")
    expect(page.locator(".bar small")).to_contain_text("again")
    page.locator(".cell.target").first.tap()
    expect(page.locator(".chip")).to_be_visible()
    page.locator(".cell.target").first.tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


@pytest.mark.parametrize("language", ["es", "de"])
def test_nothing_moves_on_an_upright_tablet_while_a_turn_is_made(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit(NO_PAGE, Look(TABLET, language))
    sit(page, server)
    player = Player(page)
    tops = [_tops(page)]
    for step in (player.buy, player.place):
        before = player.moment()
        assert step()
        page.wait_for_function(
            "old => document.querySelector('.game').dataset.moment !== old", arg=before
        )
        tops.append(_tops(page))
    assert tops == [tops[0]] * 3
    expect(page.locator(".bar .brass")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_has_room_for_two_tiles_and_two_places_beside_the_board(
    visit: Visit, server: Served, language: str
) -> None:
    page = visit("/", Look(TABLET, language))
    game = position(2, neutral="garden-11", placing="tower-12 seraglio-9", hands=["N5 N3"])
    hold(page, table_from(server, game))
    parts = page.locator(".dock :is(.piece, .drop)")
    expect(parts).to_have_count(4)
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET, SMALL_LANDSCAPE_TABLET):
        panel = page.locator(".panel:has(> .dock)").bounding_box()
        assert panel
        boxes = [box for part in parts.all() if (box := part.bounding_box())]
        for number, box in enumerate(boxes):
            assert box["x"] + box["width"] <= panel["x"] + panel["width"] - 8
            assert box["y"] + box["height"] <= panel["y"] + panel["height"] - 8
            assert not any(overlap(box, other) for other in boxes[:number])
        check_overflow(page)
        check_targets(page)


def test_a_tablet_shows_the_palace_large_while_nothing_is_placed(
    visit: Visit, server: Served
) -> None:
    page = visit("/", Look(TABLET, "de"))
    game = position(
        4, hands=[HAND], market=MARKET, modules=ALL, palaces=[SQUARE], owned=["fatima laila hakim"]
    )
    hold(page, table_from(server, game))
    Player(page).wait_for_turn()
    board, card = page.locator(".board"), page.locator("[data-card]").first
    least = {TABLET: 90, LANDSCAPE_TABLET: 80, SMALL_LANDSCAPE_TABLET: 70}
    for screen in on_screens(page, *least):
        box = page.locator('[data-cell="0,0"]').bounding_box()
        assert box
        assert box["width"] >= least[screen], screen
        # A chosen card does not cover the sum of its currency.
        card.click()
        total = page.locator(".group .total").first.bounding_box()
        lifted = card.bounding_box()
        assert total
        assert lifted
        assert total["y"] + total["height"] <= lifted["y"]
        card.click()
    # The card of a tile opens beside the market: it names a cell of the palace.
    set_screen(page, TABLET)
    page.locator('[data-square="1"]').hover()
    shown = page.locator(".buy .card").bounding_box()
    stage = board.bounding_box()
    assert shown
    assert stage
    assert not overlap(shown, stage)


def test_a_phone_on_its_side_has_large_tiles_above_money_and_hand(
    visit: Visit, server: Served
) -> None:
    page = visit("/", Look(LANDSCAPE_PHONE, "de"))
    sit(page, server, hand="N5 N3 R9")
    for title in ("Geld", "Deine Hand"):
        expect(page.get_by_role("heading", name=title)).to_be_in_viewport(ratio=1)
    tile = page.locator(".square").first.bounding_box()
    assert tile
    assert tile["width"] >= 100
    assert page.evaluate(_SCROLLS) == []


def test_the_numbers_of_majorities_do_not_touch(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(language="es"))
    record = played(4, before=3)
    hold(page, new_table(server, "mason", "mason", "mason", record=record))
    Player(page).wait_for_turn()
    # Points of the last scoring have two digits.
    expect(page.locator(".majorities small", has_text=re.compile(r"\d\d")).first).to_be_visible()
    for _ in on_screens(page, DESKTOP, LAPTOP, TABLET, LANDSCAPE_TABLET):
        assert page.evaluate(_TOUCHING) == []


def test_the_words_of_majorities_are_not_cut_off(visit: Visit) -> None:
    page = visit("/learn/7", Look(TABLET, "es"))
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET):
        expect(page.locator(".majorities .hot .long")).to_have_text("ganas por 1")
        assert page.evaluate(_CUT) == []


def _tops(page: Page) -> list[float]:
    """Where money, hand and bar begin."""
    parts = (page.locator(css).first for css in ("[data-money]", ".mine.panel", "footer.bar"))
    return [round(box["y"]) for part in parts if (box := part.bounding_box())]


def test_a_hand_of_four_currencies_is_one_row_on_a_tablet(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "es"))
    hold(page, table_from(server, position(4, hands=[HAND], market=MARKET, modules=ALL)))
    Player(page).wait_for_turn()
    expect(page.locator("[data-card]")).to_have_count(9)
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET):
        boxes = [card.bounding_box() for card in page.locator("[data-card]").all()]
        tops = [box["y"] for box in boxes if box]
        assert max(tops) - min(tops) < 1


def test_cards_of_modules_share_the_last_row_of_a_hand_on_a_tablet(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE, Look(TABLET, "es"))
    hand = "N9 N8 N7 N5 R6 R4 R3 U9 U8 U2 F7 F5 F1"
    owned = ["fatima laila hakim"]
    hold(page, table_from(server, position(4, hands=[hand], modules=ALL, owned=owned)))
    page.get_by_text("Tus personajes").wait_for()
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET):
        last = page.locator("[data-card]").last.bounding_box()
        mine = page.locator("section > .mine").bounding_box()
        assert last
        assert mine
        assert abs(last["y"] + last["height"] - mine["y"] - mine["height"]) < 4


def test_cards_of_modules_take_no_room_from_the_rivals(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "de"))
    game = position(4, hands=[HAND], market=MARKET, modules=ALL, owned=["fatima", "laila"])
    hold(page, table_from(server, game))
    page.locator("[data-money]").first.wait_for()
    rivals = page.locator(".rivals > ul > li")
    expect(rivals).to_have_count(3)
    expect(page.get_by_text("Deine Charaktere")).to_be_visible()
    # Beside the cards this takes two lines.
    waits = page.locator(".rivals .open", has_text="wartet auf den nächsten Zug")
    for _ in on_screens(page, TABLET, SMALL_LANDSCAPE_TABLET, LAPTOP):
        for rival in rivals.all():
            expect(rival).to_be_in_viewport(ratio=0.99)
        counts = waits.locator(".counts").bounding_box()
        text = waits.locator(".none").bounding_box()
        assert counts
        assert text
        assert counts["y"] + counts["height"] <= text["y"]


def test_the_labels_of_a_board_with_camps_are_one_row(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "es"))
    palaces = ["garden-9-e@1,0 camp-6-w@2,0"]
    game = position(4, hands=[HAND], market=MARKET, modules=ALL, palaces=palaces)
    hold(page, table_from(server, game))
    expect(page.get_by_text("campamentos")).to_be_attached()
    head = page.locator(".head", has=page.locator(".zoom"))
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET, LAPTOP):
        assert head.evaluate("one => one.clientHeight") < 80


def test_every_layout_holds_with_all_modules(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "es"))
    hold(page, table_from(server, position(4, hands=[HAND], market=MARKET, modules=ALL)))
    page.locator("[data-money]").first.wait_for()
    for _ in on_screens(page, TABLET, LANDSCAPE_TABLET, LANDSCAPE_PHONE, SHORT_PHONE):
        check_overflow(page)
