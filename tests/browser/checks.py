"""Checks that every page and every state must pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page

from tests.helpers import ROOT

from .looks import DESKTOP, PHONE, SCREENS, Screen

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
#: The whole page but the hidden container of symbols.
_WHERE = "{ include: [document], exclude: ['.art'] }"
#: Two frames: the page is notified of its new size in the first and renders it in the second.
_SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: Boxes of text whose middles differ are different lines.
_LINES = """element => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines = new Set()
    while (words.nextNode()) {
        if (words.currentNode.parentElement.closest('.unseen')) continue
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        for (const box of range.getClientRects())
            if (box.width > 1) lines.add(Math.round((box.top + box.bottom) / 6))
    }
    return lines.size
}"""
#: What is smaller than a finger. Exempt: cells of the board, which can be zoomed and where the
#: first tap only selects; links inside a sentence; question marks, whose targets are larger than
#: they look.
_SMALL = """() => [...document.querySelectorAll(
    'button, a[href], select, summary, label:has(input)'
)].filter((one) => {
    if (one.closest('[role=grid], .explain, .unseen')) return
    if (!one.checkVisibility({ visibilityProperty: true })) return
    if (getComputedStyle(one).display === 'inline') return
    const { width, height } = one.getBoundingClientRect()
    const isFanned = one.matches('[data-card], .piece')
    return width > 1 && (width < (isFanned ? 32 : 43.5) || height < 43.5)
}).map((one) => {
    const { width, height } = one.getBoundingClientRect()
    return `${one.className} ${one.textContent.trim()}: ${width} by ${height}`
})"""
_OVERFLOW = (ROOT / "tests" / "browser" / "overflow.js").read_text("utf-8")


def check_axe(page: Page) -> None:
    """WCAG 2.2 AA, as far as axe can tell."""
    _run_axe(page, {"type": "tag", "values": _TAGS})


def check_contrast(page: Page) -> None:
    """The only axe rule whose result depends on the theme."""
    _run_axe(page, {"type": "rule", "values": ["color-contrast"]})


def _run_axe(page: Page, only: dict[str, Any]) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text("utf-8"))
    # The page has no audio or video, and no rule used here needs its style sheets loaded again.
    options = {"runOnly": only, "resultTypes": ["violations"], "preload": False}
    run = f"async (options) => (await axe.run({_WHERE}, options)).violations"
    violations = page.evaluate(run, options)
    assert not violations, "\n".join(map(_violation, violations))


def _violation(found: dict[str, Any]) -> str:
    lines = [f"{found['id']}: {found['help']}"]
    for node in found["nodes"][:5]:
        lines.append(f"  {' '.join(map(str, node['target']))}  {node['html'][:120]}")
        lines += [f"    {check['message']}" for check in [*node["any"], *node["all"]][:2]]
    return "\n".join(lines)


def check_overflow(page: Page) -> None:
    """Nothing overflows sideways, and no text is cut off; `data-clips` marks exceptions."""
    found = page.evaluate(_OVERFLOW)
    assert not found, "\n".join(found)


def check_targets(page: Page) -> None:
    """A finger finds everything that can be touched: 44 pixels, and 32 of each fanned card."""
    found = page.evaluate(_SMALL)
    assert not found, "\n".join(found)


def lines_of(text: Locator) -> int:
    """How many lines the visible text of an element takes."""
    lines: int = text.evaluate(_LINES)
    return lines


def check_state(page: Page) -> None:
    """Check the current state on this screen."""
    check_axe(page)
    check_overflow(page)


def check_everywhere(page: Page, screens: tuple[Screen, ...] = SCREENS) -> None:
    """Check the current state on every screen; axe runs on the first and the last, light and dark.

    The window is resized instead of reloading the page, which is the slowest part. Texts in other
    languages can overflow, but for axe they are the same as English. They are longer than the
    English ones, so they are also checked with large letters.
    """
    before = page.viewport_size
    is_english = page.evaluate("document.documentElement.lang") == "en"
    for screen in screens:
        set_screen(page, screen)
        check_overflow(page)
        if is_english and screen in {screens[0], screens[-1]}:
            _check_themes(page)
    if not is_english:
        check_large(page)
    if before:
        page.set_viewport_size(before)


def check_large(page: Page) -> None:
    """Check the overflow with letters twice as large, as set in the browser."""
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for screen in (DESKTOP, PHONE):
        set_screen(page, screen)
        check_overflow(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    browser.detach()


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes overlap by more than a fraction of a pixel."""
    return (
        one["x"] + one["width"] > other["x"] + 1
        and other["x"] + other["width"] > one["x"] + 1
        and one["y"] + one["height"] > other["y"] + 1
        and other["y"] + other["height"] > one["y"] + 1
    )


def set_screen(page: Page, screen: Screen) -> None:
    """Resize the window and wait until the page has rendered it."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate(_SETTLED)


def on_screens(page: Page, *screens: Screen) -> Iterator[Screen]:
    """Each screen in turn: resizing the window is much quicker than opening the page again."""
    for screen in screens:
        set_screen(page, screen)
        yield screen


def _check_themes(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    check_axe(page)
    page.emulate_media(color_scheme="dark")
    check_contrast(page)
