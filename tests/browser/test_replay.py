"""Replays: a record is opened, stepped through, seen from every seat, and continued as a game."""

from __future__ import annotations

import base64
import re
import zlib
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from alhambra.notation.text import format_record, parse_record

from .checks import (
    check_axe,
    check_everywhere,
    check_overflow,
    check_state,
    check_targets,
    lines_of,
    on_screens,
    set_screen,
)
from .conftest import Visit
from .devices import NO_PAGE
from .games import played
from .looks import DESKTOP, LANDSCAPE_PHONE, LANGUAGES, LAPTOP, PHONE, SMALL_PHONE, Look
from .problems import Problems
from .served import Served
from .tables import POINTS, THIRD, WINNER, finished_with_me, hold_all

FILE = "game.alhambra"
#: The slowest speed.
HALF = {"en": "0.5 ×", "es": "0,5 ×", "de": "0,5 ×"}
MODULES = ("camps", "characters", "city_gates", "diamonds")


def choose(page: Page, text: str) -> None:
    """Choose a file with this text."""
    page.locator("input[type=file]").set_input_files(
        {"name": FILE, "mimeType": "text/plain", "buffer": text.encode()}
    )


def opened(visit: Visit, text: str, look: Look | None = None) -> Page:
    page = visit("/replay", look or Look())
    choose(page, text)
    page.locator("input[type=range]").wait_for()
    return page


def at(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def test_keys_and_buttons_step_through_a_game(visit: Visit) -> None:
    page = opened(visit, played())
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 100
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        assert at(page) == move
    page.get_by_role("button", name="Previous move").click()
    assert at(page) == last - 1
    page.keyboard.press("PageUp")
    assert at(page) < last - 1
    page.keyboard.press("Home")
    assert at(page) == 0
    status = page.get_by_role("status").filter(has_text=f"Move 0 of {last}")
    expect(status).to_contain_text("The game begins.")


def test_the_move_is_in_the_address_and_survives_a_reload(visit: Visit) -> None:
    page = opened(visit, played())
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"move=5#"))
    page.reload()
    page.locator("input[type=range]").wait_for()
    assert at(page) == 5
    assert parse_qs(urlsplit(page.url).query) == {"move": ["5"]}


def test_a_replay_plays_automatically(visit: Visit) -> None:
    page = opened(visit, played())
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("input[type=range]")).to_have_value(re.compile(r"[3-9]|\d\d"))
    page.get_by_role("button", name="Pause").click()
    stopped = at(page)
    page.wait_for_timeout(600)
    assert at(page) == stopped


def test_marks_and_the_log_jump_to_moves(visit: Visit) -> None:
    page = opened(visit, played())
    jump = page.get_by_label("Jump to")
    scorings = jump.locator("option", has_text="scoring")
    expect(scorings).to_have_count(3)
    jump.select_option(label=scorings.first.inner_text())
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_role("button", name="First scoring.")).to_have_attribute(
        "aria-current", "step"
    )
    page.get_by_role("contentinfo").get_by_role("button", name="First scoring", exact=True).click()
    expect(page.get_by_role("dialog", name="First scoring")).to_be_visible()
    page.keyboard.press("Escape")
    log.get_by_role("button", name="Second scoring.").click()
    page.keyboard.press("ArrowLeft")
    assert at(page) > 0
    # The line of time has the scorings too.
    marks = page.locator(".marks button")
    expect(marks).to_have_text(["I", "II", "III"])
    scored = at(page)
    marks.nth(1).click()
    assert at(page) == scored + 1
    page.keyboard.press("ArrowLeft")
    # The sentence has room beside the button of the scoring.
    page.keyboard.press("ArrowRight")
    for _ in on_screens(page, LAPTOP, DESKTOP):
        assert lines_of(page.locator("footer p small")) == 1
        assert lines_of(page.locator("footer .sentence")) <= 2
    page.keyboard.press("ArrowLeft")
    # A line a turn; only the current one tells its events. Nothing names cells unasked.
    turn = log.get_by_role("listitem").filter(has_text="placed").last
    expect(turn).not_to_contain_text(re.compile(r"\d,-?\d"))
    turn.get_by_role("button").first.click()
    expect(turn.get_by_role("button", expanded=True)).to_have_count(1)
    expect(turn.locator("[data-move]", has_text="placed").first).to_be_visible()
    expect(turn).not_to_contain_text(re.compile(r"\d,-?\d"))


