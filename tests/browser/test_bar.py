"""What the bar says where the usual sentence would be wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from alhambra.rules.game import Game
from tests.helpers import position

from .conftest import Visit
from .devices import NO_PAGE
from .looks import PHONE, Look
from .positions import table_from
from .served import Served
from .tables import hold

#: All cells around the fountain are taken, and walls close the ring.
RING = (
    "pavilion-6-n@0,-1 arcades-8-e@1,0 seraglio-8-s@0,1 seraglio-7-w@-1,0 "
    "seraglio-4-ne@1,-1 seraglio-6-es@1,1 seraglio-5-sw@-1,1 arcades-5-nw@-1,-1"
)


def test_a_tile_left_in_the_market_brings_what_it_alone_brings(
    visit: Visit, server: Served
) -> None:
    page = visit(NO_PAGE, Look(PHONE, "de"))
    hold(page, table_from(server, position(leftovers="tower-12", palaces=["garden-10-n@1,0"])))
    cell = page.locator(".cell.target").first
    cell.tap()
    bar = page.locator("footer.bar")
    expect(bar).to_contain_text("ersten Platz bei Türmen")
    cell.tap()
    expect(bar).to_contain_text("Zug fertig")
    expect(bar).to_contain_text("ersten Platz bei Türmen")


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (position(placing="tower-12", palaces=[RING]), "It fits nowhere now."),
        (position(leftovers="tower-12"), "It was left in the market, and you have the most of"),
        (
            position(supply="", market="tower-11 tower-9-es chambers-8-nw garden-12-s"),
            "The next purchase ends the game.",
        ),
    ],
    ids=["nowhere", "leftover", "last"],
)
@pytest.mark.parametrize("look", [Look(), Look(PHONE)], ids=["desktop", "phone"])
def test_the_bar_tells_what_is_special(
    visit: Visit, server: Served, game: Game, sentence: str, look: Look
) -> None:
    page = visit(NO_PAGE, look)
    hold(page, table_from(server, game))
    expect(page.locator("footer.bar")).to_contain_text(sentence)


def test_a_dragged_tile_shows_what_it_would_bring(visit: Visit, server: Served) -> None:
    page = visit(NO_PAGE)
    hold(page, table_from(server, position(placing="tower-12")))
    bar = page.locator("footer.bar")
    expect(bar).to_contain_text("Choose a lit cell")
    page.locator(".dock .pieces button").first.hover()
    page.mouse.down()
    target = page.locator(".cell.target").first.bounding_box()
    assert target
    page.mouse.move(target["x"] + 30, target["y"] + 30, steps=4)
    expect(bar).to_contain_text("for first place in towers")
    expect(page.locator(".chip")).to_be_visible()
    page.mouse.move(1, 1)
    expect(bar).to_contain_text("Choose a lit cell")
    expect(page.locator(".chip")).to_have_count(0)
    page.mouse.up()
