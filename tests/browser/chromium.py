"""Find Chromium on this machine. `python -m tests.browser.chromium` installs it if necessary."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.page_tools import NODE

from .fonts import wide_fonts

NAMES = (
    # The same engine without a window: a quarter faster.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
PLACES = (
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
#: No sandbox: it does not work as root. No imitated GPU: it costs time and shows nothing more. The
#: rest disables background network requests.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
#: For tests: pages of a browser context share a process, and nothing is painted that nobody sees
#: (tiles of pixels get no memory). Layout, input and frames are the same.
UNSEEN = ("--process-per-site", "--force-gpu-mem-available-mb=1")
MISSING = (
    "There is no Chromium or Chrome on this machine. Install one, or say where it is: "
    "CHROMIUM=/path/to/chrome make browser"
)


_INSTALL = ("install", "--yes", "--no-install-recommends")
#: Seconds for one apt command, which downloads a hundred megabytes.
_PATIENCE = 900


def find_chromium() -> str | None:
    """The browser named in the environment, else the first one in a usual place."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in (*NAMES, *PLACES))
    return next(filter(None, found), None)


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """Launch the browser of this machine, without the fonts of this machine."""
    path = find_chromium()
    if path is None:
        raise SystemExit(MISSING)
    # Playwright's own build needs libatomic, which a minimal machine does not have.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        fonts = wide_fonts(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags], env=fonts)
        yield browser
        browser.close()


def _install() -> None:
    """Install the Debian package, if we have the rights."""
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        return
    print("Installing Chromium…", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    output = ""
    for arguments in (["update"], [*_INSTALL, "chromium-headless-shell"], [*_INSTALL, "chromium"]):
        done = subprocess.run(
            [apt, "-qq", *arguments],
            env=quiet,
            capture_output=True,
            text=True,
            check=False,
            timeout=_PATIENCE,
        )
        output += done.stdout + done.stderr
        if find_chromium():
            return
    print(output, file=sys.stderr)


def main() -> int:
    if not find_chromium():
        _install()
    if not find_chromium():
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
