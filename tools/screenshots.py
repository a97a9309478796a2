"""`make screenshots`: the main states of the page as pictures, in every language and theme."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from itertools import count, product
from pathlib import Path

from playwright.sync_api import Browser, Page

import alhambra
from alhambra.bots import make_bot
from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.rules.game import Game
from tests.browser.chromium import chromium
from tests.browser.looks import DESKTOP, LANGUAGES, PHONE, THEMES, Look
from tests.browser.player import Player
from tests.browser.served import Served, serving
from tests.browser.tables import finished, hold, new_table

SEED = 4
ALL = ("city_gates", "diamonds", "camps", "characters")


@cache
def game_at(step: str, size: int, modules: tuple[str, ...] = ()) -> str:
    """The record of a game of architects in which the first seat is at this step, with an Alhambra
    of some size."""
    return next(record for seed in count(SEED) if (record := _search(seed, step, size, modules)))


def _search(seed: int, step: str, size: int, modules: tuple[str, ...]) -> str:
    game = alhambra.new_game(4, seed=seed, modules=modules)
    bot = make_bot("architect")
    while (seat := game.seat) is not None:
        if _is_at(game, step, size):
            return format_record(Record.from_game(game))
        game.apply(bot.choose(game.view(seat), game.legal_actions()))
    return ""


def _is_at(game: Game, step: str, size: int) -> bool:
    return game.seat == 0 and game.stack[-1].name == step and len(game.palaces[0].tiles) >= size


def _sit(page: Page, server: Served, step: str, size: int, modules: tuple[str, ...] = ()) -> None:
    others = ("mason", "architect", "vizier")
    record = game_at(step, size, modules)
    hold(page, new_table(server, *others, record=record, options={"modules": modules}))
    Player(page).wait_for_turn()
    page.keyboard.press("Escape")


def _home(page: Page, server: Served) -> None:
    page.get_by_role("heading", level=1).wait_for()


def _turn(page: Page, server: Served) -> None:
    _sit(page, server, "turn", 8)


def _placing(page: Page, server: Served) -> None:
    _sit(page, server, "placing", 11)
    page.locator(".cell.target").last.focus()
    page.locator(".chip").wait_for()


def _auction(page: Page, server: Served) -> None:
    _sit(page, server, "auction", 6, ALL)
    page.locator(".above .cover").wait_for()


def _results(page: Page, server: Served) -> None:
    hold(page, finished(server, "mason", "apprentice", "architect"))
    page.locator("dialog").wait_for()
    page.wait_for_load_state("networkidle")


def _opened(path: str) -> Callable[[Page, Served], None]:
    def open_page(page: Page, server: Served) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()

    return open_page


#: The states by name: functions that lead there from the start page.
STATES: dict[str, Callable[[Page, Served], None]] = {
    "home": _home,
    "turn": _turn,
    "placing": _placing,
    "auction": _auction,
    "results": _results,
    "rules": _opened("/rules"),
    "learn": _opened("/learn"),
    "pad": _opened("/pad"),
}


def take(browser: Browser, server: Served, state: str, look: Look, folder: Path) -> Path:
    """One screenshot."""
    context = look.open_context(browser, server.url)
    page = context.new_page()
    page.goto("/")
    STATES[state](page, server)
    path = folder / f"{state}-{look.screen}-{look.language}-{look.theme}.png"
    page.screenshot(path=path)
    context.close()
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--state", choices=STATES, action="append", help="only these states")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only these")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    wanted = product(args.state or STATES, (DESKTOP, PHONE), args.language or LANGUAGES, THEMES)
    with serving() as served, chromium() as browser:
        for state, screen, language, theme in wanted:
            print(take(browser, served, state, Look(screen, language, theme), args.out), flush=True)


if __name__ == "__main__":
    main()
