"""The example package on the page: chosen, decided, shown and explained, with texts that the server
sends at run time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import alhambra
from alhambra import Game
from alhambra.rules import module_registry
from tests.helpers import ROOT
from tests.plugins.installing import shared_lantern, unload

from .checks import check_everywhere, check_overflow, check_state
from .conftest import Visit
from .devices import NO_PAGE
from .looks import DESKTOP, PHONE, PLAIN, Look
from .people import code_of, table_of, wait_for_game
from .player import Player
from .positions import table_from
from .problems import Problems
from .served import Served
from .tables import hold

#: More decisions than there are before the next scoring.
MOST = 60


@pytest.fixture(scope="module", autouse=True)
def installed_lantern(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The package is installed for this process, and for servers that it starts."""
    folder = shared_lantern(tmp_path_factory)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}:{ROOT / 'src'}")
        patch.syspath_prepend(folder)
        module_registry.forget()
        yield
    unload("alhambra_lantern")


@pytest.fixture(scope="module")
def lantern_server(
    installed_lantern: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server that offers it."""
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.stop()


def asked_game(scorings: int) -> Game:
    """A rival has lit a lantern, and the first seat decides about another one, after this many
    scorings. The server redeals the hidden cards."""
    for seed in range(300):
        rng = Random(seed)
        game = alhambra.new_game(3, seed=seed, modules=["lantern"])
        while len({line.round for line in game.lines}) <= scorings and not game.is_over:
            if is_asked(game) and len({line.round for line in game.lines}) == scorings:
                return game
            game.play(rng.choice(game.legal_actions()))
    raise AssertionError("no such game")


def is_asked(game: Game) -> bool:
    """Whether the first seat decides about a lantern while a rival has one."""
    lanterns: Any = game.states["lantern"]
    rivals = sorted(map(len, lanterns.lit[1:]))
    return (game.seat, game.stack[-1].name, rivals) == (0, "lantern", [0, 1])


def sit(visit: Visit, server: Served, look: Look = PLAIN, scorings: int = 0) -> Page:
    """A page at a table where a lantern was drawn."""
    page = visit(NO_PAGE, look, at=server)
    hold(page, table_from(server, asked_game(scorings)))
    page.locator("footer.bar.mine").wait_for()
    return page


class LanternPlayer(Player):
    """Takes the first of the legal actions in a list, and confirms it where asked."""

    def choose(self) -> bool:
        if not self.press(".choices .button"):
            return super().choose()
        self.press(".choices .primary")
        return True


def choices(page: Page) -> Locator:
    """The list of legal actions."""
    return page.locator("section.choices")


def test_the_module_is_chosen_on_the_start_page(visit: Visit, lantern_server: Served) -> None:
    page = visit("/", at=lantern_server)
    page.get_by_role("button", name="Modules and name").click()
    switch = page.get_by_role("switch", name="Lanterns")
    expect(switch).to_have_accessible_description(re.compile("^Light hidden lanterns"))
    switch.check()
    expect(switch).to_be_checked()
    check_state(page)
    page.get_by_role("dialog").get_by_role("button", name="Play two Architects").click()
    wait_for_game(page)
    assert table_of(lantern_server, code_of(page))["options"]["modules"] == ["lantern"]
    expect(page.get_by_text("2 lanterns aside")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("main").get_by_text("Lanterns")).to_be_visible()


def test_a_lantern_is_lit_by_mouse(visit: Visit, lantern_server: Served) -> None:
    """The decision, the log, and a row of the scoring sheet"""
    page = sit(visit, lantern_server)
    expect(page.locator("footer.bar")).to_contain_text("A lantern: light it?")
    expect(choices(page).get_by_role("button").last).to_have_text("Leave the lantern")
    expect(page.get_by_role("region", name="Rivals").get_by_text("1 lantern")).to_be_visible()
    check_state(page)
    player, notice = LanternPlayer(page), page.get_by_role("button", name="See the scoring")
    player.decide()
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_text("You lit the lantern for").first).to_be_visible()
    expect(log.get_by_text("The lantern is worth").first).to_be_visible()
    for _ in range(MOST):
        if not player.wait_for_turn() or notice.count():
            break
        player.decide()
    notice.click()
    row = page.get_by_role("dialog").get_by_role("row", name="Lanterns")
    expect(row.get_by_role("cell")).to_have_count(3)
    check_state(page)


def test_a_lantern_is_lit_by_keys_on_a_phone(visit: Visit, lantern_server: Served) -> None:
    """In Spanish; a rival's lantern is a chip without a value, the player's own has one. The next
    scoring, which would discard them, is a pile of the deck away."""
    page = sit(visit, lantern_server, Look(PHONE, "es"), scorings=1)
    check_everywhere(page)
    page.get_by_role("button", name="Rivales").click()
    expect(page.get_by_text("1 farol", exact=True)).to_be_visible()
    choices(page).get_by_role("button", name="Encender el farol con").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(choices(page)).to_have_count(0)
    page.get_by_role("button", name=re.compile(r"^\d+ Mano$")).click()
    expect(page.get_by_text(re.compile(r"farol de valor \d")).first).to_be_visible()
    page.get_by_role("button", name="Historial").click()
    expect(page.get_by_text("Has encendido el farol con").first).to_be_visible()
    expect(page.get_by_text(re.compile(r"El farol vale \d")).first).to_be_visible()
    check_overflow(page)


def test_its_rules_can_be_read(visit: Visit, lantern_server: Served) -> None:
    """In German, with its own chapter; a link leads to its paragraphs"""
    page = visit("/rules#lantern.light", Look(language="de"), at=lantern_server)
    expect(page.locator("section[id='lantern.light'] h3")).to_be_in_viewport()
    expect(page.get_by_role("checkbox", name="Laternen")).to_be_checked()
    for title in ("Laternen im Geldkartenstapel", "Eine Laterne anzünden", "Laternen leuchten"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    check_everywhere(page, (DESKTOP, PHONE))


def test_without_the_package_its_tables_say_what_is_missing(
    visit: Visit, own_server: Served, monkeypatch: pytest.MonkeyPatch, problems: Problems
) -> None:
    """The server comes back without it"""
    problems.allow("409|WebSocket connection|ERR_CONNECTION_REFUSED")
    page = sit(visit, own_server)
    own_server.stop()
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    own_server.start()
    page.reload()
    missing = 'The module "lantern" (version 1.0) is not installed here.'
    expect(page.get_by_text(missing).first).to_be_visible()
    check_state(page)
    page.goto("/")
    page.get_by_role("button", name="Modules and name").click()
    expect(page.get_by_role("switch", name="Camps")).to_be_visible()
    expect(page.get_by_role("switch", name="Lanterns")).to_have_count(0)
