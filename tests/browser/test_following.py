"""Following the others: the pace of bots, what the bar says, what happened since my last turn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from tests.helpers import position

from .checks import check_everywhere, check_state, check_targets, on_screens
from .conftest import Visit
from .devices import NO_PAGE
from .looks import (
    DESKTOP,
    LANDSCAPE_PHONE,
    LAPTOP,
    PHONE,
    SHORT_PHONE,
    SMALL_PHONE,
    TABLET,
    Look,
    Screen,
)
from .positions import ALL, played, table_from
from .served import Served
from .tables import Seat, ask, bots_at_table, hold, seat_of

STEPS = Look(pace="step")


def three_players(server: Served) -> Seat:
    """My turn against two bots that can only take money."""
    game = position(
        3, hands=["F8 F4", "F1", "R1"], display="F1 R3 U4 N9",
        market="seraglio-4-ne tower-9-es chambers-8-nw garden-12-s",
    )  # fmt: skip
    return table_from(server, game)


def take_money(page: Page) -> None:
    """My turn: one card."""
    page.locator("footer.bar.mine").wait_for()
    if not page.locator("[data-money]").count():
        page.get_by_role("button", name="Market").click()
    page.locator("[data-money]").first.click()
    page.get_by_role("button", name=re.compile(r"^Take \d")).click()
    page.get_by_role("button", name="Confirm").click()


def test_bots_move_step_by_step(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, STEPS)
    hold(page, three_players(server))
    take_money(page)
    bar = page.locator("footer.bar")
    expect(bar).to_contain_text("is thinking")
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    before = log.count()
    page.get_by_role("button", name="Next move").click()
    expect(bar).to_contain_text(re.compile(r" takes .*\. then .* and you"))
    expect(log).to_have_count(before + 1)
    mover = bar.locator("p").inner_text().split()[0]
    expect(page.locator(".rivals .playing .name")).to_have_text(mover)
    expect(page.locator(".rivals .open.playing .step.done")).to_contain_text("took")
    check_state(page)
    expect(bar).not_to_have_class(re.compile("mine"))
    page.keyboard.press("s")
    expect(bar).to_contain_text(re.compile(r" takes .*\. then you"))
    expect(bar).not_to_have_class(re.compile("mine"))
    page.keyboard.press("s")
    expect(bar).to_have_class(re.compile("mine"))


def test_a_pause_stops_bots_and_my_turn_can_be_reached_at_once(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE, Look(pace="calm"))
    hold(page, three_players(server))
    pause = page.get_by_role("banner").get_by_role("button", name="Pause")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    take_money(page)
    bar = page.locator("footer.bar")
    expect(page.get_by_role("button", name="Next move")).to_be_enabled()
    expect(bar).not_to_have_class(re.compile("mine"))
    page.get_by_role("button", name="Skip to my turn").click()
    expect(bar).to_have_class(re.compile("mine"))
    expect(pause).to_have_attribute("aria-pressed", "false")


def test_a_phone_has_the_pause_in_the_bar(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE, pace="calm"))
    hold(page, three_players(server))
    page.locator("footer.bar.mine").wait_for()
    page.keyboard.press("p")
    take_money(page)
    bar = page.locator("footer.bar")
    pause = bar.get_by_role("button", name="Pause")
    expect(pause).to_have_attribute("aria-pressed", "true")
    pause.tap()
    expect(bar).to_have_class(re.compile("mine"))
    page.keyboard.press("p")
    take_money(page)
    pause.tap()
    pause.tap()
    expect(pause).to_have_attribute("aria-pressed", "true")
    expect(bar).not_to_have_class(re.compile("mine"))


def test_moves_for_somebody_who_is_away_can_be_paused(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    change_updates(page, make_people_of_bots)
    hold(page, three_players(server))
    page.locator("footer.bar.mine").wait_for()
    expect(page.get_by_role("banner").get_by_role("button", name="Pause")).to_be_visible()


def make_people_of_bots(update: dict[str, Any]) -> None:
    """People on all seats; those on the seats of bots are away."""
    for seat in update["table"]["seats"]:
        seat["away"] = seat["kind"] == "bot"
        seat["kind"] = "person"


def change_updates(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server says before the page reads it."""

    def route(line: WebSocketRoute) -> None:
        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                change(message)
            line.send(json.dumps(message))

        line.connect_to_server().on_message(answer)

    page.route_web_socket(re.compile("/api/socket"), route)


