"""Icons of the page as bitmaps, for systems that do not accept SVG: `make page`, then `python -m
tools.icons` renders the two SVG icons of the built page into `web/public`.

A bitmap contains the hash of its SVG, so that a test can detect an outdated one.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from pathlib import Path
from typing import NamedTuple

from tests.browser.chromium import chromium

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "alhambra" / "server" / "page"
PUBLIC = ROOT / "web" / "public"

PLAIN, MASKABLE = "favicon.svg", "icon.svg"


class Icon(NamedTuple):
    """A bitmap: its name, its source, its pixels per side."""

    name: str
    svg: str
    pixels: int
    #: Without the round corners.
    is_full: bool = False


ICONS = (
    # iOS rounds the corners itself and would show transparent ones in black.
    Icon("apple-touch-icon.png", PLAIN, 180, is_full=True),
    Icon("icon-192.png", PLAIN, 192),
    Icon("icon-512.png", PLAIN, 512),
    Icon("maskable-192.png", MASKABLE, 192),
    Icon("maskable-512.png", MASKABLE, 512),
)

_KEYWORD = b"Source"
_HEADER_END = 33  # signature and first chunk, which contains the size


def source_of(svg: bytes) -> bytes:
    """The hash of a drawing, as stored in its bitmaps."""
    return hashlib.sha256(svg).hexdigest().encode("ascii")


def marked(png: bytes, source: bytes) -> bytes:
    """The bitmap with a text chunk that contains the hash of its source."""
    body = b"tEXt" + _KEYWORD + b"\0" + source
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:_HEADER_END] + chunk + png[_HEADER_END:]


def main() -> None:
    with chromium() as browser:
        page = browser.new_page()
        for icon in ICONS:
            svg = PAGE / icon.svg
            page.set_viewport_size({"width": icon.pixels, "height": icon.pixels})
            page.goto(svg.as_uri())
            if icon.is_full:
                page.evaluate("document.querySelector('rect').removeAttribute('rx')")
            png = page.screenshot(omit_background=True)
            (PUBLIC / icon.name).write_bytes(marked(png, source_of(svg.read_bytes())))
            print(f"{icon.name}: {len(png)} bytes")


if __name__ == "__main__":
    main()
