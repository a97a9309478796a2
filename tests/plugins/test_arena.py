"""The example package in the arena: all bots play it, and all files name it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import BOTS
from alhambra.rules import module_registry
from tests.bots.matches import play_match
from tests.waiting import PATIENCE

from .commands import Command

EVERYTHING = (*module_registry.BUILT_IN, "lantern")
#: Fast enough for whole games: the vizier gets only a few playouts.
EVERY_BOT = ("architect", "vizier:sims=2", "mason", "apprentice", "random")


def test_the_list_contains_every_bot() -> None:
    assert {spec.partition(":")[0] for spec in EVERY_BOT} == set(BOTS)


@pytest.mark.usefixtures("installed_lantern")
@pytest.mark.parametrize("modules", [("lantern",), EVERYTHING], ids=["alone", "with all"])
def test_every_bot_plays_it(modules: tuple[str, ...]) -> None:
    """One table of all bots; every action is checked by `apply`"""
    game = play_match([*EVERY_BOT], 3, modules)
    assert game.is_over
    assert game.status() == []
    assert "lantern" in {line.source for line in game.lines}


@pytest.mark.usefixtures("installed_lantern")
def test_a_match_in_workers(tmp_path: Path) -> None:
    """From the command line: workers find the package too"""
    line = "arena mason random --modules lantern --games 2 --seed 4 --workers 2 --plain"
    files = ["--resume", f"{tmp_path}/journal", "--json", f"{tmp_path}/m.json"]
    records = ["--records", f"{tmp_path}/games"]
    done = subprocess.run(
        [sys.executable, "-m", "alhambra.cli", *line.split(), *files, *records],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "ALHAMBRA_LANGUAGE": "en"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "2 games of 2 players" in done.stdout
    data = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert data["match"]["modules"] == ["lantern@1.0"]
    assert [row["ending"] for row in data["games"]] == ["finished", "finished"]
    assert '"modules":["lantern@1.0"]' in (tmp_path / "journal").read_text("utf-8")
    kept = [*map(alhambra.load, sorted((tmp_path / "games").iterdir()))]
    assert [record.header.versions for record in kept] == [(("lantern", "1.0"),)] * 2
    assert [record.final_scores for record in kept] == [
        tuple(row["scores"]) for row in data["games"]
    ]


def test_a_journal_needs_the_package(
    with_lantern: Command, without_lantern: Command, tmp_path: Path
) -> None:
    """It is resumed with the package, and says what is missing without it"""
    journal = tmp_path / "journal"
    line = ["arena", "random", "random", "--workers", "0", "--plain", "--resume", journal]
    begun = with_lantern(tmp_path, *line, "--modules", "lantern", "--games", "2", "--seed", "4")
    assert begun.code == 0, begun.err
    kept = journal.read_bytes()
    missing = without_lantern(tmp_path, *line, "--games", "4")
    assert missing.code == 2
    assert 'The module "lantern" (version 1.0) is not installed here.' in missing.err
    assert journal.read_bytes() == kept
    more = with_lantern(tmp_path, *line, "--games", "4")
    assert more.code == 0, more.err
    assert journal.read_text("utf-8").count('{"in"') == 4


def test_the_ladder_rates_tables_with_it(with_lantern: Command, tmp_path: Path) -> None:
    line = "rate mason random --games 2 --players 2 --modules lantern --workers 0 --plain"
    rated = with_lantern(tmp_path, *line.split(), "--file", tmp_path / "ladder")
    assert rated.code == 0, rated.err
    assert "2 players, lantern" in rated.out
    assert "mason: games 2, wins 100.0 %" in rated.out
