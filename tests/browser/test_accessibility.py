"""Accessibility: screen readers, zoom, contrast and colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers import position

from .checks import check_axe, check_overflow, check_state
from .conftest import Visit
from .devices import NO_PAGE
from .games import played
from .looks import LANGUAGES, LAPTOP, PHONE, Look, Pace
from .player import Finger, Player
from .positions import ALL, table_from
from .served import Served
from .tables import hold, join, new_table
from .typist import Typist

OVER = "The game is over."
#: What asks for the actions that may be typed.
OFFERED = {"en": "look offers", "de": "züge", "es": "opciones"}


def announced(page: Page, name: str = "Announcements") -> list[str]:
    """The announcements to screen readers, the oldest first."""
    return page.get_by_role("log", name=name, exact=True).locator("p").all_inner_texts()


def test_a_game_with_every_module_by_the_command_line_alone(visit: Visit, server: Served) -> None:
    """From the first scoring on, when auctions and characters appear."""
    page = visit(NO_PAGE)
    record = played(3, *ALL.split(), before=2)
    hold(page, new_table(server, "apprentice", "random", record=record))
    page.locator("#command").focus()
    Typist(page).play_to_the_end()
    expect(page.locator(".bar")).to_contain_text(OVER)


def test_the_command_line_answers_in_sentences(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    Player(page).wait_for_turn()
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    typist = Typist(page)
    assert typist.type("look market")[0].startswith("Square 1, florin: ")
    (refused,) = typist.type("buy 1 diamond 9")
    assert re.search(r"\[rule [\w.-]+\]$", refused), refused
    assert typist.type("fly away")[0]
    assert typist.type("undo") == ["There is nothing to take back."]
    take = next(action for action in typist.offers() if action.startswith("Take"))
    typist.type(take)
    assert typist.type("undo") == ["One step taken back."]
    page.locator("#command").press("ArrowUp")
    expect(page.locator("#command")).to_have_value("undo")
    page.locator("#command").fill("loo")
    page.locator("#command").press("Tab")
    expect(page.locator("#command")).to_have_value("look ")
    check_state(page)
    page.locator("#command").press("Escape")
    expect(page.locator("#command")).not_to_be_focused()


def test_the_command_line_takes_the_words_it_says(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(language="de"))
    record = played(3, *ALL.split(), before=2)
    hold(page, new_table(server, "apprentice", "random", record=record))
    Player(page).wait_for_turn()
    page.keyboard.press("/")
    typist = Typist(page)
    things = typist.type("zeige")[-1]
    assert "charaktere" in things
    assert typist.type("zeige charaktere") == typist.type("look characters")
    assert typist.type("zeige markt")[0].startswith("Feld 1, Gulden: ")
    assert typist.type("bauhof") == typist.type("zeige markt")
    assert typist.type("kaufe 1 Gulden 99") == typist.type("buy 1 florin 99")


@pytest.mark.parametrize(
    ("language", "typed", "refused"),
    [
        ("en", "place tower 12 column 9, row 9", "column 9, row 9: Doesn’t fit: "),
        ("de", "platziere Turm 12 Spalte 9 Zeile 9", "Spalte 9, Zeile 9: Passt nicht: "),
        ("es", "coloca torre 12 columna 9 fila 9", "columna 9, fila 9: No encaja: "),
    ],
)
def test_a_refusal_is_heard_by_whoever_types_what_is_heard(
    visit: Visit, server: Served, language: str, typed: str, refused: str
) -> None:
    page = visit(NO_PAGE, Look(language=language))
    hold(page, table_from(server, position(3, placing="tower-12")))
    page.locator("#command").focus()
    (answer,) = Typist(page).type(typed)
    assert answer.startswith(refused)


@pytest.mark.parametrize(
    ("language", "typed", "action", "done"),
    [
        ("en", "take the gate card", "Take the gate card", "Took the gate card."),
        (
            "de",
            "Die Stadttorkarte nehmen",
            "Die Stadttorkarte nehmen",
            "Genommen: die Stadttorkarte.",
        ),
        ("es", "toma carta de puerta", "Tomar la carta de puerta", "Tomaste la carta de puerta."),
    ],
)
def test_the_gate_card_is_taken_by_its_name(
    visit: Visit, server: Served, language: str, typed: str, action: str, done: str
) -> None:
    page = visit(NO_PAGE, Look(language=language))
    hold(page, table_from(server, position(3, modules="city_gates", gate_up=True)))
    page.locator("#command").focus()
    typist = Typist(page)
    assert action in typist.type(OFFERED[language])[0]
    assert typist.type(typed) == [done]


@pytest.mark.parametrize(
    ("language", "typed", "missing"),
    [
        ("en", "buy tower 12", "5 florins short"),
        ("de", "kaufe Turm 12", "Dir fehlen 5 Gulden"),
        ("es", "compra la torre 12", "Te faltan 5 florines"),
    ],
)
def test_a_tile_that_costs_too_much_is_answered_with_what_is_missing(
    visit: Visit, server: Served, language: str, typed: str, missing: str
) -> None:
    page = visit(NO_PAGE, Look(language=language))
    game = position(2, hands=["F7"], market="tower-12 tower-9-es chambers-8-nw garden-12-s")
    hold(page, table_from(server, game))
    page.locator("#command").focus()
    [answer] = Typist(page).type(typed)
    assert missing in answer


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "Money to take:"), ("de", "Geld zum Nehmen:"), ("es", "Dinero para tomar:")],
)
def test_moves_of_rivals_are_announced_once(
    visit: Visit, server: Served, language: str, expected: str
) -> None:
    page = visit(NO_PAGE, Look(language=language))
    hold(page, new_table(server, "random"))
    player = Player(page)
    for _ in range(12):
        player.wait_for_turn()
        player.decide()
    player.wait_for_turn()
    names = {"en": "Announcements", "de": "Ansagen", "es": "Anuncios"}
    announcements = announced(page, names[language])
    assert any(expected in line for line in announcements)
    assert len(announcements) == len(set(announcements))
    # Walls are not announced as letters.
    assert not any(re.search(r"\((\S+ )[NESWO]\b", line) for line in announcements)


@pytest.mark.parametrize("pace", ["at-once", "quick"])
def test_each_of_my_turns_is_announced_with_the_money(
    visit: Visit, server: Served, pace: Pace
) -> None:
    page = visit(NO_PAGE, Look(pace=pace))
    hold(page, new_table(server, "random"))
    starts = page.get_by_role("log", name="Announcements").locator("p", has_text="Money to take:")
    player = Player(page)
    for turn in (1, 2, 3):
        player.wait_for_turn()
        expect(starts).to_have_count(turn)
        expect(starts.last).to_contain_text("Your turn.")
        player.take()
        page.get_by_role("button", name="Confirm").click()


def test_the_status_is_not_announced_during_turns_of_others(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    player = Player(page)
    player.wait_for_turn()
    status = page.locator(".bar [role=status]")
    if player.moment().endswith("/0"):
        expect(status).to_have_attribute("aria-live", "off")
    player.decide()
    expect(status).to_have_attribute("aria-live", "polite")


def test_the_board_is_a_labelled_grid(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    Player(page).wait_for_turn()
    grid = page.get_by_role("grid")
    fountain = grid.get_by_role("gridcell", name=re.compile("fountain, column 0, row 0"))
    expect(fountain).to_have_attribute("tabindex", "0")
    numbers = page.locator(".plane > .columns")
    expect(numbers).to_be_hidden()
    fountain.click(force=True)
    expect(numbers).to_be_hidden()
    page.keyboard.press("ArrowUp")
    expect(numbers).to_be_visible()
    above = grid.get_by_role("gridcell", name="empty, column 0, row −1")
    expect(above).to_be_focused()
    page.keyboard.press("Home")
    expect(grid.get_by_role("gridcell", name="empty, column −1, row −1")).to_be_focused()


def test_an_enlarged_rival_is_a_table(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    seat = new_table(server, "apprentice", "apprentice")
    hold(page, seat)
    player = Player(page)
    for _ in range(6):
        player.wait_for_turn()
        player.decide()
    page.locator(".rivals button").first.click()
    rival = page.get_by_role("dialog")
    expect(rival).to_contain_text("Bot: Apprentice · ")
    table = rival.get_by_role("table", name=re.compile("longest wall"))
    expect(table.get_by_role("rowheader", name="row 0", exact=True)).to_have_count(1)
    expect(table.get_by_role("cell", name="lion fountain")).to_have_count(1)
    check_axe(page)


def test_chat_is_announced(visit: Visit, server: Served) -> None:
    one, two = visit(NO_PAGE), visit(NO_PAGE)
    seat = new_table(server, "", start=False)
    hold(one, seat)
    hold(two, join(server, seat, "Jo"))
    one.get_by_role("button", name="Start the game").click()
    two.get_by_role("button", name="Chat", exact=True).click()
    two.get_by_label("Write a message").fill("Good luck!")
    two.keyboard.press("Enter")
    heard = one.get_by_role("log", name="Announcements")
    expect(heard).to_contain_text("Jo says: Good luck!")
    two.get_by_label("Write a message").fill("/well-played")
    two.keyboard.press("Enter")
    expect(heard).to_contain_text("Jo says: Well played")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_at_200_percent_zoom(visit: Visit, server: Served, language: str) -> None:
    """On a laptop: half of its width and height."""
    page = visit(NO_PAGE, Look(LAPTOP, language))
    hold(page, new_table(server, "random"))
    page.set_viewport_size({"width": 640, "height": 360})
    player = Player(page)
    player.wait_for_turn()
    check_overflow(page)
    check_axe(page)


def test_double_zoom_shows_the_numbers_of_columns_and_rows(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(LAPTOP))
    game = position(3, placing="tower-12", palaces=["garden-9-e@1,0 tower-11@0,1"])
    hold(page, table_from(server, game))
    page.set_viewport_size({"width": 640, "height": 360})
    page.locator(".cell.target").first.focus()
    page.keyboard.press("ArrowLeft")
    for number in page.locator(".columns span, .rows span, .north").all():
        expect(number).to_be_visible()
        expect(number).to_be_in_viewport(ratio=1)


def test_the_bar_can_be_set_for_the_left_hand(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE))
    hold(page, new_table(server, "random"))
    player = Finger(page)
    player.wait_for_turn()
    player.take()
    confirm, undo = (page.get_by_role("button", name=name) for name in ("Confirm", "Undo"))

    def is_left() -> bool:
        where = "button => button.getBoundingClientRect().left"
        return bool(confirm.evaluate(where) < undo.evaluate(where))

    assert not is_left()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("radio", name="left hand").check()
    page.keyboard.press("Escape")
    assert is_left()


def test_high_contrast_and_forced_colours(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    placing(Player(page))
    page.emulate_media(contrast="more")
    check_axe(page)
    page.emulate_media(contrast="no-preference", forced_colors="active")
    target = page.locator(".cell.target").first
    colour, ground = (
        computed_style(target, "borderTopColor"),
        computed_style(page.locator("body"), "backgroundColor"),
    )
    assert colour != ground
    assert computed_style(page.locator(".window"), "borderTopStyle") == "solid"
    chosen = page.locator("header input:checked + span")
    assert computed_style(chosen, "borderTopStyle") == "solid"


def test_forced_colours_keep_the_mark_of_the_turn(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE, Look(PHONE))
    hold(page, new_table(server, "random"))
    Player(page).wait_for_turn()
    page.emulate_media(forced_colors="active")
    marked = page.locator(".scores [aria-current=true]")
    expect(marked).to_have_count(1)
    assert computed_style(marked, "outlineStyle") == "solid"


def test_legal_and_illegal_cells_differ_by_more_than_colour(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    placing(Player(page))
    assert computed_style(page.locator(".cell.target").first, "borderTopStyle") == "dashed"
    bad = page.locator(".cell.bad").first
    bad.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    bad.hover()
    assert computed_style(bad, "borderTopStyle") == "solid"
    assert "gradient" in computed_style(bad, "backgroundImage")
    assert (bad.get_attribute("aria-label") or "").count(".") > 1, "the reason is in the label"


def test_reduced_motion_stops_all_animations(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, new_table(server, "random"))
    placing(Player(page))
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    moving = "() => document.getAnimations().length"
    page.wait_for_function("() => document.getAnimations().length > 0")
    page.evaluate("() => localStorage.setItem('alhambra.motion', '0')")
    page.reload()
    page.locator(".cell.target").first.wait_for()
    assert page.evaluate(moving) == 0
    page.evaluate("() => localStorage.removeItem('alhambra.motion')")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    page.locator(".cell.target").first.wait_for()
    assert page.evaluate(moving) == 0


def placing(player: Player) -> None:
    """Play until a tile is in hand that fits in some cells but not in all."""
    for _ in range(40):
        player.wait_for_turn()
        if player.page.locator(".cell.target").count() and player.page.locator(".cell.bad").count():
            return
        player.decide()
    raise AssertionError("no tile to place")


def computed_style(where: Locator, name: str) -> str:
    """A computed style of an element, or of a cell's ::before."""
    script = """(element, name) => {
        const before = element.matches('.cell') ? '::before' : null;
        return getComputedStyle(element, before)[name];
    }"""
    return str(where.evaluate(script, name))
