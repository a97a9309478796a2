"""How a page is looked at: on which screen, in which language and theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Theme = Literal["light", "dark"]
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
SCREENS = (DESKTOP, LAPTOP, PHONE, SMALL_PHONE)


@dataclass(frozen=True)
class Look:
    """What a browser tells a page about whoever looks at it."""

    screen: Screen = DESKTOP
    language: str = "en"
    theme: Theme = "light"
    #: Most tests do not wait for things to fly.
    calm: bool = True
    #: Few tests let the page install itself: it fetches everything then.
    installs: bool = False
    #: Whether our web fonts arrive; without them the page has those of the machine.
    web_fonts: bool = True

    def options(self) -> dict[str, Any]:
        """As Playwright wants it for a context."""
        return {
            "viewport": {"width": self.screen.width, "height": self.screen.height},
            "has_touch": self.screen.touch,
            "is_mobile": self.screen.touch,
            "locale": self.language,
            "color_scheme": self.theme,
            "service_workers": "allow" if self.installs else "block",
            "reduced_motion": "reduce" if self.calm else "no-preference",
        }


PLAIN = Look()
