"""Text from users is shown as text everywhere: nothing of it runs, loads or breaks the layout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from alhambra.notation.text import format_record, parse_record

from .checks import check_state
from .conftest import Visit
from .games import played
from .looks import DESKTOP, PHONE, PLAIN, Look, Screen
from .people import wait_for_game
from .player import Finger, Player
from .served import Served
from .tables import Seat, ask, hold, hold_all, join, new_table
from .test_chat import chat_log, say
from .test_replay import opened

#: Each would set `ran` in the page if any of it was executed.
MARKUP = (
    "<img src=x onerror=ran=1>",
    "<script>ran=1</script>",
    "<a href=javascript:ran=1>x</a>",
    "\"autofocus onfocus='ran=1' x=\"",
    "&lt;i&gt;&#60;b&#62;&amp;",
    "javascript:ran=1//${ran=1}",
)
LONG = "W" * 30
#: Names that the server refuses, but that an uploaded record may contain.
FOREIGN = (
    "\u202e<img src=x onerror=ran=1>\u2066",
    "Z" + "\u0301\u0316\u20dd" * 40,
    "<svg/onload=ran=1>" + "W" * 200,
    "\u200b\u200d\ufeff\u00ad",
    "\ufdfd" * 12,
    "a\u2028b\x1b[31m\u0000c",
)
SCREENS = [pytest.param(screen, id=screen.name) for screen in (DESKTOP, PHONE)]


@pytest.fixture
def watch(visit: Visit, server: Served) -> Iterator[Visit]:
    """Visits that are monitored: at the end nothing was executed, opened, or requested from other
    hosts."""
    pages: list[Page] = []
    requested: list[str] = []
    opened: list[str] = []

    def watched(
        path: str = "/", look: Look = PLAIN, at: Served | None = None, *, fresh: bool = True
    ) -> Page:
        page = visit(path, look, at, fresh=fresh)
        page.context.on("request", lambda request: requested.append(request.url))
        page.on("dialog", lambda dialog: opened.append(dialog.message))
        page.context.on("page", lambda popup: opened.append(popup.url))
        pages.append(page)
        return page

    yield watched
    for page in pages:
        assert not page.evaluate("'ran' in window")
        assert page.locator("[onerror], [onload], [onfocus], [href^='javascript:']").count() == 0
    assert requested
    own = (server.url, "data:", "blob:")
    assert not [url for url in requested if not url.startswith(own)]
    assert not opened


def table_with(server: Served, *names: str, **fields: object) -> list[Seat]:
    """A table at which all of these sit; the first is the host."""
    mine = new_table(server, *[""] * (len(names) - 1), start=False, name=names[0], **fields)
    return [mine, *(join(server, mine, name, seat) for seat, name in enumerate(names[1:], 1))]


def shows(page: Page, *texts: str) -> None:
    """Check that all of this is readable as written."""
    for text in texts:
        expect(page.get_by_text(text).filter(visible=True).first).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_names_and_chat_in_lobby_and_game(watch: Visit, server: Served, screen: Screen) -> None:
    names = (*MARKUP[:5], LONG)
    seats = table_with(server, *names, options={"public": True})
    home = watch("/", Look(screen))
    hold_all(home, *seats)
    home.reload()
    expect(home.get_by_role("region", name="Your games")).to_contain_text(names[1])
    check_state(home)
    stranger = watch("/", Look(screen))
    shows(stranger, names[0])
    page = watch("/", Look(screen))
    hold(page, seats[0])
    shows(page, *names)
    for text in MARKUP:
        say(page, text)
        expect(chat_log(page)).to_contain_text(text)
    for text in FOREIGN:
        say(page, text)
    expect(chat_log(page)).to_contain_text("[31m")
    check_state(page)
    ask(server, f"/tables/{seats[0].table}/start", {}, seats[0].host)
    wait_for_game(page)
    assert not any(name in page.title() for name in names)
    check_state(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Table and seats").click()
    shows(page, *names)
    check_state(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_names_in_the_results(watch: Visit, server: Served, screen: Screen) -> None:
    text = played(4)
    record = parse_record(text)
    last = len(record) - 1
    mover = record.game_at(last).seat
    assert mover is not None
    names = (MARKUP[0], MARKUP[1], MARKUP[3], LONG)
    seats = table_with(server, *names, record=text, move=last)
    ask(server, f"/tables/{seats[0].table}/start", {}, seats[0].host)
    page = watch("/", Look(screen))
    hold(page, seats[mover])
    wait_for_game(page)
    (Finger if screen.touch else Player)(page).play_to_the_end()
    shows(page, *names)
    check_state(page)
    page.keyboard.press("Escape")
    check_state(page)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("names", [MARKUP, FOREIGN], ids=["markup", "foreign"])
def test_names_and_comments_of_a_record(
    watch: Visit, screen: Screen, names: tuple[str, ...]
) -> None:
    record = parse_record(played(6))
    notes = tuple((f"seat-{number}", text) for number, text in enumerate(names))
    record.header = replace(record.header, names=names, notes=notes)
    page = opened(watch, format_record(record), Look(screen))
    page.locator("input[type=range]").fill("60")
    if names is MARKUP:
        expect(page.get_by_role("combobox", name="View")).to_contain_text(names[0])
    check_state(page)
    for tab in page.locator("nav button").all() if screen.touch else ():
        tab.click()
        check_state(page)
    page.locator("input[type=range]").fill(
        page.locator("input[type=range]").get_attribute("max") or ""
    )
    page.get_by_role("button", name="Statistics").click()
    check_state(page)
