"""Rivals beside the board: their turns in steps, and what flies to their rows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from alhambra.rules.game import Game
from tests.helpers import position

from . import games
from .checks import check_everywhere
from .conftest import Visit
from .devices import NO_PAGE
from .looks import DESKTOP, LAPTOP, PHONE, TABLET, Look
from .people import wait_for_game
from .player import Player
from .positions import played, table_from
from .served import Served
from .tables import Seat, ask, hold, join, seat_of, wait_for_end

MARKET = "tower-11 tower-9-es chambers-8-nw garden-12-s"
NAMES = ("Mona", "Ludo", "Tessa", "Zoe", "Ines")


def rivals_turn(players: int = 3) -> Game:
    """The second seat may buy exactly."""
    return position(players, turn=1, hands=["F9", "F7 F4 R3", "N8"], market=MARKET)


def sit_with(server: Served, game: Game) -> list[Seat]:
    """People on all seats of this game."""
    mine = table_from(server, game, *[""] * (game.rules.players - 1), start=False)
    others = [join(server, mine, name) for name in NAMES[: game.rules.players - 1]]
    ask(server, f"/tables/{mine.table}/start", {}, mine.host)
    return [mine, *others]


def row(page: Page, name: str) -> str:
    """The lines of a rival's row."""
    return page.locator(".rivals li button", has_text=name).inner_text()


@pytest.mark.parametrize("look", [Look(), Look(PHONE, "de")], ids=str)
def test_a_rivals_purchase_is_in_the_rivals_row(visit: Visit, server: Served, look: Look) -> None:
    game = played(rivals_turn(), "buy 1 florin 7+4")
    page = visit(NO_PAGE, look)
    hold(page, sit_with(server, game)[0])
    page.locator(".game").wait_for()
    if look.screen.touch:
        page.get_by_role("navigation").get_by_role("button").nth(2).tap()
    page.locator(".dock").wait_for()
    expect(page.locator(".dock .tray:not(.reserve)")).to_have_count(0)
    if look.screen.touch:
        page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    mona = page.locator(".rivals li button", has_text="Mona")
    expect(mona.get_by_role("img")).to_have_count(1)
    expect(mona.locator(".step.now")).to_have_count(1)
    expect(mona.locator(".step.ahead")).to_have_count(1)
    check_everywhere(page)


def test_the_row_shows_the_whole_turn(visit: Visit, server: Served) -> None:
    mine, mona, ludo = sit_with(server, rivals_turn())
    page, rival, third = (visit(NO_PAGE) for _ in range(3))
    for seat, view in ((mine, page), (mona, rival), (ludo, third)):
        hold(view, seat)
        wait_for_game(view)
    assert "thinking" in row(page, "Mona")
    heights = _heights(page)
    player = Player(rival)
    while rival.locator("footer.bar.mine").count():
        player.decide()
    expect(page.locator(".rivals .playing")).to_contain_text("Ludo")
    expect(page.locator(".rivals li button", has_text="Mona").locator(".deed")).to_have_text(
        "bought tower 11, took denar 9"
    )
    assert _heights(page) == [heights[1], heights[0]], "the open row moves on"
    assert Player(third).take()
    third.locator(".bar .brass:enabled").click()
    Player(page).wait_for_turn()
    # Which card lies first is chance: the display was refilled.
    done = page.locator(".rivals .open .step.done")
    expect(done).to_have_text(re.compile(r"^\s*took\s+\w+\s+\d\s*$"))
    expect(page.locator(".rivals .playing")).to_have_count(0)
    assert sum(_heights(page)) == sum(heights), "the column keeps its height"


def _heights(page: Page) -> list[float]:
    boxes = [row.bounding_box() for row in page.locator(".rivals li").all()]
    return [box["height"] for box in boxes if box]


@pytest.mark.parametrize("look", [Look(LAPTOP, "de"), Look(DESKTOP, "es")], ids=str)
@pytest.mark.parametrize("players", [3, 6])
def test_all_rivals_fit_beside_the_board(
    visit: Visit, server: Served, look: Look, players: int
) -> None:
    page = visit(NO_PAGE, look)
    hold(page, sit_with(server, played(rivals_turn(players), "buy 1 florin 7+4"))[0])
    rows = page.locator(".rivals ul")
    rows.wait_for()
    assert rows.evaluate("list => list.scrollHeight <= list.clientHeight + 1")