def test_one_hand_or_all_hands_are_shown(visit: Visit) -> None:
    # In games against bots, whoever entered no name is "You".
    record = parse_record(played())
    record.header = replace(record.header, names=("You", "Bo", "Cleo"))
    page = opened(visit, format_record(record))
    hands = page.get_by_role("region", name="Hands").get_by_role("listitem")
    expect(hands).to_have_count(3)
    set_screen(page, LAPTOP)
    expect(hands.last).to_be_in_viewport(ratio=1)
    set_screen(page, DESKTOP)
    seen_by = page.get_by_role("combobox", name="View")
    for name, title in (("Bo", "Bo’s Alhambra"), ("You", "Your Alhambra")):
        seen_by.select_option(label=name)
        expect(hands).to_have_count(1)
        expect(page.get_by_role("region", name=title)).to_be_visible()


def test_errors_in_a_file_name_the_line(visit: Visit, problems: Problems) -> None:
    problems.allow("400")
    lines = played().splitlines()
    lines[20] = lines[20].replace("seat", "seal")
    page = visit("/replay")
    choose(page, "\n".join(lines) + "\n")
    expect(page.get_by_role("alert").filter(has_text="21")).to_be_visible()
    choose(page, "a" * 600_000)
    expect(page.get_by_role("alert").filter(has_text="too large")).to_be_visible()


