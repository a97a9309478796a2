"""Several people at one device: a curtain between turns hides their hands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .checks import check_everywhere, check_state
from .conftest import Visit
from .devices import NO_PAGE
from .games import played
from .looks import LANGUAGES, PHONE, Look
from .people import HOSTILE
from .player import MOST, Finger, Player
from .served import Served
from .tables import Seat, ask, hold_all, join, new_table

PEOPLE = ("Elena", "Jo")
#: What the page shows next: a curtain, a decision, or the end.
STATES = ".curtain, footer.bar.mine, footer.bar.over"


def two_at_one_device(server: Served, page: Page, *bots: str, **fields: object) -> list[Seat]:
    """Elena and Jo have their seats in the same browser; bots play with them."""
    first = new_table(server, "", *bots, start=False, **fields)
    second = join(server, first, "Jo", 1)
    ask(server, f"/tables/{first.table}/start", {}, first.host)
    hold_all(page, first, second)
    page.goto(first.path)
    page.locator(".curtain").wait_for()
    return [first, second]


def check_nothing_private(page: Page) -> None:
    """Check that no hand, no offer and no tile in hand is shown."""
    for where in ("[data-card]", ".game", "[data-money]", ".cell", ".bar"):
        assert not page.locator(where).count(), where


class Group:
    """People who share a device, and one simulated player who decides for all of them.

    `compares`: check that each sees the hand they had at the end of their last turn. A phone does
    not always show it, and with modules it changes by actions that are committed at once.
    """

    def __init__(self, page: Page, player: Player, *, compares: bool) -> None:
        self.page = page
        self.player = player
        self.compares = compares
        self.hands: dict[str, list[str]] = {}
        self.curtains = 0
        self.holder = ""

    def play_to_the_end(self) -> None:
        assert self.play(MOST), "the game does not end"

    def play(self, most: int) -> bool:
        """Play this many steps, or until the game is over; returns whether it is."""
        for _ in range(most):
            self.page.locator(STATES).first.wait_for()
            if self.player.sees(".curtain"):
                self.pass_on()
            elif self.player.sees("footer.bar.over"):
                return True
            else:
                self.hands[self.holder] = hand(self.page)
                self.player.decide()
        return False

    def pass_around(self, times: int) -> None:
        """Play until the device was passed on this many times."""
        for _ in range(MOST):
            if self.curtains == times:
                return
            assert not self.play(1), "the game is over"
        pytest.fail("the device stays with one person")

    def pass_on(self) -> None:
        """Check that the curtain hides everything, and open it as the person it asks for."""
        check_nothing_private(self.page)
        name = asked_for(self.page)
        assert name in PEOPLE
        assert name != self.holder, "a curtain for whoever holds the device"
        take_over(self.page, name)
        self.holder = name
        self.curtains += 1
        if self.compares and name in self.hands:
            assert self.hands[name] == hand(self.page), "somebody else's hand"


def asked_for(page: Page) -> str:
    """The person to whom the device shall be passed; while a bot moves, anybody may take it."""
    title = page.get_by_role("heading", name=re.compile("^Pass the device to "))
    return title.inner_text().removeprefix("Pass the device to ")


def take_over(page: Page, name: str) -> None:
    """Confirm that this person has the device."""
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator(".game").wait_for()


def hand(page: Page) -> list[str]:
    """The cards that the page shows as the player's own hand."""
    cards: list[str] = page.locator("[data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.fly).sort()"
    )
    return cards


def test_two_people_play_to_the_end_and_another_game(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    seats = two_at_one_device(server, page, record=played(2, before=3))
    group = Group(page, Player(page), compares=True)
    group.play_to_the_end()
    assert set(group.hands) == set(PEOPLE)
    assert group.curtains > 10
    # Nobody else may come, so the code of the table is of no use.
    expect(page.locator("body")).not_to_contain_text(seats[0].code)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: seats[0].code not in url)
    page.locator(".curtain").wait_for()
    assert asked_for(page) in PEOPLE


def test_a_bot_plays_along(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    two_at_one_device(server, page, "random")
    Group(page, Player(page), compares=True).pass_around(6)


def test_auctions_and_modules_pass_the_device_around(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    modules = ["city_gates", "diamonds", "camps", "characters"]
    two_at_one_device(server, page, "random", options={"modules": modules})
    group = Group(page, Player(page), compares=False)
    group.pass_around(6)


def test_two_people_share_a_phone(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE))
    two_at_one_device(server, page)
    group = Group(page, Finger(page), compares=False)
    group.pass_around(4)


def test_a_table_is_made_on_the_start_page_and_survives_a_reload(
    visit: Visit, server: Served
) -> None:
    page = visit()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("radio", name="several people on this device").check(force=True)
    page.get_by_label("Name 1").fill("Elena")
    page.get_by_label("Name 2").fill("Jo")
    check_state(page)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain").wait_for()
    page.get_by_role("heading", name=re.compile("Pass the device to (Elena|Jo)")).wait_for()
    name = asked_for(page)
    take_over(page, name)
    before = hand(page)
    assert before
    page.reload()
    page.locator(".curtain").wait_for()
    check_nothing_private(page)
    assert asked_for(page) == name
    take_over(page, name)
    assert hand(page) == before
    page.goto("/")
    mine = page.get_by_role("region", name="Your games").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")


def test_a_turn_is_taken_back_at_one_device(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    two_at_one_device(server, page)
    first = asked_for(page)
    take_over(page, first)
    cards = hand(page)
    player = Player(page)
    player.take()
    page.locator(".bar .brass:enabled").click()
    page.get_by_role("button", name=f"{first} asks to take back the last turn").click()
    second = next(name for name in PEOPLE if name != first)
    expect(page.get_by_text(f"Waiting for: {second}")).to_be_visible()
    check_nothing_private(page)
    take_over(page, second)
    page.get_by_role("button", name="Agree").click()
    page.get_by_role("heading", name=f"Pass the device to {first}").wait_for()
    check_nothing_private(page)
    take_over(page, first)
    assert hand(page) == cards


def test_a_key_pressed_twice_does_not_open_the_curtain(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    two_at_one_device(server, page)
    take_over(page, asked_for(page))
    Player(page).take()
    page.locator(".bar .brass:enabled").focus()
    for _ in range(4):
        page.keyboard.press("Enter")
    page.locator(".curtain").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".curtain")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".game").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_fits(visit: Visit, server: Served, language: str) -> None:
    page = visit(NO_PAGE, Look(language=language))
    first = new_table(server, "", "random", start=False, name=HOSTILE[2])
    second = join(server, first, HOSTILE[1], 1)
    ask(server, f"/tables/{first.table}/start", {}, first.host)
    hold_all(page, first, second)
    page.goto(first.path)
    page.locator(".curtain").wait_for()
    check_everywhere(page)
