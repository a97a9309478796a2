"""Every module and every character: their decisions, played on the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.rules.game import Game
from tests.helpers import position

from .checks import check_axe, check_overflow, check_targets, lines_of, on_screens, overlap
from .conftest import Visit
from .devices import NO_PAGE
from .looks import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LAPTOP,
    PHONE,
    PLAIN,
    SMALL_LANDSCAPE_TABLET,
    SMALL_PHONE,
    TABLET,
    Look,
    Screen,
)
from .positions import ALL, played, table_from
from .served import Served
from .tables import ask, hold, join

#: Pixels between the end of a label and that of its button.
_ROOM_AT_THE_END = """one => one.closest("button").getBoundingClientRect().right
    - one.getBoundingClientRect().right"""

PALACE = "garden-10-n@1,0 tower-11@0,1 pavilion-8@1,1 seraglio-9@-1,0 chambers-9-w@-1,1"
MARKET = "seraglio-4-ne tower-9-es camp-8-ne garden-12-s"
CAMPS = "garden-9-e@1,0 tower-11-n@0,-1 arcades-9@0,1 chambers-9-s@0,2 camp-6-w@2,0"
BEHIND_WALLS = "garden-9-e@1,0 tower-11@1,-1 chambers-9-s@2,-1"


def turn_with(character: str = "", **more: Any) -> Game:
    """The first seat's turn, with a character, money and a palace."""
    defaults: dict[str, Any] = {
        "modules": ALL, "hands": ["N5 N3 R9 R4 U7 M4 M5"], "owned": [character],
        "display": "F1 R3 U4 N9", "palaces": [PALACE], "market": MARKET,
    }  # fmt: skip
    return position(**{**defaults, **more})


def auction_of(character: str, *actions: str, **more: Any) -> Game:
    """An auction that the first seat opens, after these bids."""
    defaults: dict[str, Any] = {
        "turn": 2, "hands": ["N5 N3 R9", "N6 R3", "U8"], "deck": f"character-{character} ...",
        "display": "F1 R1 U9 N9",
    }  # fmt: skip
    return played(position(modules=ALL, **{**defaults, **more}), "take florin 1", *actions)


def sit(visit: Visit, server: Served, game: Game, look: Look = PLAIN, **options: Any) -> Page:
    """A page at a table that starts with this game."""
    page = visit(NO_PAGE, look)
    hold(page, table_from(server, game, **options))
    page.locator("footer.bar").wait_for()
    return page


def panel(page: Page, name: str) -> Locator:
    """The panel with a module's question."""
    return page.get_by_role("region", name=name)


def click_and_confirm(page: Locator, name: str | re.Pattern[str]) -> None:
    """Confirm an action that cannot be undone by a second click."""
    page.get_by_role("button", name=name).click()
    page.locator(".asked").click()


def expect_in_log(page: Page, text: str) -> None:
    """Check that the log mentions it, if need be among the details of a turn."""
    expect(page.get_by_role("region", name="Log")).to_contain_text(text)


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()


# -- city gates ----------------------------------------------------------------------------


def test_the_gate_card_is_taken_instead_of_money(visit: Visit, server: Served) -> None:
    """gates.take"""
    page = sit(visit, server, turn_with(gate_up=True))
    page.get_by_role("button", name="Gate card. Take it").click()
    page.get_by_role("button", name="Take the gate card").click()
    expect(page.get_by_text("1 gate card")).to_be_visible()
    confirm(page)
    expect_in_log(page, "You took the gate card")


@pytest.mark.parametrize("where", ["board", "list"])
def test_a_gate_opens_the_wall_that_is_chosen(visit: Visit, server: Served, where: str) -> None:
    """gates.use"""
    game = position(modules=ALL, gates=[1, 0, 0], placing="pavilion-5-nw", palaces=[BEHIND_WALLS])
    page = sit(visit, server, game)
    cell = page.locator('[data-cell="2,0"]')
    # It says before what it takes.
    cell.hover()
    expect(page.locator(".chip .sign")).to_be_visible()
    expect(cell).to_have_attribute("aria-label", re.compile("Needs a gate card"))
    cell.click()
    expect(page.locator("[data-gate]")).to_have_count(2)
    check_axe(page)
    if where == "board":
        page.locator('[data-gate="w"]').click()
    else:
        page.get_by_role("button", name="Open the wall to the west").last.click()
    for place in ("1,0", "2,0"):
        label = re.compile("stays here for good")
        expect(page.locator(f'[data-cell="{place}"]')).to_have_attribute("aria-label", label)
    expect(page.get_by_text("1 gate card")).to_have_count(0)


