"""Errors behind the scenes of a page: scripts, requests, the content security policy."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

#: Leaving a page aborts its pending requests.
_ABORTED = "net::ERR_ABORTED"
#: Most tests block the service worker.
_BLOCKED = "Service Worker registration blocked by Playwright"
_POLICY = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


@dataclass
class Problems:
    """Errors that no user would see; a test fails if any of them was not expected."""

    found: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of a browser context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("requestfailed", self._failed)

    def ignore(self, context: BrowserContext) -> None:
        """Stop listening."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("requestfailed", self._failed)

    def allow(self, pattern: str) -> None:
        """Expect matching errors, e.g. when a test cuts the connection."""
        self.allowed.append(pattern)

    def unexpected(self) -> list[str]:
        """The errors that the test did not allow."""
        return [
            text for text in self.found if not any(re.search(one, text) for one in self.allowed)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != _BLOCKED:
            self.found.append(f"console {message.type}: {message.text} {_place(message.page)}")

    def _error(self, error: WebError) -> None:
        self.found.append(f"error: {error.error} {_place(error.page)}")

    def _failed(self, request: Request) -> None:
        if request.failure != _ABORTED:
            self.found.append(f"request failed: {request.url} {request.failure}")


def report_policy(context: BrowserContext) -> None:
    """Let all pages of a browser context report violations of the policy as errors."""
    context.add_init_script(_POLICY)


def _place(page: Page | None) -> str:
    return f"({page.url})" if page else ""
