"""The fonts installed for the tests: one wide family and nothing else.

The page has its own web fonts. Whatever shows without them, or depends on installed fonts, is
tested with a font that needs more room than most.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.helpers import ROOT

FAMILY = "Wide"
_TTF = ROOT / "web" / "node_modules" / "dejavu-fonts-ttf" / "ttf"
_FACES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
#: Under another name, so that no font list that names the family matches it.
_CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="scan">
    <edit name="family" mode="assign"><string>{family}</string></edit>
    <edit name="fullname" mode="assign"><string>{family}</string></edit>
    <edit name="postscriptname" mode="assign"><string>{family}</string></edit>
  </match>
</fontconfig>
"""


def wide_fonts(folder: Path) -> dict[str, str | float | bool]:
    """The environment of a browser that knows no other font."""
    fonts = folder / "fonts"
    fonts.mkdir()
    for name in _FACES:
        (fonts / name).symlink_to(_TTF / name)
    config = folder / "fonts.conf"
    config.write_text(_CONFIG.format(fonts=fonts, cache=folder / "cache", family=FAMILY), "utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(config)}
