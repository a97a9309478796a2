"""A module from a package outside of ours on the page: by defaults, in the words that it brings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import alhambra
from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from tests.helpers import ROOT
from tests.plugins.installing import install, unload

from .checks import check_everywhere
from .conftest import Visit
from .looks import Look
from .problems import Problems
from .served import Served
from .tables import hold, new_table

NAME = "lantern"
GERMAN = Look(language="de")


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example package, for this process and for servers that it starts; the folder of its
    metadata."""
    folder = tmp_path / "installed"
    folder.mkdir()
    package = ROOT / "examples" / "lantern"
    for path in (package, folder):
        monkeypatch.syspath_prepend(path)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{package}:{ROOT / 'src'}")
    install(folder, "alhambra-lantern", {NAME: "alhambra_lantern"})
    yield folder
    unload("alhambra_lantern")


@pytest.fixture
def lit_server(tmp_path: Path, lantern: Path) -> Iterator[Served]:
    """A server whose operator has installed it."""
    served = Served(tmp_path)
    yield served
    served.stop()


def asked() -> str:
    """The record of a game in which the first seat may light a lantern."""
    return next(record for seed in count(1) if (record := _search(seed)))


def _search(seed: int) -> str:
    game, random = alhambra.new_game(3, seed=seed, modules=(NAME,)), Random(seed)
    while game.seat is not None:
        if game.seat == 0 and game.stack[-1].name == NAME:
            return format_record(Record.from_game(game))
        game.apply(random.choice(game.legal_actions()))
    return ""


def sit(page: Page, server: Served) -> None:
    """A table where the page has to decide about a lantern."""
    hold(page, new_table(server, "random", "random", record=asked(), options={"modules": [NAME]}))
    page.locator("footer.bar").wait_for()


def test_it_can_be_chosen_on_the_start_page(lit_server: Served, visit: Visit) -> None:
    page = visit("/", at=lit_server)
    page.get_by_role("button", name="Change").click()
    page.locator("summary").click()
    switch = page.get_by_role("switch", name="Lanterns")
    expect(switch).to_have_accessible_description(re.compile("hidden lanterns"))
    switch.check()
    expect(page.locator("summary")).to_contain_text("Lanterns")


def test_a_decision_chips_and_events_are_in_its_words(lit_server: Served, visit: Visit) -> None:
    page = visit("/", at=lit_server)
    sit(page, lit_server)
    expect(page.locator("footer.bar")).to_contain_text("A lantern: light it?")
    check_everywhere(page)
    page.get_by_role("button", name=re.compile("^Light the lantern for")).first.click()
    page.locator("button.primary", has_text="Light the lantern").click()
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_text("You lit the lantern for")).to_be_visible()
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.get_by_text(re.compile("lantern worth [1-8]")).first).to_be_visible()


def test_its_rules_are_a_chapter(lit_server: Served, visit: Visit) -> None:
    page = visit("/rules#lantern.light", GERMAN, at=lit_server)
    expect(page.locator("section[id='lantern.light'] h3")).to_be_visible()
    expect(page.locator("section#lantern h2")).to_contain_text("Laternen")


def test_without_the_package_a_table_says_what_is_missing(
    lit_server: Served, lantern: Path, problems: Problems, visit: Visit
) -> None:
    page = visit("/", at=lit_server)
    sit(page, lit_server)
    lit_server.stop()
    for file in lantern.rglob("entry_points.txt"):
        file.unlink()
    lit_server.start()
    problems.allow("socket|409|ERR_CONNECTION_REFUSED")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAME)
