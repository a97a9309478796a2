"""The lock file of the page: for every platform, and without the name of any host."""

import json
import re

import pytest

from tests.helpers import ROOT

WEB = ROOT / "web"
LOCK = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]


@pytest.mark.parametrize("tool", ["@rolldown/binding", "lightningcss", "@biomejs/cli"])
def test_it_names_what_each_platform_needs(tool: str) -> None:
    """npm drops what it does not find from the lock, without a word."""
    for platform in ("linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"):
        assert any(name.startswith(f"node_modules/{tool}-{platform}") for name in LOCK), platform


def test_it_names_no_host() -> None:
    assert not re.findall(r"\w+://[^\"]*", json.dumps(LOCK))


def test_it_is_the_lock_of_the_wishes() -> None:
    wishes = json.loads((WEB / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert LOCK[""][kind] == wishes[kind]
    assert (
        wishes["overrides"].items()
        >= {"rolldown": LOCK["node_modules/rolldown"]["version"]}.items()
    )