def test_the_pace_is_a_setting_of_this_browser(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE, pace="step"))
    hold(page, three_players(server))
    take_money(page)
    bar = page.locator("footer.bar")
    expect(page.get_by_role("button", name="Next move")).to_be_enabled()
    check_everywhere(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    page.get_by_role("radio", name="At once").check()
    page.keyboard.press("Escape")
    expect(bar).to_have_class(re.compile("mine"))
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("radio", name="At once")).to_be_checked()


def current_tab(page: Page) -> Locator:
    """The tab that a phone shows."""
    return page.get_by_role("navigation").locator("[aria-current=page]")


def test_the_page_does_not_switch_tabs_while_i_read(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE, pace="step"))
    hold(page, three_players(server))
    take_money(page)
    page.get_by_role("button", name="Rivals").tap()
    for _ in range(3):
        page.get_by_role("button", name="Next move").tap()
    page.locator("footer.bar.mine").wait_for()
    expect(current_tab(page)).to_have_text("Rivals")


def test_the_bar_of_a_phone_keeps_its_height_while_others_play(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE, pace="step"))
    hold(page, three_players(server))
    take_money(page)
    bar = page.locator("footer.bar")
    expect(bar).to_contain_text("is thinking")
    height = bar.evaluate("bar => bar.offsetHeight")
    page.get_by_role("button", name="Next move").tap()
    expect(bar).to_contain_text(re.compile(r" takes .*\. then .* and you"))
    assert bar.evaluate("bar => bar.offsetHeight") == height
    mover = bar.locator("p").first.inner_text().split()[0]
    expect(page.locator(".scores [aria-current]")).to_contain_text(mover)
    check_everywhere(page)


def test_whoever_only_waits_gets_the_market_with_the_turn(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE, pace="step"))
    hold(page, three_players(server))
    page.locator("footer.bar.mine").wait_for()
    page.get_by_role("button", name="Market").tap()
    page.locator("[data-money]").first.tap()
    page.get_by_role("button", name=re.compile(r"^Take \d")).tap()
    page.get_by_role("button", name="Alhambra", exact=True).tap()
    page.get_by_role("button", name="Confirm").tap()
    page.get_by_role("button", name="Skip to my turn").tap()
    page.locator("footer.bar.mine").wait_for()
    expect(current_tab(page)).to_have_text("Market")


def test_a_look_at_my_alhambra_before_the_end_of_my_turn_is_not_reading(
    visit: Visit, server: Served
) -> None:
    """Even if what completed my turn is not yet answered."""
    page = visit(NO_PAGE, Look(PHONE, pace="step"))
    actions: list[str] = []
    answers: list[Callable[[], None]] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                actions.append(message["id"])
            server.send(text)

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "done" and message["id"] in actions:
                answers.append(lambda: line.send(text))
            else:
                line.send(text)

        line.on_message(ask)
        server.on_message(answer)

    page.route_web_socket(re.compile("/api/socket"), route)
    hold(page, three_players(server))
    page.locator("footer.bar.mine").wait_for()
    page.get_by_role("button", name="Market").tap()
    page.locator("[data-money]").first.tap()
    page.get_by_role("button", name=re.compile(r"^Take \d")).tap()
    game = page.locator(".game[data-busy=true]")
    expect(game).to_have_attribute("data-moment", re.compile("/1$"))
    while not answers:
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Alhambra", exact=True).tap()
    answers[0]()
    page.get_by_role("button", name="Confirm").tap()
    page.get_by_role("button", name="Skip to my turn").tap()
    page.locator("footer.bar.mine").wait_for()
    expect(current_tab(page)).to_have_text("Market")


def first_scoring(server: Served) -> Seat:
    """My turn: what I take brings the first scoring, in which I have a garden."""
    game = position(
        3, hands=["F8 F4", "F1", "R1"], display="F1 R3 U4 N9", deck="scoring-1", discards="...",
        palaces=["garden-10-n@1,0", "", ""],
    )  # fmt: skip
    return table_from(server, game)


