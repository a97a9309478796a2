"""How responsive the page is: `python -m benchmarks.page`, on a CPU throttled to a quarter.

Measured in a real Chromium with a real server on loopback: from opening to the frame in which the
table can be played, from a click to its effect on screen, and the tasks during animations. The
page measures itself: work of a test driver in it would count as its own.
"""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

import alhambra
from tests.browser.chromium import chromium
from tests.browser.served import serving
from tests.browser.tables import Seat, hold, new_table

SLOWER = 4
TRIES = 7
STEPS = 8
#: Milliseconds from which on a task counts as long.
LONG = 50

#: Runs before the page: records when the first playable frame is drawn.
WATCH = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-money]')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => console.log('playable', performance.now())));
}).observe(document, {subtree: true, childList: true});
"""
#: Clicks an element and waits for the frame that shows the effect.
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
#: Plays some steps of a game, whatever is offered first, with time for all animations.
PLAY = """async steps => {
  const ways = [
    ['.bar .brass:enabled'], ['.cell.target'], ['.dock .drop'],
    ['.square:has(.exact) [data-square]', '.bar .go'], ['[data-money]', '.bar .go'],
  ];
  const wait = time => new Promise(resolve => setTimeout(resolve, time));
  for (let step = 0; step < steps; step += 1) {
    while (!document.querySelector('footer.bar.mine')) await wait(50);
    const way = ways.find(([first]) => document.querySelector(first));
    for (const selector of way) {
      document.querySelector(selector).click();
      await wait(200);
    }
    await wait(600);
  }
}"""
#: The trace categories that contain tasks.
TASKS = ("toplevel", "disabled-by-default-devtools.timeline")


def sizes() -> dict[str, float]:
    """Kilobytes of gzipped JavaScript that a table needs, without other languages and pages."""
    folder = Path(alhambra.__file__).parent / "server" / "page" / "assets"
    return {
        path.name: len(gzip.compress(path.read_bytes(), 9)) / 1000 for path in folder.glob("*.js")
    }


def loaded(page: Page) -> list[str]:
    """The scripts that a page has requested."""
    script = "performance.getEntriesByType('resource').map(entry => entry.name)"
    names: list[str] = page.evaluate(script)
    return [Path(name).name for name in names if name.endswith(".js")]


def opening(page: Page, seat: Seat) -> float:
    """Milliseconds from opening a table until it can be played."""
    with page.expect_console_message(lambda said: said.text.startswith("playable")) as said:
        page.goto(seat.path, wait_until="commit")
    return float(said.value.text.split()[1])


def tasks_of(browser: Browser, page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds of every task during animations: CPU time, and wall time."""
    browser.start_tracing(page=page, categories=list(TASKS))
    page.evaluate(PLAY, STEPS)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = defaultdict(list)
    for event in events:
        is_main = (event["pid"], event["tid"]) in mains
        # A task that is running when the trace ends has no duration.
        if event["name"] == "RunTask" and is_main and "dur" in event:
            tasks[event["pid"]].append((event.get("tdur", 0) / 1000, event["dur"] / 1000))
    # The busiest renderer is the page's.
    mine = max(tasks.values(), key=sum_of)
    return [task[0] for task in mine], [task[1] for task in mine]


def sum_of(tasks: list[tuple[float, float]]) -> float:
    """Milliseconds of CPU time."""
    return sum(task[0] for task in tasks)


def long_tasks(tasks: list[float]) -> str:
    """The number of long tasks, and the longest."""
    return f"{sum(task > LONG for task in tasks)}, longest {max(tasks):.0f} ms"


def main() -> None:
    """Measure and print."""
    with serving() as server, chromium() as browser:
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
        page.wait_for_selector("footer.bar.mine")
        clicks = []
        for _ in range(TRIES):
            clicks.append(float(page.evaluate(CLICK, "[data-money]")))
            page.keyboard.press("Escape")
        print(f"a click to the screen: {median(clicks):.0f} ms, worst {max(clicks):.0f} (goal 100)")
        processor, wall = tasks_of(browser, page)
        print(f"tasks over {LONG} ms while cards fly: {long_tasks(processor)} (goal 0)")
        print(f"… by a clock that also counts what else the machine does: {long_tasks(wall)}")


if __name__ == "__main__":
    main()