def test_a_file_can_be_dropped(visit: Visit) -> None:
    page = visit("/replay")
    data = page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'game.alhambra', { type: 'text/plain' }));
          return data;
        }""",
        played(),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": data})
    page.locator("input[type=range]").wait_for()


def test_statistics_with_tables_beside_the_graphs(visit: Visit) -> None:
    page = opened(visit, played())
    page.get_by_role("button", name="Statistics").click()
    sheet = page.get_by_role("dialog")
    for title in ("Tiles in each Alhambra", "Longest walls", "The race", "Statistics"):
        expect(sheet.get_by_role("heading", name=title)).to_be_visible()
    sheet.get_by_text("As a table").first.click()
    table = sheet.get_by_role("table", name="Tiles in each Alhambra")
    expect(table.get_by_role("columnheader", name="Third scoring")).to_be_visible()
    check_axe(page)


def test_a_game_can_continue_from_a_position(visit: Visit) -> None:
    page = opened(visit, played())
    page.get_by_label("Jump to").select_option(index=1)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Apprentice").check()
    dialog.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))
    page.get_by_role("region", name="Market").wait_for()


def test_the_record_is_downloaded_unchanged(visit: Visit) -> None:
    page = opened(visit, played())
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    assert waiting.value.path().read_text("utf-8") == played()


def test_a_link_opens_a_file_in_another_browser(visit: Visit, own_server: Served) -> None:
    """The link contains the record, so any server will do."""
    page = opened(visit, played())
    page.locator("input[type=range]").fill("37")
    page.get_by_role("combobox", name="View").select_option(label="Bo")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_attached()
    link = urlsplit(page.evaluate("navigator.clipboard.readText()"))
    assert len(link.fragment) < 5000
    other = visit(f"{link.path}?{link.query}#{link.fragment}", at=own_server)
    other.locator("input[type=range]").wait_for()
    assert at(other) == 37
    expect(other.get_by_role("combobox", name="View")).to_have_value("1")


def test_a_broken_link_says_so_and_another_game_can_be_opened(
    visit: Visit, problems: Problems
) -> None:
    page = visit("/replay/file-x#7VxLb-M4Er73r")
    expect(page.get_by_role("alert").filter(has_text="This link is incomplete")).to_be_visible()
    choose(page, played())
    page.locator("input[type=range]").wait_for()
    address = page.url.partition("#")[0]
    page = visit(address)
    expect(page.get_by_role("alert").filter(has_text="in another browser")).to_be_visible()
    problems.allow("400")
    nonsense = base64.urlsafe_b64encode(zlib.compress(b"nonsense", wbits=-15)).decode().rstrip("=")
    page = visit(f"/replay/file-x#{nonsense}")
    expect(page.get_by_role("alert").filter(has_text="1")).to_be_visible()


def test_a_replay_with_modules_and_six_players(visit: Visit) -> None:
    text = played(6, "city_gates", "diamonds", "camps", "characters")
    page = opened(visit, text)
    for move in (40, 120, 200):
        page.locator("input[type=range]").fill(str(move))
        assert at(page) == move
    check_state(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_fit(visit: Visit, language: str) -> None:
    page = opened(visit, played(), Look(language=language))
    page.locator("input[type=range]").fill("60")
    check_everywhere(page)
    expect(page.locator("footer select").first).to_contain_text(HALF[language])
    page = opened(visit, played(), Look(SMALL_PHONE, language, "dark"))
    for tab in page.locator("nav button").all():
        tab.click()
        check_targets(page)
        check_everywhere(page, (SMALL_PHONE, PHONE))
    set_screen(page, LANDSCAPE_PHONE)
    for tab in page.locator("nav button").all():
        tab.click()
        check_targets(page)
        check_overflow(page)
        # The board is never a strip between head and bar.
        tile = page.locator("[data-cell='0,0']").bounding_box()
        assert tile
        assert tile["width"] > 28


def test_players_of_recent_games_have_different_stars(visit: Visit) -> None:
    record = parse_record(played())
    record.header = replace(record.header, names=("Tomas", "Tessa", "Cleo"))
    page = opened(visit, format_record(record))
    page.goto("/replay")
    stars = page.locator(".score svg text")
    expect(stars).to_have_text(["To", "Te", "C"])


def test_a_long_sentence_is_read_by_touching_it(visit: Visit) -> None:
    page = opened(visit, played(6, *MODULES), Look(SMALL_PHONE, "es"))
    sentence = page.locator(".sentence")
    page.evaluate("""() => document.querySelector('.sentence').append(' larga'.repeat(60))""")
    cut = "one => one.scrollHeight > one.clientHeight + 2"
    assert sentence.evaluate(cut)
    bar = page.locator("footer").bounding_box()
    sentence.tap()
    assert not sentence.evaluate(cut)
    expect(sentence).to_be_in_viewport(ratio=1)
    assert page.locator("footer").bounding_box() == bar


def test_a_finger_finds_the_line_of_time(visit: Visit) -> None:
    page = opened(visit, played(), Look(SMALL_PHONE, "de"))
    line = page.locator("input[type=range]")
    box = line.bounding_box()
    assert box
    assert box["height"] >= 44
    last = int(line.get_attribute("max") or 0)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 4)
    expect(line).not_to_have_value("0")
    assert abs(at(page) - last / 2) <= 2


def test_my_finished_games_are_listed(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold_all(
        page, finished_with_me(server, THIRD, "mason"), finished_with_me(server, WINNER, "vizier")
    )
    page.goto("/replay")
    rows = page.get_by_role("region", name="Your finished games").get_by_role("listitem")
    expect(rows).to_have_text(
        [
            re.compile(rf"3rd\s*{POINTS[THIRD]}.*2 bots, Mason\s*today", re.DOTALL),
            re.compile(rf"1st\s*{POINTS[WINNER]}.*2 bots, Vizier\s*today", re.DOTALL),
        ]
    )
    check_everywhere(page)
    rows.first.get_by_role("link").click()
    page.locator("input[type=range]").wait_for()


@pytest.mark.parametrize(
    "look", [Look(LAPTOP), Look(PHONE, "de"), Look(SMALL_PHONE, "es")], ids=str
)
def test_the_bar_keeps_its_height(visit: Visit, look: Look) -> None:
    """Sentences of one word and of several lines, and a scoring with its button."""
    page = opened(visit, played(6, *MODULES), look)
    bar = page.locator("footer")
    heights = set()
    for _ in range(60):
        page.keyboard.press("ArrowRight")
        box = bar.bounding_box()
        assert box
        heights.add((box["y"], box["height"]))
    scoring = page.locator(".jump option").filter(has_text=re.compile("scoring|Wertung|recuento"))
    page.locator("input[type=range]").fill(scoring.first.get_attribute("value") or "")
    expect(bar.locator(".told .brass")).to_be_visible()
    box = bar.bounding_box()
    assert box
    assert heights == {(box["y"], box["height"])}