def test_a_tile_under_a_gate_says_why_it_stays(visit: Visit, server: Served) -> None:
    """gates.frozen"""
    palace = "pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,e"
    page = sit(visit, server, turn_with(palaces=[palace], reserves=["tower-12"]))
    page.get_by_role("button", name="Redesign").click()
    page.locator('[data-cell="1,0"]').click(force=True)
    expect(page.locator("footer.bar")).to_contain_text("this tile can never be moved again")


# -- diamonds ------------------------------------------------------------------------------


def test_diamonds_pay_for_any_square(visit: Visit, server: Served) -> None:
    """diamonds.pay"""
    page = sit(visit, server, turn_with(hands=["M4 M5 R9"]))
    expect(page.locator(".square .number")).to_have_text(["1", "2", "3", "4"])
    page.locator('[data-square="2"]').click()
    ways = page.get_by_role("group", name=re.compile("^Pay for tower 9"))
    expect(ways.get_by_role("button")).to_have_count(2)
    ways.get_by_role("button", name=re.compile("5 . 4|4 . 5")).click()
    page.get_by_role("button", name="Buy", exact=True).click()
    expect(page.locator("footer.bar")).to_contain_text("act again")
    expect(page.locator("[data-card]")).to_have_count(1)


# -- camps ---------------------------------------------------------------------------------


def test_the_lines_of_camps_are_highlighted_with_their_points(visit: Visit, server: Served) -> None:
    """camps.score"""
    game = position(modules=ALL, placing="camp-3-n", palaces=[CAMPS])
    page = sit(visit, server, game)
    expect(page.locator(".plane svg circle + text")).to_have_text(["2"])
    page.locator('[data-cell="0,3"]').hover()
    expect(page.locator(".plane svg .lit text")).to_have_text(["4"])
    # The tile in hand does not cover it.
    expect(page.locator(".plane > svg > :has(> .frame) ~ .lit")).to_have_count(1)
    page.locator('[data-cell="0,3"]').click()
    label = re.compile("arrow north brings 4 points")
    expect(page.locator('[data-cell="0,3"]')).to_have_attribute("aria-label", label)


# -- characters ----------------------------------------------------------------------------


def use(page: Page, name: str) -> Locator:
    """Open one of the player's own characters."""
    page.get_by_role("list", name="Your characters").get_by_role("button", name=name).click()
    return panel(page, name)


def test_laila(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("laila"))
    square = page.locator('[data-square="2"]')
    before = square.get_attribute("aria-label") or ""
    square.click()
    expect(page.locator(".bar .go")).to_be_visible()
    laila = use(page, "Laila")
    # One thing at a time.
    expect(page.locator(".bar .go")).to_have_count(0)
    laila.get_by_role("button", name="tower 9").click()
    click_and_confirm(laila, "Exchange tower 9")
    expect_in_log(page, "Laila")
    expect(square).not_to_have_attribute("aria-label", before)


def test_laila_lies_beside_the_palace_of_a_phone_on_its_side(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("laila"), Look(LANDSCAPE_PHONE))
    shown = use(page, "Laila").bounding_box()
    assert shown
    for cell in page.locator(".cell:visible").all():
        box = cell.bounding_box()
        assert box
        assert not overlap(box, shown)


def test_machma(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("machma", hands=["N5"]))
    machma = use(page, "Machma")
    machma.get_by_role("button", name="denar 5").click()
    machma.get_by_role("button", name="ducat 4").click()
    machma.get_by_role("button", name="Exchange denar 5 for ducat 4").click()
    expect(page.locator("[data-card]")).to_have_accessible_name("ducat 4")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-card]")).to_have_accessible_name("denar 5")


