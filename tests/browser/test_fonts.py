"""The web fonts: loaded before anything is shown, complete, and no layout depends on them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

import alhambra
from alhambra.server.http.page import FOLDER
from tests.draw.scenes import MOMENTS, svg
from tests.helpers import ROOT, position

from .checks import check_overflow, set_screen
from .conftest import Visit
from .fonts import FAMILY
from .looks import DESKTOP, SCREENS, Look
from .positions import ALL, table_from
from .served import Served
from .tables import hold

LOCALES = ROOT / "src" / "alhambra" / "locales"
#: Symbols in texts that look the same on every system: ◆ is printed on characters, ● marks the
#: title of a window. Arrows are drawn by the page (art/Arrows.svelte).
SIGNS = "◆●←→↑↓"
#: The width of a text in a font family.
WIDTH = """family => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `40px ${family}`;
  return pen.measureText('Hamburgefonstiv 0123456789').width;
}"""
#: Shows letters in a font family; they are drawn when it ends.
SHOW = """async ([letters, family]) => {
  document.querySelector('#letters')?.remove();
  const shown = document.createElement('p');
  shown.id = 'letters';
  shown.style.fontFamily = family;
  shown.style.width = 'max-content';
  shown.textContent = letters;
  document.body.append(shown);
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
#: Texts that overflow their picture or overlap one another. Cards of a hand overlap, and so do
#: their values.
CLASHES = """() => {
  const texts = [...document.querySelectorAll('text')].filter((one) => one.textContent.length > 1);
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const whole = document.querySelector('svg').getBoundingClientRect();
  const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return texts.flatMap((text, at) => {
    const below = texts.filter((_, other) => other > at && lie(boxes[at], boxes[other]));
    const isOut = boxes[at].left < whole.left || boxes[at].right > whole.right;
    return [...(isOut ? ['the rim'] : []), ...below.map((one) => one.textContent)]
      .map((name) => `${text.textContent} / ${name}`);
  });
}"""
#: The positions of all larger elements.
POSITIONS = """() => [...document.querySelectorAll('h1, h2, p, button, a')].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round).join();
})"""


def is_late(page: Page) -> bool:
    """Whether the page shows installed fonts."""
    return page.locator("html[data-fonts=late]").count() > 0


def opened(visit: Visit) -> Page:
    """The start page, loaded. On a busy machine fonts may come late; the next visit has them."""
    page = visit("/")
    page.get_by_role("heading", level=1).wait_for()
    if is_late(page):
        page.reload()
        page.get_by_role("heading", level=1).wait_for()
    return page


def test_only_one_wide_font_family_is_installed(visit: Visit) -> None:
    """Otherwise tests of the layout would see another page on every machine."""
    page = opened(visit)
    names = (FAMILY, "Arial", "Georgia", "'DejaVu Sans'", "system-ui", "serif", "monospace")
    widths = {page.evaluate(WIDTH, name) for name in names}
    assert len(widths) == 1
    assert page.evaluate(WIDTH, "Figtree") < 0.95 * widths.pop()


def test_two_small_font_files_are_preloaded(visit: Visit, server: Served) -> None:
    page = opened(visit)
    assert not is_late(page)
    preloaded = page.locator("link[rel=preload][as=font]").evaluate_all(
        "all => all.map((a) => a.href)"
    )
    used = page.evaluate(
        "performance.getEntriesByType('resource').map((e) => e.name).filter((n) => /woff2/.test(n))"
    )
    assert sorted(preloaded) == sorted(used)
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.woff2")) < 150_000
    answers = [httpx.get(address) for address in preloaded]
    assert {answer.headers["content-type"] for answer in answers} == {"font/woff2"}
    assert all("immutable" in answer.headers["cache-control"] for answer in answers)


def test_the_licences_of_the_fonts_are_served(server: Served) -> None:
    licences = httpx.get(f"{server.url}/licenses.md").text
    for name in ("el-messiri", "figtree"):
        assert re.search(rf"## @fontsource-variable/{name} .* \(OFL-1.1\)", licences)
    assert "SIL OPEN FONT LICENSE" in licences


@pytest.mark.parametrize("family", ["El Messiri", "Figtree"])
def test_the_fonts_contain_every_letter_of_the_catalogues(visit: Visit, family: str) -> None:
    loaded = ("page*", "rules*", "modules/*/table", "modules/*/rules", "modules/*/pad")
    paths = [path for names in loaded for path in LOCALES.glob(f"*/{names}.ftl")]
    texts = "".join(path.read_text("utf-8") for path in paths)
    letters = "".join(sorted(set(texts) - set(SIGNS) - set("\n")))
    page = opened(visit)
    page.evaluate(SHOW, [letters, family])
    browser = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        browser.send(f"{domain}.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    shown = browser.send("DOM.querySelector", {"nodeId": root, "selector": "#letters"})
    fonts = browser.send("CSS.getPlatformFontsForNode", {"nodeId": shown["nodeId"]})["fonts"]
    assert [font["isCustomFont"] for font in fonts] == [True], json.dumps(fonts)


def test_digits_have_equal_widths(visit: Visit) -> None:
    """Totals count up in place, and columns are read downwards."""
    page = opened(visit)
    widths = set()
    for digits in ("1111", "4444", "8888"):
        page.evaluate(SHOW, [digits, "var(--font-num)"])
        widths.add(page.evaluate("document.querySelector('#letters').offsetWidth"))
    assert len(widths) == 1


def test_nothing_moves_when_fonts_load_late(visit: Visit) -> None:
    page = opened(visit)
    waiting: list[Route] = []
    page.route("**/*.woff2", lambda route: waiting.append(route))  # noqa: PLW0108 - Playwright
    page.goto("/", wait_until="commit")
    page.get_by_role("heading", level=1).wait_for()
    # The last thing that comes from the server.
    page.get_by_text(f"Version {alhambra.__version__}").wait_for()
    before = page.evaluate(POSITIONS)
    assert is_late(page)
    for route in waiting:
        route.continue_()
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(POSITIONS) == before
    page.unroute("**/*.woff2")
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    assert not is_late(page)


# --- without web fonts ---------------------------------------------------------------------------


def test_exported_pictures_need_no_web_font(browser: Browser) -> None:
    page = browser.new_page()
    for moment in MOMENTS:
        page.set_content(svg(moment))
        assert page.locator("text").count() > 40
        assert page.evaluate(CLASHES) == [], moment
    page.close()


def _turn(page: Page, server: Served) -> None:
    hold(page, table_from(server, position(4, hands=["F9 N3 R5 U7"], modules=ALL)))
    page.locator("[data-money]").first.wait_for()


def _placing(page: Page, server: Served) -> None:
    hold(page, table_from(server, position(3, placing="tower-12 camp-8-ne", modules=ALL)))
    page.locator(".drop").first.wait_for(state="attached")


def _at(path: str) -> Callable[[Page, Served], None]:
    def go(page: Page, server: Served) -> None:
        page.goto(path)
        page.get_by_role("heading").first.wait_for()

    return go


@pytest.mark.parametrize(
    "state",
    [_at("/"), _turn, _placing, _at("/rules"), _at("/learn"), _at("/learn/1"), _at("/pad")],
    ids=["start", "turn", "placing", "rules", "learn", "lesson", "pad"],
)
def test_the_layout_holds_without_web_fonts(
    visit: Visit, server: Served, state: Callable[[Page, Served], None]
) -> None:
    """In German, which has the longest words."""
    page = visit("/", Look(DESKTOP, "de", web_fonts=False))
    state(page, server)
    expect(page.locator("html")).to_have_attribute("data-fonts", "late")
    for screen in SCREENS:
        set_screen(page, screen)
        check_overflow(page)
