"""Seats in a running game: somebody leaves, and a turn against bots is taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.helpers import position

from .checks import check_state
from .conftest import Visit
from .devices import NO_PAGE
from .looks import PHONE, Look
from .player import Finger, Player
from .positions import table_from
from .served import Served
from .tables import ask, hold, join, new_table, wait_for_end


def test_somebody_who_leaves_keeps_the_name(visit: Visit, server: Served) -> None:
    game = position(2, hands=["N1", "N2"], display="F1 R3 U4 N9")
    mine = table_from(server, game, "", start=False)
    guest = join(server, mine, "Ben", 1)
    ask(server, f"/tables/{mine.table}/start", {}, mine.host)
    page = visit(NO_PAGE)
    hold(page, mine)
    player = Player(page)
    player.wait_for_turn()
    for _ in range(2):
        player.decide()
    ask(server, f"/tables/{mine.table}/leave", {}, guest.token)
    notice = page.get_by_text("Ben has left. A bot plays on.")
    expect(notice).to_be_visible()
    expect(page.get_by_role("button", name="Ben")).to_contain_text("bot")
    check_state(page)
    player.wait_for_turn()
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Ben left the table")
    page.get_by_role("button", name="Got it").click()
    expect(notice).to_be_hidden()
    # Who takes the seat later does not take over what the log tells.
    turns = log.get_by_role("listitem")
    before = turns.all_inner_texts()
    assert [text for text in before if "Ben took" in text], before
    ask(server, f"/tables/{mine.table}/seats/1", {"level": ""}, mine.host, "PUT")
    cleo = join(server, mine, "Cleo", 1)
    expect(page.get_by_role("button", name="Cleo")).to_be_visible()
    expect(turns.first).to_contain_text("Cleo sat down")
    shown = turns.all_inner_texts()
    assert shown[1:] == before
    page.reload()
    player.wait_for_turn()
    expect(turns.first).to_contain_text("Cleo sat down")
    assert turns.all_inner_texts() == shown
    # Nor has she done what Ben did in her own eyes.
    hold(page, cleo)
    expect(turns.first).to_contain_text("You sat down")
    assert [text for text in turns.all_inner_texts() if "Ben took" in text]


def test_a_turn_is_taken_back_after_the_moves_of_bots(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    seat = new_table(server, "random", "random")
    hold(page, seat)
    player = Player(page)
    player.wait_for_turn()
    hand = page.locator("[data-card]")
    cards, money = hand.count(), page.locator("[data-money]").first.get_attribute("data-money")
    turn = player.moment().partition("/")[0]
    while player.moment().partition("/")[0] == turn:
        player.decide()
    player.wait_for_turn()
    back = page.get_by_role("button", name="Take back my turn")
    check_state(page)
    market = page.locator("[data-square]").first
    before = market.bounding_box()
    back.click()
    # The moves of the bots go too: that is asked once more.
    page.get_by_role("button", name="Also take back all moves since then?").click()
    expect(back).to_be_hidden()
    notice = page.locator(".notice", has_text="The last turn was taken back.")
    expect(notice).to_be_visible()
    assert market.bounding_box() == before, "the table does not move"
    check_state(page)
    expect(hand).to_have_count(cards)
    expect(page.locator("[data-money]").first).to_have_attribute("data-money", money or "")
    expect(page.get_by_role("region", name="Log")).to_contain_text("turn was taken back")
    assert player.wait_for_turn()
    page.locator("[data-money]").first.click()
    expect(notice).to_have_count(0)
    ask(server, f"/tables/{seat.table}/leave", {}, seat.token)
    wait_for_end(server, seat.table)
    results = visit(seat.path, Look(PHONE)).get_by_role("dialog")
    expect(results).to_contain_text("One turn was taken back.")
    expect(results.get_by_role("columnheader", name="Elena bot")).to_be_visible()


def test_a_phone_takes_back_a_turn_after_the_moves_of_bots(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE, "de"))
    hold(page, new_table(server, "random", "random"))
    player = Finger(page)
    player.wait_for_turn()
    turn = player.moment().partition("/")[0]
    while player.moment().partition("/")[0] == turn:
        player.decide()
    player.wait_for_turn()
    back = page.get_by_role("button", name="Meinen Zug zurücknehmen")
    check_state(page)
    back.tap()
    sure = page.get_by_role("button", name="Auch alle Züge seitdem zurücknehmen?")
    expect(sure).to_be_visible()
    check_state(page)
    sure.tap()
    expect(page.locator(".notice", has_text="Der letzte Zug wurde zurückgenommen.")).to_be_visible()
    expect(back).to_be_hidden()
    check_state(page)
    # It is the turn that was taken back, with nothing done.
    assert player.wait_for_turn()
    expect(page.locator(".bar .brass")).to_have_count(0)
