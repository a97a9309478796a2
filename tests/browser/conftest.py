"""A browser, servers and pages for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .chromium import MISSING, UNSEEN, chromium, find_chromium
from .devices import Device, Devices
from .looks import PLAIN, Look
from .problems import Problems, report_policy
from .served import Served

HERE = Path(__file__).parent
#: Timeout of a page in milliseconds: far more than it needs, even on a busy machine.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """Opens a page of a server in a browser context without any data: a person at a device.

    Tests that change the context itself need a `fresh` one.
    """

    def __call__(
        self, path: str = "/", look: Look = ..., at: Served | None = None, *, fresh: bool = False
    ) -> Page: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--no-web-fonts", action="store_true", help="block our web fonts in every test"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each page has its own context."""
    if find_chromium() is None:
        pytest.fail(MISSING, pytrace=False)
    with chromium(*UNSEEN) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that leave it running."""
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server for this test only, which it may stop and start."""
    served = Served(tmp_path)
    yield served
    served.stop()


@pytest.fixture
def problems() -> Iterator[Problems]:
    """Errors reported by pages; the test fails unless it allowed them."""
    problems = Problems()
    yield problems
    assert not problems.unexpected(), "\n".join(problems.unexpected())


def block_web_fonts(context: BrowserContext, problems: Problems) -> None:
    """Web fonts never arrive."""
    context.route("**/*.woff2", lambda route: route.abort())
    problems.allow(r"woff2 net::ERR_FAILED|Failed to load resource: net::ERR_FAILED")


@pytest.fixture(scope="session")
def devices(browser: Browser, server: Served) -> Devices:
    """Browser contexts for pages of the common server."""
    return Devices(browser, server.url)


@pytest.fixture
def visit(browser: Browser, problems: Problems, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens pages, each in its own browser context."""
    contexts: list[BrowserContext] = []
    taken: list[Device] = []
    no_web_fonts: bool = request.config.getoption("--no-web-fonts", False)

    def open_context(look: Look, server: Served) -> BrowserContext:
        """A context that is closed after the test."""
        context = look.open_context(browser, server.url)
        contexts.append(context)
        report_policy(context)
        problems.watch(context)
        if no_web_fonts or not look.web_fonts:
            block_web_fonts(context, problems)
        return context

    def take_context(look: Look) -> BrowserContext:
        """A context that was used before."""
        device: Device = request.getfixturevalue("devices").take(look)
        taken.append(device)
        return device.lend(problems)

    def open_page(
        path: str = "/", look: Look = PLAIN, at: Served | None = None, *, fresh: bool = False
    ) -> Page:
        common = request.getfixturevalue("server")
        special = no_web_fonts or not look.web_fonts or look.service_worker
        if fresh or special or at not in {None, common}:
            context = open_context(look, at or common)
        else:
            context = take_context(look)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    for device in taken:
        request.getfixturevalue("devices").put_back(device, problems)