@pytest.mark.parametrize(
    ("look", "players"),
    [(Look(), 3), (Look(LAPTOP, "de"), 4), (Look(TABLET, "es"), 3), (Look(PHONE), 3)],
    ids=str,
)
def test_what_a_rival_did_last_has_a_line_of_its_own(
    visit: Visit, server: Served, look: Look, players: int
) -> None:
    page = visit(NO_PAGE, look)
    hold(page, sit_with(server, rivals_turn(players))[0])
    page.locator(".game").wait_for()
    if look.screen.touch and look.screen != TABLET:
        page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    closed = page.locator(".rivals li button:not(.open)")
    expect(closed).to_have_count(players - 2)
    for rival in closed.all():
        expect(rival.locator(".deed")).to_have_text(re.compile(r"\w"))
        counts, deed = (rival.locator(css).bounding_box() for css in (".counts", ".deed"))
        assert counts
        assert deed
        assert counts["y"] + counts["height"] <= deed["y"] + 1
        assert abs(counts["x"] - deed["x"]) < 1


def test_signs_end_with_the_sentence_where_it_is_cut_off(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "es"))
    hold(page, sit_with(server, played(rivals_turn(4), "buy 1 florin 7+4"))[0])
    signs = page.locator(".rivals .sign")
    signs.first.wait_for()
    # The dots would be painted over a box.
    assert {sign.evaluate("one => getComputedStyle(one).display") for sign in signs.all()} == {
        "inline"
    }


def test_forced_colours_frame_the_row_of_whoever_plays(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(TABLET, "es"))
    hold(page, sit_with(server, rivals_turn())[0])
    page.emulate_media(forced_colors="active")
    playing = page.locator(".rivals [aria-current=true]")
    expect(playing).to_have_css("outline-style", "solid")
    # Inside the list, which scrolls and so cuts off what is beside it.
    expect(playing).to_have_css("outline-offset", "-3px")


@pytest.mark.parametrize("look", [Look(reduced_motion=False), Look()], ids=["moving", "still"])
def test_what_a_rival_takes_flies_to_the_row(visit: Visit, server: Served, look: Look) -> None:
    mine, mona, _ = sit_with(server, rivals_turn())
    page, rival = visit(NO_PAGE, look), visit(NO_PAGE)
    hold(page, mine)
    hold(rival, mona)
    wait_for_game(page)
    wait_for_game(rival)
    page.evaluate(
        """() => {
            window.flown = []
            const seen = new MutationObserver((changes) => {
                for (const change of changes)
                    for (const node of change.addedNodes)
                        if (node.classList?.contains('flight'))
                            window.flown.push(node.querySelector('svg').getAttribute('class'))
            })
            seen.observe(document.body, { childList: true, subtree: true })
        }"""
    )
    player = Player(rival)
    while rival.locator("footer.bar.mine").count():
        player.decide()
    expect(page.locator(".rivals .playing")).to_contain_text("Ludo")
    expect(page.locator(".flight")).to_have_count(0)
    flown = [name.split()[0] for name in page.evaluate("window.flown")]
    assert sorted(flown) == ([] if look.reduced_motion else ["card", "card", "card", "tile"])


@pytest.mark.parametrize("look", [Look(LAPTOP, "de"), Look(PHONE)], ids=str)
def test_no_two_seats_have_the_same_badge(visit: Visit, server: Served, look: Look) -> None:
    page = visit(NO_PAGE, look)
    mine = table_from(server, rivals_turn(), "", "", start=False)
    for name in ("Tomas", "Tessa"):
        join(server, mine, name)
    ask(server, f"/tables/{mine.table}/start", {}, mine.host)
    hold(page, mine)
    page.locator(".game").wait_for()
    if look.screen.touch:
        page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    badges = page.locator(".majorities thead .star")
    assert [text.strip() for text in badges.all_text_contents()] == ["E", "To", "Te"]


@pytest.mark.parametrize(
    ("look", "words"),
    [
        (Look(LAPTOP), "1 to tie"),
        (Look(LAPTOP, "de"), "1 zurück"),
        (Look(PHONE, "es"), "te falta 1"),
    ],
    ids=str,
)
def test_majorities_are_in_words(visit: Visit, server: Served, look: Look, words: str) -> None:
    page = visit(NO_PAGE, look)
    game = position(4, turn=1, palaces=["", "garden-11@1,0"], market=MARKET)
    hold(page, sit_with(server, game)[0])
    page.locator(".game").wait_for()
    if look.screen.touch:
        page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    expect(page.locator(".majorities .hint .long:visible", has_text=words)).to_be_visible()