def test_bots_wait_while_a_scoring_is_read(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(reduced_motion=False))
    # The sheet counts when the test wants it to.
    page.add_init_script("window.setInterval = () => 0")
    table = first_scoring(server)
    watcher = visit(NO_PAGE, Look(reduced_motion=False))
    watcher.add_init_script("window.setInterval = () => 0")
    watcher.goto(table.path)
    watcher.locator(".game").wait_for()
    hold(page, table)
    take_money(page)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="First scoring")).to_be_visible()
    # Whoever watches people gets a notice, which covers neither names nor scores.
    notice = watcher.get_by_role("group", name="First scoring")
    foot = notice.evaluate("notice => notice.getBoundingClientRect().bottom")
    head = watcher.locator(".tag").first.evaluate("tag => tag.getBoundingClientRect().top")
    assert foot <= head
    notice.get_by_role("button", name="See the scoring").click()
    watched = watcher.get_by_role("dialog")
    expect(watched.get_by_role("heading", name="First scoring")).to_be_visible()
    gardener = watcher.locator(".rivals .score").first
    expect(gardener).to_have_text("0")
    watcher.keyboard.press("Shift")
    expect(gardener).not_to_have_text("0")
    mine = page.get_by_label("Your Alhambra").locator(".tag b").first
    expect(mine).to_have_text("0")
    page.keyboard.press("Shift")
    expect(mine).not_to_have_text("0")
    bar = page.locator("footer.bar")
    expect(bar).to_contain_text("is thinking")
    sheet.get_by_role("button", name="Continue").click()
    expect(bar).to_have_class(re.compile("mine"))


def test_bots_wait_for_a_scoring_that_another_sheet_hides(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(reduced_motion=False))
    page.add_init_script("window.setInterval = () => 0")
    lines: list[WebSocketRoute] = []
    kept: list[str] | None = None

    def route(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(
            lambda text: line.send(text) if kept is None else kept.append(str(text))
        )

    page.route_web_socket(re.compile("/api/socket"), route)
    hold(page, first_scoring(server))
    page.locator("footer.bar.mine").wait_for()
    page.locator("[data-money]").first.click()
    page.get_by_role("button", name=re.compile(r"^Take \d")).click()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    kept = []
    confirm.click()
    page.get_by_role("button", name="Menu").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Menu")).to_be_visible()
    while not any('"scored"' in text for text in kept):
        page.wait_for_timeout(20)
    for text in kept:
        lines[-1].send(text)
    kept = None
    bar = page.locator("footer.bar")
    expect(bar).to_contain_text("is thinking")
    mine = page.get_by_label("Your Alhambra").locator(".tag b").first
    expect(mine).to_have_text("0")
    page.keyboard.press("Escape")
    expect(sheet.get_by_role("heading", name="First scoring")).to_be_visible()
    expect(mine).to_have_text("0")
    page.keyboard.press("Shift")
    expect(mine).not_to_have_text("0")
    expect(bar).to_contain_text("is thinking")
    sheet.get_by_role("button", name="Continue").click()
    expect(bar).to_have_class(re.compile("mine"))


def test_nothing_tells_the_end_before_the_last_scoring_has_counted(
    visit: Visit, server: Served
) -> None:
    game = position(
        3, hands=["F8", "R1", "U9"], display="F1 R3 U4 N9", supply="", discards="...",
        market="- - - -", palaces=["garden-10-n@1,0", "", ""],
    )  # fmt: skip
    page = visit("/", Look(reduced_motion=False))
    page.add_init_script("window.setInterval = () => 0")
    hold(page, table_from(server, game))
    take_money(page)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Third scoring")).to_be_visible()
    # What screen readers do not see behind the sheet is seen by others.
    log = page.locator(".log")
    expect(log).to_contain_text("Third scoring")
    expect(log).not_to_contain_text("The game is over")
    page.keyboard.press("Shift")
    expect(log).to_contain_text("The game is over")
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet.get_by_role("heading", name="You win!")).to_be_visible()
    expect(page.locator(".rivals .none")).to_have_count(0)


def buying_rival(server: Served) -> Seat:
    """My turn; the first rival can buy a second garden exactly, and will share my majority."""
    game = position(
        3, hands=["F8 F4", "U9 U3", "R1"], display="F1 R3 U4 N9",
        market="seraglio-4-ne tower-9-es chambers-8-nw garden-12-s",
        palaces=["garden-11@1,0 garden-8-ne@2,0", "garden-10-n@1,0", ""],
        # No card that is worth more than the purchase.
        deck="N1 N1 R1 R1 U1 U1 F1 N2 R2 U2 F2 N1", discards="...",
    )  # fmt: skip
    return table_from(server, game, "mason", "mason")


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_on_a_phone_my_turn_begins_with_what_the_others_did(
    visit: Visit, server: Served, screen: Screen
) -> None:
    page = visit(NO_PAGE, Look(screen))
    hold(page, buying_rival(server))
    take_money(page)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem")).to_have_count(3)
    clip = since.get_by_role("heading").evaluate("one => getComputedStyle(one).clipPath")
    assert (clip == "none") == (screen is PHONE), "a title where there is room"
    expect(since).to_contain_text(re.compile("Tariq bought garden 12.* Zaida ", re.DOTALL))
    expect(since.get_by_role("listitem").last).to_contain_text("Gardens +5 → +2")
    check_state(page)
    box = since.bounding_box()
    market = page.locator("[data-square]").first.bounding_box()
    hand = page.locator("[data-card]").first.bounding_box()
    assert box
    assert market
    assert hand
    if screen is PHONE:
        assert box["y"] >= hand["y"] + hand["height"], "it lies below the hand"
    else:
        assert box["y"] + box["height"] <= market["y"] + 10, "it hides nothing to buy"
    page.locator("[data-money]").first.click()
    expect(since).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile(r"^Take \d"))).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(since).to_contain_text("Gardens +5 → +2")
    check_targets(page)