def test_yammerad_draws(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("yammerad", hands=["N5"], deck="R7 R8 ..."))
    click_and_confirm(use(page, "Yammerad"), "Draw a card")
    expect(page.locator("[data-card]")).to_have_count(2)


@pytest.mark.parametrize("word", ["Draw again", "Stop"])
def test_yammerad_goes_on_or_stops(visit: Visit, server: Served, word: str) -> None:
    game = turn_with("yammerad", hands=["N5"], deck="gate R7 ...")
    page = sit(visit, server, played(game, "yammerad"))
    yammerad = panel(page, "Yammerad")
    check_axe(page)
    yammerad.get_by_role("button", name=word).click()
    if word == "Draw again":
        yammerad.locator(".asked").click()
    expect(yammerad).to_have_count(0)


def test_abdul_knihstig(visit: Visit, server: Served) -> None:
    game = played(turn_with("abdul_knihstig", hands=["U9 U3"]), "buy 4 ducat 9+3")
    page = sit(visit, server, game)
    knihstig = panel(page, "Abdul Knihstig")
    check_axe(page)
    knihstig.get_by_role("button", name="denar 9").click()
    knihstig.get_by_role("button", name="Take denar 9").click()
    expect(page.locator("[data-card]")).to_have_accessible_name("denar 9")


def test_ammar(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("ammar", reserves=["garden-11"]))
    page.locator("[data-money]").first.click()
    page.get_by_role("button", name=re.compile("^Take")).click()
    expect(panel(page, "Ammar").get_by_role("button", name="No, thanks")).to_be_visible()
    page.locator("[data-money]").first.click()
    expect(page.locator("footer.bar")).to_contain_text("Not possible now: redesign with Ammar")
    page.get_by_role("button", name=re.compile("^garden 11")).click()
    page.locator('[data-cell="0,2"]').click()
    confirm(page)
    expect_in_log(page, "garden 11")


def test_ammar_leads_a_phone_to_the_board(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("ammar", reserves=["garden-11"]), Look(PHONE))
    page.locator("[data-money]").first.click()
    page.get_by_role("button", name=re.compile("^Take")).click()
    expect(page.locator(".cell").first).to_be_visible()
    expect(page.locator("footer.bar")).to_contain_text(re.compile("reserve"))
    expect(page.locator("footer.bar")).not_to_contain_text("Take money")


def test_faruk_lets_take_seven(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("faruk"))
    expect(page.get_by_text("several up to 7")).to_be_visible()
    for card in ("dirham 3", "ducat 4"):
        page.get_by_role("region", name="Money").get_by_role("button", name=card).click()
    page.get_by_role("button", name="Take 7").click()
    confirm(page)
    expect_in_log(page, "Faruk")


def test_abdul_karim(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("abdul_karim", hands=[""]))
    karim = use(page, "Abdul Karim")
    karim.get_by_role("button", name="garden 12").click()
    karim.get_by_role("button", name="garden 12, free").click()
    expect(page.locator("footer.bar")).to_contain_text("act again")


def test_answers_use_the_width_of_a_phone(visit: Visit, server: Served) -> None:
    game = auction_of("fatima", "bid 3", "pass", "pass", "pay denar 3", aside="laila hakim")
    page = sit(visit, server, game, Look(PHONE, "de"))
    answers = panel(page, "Fatima").locator(".act button")
    expect(answers).to_have_count(2)
    assert sum(one.evaluate("one => one.offsetWidth") for one in answers.all()) > 340


def test_kinds_for_hakim_are_whole_on_a_phone(visit: Visit, server: Served) -> None:
    game = turn_with("hakim", turn=2, deck="scoring-1 ...", palaces=[PALACE])
    page = sit(visit, server, played(game, "take florin 1"), Look(PHONE, "de"))
    expect(panel(page, "Hakim").locator(".kind").first).to_be_visible()
    for name in panel(page, "Hakim").locator(".kind").all():
        assert name.evaluate(_ROOM_AT_THE_END) >= 4, name.inner_text()


