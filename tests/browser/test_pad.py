"""The score pad: counting, ties, impossible counts, and everything restored after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .checks import check_everywhere, check_targets
from .conftest import Visit
from .looks import LANGUAGES, SMALL_PHONE, Look

STEPS = 3


def count(page: Page, what: str, name: str, number: int) -> None:
    field = page.get_by_role("textbox", name=f"{what}, {name}", exact=True)
    field.fill(str(number))
    field.press("Tab")


def total(page: Page, name: str) -> int:
    row = page.get_by_role("table", name="Standings").get_by_role("row", name=name)
    return int(row.get_by_role("cell").last.inner_text())


def test_a_game_for_two_with_the_neutral_player(visit: Visit) -> None:
    page = visit("/pad")
    page.get_by_role("button", name="Remove Player 3").click()
    page.get_by_label("Name of player 1").fill("Ana")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_label("Name of player 2").press("Tab")
    for name, towers in (("Ana", 1), ("Bo", 1), ("Dirk", 2)):
        count(page, "Towers", name, towers)
    count(page, "Longest wall", "Ana", 7)
    assert (total(page, "Ana"), total(page, "Bo"), total(page, "Dirk")) == (7, 0, 6)
    page.get_by_role("button", name="On to the second scoring").click()
    expect(page.get_by_text("(6 + 0) ÷ 2 = 3")).to_have_count(2)
    assert (total(page, "Ana"), total(page, "Bo"), total(page, "Dirk")) == (17, 3, 19)
    page.get_by_role("button", name="On to the third scoring").click()
    assert (total(page, "Ana"), total(page, "Bo"), total(page, "Dirk")) == (33, 12, 40)
    expect(page.get_by_text("Ana wins with 33 points.")).to_be_visible()


def test_ties_without_points_are_explained(visit: Visit) -> None:
    """`score.ties`, `score.some`: a share may round down to zero; without a tile there is none."""
    page = visit("/pad")
    page.get_by_role("button", name="Add a player").click()
    for round in ("second", "third"):
        page.get_by_role("button", name=f"On to the {round} scoring").click()
    for name, pavilions in (("Player 1", 3), ("Player 2", 2), ("Player 3", 1), ("Player 4", 1)):
        count(page, "Pavilions", name, pavilions)
    expect(page.get_by_text("(1 + 0) ÷ 2 = ½ → 0")).to_have_count(2)
    count(page, "Towers", "Player 1", 1)
    assert [total(page, f"Player {number}") for number in (1, 2, 3, 4)] == [37, 8, 0, 0]
    expect(page.get_by_text("Whoever has no tile of a kind gets no points")).to_be_visible()


def test_impossible_counts_are_refused_with_a_reason(visit: Visit) -> None:
    page = visit("/pad")
    count(page, "Pavilions", "Player 1", 6)
    count(page, "Pavilions", "Player 2", 2)
    alert = page.get_by_role("alert").filter(has_text="only 7")
    expect(alert).to_contain_text("that would be 8")
    expect(page.get_by_role("textbox", name="Pavilions, Player 2", exact=True)).to_have_value("0")
    page.get_by_role("textbox", name="Towers, Player 1", exact=True).fill("many")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert").filter(has_text="whole number")).to_be_visible()
    count(page, "Longest wall", "Player 3", 81)
    expect(page.get_by_role("alert").filter(has_text="80 wall sides")).to_be_visible()


def test_counts_change_by_touch_and_by_arrow_keys(visit: Visit) -> None:
    page = visit("/pad")
    more = page.get_by_role("button", name="One more: Gardens, Player 2")
    for _ in range(STEPS):
        more.click()
    field = page.get_by_role("textbox", name="Gardens, Player 2", exact=True)
    expect(field).to_have_value(str(STEPS))
    field.press("ArrowDown")
    page.get_by_role("button", name="One less: Gardens, Player 2").click()
    expect(field).to_have_value("1")


def test_characters_and_camps(visit: Visit) -> None:
    page = visit("/pad")
    page.get_by_label("Camps").check()
    page.get_by_label("Characters").check()
    for name in ("Player 1", "Player 2"):
        count(page, "Arcades", name, 2)
    count(page, "Longest wall", "Player 1", 8)
    count(page, "Camps", "Player 3", 5)
    page.get_by_label("Who owns Yusuf").select_option(label="Player 1")
    page.get_by_label("Who owns Hakim").select_option(label="Player 2")
    page.get_by_label("Hakim adds half").select_option(label="Arcades")
    assert [total(page, f"Player {seat}") for seat in (1, 2, 3)] == [10, 3, 5]
    for round in ("second", "third"):
        page.get_by_role("button", name=f"On to the {round} scoring").click()
    before = total(page, "Player 3")
    page.get_by_label("Who owns Fatima").select_option(label="Player 3")
    assert total(page, "Player 3") == before + 8


def test_games_survive_a_reload_and_can_be_opened_and_deleted(visit: Visit) -> None:
    page = visit("/pad")
    count(page, "Longest wall", "Player 1", 9)
    page.get_by_role("button", name="New game").click()
    count(page, "Longest wall", "Player 2", 4)
    page.reload()
    assert (total(page, "Player 1"), total(page, "Player 2")) == (0, 4)
    history = page.get_by_role("region", name="Earlier games")
    page.get_by_role("button", name="Player 1 9").click()
    assert total(page, "Player 1") == 9
    expect(history.get_by_role("button", name="Delete the game")).to_have_count(1)
    history.get_by_role("button", name="Delete the game").click()
    expect(page.get_by_role("status").filter(has_text="deleted")).to_be_visible()
    page.get_by_role("button", name="Restore").click()
    assert total(page, "Player 2") == 4


def test_unnamed_players_are_distinguishable_on_a_phone(visit: Visit) -> None:
    page = visit("/pad", Look(SMALL_PHONE, "de"))
    tabs = page.locator(".owners button")
    expect(tabs).to_have_count(3)
    expect(tabs.locator("text")).to_have_text(["1", "2", "3"])
    fits = "names => names.every(name => name.scrollWidth <= name.clientWidth)"
    assert tabs.locator("span").evaluate_all(fits)
    check_targets(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_fits(visit: Visit, language: str) -> None:
    page = visit("/pad", Look(language=language))
    page.locator("input[type=checkbox]").first.check()
    page.locator("input[type=checkbox]").last.check()
    add = page.locator("main details ul button:not(.icon)")
    for _ in range(3):
        add.click()
    buttons = page.locator("main table").first.get_by_role("button")
    buttons.nth(1).click()
    check_everywhere(page)
