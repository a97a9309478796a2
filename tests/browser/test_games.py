"""Whole games in the browser, with a real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers import position

from .checks import check_axe, check_contrast
from .conftest import Visit
from .devices import NO_PAGE
from .games import played
from .looks import PHONE, Look
from .player import Finger, Keys, Player
from .positions import ALL, table_from
from .problems import Problems
from .served import Served
from .tables import ask, hold, join, new_table

OVER = "The game is over."


def test_a_game_by_mouse(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "apprentice", "mason", "random", "random"))
    Player(page).play_to_the_end()
    expect(page.locator(".bar")).to_contain_text(OVER)


def test_a_game_by_touch_on_a_phone(visit: Visit, server: Served) -> None:
    """The last third of a game: the rest is the same, with smaller palaces."""
    page = visit(NO_PAGE, Look(PHONE))
    hold(page, new_table(server, "apprentice", "random", record=played(3, before=3)))
    Finger(page).play_to_the_end()
    expect(page.locator(".bar")).to_contain_text(OVER)


def test_the_hovered_confirm_button_is_readable(visit: Visit, server: Served) -> None:
    """It stays brass: its dark text would not be readable on the bar behind it."""
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    player, confirm = Player(page), page.locator(".bar .brass:enabled")
    while player.wait_for_turn() and not confirm.count():
        player.decide()
    confirm.hover()
    check_contrast(page)
    page.emulate_media(color_scheme="dark")
    check_contrast(page)


def test_two_players_give_tiles_to_the_neutral_player(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random", name="Dora"))
    player = Player(page)
    player.wait_for_turn()
    badges = page.locator(".majorities thead .star").all_text_contents()
    assert [text.strip() for text in badges] == ["Do", "T", "Di"], "no two have the same badge"
    given = 0
    while player.wait_for_turn():
        give = page.locator("[data-drop=give]")
        if give.count() and given < 2:
            before = player.moment()
            give.click()
            expect(page.locator(".game")).not_to_have_attribute("data-moment", before)
            given += 1
        elif given == 2 and page.locator(".bar .brass:enabled").count() == 0:
            break
        else:
            player.decide()
    assert given == 2


@pytest.mark.parametrize("player", [Player, Keys], ids=["mouse", "keys"])
def test_all_modules_can_be_played(visit: Visit, server: Served, player: type[Player]) -> None:
    """From the first scoring on, when auctions and characters appear."""
    page = visit(NO_PAGE)
    record = played(4, *ALL.split(), before=2)
    hold(page, new_table(server, "apprentice", "mason", "random", record=record))
    player(page).play_to_the_end()
    expect(page.locator(".bar")).to_contain_text(OVER)


@pytest.mark.parametrize("how", ["offline", "restart"])
def test_two_browsers_at_one_table_and_a_lost_connection(
    visit: Visit, own_server: Served, problems: Problems, how: str
) -> None:
    problems.allow("WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
    table = new_table(own_server, "", start=False)
    guest = join(own_server, table, "Jo")
    pages = [visit(NO_PAGE, at=own_server) for _ in range(2)]
    hold(pages[0], table)
    hold(pages[1], guest)
    ask(own_server, f"/tables/{table.table}/start", {}, table.host)
    players = [Player(page) for page in pages]
    for number in range(10):
        deciding = _deciding(players)
        if number == 4:
            _lose_connection(players, deciding, own_server, how)
        turn = deciding.moment().partition("/")[0]
        while deciding.moment().partition("/")[0] == turn:
            deciding.decide()
        for player in players:
            expect(player.page.locator(".game")).not_to_have_attribute(
                "data-moment", re.compile(f"^{turn}/")
            )
    assert players[0].moment().partition("/")[0] == players[1].moment().partition("/")[0]


def _deciding(players: list[Player]) -> Player:
    """The page whose player has to decide."""
    for _ in range(100):
        for player in players:
            if player.page.locator("footer.bar.mine").count():
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has to decide")


def _lose_connection(players: list[Player], deciding: Player, server: Served, how: str) -> None:
    """The connection is lost in the middle of a turn; after reconnecting the draft is restored."""
    deciding.decide()
    before = deciding.moment()
    if how == "restart":
        server.kill()
        server.start()
    else:
        for player in players:
            player.page.context.set_offline(True)
            player.page.context.set_offline(False)
    expect(deciding.page.locator(".game")).to_have_attribute("data-line", "open")
    assert deciding.moment() == before


def test_undo_reset_and_confirm(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    player = Player(page)
    player.wait_for_turn()
    start = player.moment()
    cards = page.locator("[data-card]").count()
    player.take()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    expect(page.locator("[data-card]")).to_have_count(cards + 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".game")).to_have_attribute("data-moment", start)
    for name in ("Undo", "Reset"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(confirm).to_be_hidden()
    player.take()
    expect(confirm).to_be_enabled()
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(".game")).to_have_attribute("data-moment", start)
    for name in ("Undo", "Reset"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(confirm).to_be_hidden()
    player.take()
    confirm.click()
    expect(page.locator(".game")).to_have_attribute("data-moment", re.compile("/0$"))
    expect(page.locator(".game")).not_to_have_attribute("data-moment", start)


def test_a_purchase_can_start_with_the_cards(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    player = Player(page)
    player.wait_for_turn()
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)


def test_a_forced_pass_has_a_button(visit: Visit, server: Served) -> None:
    """turn.action"""
    page = visit(NO_PAGE)
    hold(page, table_from(server, position(hands=["N1"], display="", deck="")))
    expect(page.locator(".bar")).to_contain_text("You can only pass")
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("pass")


def test_a_table_passes_axe(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random", "random"))
    Player(page).wait_for_turn()
    check_axe(page)