def test_the_chat_is_beside_the_board_and_shows_new_messages(visit: Visit, server: Served) -> None:
    mine, mona, _ = sit_with(server, rivals_turn())
    page, rival = visit(NO_PAGE), visit(NO_PAGE)
    for seat, view in ((mine, page), (mona, rival)):
        hold(view, seat)
        wait_for_game(view)
    rival.get_by_role("button", name="Chat", exact=True).click()
    rival.get_by_label("Write a message").fill("Well built.")
    rival.keyboard.press("Enter")
    expect(rival.get_by_role("region", name="Chat")).to_contain_text("Well built.")
    toast = page.locator("button[aria-hidden]", has_text="Well built.")
    expect(toast).to_be_visible()
    toast.click()
    expect(page.get_by_role("region", name="Chat").get_by_role("log")).to_contain_text(
        "Well built."
    )
    expect(toast).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("region", name="Log")).to_be_visible()


def test_a_turn_is_one_line_in_the_log_with_details(visit: Visit, server: Served) -> None:
    mine, mona, ludo = sit_with(server, rivals_turn())
    page = visit(NO_PAGE)
    hold(page, mine)
    wait_for_game(page)
    for seat in (mona, ludo):
        rival = visit(NO_PAGE)
        hold(rival, seat)
        player = Player(rival)
        player.wait_for_turn()
        while rival.locator("footer.bar.mine").count():
            player.decide()
    log = page.get_by_role("region", name="Log")
    turn = log.locator("summary", has_text="Ludo")
    expect(turn).to_have_text(re.compile(r"^Ludo bought chambers 8, took \w+ \d$"))
    # The table begins in the middle of her turn.
    expect(log.locator("summary", has_text="Mona")).to_have_text(
        "Mona bought tower 11, took denar 9"
    )
    money = log.locator("details", has_text="Ludo").get_by_text("New money")
    expect(money).to_be_hidden()
    turn.click()
    expect(money).to_be_visible()


def test_the_log_names_no_cells_of_its_own_accord(visit: Visit, server: Served) -> None:
    # The turn of the first seat is over: the leftovers of the others and its own are placed.
    record = {"record": games.played(3), "move": 173, "seats": ["mason", "", "mason"]}
    made = ask(server, "/tables", {**record, "name": "Elena", "seat": 1, "options": {"pace": 0}})
    ask(server, f"/tables/{made['table']['id']}/start", {}, made["host"])
    wait_for_end(server, made["table"]["id"])
    page = visit(NO_PAGE)
    hold(page, seat_of(made))
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    log = page.get_by_role("region", name="Log")
    expect(log.locator("p", has_text=re.compile(r"placed tower 11$"))).to_be_visible()
    assert not re.search(r"\d,-?\d", log.inner_text())


@pytest.mark.parametrize("look", [Look(LAPTOP), Look(PHONE)], ids=str)
def test_whoever_closes_the_page_is_offline(visit: Visit, server: Served, look: Look) -> None:
    game = position(3, turn=1, hands=["F9"], market=MARKET)
    mine = table_from(server, game, "", "random", start=False)
    mona = join(server, mine, "Mona")
    ask(server, f"/tables/{mine.table}/start", {}, mine.host)
    page, rival = visit(NO_PAGE, look), visit(NO_PAGE)
    hold(rival, mona)
    wait_for_game(rival)
    hold(page, mine)
    page.locator(".game").wait_for()
    if look.screen.touch:
        page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    mark = page.locator(".rivals li button", has_text="Mona").locator(".presence")
    expect(mark).to_have_text("here")
    expect(page.locator(".presence")).to_have_count(1)
    rival.close()
    expect(mark).to_contain_text(re.compile(r"offline\s*0:\d\d"))
    expect(page.locator("footer.bar")).to_contain_text("Mona is to play, but offline.")
    check_everywhere(page)


@pytest.mark.parametrize("look", [Look(), Look(PHONE, "de")], ids=str)
def test_a_rival_enlarged_shows_what_was_bought(visit: Visit, server: Served, look: Look) -> None:
    page = visit(NO_PAGE, look)
    hold(page, sit_with(server, played(rivals_turn(), "buy 1 florin 7+4"))[0])
    page.locator(".game").wait_for()
    if look.screen.touch:
        page.get_by_role("navigation").get_by_role("button").nth(3).tap()
    page.locator(".rivals li button", has_text="Mona").click()
    expect(page.get_by_role("dialog").locator("h3 + ul").first.get_by_role("img")).to_have_count(1)
    if not look.screen.touch:
        # There is room for all of it.
        sheet = page.locator("dialog .body")
        assert sheet.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    check_everywhere(page)
