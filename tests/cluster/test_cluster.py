"""Matches on a local Ray: the same games as without it, and everything is shut down afterwards."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.arena import (
    ArenaError,
    Journal,
    Ladder,
    LadderTable,
    Sprt,
    make_match,
    play_games,
    play_match,
)
from alhambra.arena.journal import LADDER
from alhambra.notation.errors import RecordError
from tests.cli.driving import run


def ray() -> Any:
    """Ray as the arena imports it, which sets variables before."""
    return sys.modules["ray"]


def descendants(root: int) -> Iterator[tuple[int, str]]:
    """The processes below this one, with their names."""
    output = subprocess.run(
        ["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    rows = [line.split(None, 2) for line in output.splitlines()]
    for pid, parent, name in rows:
        if int(parent) == root:
            yield int(pid), name
            yield from descendants(int(pid))


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """No Ray is left, whatever a test does."""
    yield
    assert not ray().is_initialized()


def test_a_cluster_plays_the_same_match(tmp_path: Path) -> None:
    options = {"games": 12, "players": 3, "seed": 5, "modules": ("camps", "characters")}
    alone = play_match("mason", "random", "apprentice", **options)  # type: ignore[arg-type]
    folder = tmp_path / "games"
    spread = play_match(
        "mason", "random", "apprentice", cluster="", records=folder, **options  # type: ignore[arg-type]
    )  # fmt: skip
    assert spread.games == alone.games
    assert spread.standings[0].rating == alone.standings[0].rating
    assert len(list(folder.iterdir())) == 12


def test_a_sequential_test_stops_at_the_same_deal() -> None:
    question = Sprt(0.5, 0.75)
    alone = play_match("mason", "random", games=400, seed=5, sprt=question)
    spread = play_match("mason", "random", games=400, seed=5, sprt=question, cluster="")
    assert spread.games == alone.games
    assert len(alone.games) < 400


def test_a_match_can_be_stopped_early() -> None:
    games = play_games(make_match("random", "mason", games=400, seed=5), cluster="")
    next(games)
    assert [node["NodeManagerAddress"] for node in ray().nodes()] == ["127.0.0.1"]
    games.close()
    assert list(games) == []


def test_a_game_of_a_lost_node_is_played_elsewhere() -> None:
    match = make_match("mason", "apprentice", games=30, players=3, seed=5)
    games = play_games(match, cluster="")
    first = next(games)
    actors = [pid for pid, name in descendants(os.getpid()) if name.startswith("ray::Actor")]
    assert actors
    for pid in actors:
        os.kill(pid, signal.SIGKILL)
    played = sorted([first, *games], key=lambda game: (game.deal, game.seating))
    assert played == list(play_games(match))


def test_an_error_in_a_worker_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    games = play_games(make_match("random", "mason", games=99, records=folder), cluster="")
    folder.rename(tmp_path / "elsewhere")
    with pytest.raises(RecordError, match="record-unwritable"):
        list(games)


def test_a_ladder_is_played_on_a_cluster(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "ladder.jsonl", LADDER)
    ladder = Ladder(["mason", "random"], [LadderTable(2)], journal, games=4, seed=1)
    assert len(list(ladder.play(cluster=""))) == 4
    assert ladder.missing() == []


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:9", "ray://127.0.0.1:9", "localhost:x"])
def test_a_missing_cluster_is_an_error(address: str) -> None:
    with pytest.raises(ArenaError) as caught:
        play_games(make_match("random", "mason"), cluster=address)
    assert caught.value.code == "arena-no-cluster"


def test_the_command_plays_on_a_cluster(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    args = ["arena", "mason", "random", "--games", 4, "--seed", 5, "--plain", "--json", path]
    spread = run(tmp_path, *args, "--cluster")
    assert (spread.code, spread.err) == (0, "")
    assert "Seed 5, on a cluster." in spread.out
    games = json.loads(path.read_text("utf-8"))["games"]
    assert [row["scores"] for row in games] == [
        list(game.scores) for game in play_match("mason", "random", games=4, seed=5).games
    ]
    bad = run(tmp_path, *args, "--address", "127.0.0.1:9")
    assert bad.code == 2
    assert bad.err.startswith("There is no Ray cluster to play on")
