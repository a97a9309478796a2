"""`make screenshots`: the main states of the page as pictures, in every language and theme."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, MISSING, find_chromium
from tests.browser.looks import DESKTOP, LANGUAGES, PHONE, THEMES, Look
from tests.browser.served import Served

#: Opens a state of the page: by its name, what to do with a page that shows the start.
STATES: dict[str, Callable[[Page], None]] = {
    "home": lambda page: page.get_by_role("heading", level=1).wait_for(),
}


def take(browser: Browser, url: str, state: str, look: Look, folder: Path) -> Path:
    """One picture."""
    context = browser.new_context(**look.options(), base_url=url)
    page = context.new_page()
    page.goto("/")
    STATES[state](page)
    path = folder / f"{state}-{look.screen}-{look.language}-{look.theme}.png"
    page.screenshot(path=path)
    context.close()
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--state", choices=STATES, action="append", help="only these states")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only these")
    args = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print(MISSING, file=sys.stderr)
        return 1
    args.out.mkdir(parents=True, exist_ok=True)
    wanted = product(args.state or STATES, (DESKTOP, PHONE), args.language or LANGUAGES, THEMES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for state, screen, language, theme in wanted:
            print(take(browser, served.url, state, Look(screen, language, theme), args.out))
        browser.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