def buying_rivals(server: Served, rivals: int, modules: str = "") -> Seat:
    """The same with more rivals."""
    game = position(
        1 + rivals, hands=["F8 F4", "U9 U3"], display="F1 R3 U4 N9", modules=modules,
        market="seraglio-4-ne tower-9-es chambers-8-nw garden-12-s",
        palaces=["garden-11@1,0 garden-8-ne@2,0", "garden-10-n@1,0"],
        deck="N1 N1 R1 R1 U1 U1 F1 N2 R2 U2 F2 N1 ...",
    )  # fmt: skip
    return table_from(server, game, *["mason"] * rivals)


def test_what_many_rivals_did_hides_nothing_to_buy(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(SMALL_PHONE))
    hold(page, buying_rivals(server, 5))
    take_money(page)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem")).to_have_count(6)
    for _ in on_screens(page, SMALL_PHONE, SHORT_PHONE, LANDSCAPE_PHONE):
        box, market = since.bounding_box(), page.locator("[data-square]").first.bounding_box()
        assert box
        assert market
        assert box["y"] + box["height"] <= market["y"] + 10
    check_state(page)


@pytest.mark.parametrize("rivals", [2, 5])
def test_what_changed_since_my_last_turn_is_seen_above_log_and_chat(
    visit: Visit, server: Served, rivals: int
) -> None:
    page = visit(NO_PAGE, Look(LAPTOP))
    hold(page, buying_rivals(server, rivals, ALL))
    take_money(page)
    since = page.get_by_role("region", name="Since your last turn")
    for tab in ("Log", "Chat"):
        expect(since).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=tab, exact=True).click()
    expect(since).to_be_in_viewport(ratio=1)


def test_the_log_returns_from_older_turns_when_my_turn_begins(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP))
    hold(page, buying_rival(server))
    take_money(page)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_in_viewport(ratio=1)
    log = page.locator(".log .scroll")
    log.locator("summary").last.click()
    log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    expect(since).not_to_be_in_viewport()
    take_money(page)
    expect(since).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP], ids=str)
def test_the_log_begins_with_what_changed_since_my_last_turn(
    visit: Visit, server: Served, screen: Screen
) -> None:
    page = visit(NO_PAGE, Look(screen))
    hold(page, buying_rival(server))
    take_money(page)
    since = page.get_by_role("region", name="Log").get_by_role(
        "region", name="Since your last turn"
    )
    expect(since).to_contain_text("Gardens +5 → +2")
    expect(since).to_contain_text("new tile")
    check_state(page)
    page.locator("[data-money]").first.click()
    page.get_by_role("button", name=re.compile(r"^Take \d")).click()
    expect(since).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(since).to_contain_text("Gardens +5 → +2")
    page.reload()
    expect(since).to_contain_text("Gardens: your lead is shared")


def test_hint_and_plan_keep_their_place_while_i_make_my_turn(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP, "de"))
    mine = three_players(server)
    hold(page, mine)
    page.locator("footer.bar.mine").wait_for()
    aids = page.locator("footer.bar .aid")
    before = _lefts(aids)
    assert len(before) == 2
    page.locator("[data-square].payable").first.click()
    page.locator(".bar .go").click()
    expect(page.get_by_role("button", name="Zurück", exact=True)).to_be_visible()
    assert _lefts(aids) == before
    check_state(page)


def _lefts(elements: Locator) -> list[float]:
    found: list[float] = elements.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().left)"
    )
    return found


