"""Browser settings for a page: screen, language and theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext

Theme = Literal["light", "dark"]
Pace = Literal["step", "calm", "quick", "at-once"]
LANGUAGES = ("en", "es", "de")
THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Screen:
    """A window or a phone."""

    name: str
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return self.name


DESKTOP = Screen("desktop", 1440, 900)
LAPTOP = Screen("laptop", 1280, 720)
PHONE = Screen("phone", 390, 844, touch=True)
SMALL_PHONE = Screen("small-phone", 360, 640, touch=True)
SHORT_PHONE = Screen("short-phone", 375, 667, touch=True)
LANDSCAPE_PHONE = Screen("landscape-phone", 844, 390, touch=True)
TABLET = Screen("tablet", 820, 1180, touch=True)
LANDSCAPE_TABLET = Screen("landscape-tablet", 1180, 820, touch=True)
SMALL_LANDSCAPE_TABLET = Screen("small-landscape-tablet", 1024, 768, touch=True)
SCREENS = (DESKTOP, LAPTOP, PHONE, SMALL_PHONE)


@dataclass(frozen=True)
class Look:
    """The settings of a browser context."""

    screen: Screen = DESKTOP
    language: str = "en"
    theme: Theme = "light"
    #: Reduced motion: most tests do not wait for animations.
    reduced_motion: bool = True
    #: Few tests allow the service worker, which fetches the whole page.
    service_worker: bool = False
    #: Whether the web fonts load; otherwise the page uses installed fonts.
    web_fonts: bool = True
    #: How fast the page shows moves of bots: most tests do not wait for them.
    pace: Pace = "at-once"

    def open_context(self, browser: Browser, url: str) -> BrowserContext:
        """A browser context with these settings, for the server at this address."""
        context = browser.new_context(**self._options(), base_url=url)
        context.add_init_script(_FIRST_PACE % self.pace)
        return context

    def _options(self) -> dict[str, Any]:
        """The options of a Playwright context."""
        return {
            "viewport": {"width": self.screen.width, "height": self.screen.height},
            "has_touch": self.screen.touch,
            "is_mobile": self.screen.touch,
            "locale": self.language,
            "color_scheme": self.theme,
            "service_workers": "allow" if self.service_worker else "block",
            "reduced_motion": "reduce" if self.reduced_motion else "no-preference",
        }


#: Set before the page runs, unless the test has chosen another one on the page.
_FIRST_PACE = "if (location.host) localStorage['alhambra.pace'] ??= JSON.stringify('%s')"

PLAIN = Look()
