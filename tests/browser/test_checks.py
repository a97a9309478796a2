"""The checks find what they are for, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .checks import check_axe, check_overflow
from .conftest import Visit
from .looks import PHONE, Look
from .problems import Problems

PAGE = """<!doctype html><html lang="en"><title>A page</title>
<meta name="viewport" content="width=device-width">
<style>
  main { width: 200px } .box { width: 60px; border: 1px solid } .cut { overflow: hidden }
  .line { white-space: nowrap } .more { text-overflow: ellipsis } .scroll { overflow-x: auto }
  .ears { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
  .out { position: absolute; left: 380px; width: 50px }
</style><main>%s</main>"""
LONG = "Donaudampfschifffahrtsgesellschaft"

BAD = {
    "a word wider than its box": f'<p class="box">{LONG}</p>',
    "a button too narrow": f'<button class="box line">{LONG}</button>',
    "text that its box cuts": f'<p class="box cut line">{LONG}</p>',
    "text with dots for its end": f'<p class="box cut line more">{LONG}</p>',
    "a part that a frame cuts": f'<div class="box cut"><b class="line">{LONG}</b></div>',
    "text cut below": '<p class="box cut" style="height: 1.2em">One line and another one</p>',
    "something beyond the window": '<p class="out">a</p>',
    "letters beyond their picture": f'<svg width="50" height="20"><text y="15">{LONG}</text></svg>',
}
GOOD = {
    "text that fits": '<p class="box">one</p><button>two</button>',
    "text that scrolls": f'<p class="box scroll line">{LONG}</p>',
    "a part in something that scrolls": f'<div class="box scroll"><b class="line">{LONG}</b></div>',
    "words for screen readers": f'<p class="ears">{LONG}</p>',
    "what may be cut": f'<p class="box cut line" data-clips>{LONG}</p>',
    "what is not shown": f'<p class="box" hidden>{LONG}</p>',
    "low lines": '<p class="box cut" style="line-height: 1">one</p>',
}


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit("about:blank", Look(PHONE))


@pytest.mark.parametrize("body", BAD.values(), ids=list(BAD))
def test_overflow_is_found(page: Page, body: str) -> None:
    page.set_content(PAGE % body)
    with pytest.raises(AssertionError):
        check_overflow(page)


@pytest.mark.parametrize("body", GOOD.values(), ids=list(GOOD))
def test_content_that_fits_passes(page: Page, body: str) -> None:
    page.set_content(PAGE % body)
    check_overflow(page)


def test_axe_finds_low_contrast(page: Page) -> None:
    page.set_content(PAGE % '<p style="color: #bbb; background: #fff">pale</p>')
    with pytest.raises(AssertionError, match="color-contrast"):
        check_axe(page)


def test_problems_are_noticed(visit: Visit, problems: Problems) -> None:
    page = visit()
    page.evaluate(
        """async () => {
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red">no</p>');
          console.error('a complaint');
          setTimeout(() => { throw new Error('a mistake'); });
          await fetch('http://127.0.0.1:9/').catch(() => {});
        }"""
    )
    words = ("policy: style-src", "a complaint", "a mistake", "127.0.0.1:9")
    for _ in range(500):
        if all(word in "\n".join(problems.found) for word in words):
            break
        page.wait_for_timeout(20)
    found = "\n".join(problems.found)
    for word in words:
        assert word in found
    problems.found.clear()
