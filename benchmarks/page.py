"""How quick the page feels: `python -m benchmarks.page`, on a processor made four times slower.

Measured in a real Chromium against a real server on loopback: from opening to interactive, from a
click to what it changes on screen, and the longest task while a card flies.
"""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

import alhambra
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.player import Player
from tests.browser.served import Served
from tests.browser.tables import Seat, hold, new_table

SLOWER = 4
TRIES = 7

#: Runs before the page: remembers every task over 50 ms, and the latest paint.
WATCH = """
window.long = [];
new PerformanceObserver(list => {
  for (const task of list.getEntries()) long.push(task.duration);
}).observe({type: 'longtask', buffered: true});
"""
#: Clicks something and waits for the frame that shows it.
CLICK = """async selector => {
  const target = document.querySelector(selector);
  const start = performance.now();
  target.click();
  await new Promise(resolve => {
    const seen = () => document.querySelector('[data-money][aria-pressed=true]')
      ? requestAnimationFrame(() => setTimeout(resolve)) : requestAnimationFrame(seen);
    seen();
  });
  return performance.now() - start;
}"""


def sizes() -> dict[str, float]:
    """Kilobytes of JavaScript that a table needs, gzipped: all but other languages and pages."""
    folder = Path(alhambra.__file__).parent / "server" / "page" / "assets"
    return {
        path.name: len(gzip.compress(path.read_bytes(), 9)) / 1000 for path in folder.glob("*.js")
    }


def loaded(page: Page) -> list[str]:
    """The scripts that a page has asked for."""
    script = "performance.getEntriesByType('resource').map(entry => entry.name)"
    names: list[str] = page.evaluate(script)
    return [Path(name).name for name in names if name.endswith(".js")]


def opening(page: Page, seat: Seat) -> float:
    """Milliseconds from opening a table until it can be played."""
    page.goto(seat.path)
    page.wait_for_selector("[data-money]")
    return float(page.evaluate("performance.now()"))


def main() -> None:
    """Measure and print."""
    path = find_chromium()
    if path is None:
        raise SystemExit("No Chromium was found.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto("/")
        cdp = context.new_cdp_session(page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        seat = new_table(server, "random", "random")
        hold(page, seat)
        times = [opening(page, seat) for _ in range(TRIES)]
        print(f"opening to interactive: {median(times):.0f} ms (median of {TRIES}, goal 1000)")
        known = sizes()
        scripts = sum(known[name] for name in loaded(page))
        print(f"JavaScript of a table: {scripts:.1f} kB gzipped (goal 120)")
        player = Player(page)
        player.wait_for_turn()
        clicks = []
        for _ in range(TRIES):
            clicks.append(float(page.evaluate(CLICK, "[data-money]")))
            page.keyboard.press("Escape")
        print(f"a click to the screen: {median(clicks):.0f} ms, worst {max(clicks):.0f} (goal 100)")
        page.evaluate("window.long.length = 0")
        for _ in range(6):
            if not player.wait_for_turn():
                break
            player.decide()
            page.wait_for_timeout(500)
        tasks = [float(task) for task in page.evaluate("window.long")]
        longest = max(tasks, default=0)
        print(f"tasks over 50 ms while cards fly: {len(tasks)}, longest {longest:.0f} ms (goal 0)")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
