"""A browser, servers and pages for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .chromium import FLAGS, MISSING, find_chromium
from .looks import PLAIN, Look
from .problems import Problems
from .served import Served

HERE = Path(__file__).parent
#: Milliseconds that a page is given for anything: far more than it needs, on a busy machine too.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """Opens a page of a server in a browser context of its own: a person at a device."""

    def __call__(self, path: str = "/", look: Look = ..., at: Served | None = None) -> Page: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    path = find_chromium()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that leave it running."""
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server of this test, to stop and to start."""
    served = Served(tmp_path)
    yield served
    served.stop()


@pytest.fixture
def problems() -> Iterator[Problems]:
    """What pages complain about; the test fails if it did not allow it."""
    problems = Problems()
    yield problems
    assert not problems.unexpected(), "\n".join(problems.unexpected())


@pytest.fixture
def visit(browser: Browser, problems: Problems, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens pages; each has a browser context of its own."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", look: Look = PLAIN, at: Served | None = None) -> Page:
        server: Served = at or request.getfixturevalue("server")
        context = browser.new_context(**look.options(), base_url=server.url)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        problems.watch(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