@pytest.mark.parametrize("word", ["Keep her", "Exchange her"])
def test_fatima(visit: Visit, server: Served, word: str) -> None:
    game = auction_of("fatima", "bid 3", "pass", "pass", "pay denar 3", aside="laila hakim")
    page = sit(visit, server, game)
    fatima = panel(page, "Fatima")
    check_axe(page)
    click_and_confirm(fatima, re.compile(word))
    mine = page.get_by_role("list", name="Your characters").get_by_role("button")
    expect(mine).to_have_count(1)
    name = re.compile("Fatima")
    if word == "Keep her":
        expect(mine).to_have_accessible_name(name)
    else:
        expect(mine).not_to_have_accessible_name(name)


def test_hakim(visit: Visit, server: Served) -> None:
    rivals = ["tower-9-nw@-1,0", "arcades-9@1,0"]
    game = turn_with("hakim", turn=2, deck="scoring-1 ...", palaces=[PALACE, *rivals])
    page = sit(visit, server, played(game, "take florin 1"))
    hakim = panel(page, "Hakim")
    check_axe(page)
    expect(hakim.get_by_role("button", name=re.compile("^tower 1"))).to_contain_text("→")
    click_and_confirm(hakim, re.compile("^tower"))
    expect_in_log(page, "Hakim")


def test_a_panel_covers_no_palace_and_does_not_move(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("laila"), Look(LAPTOP, "de"))
    page.get_by_role("list", name="Deine Charaktere").get_by_role("button").click()
    shown = page.locator(".above .panel")
    pick = shown.locator(".pieces button")
    for screen in on_screens(page, LAPTOP, TABLET, SMALL_LANDSCAPE_TABLET):
        panel, board = shown.bounding_box(), page.locator(".board").bounding_box()
        tile = page.locator('[data-cell="0,0"]').bounding_box()
        assert panel
        assert board
        assert tile
        assert not overlap(panel, board), screen
        assert tile["width"] >= 90, screen
    before = shown.bounding_box()
    pick.nth(1).click()
    expect(shown.get_by_role("button", name="Turm 9 tauschen")).to_be_visible()
    assert shown.bounding_box() == before