def test_whoever_watches_has_no_rivals_and_may_pause(visit: Visit, server: Served) -> None:
    page = visit(bots_at_table(server, "random", "random", pace=0.05).path, Look(pace="step"))
    expect(page.get_by_role("region", name="Players")).to_be_visible()
    step = page.get_by_role("button", name="Next move")
    expect(page.get_by_role("button", name="Skip to my turn")).to_have_count(0)
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    before = log.count()
    for _ in range(8):
        # The next move may still be on its way.
        expect(step).to_be_enabled()
        page.keyboard.press("s")
    expect(log).not_to_have_count(before)
    page.get_by_role("radio", name="Quick").check()
    expect(step).to_have_count(0)
    page.get_by_role("banner").get_by_role("button", name="Pause").click()
    expect(step).to_be_enabled()


def scoring_to_watch(server: Served) -> Seat:
    """Bots, of whom the first can only take the money that brings the first scoring."""
    game = position(
        3, hands=["F1", "F2", "R1"], display="F1 R3 U4 N9", deck="scoring-1", discards="...",
        market="seraglio-4-ne tower-9-es chambers-8-nw garden-12-s",
        palaces=["", "garden-10-n@1,0", ""],
    )  # fmt: skip
    record = format_record(Record.from_game(game))
    # They do not run far ahead of what is shown.
    body = {"seats": ["random"] * 3, "options": {"pace": 0.5}, "record": record}
    return seat_of(ask(server, "/tables", body))


def test_a_scoring_opens_its_sheet_for_whoever_watches_bots(visit: Visit, server: Served) -> None:
    table = scoring_to_watch(server)
    page = visit(table.path, Look(reduced_motion=False))
    page.add_init_script("window.setInterval = () => 0")
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    ask(server, f"/tables/{table.table}/start", {}, table.host)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="First scoring")).to_be_visible()
    game = page.locator(".game")
    moment = game.get_attribute("data-moment") or ""
    gardener = page.locator(".rivals .score").nth(1)
    expect(gardener).to_have_text("0")
    page.keyboard.press("Shift")
    expect(gardener).not_to_have_text("0")
    check_state(page)
    expect(game).to_have_attribute("data-moment", moment)
    sheet.get_by_role("button", name="Continue").click()
    expect(game).not_to_have_attribute("data-moment", moment)


def bots_to_watch(page: Page, server: Served) -> None:
    """Watch bots whose hands are open; the first has bought a tile and must place it."""
    game = played(
        position(
            2, hands=["F8 F4", "R1 R9"], display="F1 R3 U4 N9",
            market="seraglio-4-ne tower-9-es chambers-8-nw garden-12-s",
        ),
        "buy 1 florin 8",
    )  # fmt: skip
    record = format_record(Record.from_game(game))
    # They do not run far ahead of what is shown.
    options = {"pace": 1, "open_hands": True}
    body = {"seats": ["random", "random"], "options": options, "record": record}
    made = ask(server, "/tables", body)
    page.goto(f"/table/{made['table']['code']}")
    page.get_by_text("spectators see all hands").wait_for()
    ask(server, f"/tables/{made['table']['id']}/start", {}, made["host"])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, TABLET], ids=str)
def test_whoever_watches_bots_sees_hands_and_the_tile_just_bought(
    visit: Visit, server: Served, screen: Screen
) -> None:
    page = visit(NO_PAGE, Look(screen, pace="step"))
    bots_to_watch(page, server)
    if screen is PHONE:
        page.get_by_role("navigation").get_by_role("button", name="Alhambra").tap()
    expect(page.get_by_role("region", name="Nadira’s Alhambra")).to_be_visible()
    tray = page.locator(".dock .tray").filter(has_text="Bought")
    expect(tray.get_by_role("img", name=re.compile("seraglio"))).to_be_visible()
    if screen is PHONE:
        page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    hands = page.get_by_role("region", name="Hands").get_by_role("listitem")
    expect(hands).to_have_count(2)
    # The second hand is dealt again, since the record says what it was.
    expect(hands.first).to_contain_text("1 card")
    check_everywhere(page) if screen is PHONE else check_state(page)
    page.get_by_role("button", name="Next move").click()
    expect(tray).to_have_count(0)


def test_whoever_watches_sees_the_alhambra_in_which_a_tile_was_placed(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE, Look(pace="step"))
    bots_to_watch(page, server)
    shown = page.locator(".tag").first
    expect(shown).to_contain_text("Nadira")
    page.get_by_role("button", name="Next move").click()
    # The tile ends a turn: the next one is somebody else's.
    expect(page.locator("footer.bar p")).to_contain_text("seraglio 4")
    expect(shown).to_contain_text("Nadira")
    page.get_by_role("button", name="Next move").click()
    expect(shown).to_contain_text("Tariq")
