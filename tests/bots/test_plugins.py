"""Bots from installed packages."""

import sys
from pathlib import Path

import pytest

from alhambra.bots import BotError, make_bot

CODE = """
class Last:
    def __init__(self, step: int = 1):
        self.step = step

    def choose(self, view, actions):
        return actions[-self.step]
"""
ENTRIES = """[alhambra.bots]
last = their_bots:Last
mason = their_bots:Last
broken = their_bots:Missing
absent = no_such_package:Bot
"""


def install(folder: Path, name: str, entries: str) -> None:
    """Write a distribution as pip would install it."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entries)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "their_bots.py").write_text(CODE)
    install(tmp_path, "their-bots", ENTRIES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "their_bots", raising=False)
    return tmp_path


@pytest.mark.usefixtures("installed")
def test_an_entry_point_is_a_bot_like_any_other() -> None:
    bot = make_bot("last:step=2")
    assert (type(bot).__name__, vars(bot)) == ("Last", {"step": 2})


@pytest.mark.usefixtures("installed")
def test_built_in_names_cannot_be_taken() -> None:
    assert type(make_bot("mason")).__module__ == "alhambra.bots.mason.mason"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "reason"), [("broken", "AttributeError"), ("absent", "ModuleNotFoundError")]
)
def test_a_broken_package_is_named(name: str, reason: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(name)
    assert caught.value.code == "plugin-broken"
    assert caught.value.params["package"] == "their-bots"
    assert caught.value.params["reason"].startswith(reason)


@pytest.mark.usefixtures("installed")
def test_an_unknown_name_lists_bots_of_packages_too() -> None:
    with pytest.raises(BotError) as caught:
        make_bot("wizard")
    assert caught.value.params["known"].endswith("vizier, absent, broken, last")


def test_two_packages_cannot_share_a_name(installed: Path) -> None:
    install(installed, "other-bots", "[alhambra.bots]\nlast = their_bots:Last\n")
    with pytest.raises(BotError) as caught:
        make_bot("last")
    assert caught.value.code == "plugin-twice"
    assert caught.value.params["packages"] == "other-bots, their-bots"