def test_hakim_says_that_he_asks(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("hakim"))
    hakim = use(page, "Hakim")
    expect(hakim.get_by_text("half a building more of a kind that you have")).to_be_visible()
    expect(hakim.get_by_text("Asks in each scoring which kind counts more.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "screen", "text"),
    [
        (
            "en",
            DESKTOP,
            "You can use Faruk (take up to 7) and Laila (exchange a tile of the market).",
        ),
        ("de", SMALL_PHONE, "Du kannst Faruk und Laila einsetzen."),
        ("es", SMALL_PHONE, "Puedes usar a Faruk y Laila."),
    ],
)
def test_the_bar_names_usable_characters(
    visit: Visit, server: Served, language: str, screen: Screen, text: str
) -> None:
    page = sit(visit, server, turn_with("faruk laila yusuf"), Look(screen, language))
    expect(page.locator("footer.bar")).to_contain_text(text)
    assert lines_of(page.locator("footer.bar p")) <= 2
    check_overflow(page)


def test_the_bar_names_no_character_of_no_use(visit: Visit, server: Served) -> None:
    """characters.faruk: no two cards on display make six or seven"""
    game = turn_with("faruk machma", display="N9 R8 U9 F7", hands=["N1"])
    page = sit(visit, server, game)
    expect(page.locator("footer.bar")).to_contain_text("Take money")
    expect(page.locator("footer.bar")).not_to_contain_text("Faruk")
    faruk = use(page, "Faruk")
    expect(faruk.get_by_text("Is offered when it can be used.")).to_be_visible()


@pytest.mark.parametrize("rivals", [("random", "random"), ("", "random")], ids=str)
def test_a_choice_is_final_only_where_others_are_asked_to_take_it_back(
    visit: Visit, server: Served, rivals: tuple[str, str]
) -> None:
    page = visit(NO_PAGE)
    seat = table_from(server, turn_with("laila"), *rivals, start="" not in rivals)
    if "" in rivals:
        join(server, seat, "Bo")
        ask(server, f"/tables/{seat.table}/start", {}, seat.host)
    hold(page, seat)
    laila = use(page, "Laila")
    expect(laila.get_by_role("button", name="tower 9")).to_be_visible()
    final = laila.get_by_text("This choice cannot be taken back.")
    expect(final).to_have_count(1 if "" in rivals else 0)


def test_yusuf_is_explained(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with("yusuf"))
    yusuf = use(page, "Yusuf")
    expect(yusuf.get_by_text("one point more for every 3 points")).to_be_visible()
    expect(yusuf.get_by_text("Works automatically in scorings.", exact=True)).to_be_visible()


def test_characters_of_rivals_are_shown(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with(owned=["", "machma", ""], gates=[0, 2, 0]))
    rows = page.locator(".rivals li")
    machma, gates = (
        page.get_by_role("img", name="Machma"),
        page.get_by_role("img", name="2 gate cards"),
    )
    expect(rows.filter(has=machma)).to_have_count(1)
    expect(rows.filter(has=gates)).to_have_count(1)
    rows.filter(has=machma).click()
    expect(page.get_by_role("dialog")).to_contain_text("Machma")


# -- hints ---------------------------------------------------------------------------------


def test_a_hint_is_shown_with_its_reason_and_can_be_played(visit: Visit, server: Served) -> None:
    page = sit(visit, server, position(modules=ALL, placing="garden-11", palaces=[PALACE]))
    page.keyboard.press("h")
    hint = panel(page, "What the architect would do")
    do_it = hint.get_by_role("button", name="Play it")
    do_it.wait_for()
    expect(page.locator(".cell.shown")).to_have_count(1)
    check_axe(page)
    do_it.click()
    expect(page.locator('[data-lies="tile:garden-11"]')).to_have_count(1)


def test_a_hint_disappears_when_something_else_is_selected(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with())
    page.get_by_role("button", name="Hint").click()
    hint = panel(page, "What the architect would do")
    hint.get_by_role("button", name="Play it").wait_for()
    page.locator("[data-money]:not([aria-pressed=true])").first.click()
    expect(hint).to_have_count(0)
    expect(page.locator("[data-money][aria-pressed=true]")).to_have_count(1)


def test_a_hint_hides_nothing_that_one_judges_it_by(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with(), Look(LAPTOP, "de"))
    page.get_by_role("button", name="Umbauen").click()
    page.get_by_role("button", name="Tipp").click()
    page.get_by_role("button", name="So spielen").wait_for()
    # What it shows is no redesign.
    expect(page.locator(".cell.selectable")).to_have_count(0)
    hint = page.locator(".above .panel")
    for screen in on_screens(page, LAPTOP, DESKTOP, TABLET, SMALL_LANDSCAPE_TABLET):
        place = hint.bounding_box()
        assert place
        for what in (
            ".market",
            ".money, .left",
            "[aria-label='Deine Hand']",
            ".majorities",
            ".rivals",
            ".redesign",
        ):
            box = page.locator(what).first.bounding_box()
            assert box
            assert not overlap(place, box), (screen, what)
        tile = page.locator('[data-cell="0,0"]').bounding_box()
        assert tile
        assert not overlap(place, tile)
    # The other moves are told when they are chosen.
    hint.get_by_role("listitem").nth(1).get_by_role("button").click()
    expect(hint).to_contain_text("2 von 3")
    check_overflow(page)


def test_a_hint_that_is_closed_leaves_nothing_selected(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with())
    button = page.get_by_role("button", name="Hint")
    button.click()
    hint = panel(page, "What the architect would do")
    hint.get_by_role("button", name="Play it").wait_for()
    picked = page.locator(":is([data-money], [data-card], [data-square])[aria-pressed=true]")
    expect(picked).not_to_have_count(0)
    button.click()
    expect(hint).to_have_count(0)
    expect(picked).to_have_count(0)


def test_no_hint_where_the_table_forbids_it(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with(), aids={"hints": False})
    expect(page.locator("footer.bar")).to_contain_text("Your turn.")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


# -- phones --------------------------------------------------------------------------------

SMALL_GERMAN = Look(SMALL_PHONE, "de")


def check_fully_visible(where: Page | Locator, name: str) -> None:
    """Check that a button is completely visible and nothing covers it."""
    button = where.get_by_role("button", name=name, exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    button.tap(trial=True)


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_a_hint_leaves_room_for_the_board_on_a_phone(
    visit: Visit, server: Served, screen: Screen
) -> None:
    game = position(modules=ALL, placing="garden-11", palaces=[PALACE])
    page = sit(visit, server, game, Look(screen, "de"))
    page.keyboard.press("h")
    check_fully_visible(page, "So spielen")
    # The second one is seen to be there.
    hints = panel(page, "Was der Baumeister tun würde")
    expect(hints).to_contain_text("1 von 3")
    expect(hints.get_by_role("listitem").nth(1)).to_be_in_viewport()
    shown = page.locator(".cell.shown")
    expect(shown).to_be_in_viewport(ratio=1)
    box = shown.bounding_box()
    assert box
    assert box["width"] >= 28
    check_overflow(page)


def test_both_walls_are_visible_while_one_is_chosen(visit: Visit, server: Served) -> None:
    game = position(modules=ALL, gates=[1, 0, 0], placing="pavilion-5-nw", palaces=[BEHIND_WALLS])
    page = sit(visit, server, game, SMALL_GERMAN)
    for _look_and_build in range(2):
        page.locator('[data-cell="2,0"]').tap()
    for side in ("n", "w"):
        page.locator(f'[data-gate="{side}"]').tap(trial=True)
    question = page.locator("footer.bar p span:not(.unseen)")
    expect(question).to_have_text("Welche Mauer öffnet das Stadttor?")
    choice = panel(page, "Welche Mauer öffnet das Stadttor?")
    tops = {round(box["y"]) for box in boxes(choice.get_by_role("button").filter(has_text="e"))}
    assert len(tops) == 1, "the buttons lie in one row"
    check_overflow(page)


def boxes(many: Locator) -> list[Any]:
    return [one.bounding_box() for one in many.all()]


@pytest.mark.parametrize(
    ("character", "picks", "button"),
    [
        ("machma", ["Denar 5", "Dukat 4"], "Denar 5 gegen Dukat 4 tauschen"),
        ("laila", ["Turm 9"], "Turm 9 tauschen"),
        ("abdul_karim", ["Turm 9"], "Turm 9, umsonst"),
        ("yammerad", [], "Karte ziehen"),
    ],
)
def test_the_button_of_a_character_is_visible(
    visit: Visit, server: Served, character: str, picks: list[str], button: str
) -> None:
    hands = ["N5"] if character == "yammerad" else ["N5 N3 R9 R4 U7 M4 M5"]
    page = sit(visit, server, turn_with(character, hands=hands), SMALL_GERMAN)
    page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    page.get_by_role("list", name="Deine Charaktere").get_by_role("button").tap()
    for piece in picks:
        page.locator(".pieces").get_by_role("button", name=piece).tap()
    check_fully_visible(page.locator(".above"), button)


def test_the_useful_kinds_of_hakim_come_first(visit: Visit, server: Served) -> None:
    rivals = ["tower-9-nw@-1,0", "arcades-9@1,0"]
    game = turn_with("hakim", turn=2, deck="scoring-1 ...", palaces=[PALACE, *rivals])
    page = sit(visit, server, played(game, "take florin 1"), SMALL_GERMAN)
    kinds = page.locator(".above .row button")
    expect(kinds.first).to_contain_text("→")
    expect(kinds.last).to_be_in_viewport(ratio=1)


def test_characters_are_easy_to_touch(visit: Visit, server: Served) -> None:
    page = sit(visit, server, turn_with(owned=["laila faruk", "machma", ""]), Look(PHONE))
    page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    cards = page.get_by_role("list", name=re.compile("characters", re.I)).get_by_role("button")
    expect(cards).to_have_count(2)
    # There is room for the name.
    expect(cards.locator("text", has_text="Laila")).to_have_count(1)
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes(cards))
    # Those of rivals are badges in their rows, which can be touched as a whole.
    page.get_by_role("navigation").get_by_role("button", name="Rivals").tap()
    expect(page.locator(".rivals li").get_by_role("img", name="Machma")).to_be_visible()
    check_targets(page)
