"""Browser contexts that tests use one after the other.

A new context starts a process and compiles the page again, which takes longer than most tests.
"""

from __future__ import annotations

from typing import NoReturn

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from .looks import Look
from .problems import Problems, report_policy

#: A file of the server that is no page: a browser can be given its seats before it opens one.
NO_PAGE = "/favicon.svg"
#: Contexts that wait for a test; each has a process.
MOST = 6
#: What cannot be undone, or would be forgotten: a test that needs it visits with `fresh=True`.
_CHANGES = (
    "add_cookies",
    "add_init_script",
    "expose_binding",
    "expose_function",
    "on",
    "once",
    "route",
    "route_from_har",
    "route_web_socket",
    "set_extra_http_headers",
    "set_geolocation",
)
_TIMES = ("install", "set_fixed_time", "set_system_time")
#: Everything but the local storage, which the process of the pages has a copy of.
_STORAGE = "cookies,file_systems,indexeddb,websql,service_workers,cache_storage"


class Device:
    """A browser context for tests that leave it as it is."""

    def __init__(self, browser: Browser, look: Look, url: str) -> None:
        self.look = look
        self.context = look.open_context(browser, url)
        report_policy(self.context)
        # This page stays, and with it the process and the scripts that it has compiled.
        self._anchor: Page = self.context.new_page()
        self._anchor.goto(NO_PAGE)
        self._tools: CDPSession = self.context.new_cdp_session(self._anchor)
        self._origin = url

    def lend(self, problems: Problems) -> BrowserContext:
        """The context; errors are reported there, and changes of the context are refused."""
        problems.watch(self.context)
        for owner, names in ((self.context, _CHANGES), (self.context.clock, _TIMES)):
            for name in names:
                setattr(owner, name, _refuse)
        return self.context

    def clear(self, problems: Problems) -> None:
        """Close all pages, and delete what they stored."""
        for page in self.context.pages:
            if page is not self._anchor:
                page.close()
        for name in _CHANGES:
            delattr(self.context, name)
        problems.ignore(self.context)
        self._anchor.evaluate("localStorage.clear()")
        clear = {"origin": self._origin, "storageTypes": _STORAGE}
        self._tools.send("Storage.clearDataForOrigin", clear)
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.context.set_offline(False)


class Devices:
    """The contexts that no test uses now, the latest last."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._idle: list[Device] = []

    def take(self, look: Look) -> Device:
        """A device with this look, as good as new."""
        found = next((device for device in self._idle if device.look == look), None)
        if not found:
            return Device(self._browser, look, self._url)
        self._idle.remove(found)
        return found

    def put_back(self, device: Device, problems: Problems) -> None:
        """Clear a device for the next test."""
        device.clear(problems)
        self._idle.append(device)
        if len(self._idle) > MOST:
            self._idle.pop(0).context.close()


def _refuse(*_args: object, **_more: object) -> NoReturn:
    raise AssertionError("other tests use this context too: visit(…, fresh=True)")
