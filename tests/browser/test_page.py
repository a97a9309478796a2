"""The page loads completely from every address."""

from __future__ import annotations

import pytest

from .checks import check_state
from .conftest import Visit
from .looks import DESKTOP, PHONE, SCREENS, Look, Screen
from .problems import Problems
from .served import Served


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_page_fits_every_screen(visit: Visit, screen: Screen) -> None:
    page = visit("/", Look(screen))
    page.get_by_role("button", name="Play two Architects").wait_for()
    check_state(page)


def test_a_deep_link_opens_the_page(visit: Visit) -> None:
    page = visit("/table/ABCDEF/", Look(PHONE))
    page.get_by_role("heading", name="There is no such table.").wait_for()


def test_symbols_are_drawn(visit: Visit) -> None:
    """The page contains the symbols: each use of one has a size."""
    page = visit("/", Look(DESKTOP))
    box = page.locator("main use").first.bounding_box()
    assert box
    assert box["width"] > 20


def test_a_server_restarts_at_the_same_address(
    visit: Visit, own_server: Served, problems: Problems
) -> None:
    # The start page asks the server now and then.
    problems.allow("ERR_CONNECTION_REFUSED")
    page = visit("/", at=own_server)
    own_server.stop()
    own_server.start()
    page.reload()
    page.get_by_role("button", name="Play two Architects").wait_for()
