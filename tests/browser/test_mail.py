"""From the address in the menu to the email, to the page it links to, and back to the table."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import PATIENCE
from tests.server.sinks import Mailbox, secret_in, sink

from .checks import check_everywhere
from .conftest import Visit
from .devices import NO_PAGE
from .looks import LANGUAGES, Look
from .problems import Problems
from .served import Served
from .tables import Seat, hold, new_table

CONFIRM = {"en": "Yes, send me emails", "es": "Sí, quiero correos", "de": "Ja, schicke mir E-Mails"}


class Post:
    """A mail server in a thread beside the browser."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._mailbox = Mailbox()
        self._end = asyncio.Event()
        ready: Future[int] = Future()
        self._thread = threading.Thread(
            target=lambda: self._loop.run_until_complete(self._run(ready))
        )
        self._thread.start()
        self.port = ready.result(PATIENCE)

    async def _run(self, ready: Future[int]) -> None:
        async with sink(self._mailbox) as port:
            ready.set_result(port)
            await self._end.wait()

    def email(self) -> str:
        """The next email."""
        return asyncio.run_coroutine_threadsafe(self._mailbox.email(), self._loop).result(PATIENCE)

    def stop(self) -> None:
        """Stop the server."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(PATIENCE)
        self._loop.close()


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.stop()


@pytest.fixture
def posting(post: Post, tmp_path: Path) -> Iterator[Served]:
    """A server that sends mail."""
    # Links in emails contain the address, which is needed before the server listens there.
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    smtp, address = f"127.0.0.1:{post.port}", f"http://127.0.0.1:{port}"
    served = Served(tmp_path, "--port", str(port), "--smtp", smtp, "--address", address)
    yield served
    served.stop()


def open_notices(page: Page) -> None:
    """Open the menu's section on notifications."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Email and webhook notifications").click()


def ask_for_emails(page: Page, post: Post) -> str:
    """Enter an address; returns the email that arrives."""
    page.get_by_label("Email address").fill("elena@example.org")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("We have sent you an email")).to_be_visible()
    return post.email()


def at_table(visit: Visit, server: Served) -> tuple[Page, Seat]:
    """Elena in a game with a bot."""
    mine = new_table(server, "mason")
    page = visit(NO_PAGE, at=server)
    hold(page, mine)
    page.goto(mine.path)
    return page, mine


def test_an_address_is_confirmed_by_a_click_in_another_browser(
    posting: Served, post: Post, visit: Visit, problems: Problems
) -> None:
    problems.allow("400")
    page, mine = at_table(visit, posting)
    open_notices(page)
    email = ask_for_emails(page, post)
    secret = secret_in(email, "confirm")
    link = re.findall(r"http://\S+", email)[0]
    phone = visit(link, at=posting)
    expect(phone.get_by_role("heading", name="Emails when it is your turn")).to_be_visible()
    assert secret not in phone.url
    assert secret not in phone.evaluate("JSON.stringify(history.state) + document.body.outerHTML")
    expect(page.get_by_text("We have sent you an email")).to_be_visible()
    phone.get_by_role("button", name=CONFIRM["en"]).click()
    expect(phone.get_by_role("heading", name="Emails are on")).to_be_visible()
    expect(page.get_by_text("The server tells you when")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Open the link")).to_be_visible()
    # The same link again in the same tab: it works once.
    phone.goto(link)
    phone.get_by_role("button", name=CONFIRM["en"]).click()
    expect(phone.get_by_role("alert")).to_contain_text("no longer valid")
    phone.get_by_role("link", name="To the table").click()
    expect(phone).to_have_url(f"{posting.url}/table/{mine.table}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_linked_from_an_email_fits_every_screen(
    visit: Visit, server: Served, language: str
) -> None:
    table = new_table(server, "mason").table
    for word in ("confirm", "stop"):
        page = visit(f"/mail/{table}#{word}=none", Look(language=language))
        expect(page.get_by_role("heading")).to_be_visible()
        check_everywhere(page)
    expect(page).to_have_url(f"{server.url}/mail/{table}")
