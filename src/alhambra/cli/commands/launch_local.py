"""`alhambra` alone: tables on this machine, and the browser opens."""

from __future__ import annotations

import json
import os
import socket
import urllib.request
import webbrowser
from threading import Thread

import typer

from alhambra.locales import Words
from alhambra.server.settings import Settings

from .serve import LOOPBACK, PORT, ListenScope, default_db, run

NO_BROWSER = "ALHAMBRA_NO_BROWSER"


def launch_local(words: Words, port: int | None, *, browser: bool) -> None:
    """Serve this machine until interrupted, unless a server is running already."""

    def show(url: str) -> None:
        # A browser may take its time, and meanwhile it wants to be served.
        Thread(target=_show, args=(words, url), daemon=True).start()

    wanted = browser and not os.environ.get(NO_BROWSER)
    if _answers(url := f"http://{LOOPBACK}:{PORT if port is None else port}/"):
        typer.echo(words.text("serve-ready", url=url))
        if wanted:
            _show(words, url)
        return
    if port is None:
        port = PORT if _is_free(PORT) else 0
    settings = Settings(db=default_db(), port=port)
    run(words, settings, ListenScope(), level="WARNING", show=show if wanted else None)


def _show(words: Words, url: str) -> None:
    if not _open(url):
        typer.echo(words.text("serve-no-browser"))


def _open(url: str) -> bool:
    """Open the desktop browser; a browser in the terminal would take the terminal over."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    lives_in_terminal = type(browser) is webbrowser.GenericBrowser
    if lives_in_terminal and not os.environ.get("BROWSER"):
        return False
    return browser.open(url)


def _answers(url: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urllib.request.urlopen(f"{url}api/about", timeout=2) as answer:
            return "protocol" in json.load(answer)
    except (OSError, ValueError):
        return False


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError:
            return False
    return True
