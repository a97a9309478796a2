"""Sounds, and the celebration at the end: what moves or is heard, and what stays quiet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from alhambra.rules.game import Game
from tests.helpers import position

from .conftest import Visit
from .devices import NO_PAGE
from .looks import Look
from .positions import table_from
from .served import Served
from .tables import ask, hold, hold_all, join
from .test_hotseat import take_over

MOVING = Look(reduced_motion=False)
MARKET = "seraglio-4-ne tower-9-es chambers-8-nw garden-12-s"
PALACE = "garden-10-n@1,0 tower-11@0,1 pavilion-8@1,1"
#: The pitches of all tones that the page plays.
SPY = """
    window.pitches = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        window.pitches.push(this.frequency.value);
        return start.apply(this, when);
    };
"""
CARD, TILE, EXACT = [880, 1175], [196, 131], [784, 988, 1319]
SCORING, TURN = [392, 494, 587, 784], [523, 784]


def sit(
    visit: Visit,
    server: Served,
    game: Game,
    look: Look = MOVING,
    *,
    sound: bool = True,
    prompt: str = "Your turn.",
) -> Page:
    """A page at a table, with a spy on its sounds."""
    page = visit(NO_PAGE, look)
    page.add_init_script(SPY)
    if sound:
        page.evaluate("localStorage.setItem('alhambra.sound', 'true')")
    hold(page, table_from(server, game))
    page.locator("footer.bar").get_by_text(prompt).first.wait_for()
    return page


def expect_heard(page: Page, melody: list[int]) -> None:
    """Wait until this was played since the last time, and nothing else."""
    ends = "melody => pitches.slice(-melody.length).join() === melody.join()"
    page.wait_for_function(ends, arg=melody)
    heard = page.evaluate("pitches.splice(0)")
    # A script of Playwright counts as a gesture, so the turn that is there on arrival may be heard.
    assert heard in (melody, TURN + melody)


def take_money(page: Page) -> None:
    page.get_by_role("region", name="Money").get_by_role("button").first.click()
    page.keyboard.press("t")
    page.get_by_role("button", name="Confirm").wait_for()


def test_money_sounds_like_cards(visit: Visit, server: Served) -> None:
    page = sit(visit, server, position(3, market=MARKET))
    take_money(page)
    expect_heard(page, CARD)


def test_tiles_and_exact_payments_sound_different(visit: Visit, server: Served) -> None:
    page = sit(visit, server, position(3, hands=["F4"], market=MARKET))
    page.locator('[data-square="1"]').click()
    page.keyboard.press("b")
    expect_heard(page, EXACT)
    page.keyboard.press("u")
    page.locator("footer.bar").get_by_text("Your turn.").wait_for()
    assert page.evaluate("pitches") == []


def test_placing_a_tile_is_heard(visit: Visit, server: Served) -> None:
    game = position(3, placing="garden-11", palaces=[PALACE])
    page = sit(visit, server, game, prompt="Place garden 11")
    page.locator(".cell.target").first.click()
    expect_heard(page, TILE)


def test_a_scoring_and_my_turn_are_heard(visit: Visit, server: Served) -> None:
    game = position(3, market=MARKET, deck="scoring-1", discards="...")
    page = sit(visit, server, game)
    take_money(page)
    expect_heard(page, CARD)
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function("pitch => pitches.includes(pitch)", arg=SCORING[0])
    # The game goes on when the sheet is closed.
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function("pitch => pitches.includes(pitch)", arg=TURN[0])


@pytest.mark.parametrize(("look", "sound"), [(MOVING, False), (Look(), True)], ids=["off", "still"])
def test_it_is_quiet(visit: Visit, server: Served, look: Look, sound: bool) -> None:
    page = sit(visit, server, position(3, market=MARKET), look, sound=sound)
    take_money(page)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("footer.bar")).to_contain_text("Your turn.")
    assert page.evaluate("pitches") == []


def test_the_switch_says_what_it_does_and_lets_hear_it(visit: Visit, server: Served) -> None:
    page = sit(visit, server, position(3, market=MARKET), sound=False)
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("for cards, tiles, exact payments, scorings")).to_be_visible()
    dialog.get_by_role("switch", name="Sound").click()
    expect_heard(page, TURN)


# -- the end -------------------------------------------------------------------------------


def finish(visit: Visit, server: Served, look: Look, palaces: list[str]) -> Page:
    """End a game with the next action, and open its results."""
    page = visit(NO_PAGE, look)
    hold(page, table_from(server, last_turn(palaces)))
    return play_last_turn(page)


def last_turn(palaces: list[str]) -> Game:
    """What I take ends the game."""
    return position(3, market="tower-9-es - - -", supply="", palaces=palaces)


def play_last_turn(page: Page) -> Page:
    """End the game, and open its results."""
    take_money(page)
    page.get_by_role("button", name="Confirm").click()
    page.locator("footer.bar.over").wait_for()
    # A sheet opens by itself.
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Results").click()
    page.get_by_role("dialog").wait_for()
    return page


def test_the_winner_is_celebrated_once(visit: Visit, server: Served) -> None:
    page = finish(visit, server, MOVING, [PALACE])
    stars = page.get_by_role("dialog").locator(".celebration")
    expect(stars).to_be_attached()
    moved = "stars => stars.getAnimations({ subtree: true }).map(one => one.effect.getKeyframes())"
    properties = {name for frames in stars.evaluate(moved) for frame in frames for name in frame}
    still = {"offset", "easing", "composite", "computedOffset"}
    assert properties - still == {"opacity", "transform"}
    page.get_by_role("button", name="Rematch").or_(page.get_by_role("dialog")).first.click(
        trial=True
    )
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Results").click()
    page.get_by_role("dialog").wait_for()
    expect(stars).to_have_count(0)
    page.reload()
    expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    expect(stars).to_have_count(0)


def test_whoever_wins_at_this_device_is_celebrated(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, MOVING)
    first = table_from(server, last_turn(["", PALACE]), "", "random", start=False)
    second = join(server, first, "Jo", 1)
    ask(server, f"/tables/{first.table}/start", {}, first.host)
    hold_all(page, first, second)
    page.goto(first.path)
    take_over(page, "Elena")
    play_last_turn(page)
    expect(page.get_by_role("dialog").get_by_role("heading", name="Jo wins")).to_be_visible()
    expect(page.locator(".celebration")).to_be_attached()


@pytest.mark.parametrize(
    ("look", "palaces"),
    [(Look(), [PALACE]), (MOVING, ["", PALACE])],
    ids=["still", "lost"],
)
def test_nothing_is_celebrated(
    visit: Visit, server: Served, look: Look, palaces: list[str]
) -> None:
    page = finish(visit, server, look, palaces)
    expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    expect(page.locator(".celebration")).to_have_count(0)
