"""The page's lock file covers every platform, and names no host."""

import json
import re

import pytest

from tests.helpers import ROOT

WEB = ROOT / "web"
LOCK = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]


@pytest.mark.parametrize("tool", ["@rolldown/binding", "lightningcss", "@biomejs/cli"])
def test_lock_has_the_binaries_of_each_platform(tool: str) -> None:
    """npm silently drops from the lock what it does not find."""
    for platform in ("linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"):
        assert any(name.startswith(f"node_modules/{tool}-{platform}") for name in LOCK), platform


def test_lock_names_no_host() -> None:
    assert not re.findall(r"\w+://[^\"]*", json.dumps(LOCK))


def test_lock_matches_package_json() -> None:
    requirements = json.loads((WEB / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert LOCK[""][kind] == requirements[kind]
    assert (
        requirements["overrides"].items()
        >= {"rolldown": LOCK["node_modules/rolldown"]["version"]}.items()
    )
