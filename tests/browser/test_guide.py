"""Tips in the first game of a learner: once per thing, and never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra.lessons import LESSONS
from alhambra.locales import Words
from tests.helpers import position

from .checks import check_axe, check_overflow, on_screens
from .conftest import Visit
from .devices import NO_PAGE
from .looks import LANDSCAPE_PHONE, LANGUAGES, PLAIN, SHORT_PHONE, SMALL_PHONE, TABLET, Look
from .player import Finger, Keys, Player
from .positions import table_from
from .served import Served
from .tables import hold, new_table

TIPS = (
    "turn", "exact", "walls", "reserve", "scored", "end-near", "redesign", "majorities", "gauge",
)  # fmt: skip
#: Enough for tiles to be bought and placed.
SOME_DECISIONS = 40


def text_of(tip: str, language: str = "en") -> str:
    return Words(language).text(f"guide-{tip}")


def guided_game(visit: Visit, server: Served, look: Look = PLAIN, hand: str = "") -> Page:
    """A game that the lessons have started, with these cards if any are named."""
    levels = ("apprentice", "apprentice")
    if hand:
        seat = table_from(server, position(3, hands=[hand, "F1", "R1"]), *levels)
    else:
        seat = new_table(server, *levels)
    page = visit(NO_PAGE, look)
    page.evaluate(
        "table => localStorage.setItem('alhambra.guide', JSON.stringify({table, read: []}))",
        seat.code,
    )
    hold(page, seat)
    Player(page).wait_for_turn()
    return page


def tip_of(page: Page) -> Locator:
    return page.locator(".tip p")


def test_the_last_lesson_leads_into_a_guided_game(visit: Visit) -> None:
    page = visit(NO_PAGE)
    page.evaluate(
        "solved => localStorage.setItem('alhambra.lessons', JSON.stringify(solved))",
        [lesson.id for lesson in LESSONS],
    )
    page.goto("/learn")
    page.get_by_role("button", name="Play your first game").click()
    expect(tip_of(page)).to_have_text(text_of("turn"))
    expect(page.get_by_role("region", name="Rivals").get_by_role("listitem")).to_have_count(2)


def test_a_tip_that_was_read_does_not_come_again(visit: Visit, server: Served) -> None:
    page = guided_game(visit, server)
    expect(tip_of(page)).to_have_text(text_of("turn"))
    check_axe(page)
    table, stop = page.get_by_role("main"), page.get_by_role("button", name="No more tips")
    places = table.bounding_box(), stop.bounding_box()
    read = page.get_by_role("button", name="Got it")
    for _ in TIPS:
        if not read.count():
            break
        before = tip_of(page).inner_text()
        read.click()
        expect(tip_of(page)).not_to_have_text(before)
        if not read.count():
            break
        # Neither the table nor the buttons move.
        assert (table.bounding_box(), stop.bounding_box()) == places
    # Where no tip is due, there is nothing of it, and the table is where it was.
    expect(read).to_have_count(0)
    expect(stop).to_have_count(0)
    assert table.bounding_box() == places[0]
    page.reload()
    Player(page).wait_for_turn()
    expect(tip_of(page)).not_to_have_text(text_of("turn"))


def test_a_tip_goes_when_its_moment_has_passed(visit: Visit, server: Served) -> None:
    page = guided_game(visit, server)
    seen: list[str] = []
    player = Player(page)
    for _ in range(SOME_DECISIONS):
        if (tip := tip_of(page).inner_text()) and tip != (seen[-1:] or [""])[0]:
            seen.append(tip)
        player.wait_for_turn()
        player.decide()
    assert seen[0] == text_of("turn")
    assert len(seen) > 1
    assert len(set(seen)) == len(seen)
    assert set(seen) <= {text_of(tip) for tip in TIPS}


def test_all_tips_can_be_stopped_by_keyboard(visit: Visit, server: Served) -> None:
    page = guided_game(visit, server)
    Keys(page).how(page.get_by_role("button", name="No more tips"))()
    expect(tip_of(page)).to_be_hidden()
    expect(page.locator("footer.bar")).to_be_focused()
    page.reload()
    Player(page).wait_for_turn()
    expect(tip_of(page)).to_be_hidden()


def test_other_games_have_no_tips(visit: Visit, server: Served) -> None:
    page = guided_game(visit, server)
    expect(tip_of(page)).to_be_visible()
    hold(page, new_table(server, "apprentice"))
    Player(page).wait_for_turn()
    expect(tip_of(page)).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_leave_room_to_play(visit: Visit, server: Served, language: str) -> None:
    # Three currencies are as wide as beside the money of a phone on its side.
    page = guided_game(visit, server, Look(SMALL_PHONE, language), "N1 N2 U2 U4 F5 F6")
    expect(tip_of(page)).to_have_text(text_of("turn", language))
    for _ in on_screens(page, LANDSCAPE_PHONE, TABLET, SHORT_PHONE, SMALL_PHONE):
        for what in ("[data-square]", "[data-money]", "[data-card]"):
            expect(page.locator(what).last).to_be_in_viewport(ratio=1)
        for button in page.locator(".tip button:visible, header .button:visible").all():
            expect(button).to_be_in_viewport(ratio=1)
            # Nothing lies over it.
            button.click(trial=True)
        check_overflow(page)
    player = Finger(page)
    for _ in range(4):
        check_overflow(page)
        player.wait_for_turn()
        player.decide()
