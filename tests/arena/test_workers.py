"""Worker processes that die, and user-defined bots in them."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from alhambra.arena import make_match, play_games
from alhambra.notation.errors import RecordError
from tests.helpers import ROOT
from tests.signals import SIGNALS_OFF

COMMAND = (sys.executable, "-m", "tests.arena.deadly_bots", "arena")


def deadly(folder: Path, line: str, before: Sequence[str] = ()) -> tuple[list[dict[str, Any]], str]:
    """The games of a match with deadly bots, and the output."""
    path = folder / "m.json"
    done = subprocess.run(
        [*before, *COMMAND, *line.split(), "--json", path],
        env={**os.environ, "ACCIDENT": str(folder / "accident")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    games: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["games"]
    return games, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "detail", "decisions", "workers"),
    [("bomb", "exit 3", 1, 1), ("fuse", "exit 3", 5, 2), ("victim", "SIGKILL", 1, 2)],
)
def test_a_bot_that_kills_its_process_loses(
    tmp_path: Path, bot: str, detail: str, decisions: int, workers: int
) -> None:
    line = f"{bot} mason --players 3 --games 3 --seed 1 --plain --records {tmp_path / 'games'}"
    games, out = deadly(tmp_path, f"{line} --workers {workers}")
    for seat, game in enumerate(games):
        assert (game["ending"], game["fault_seat"], game["fault_detail"]) == (
            "exit", seat + 1, detail,
        )  # fmt: skip
        assert game["winners"] == [other + 1 for other in range(3) if other != seat]
        assert game["decisions"][seat] == decisions
    assert f"seat 1: {bot} exited and loses: {detail}" in out
    assert len(list((tmp_path / "games").iterdir())) == 3, "the record up to there is kept"


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["stillborn", "watcher", "leaver"])
def test_a_bot_may_kill_its_process_at_any_time(tmp_path: Path, bot: str) -> None:
    """When it is constructed, when it observes an event, and after the game."""
    games, _ = deadly(tmp_path, f"{bot} mason --games 2 --seed 1 --workers 2 --plain")
    assert [(game["ending"], game["fault_seat"], game["winners"]) for game in games] == [
        ("exit", 1, [2]),
        ("exit", 2, [1]),
    ]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_exit_statuses_are_known_when_sigchld_is_ignored(tmp_path: Path) -> None:
    """The parent of the command may ignore SIGCHLD, which is inherited."""
    games, _ = deadly(tmp_path, "bomb mason --games 2 --seed 1 --workers 1 --plain", SIGNALS_OFF)
    assert [(game["ending"], game["fault_detail"]) for game in games] == [("exit", "exit 3")] * 2


def test_an_accidental_kill_is_nobodys_fault(tmp_path: Path) -> None:
    """The game is played again and ends normally."""
    games, out = deadly(tmp_path, "unlucky random --games 2 --seed 1 --workers 1 --plain")
    assert (tmp_path / "accident").exists()
    assert [game["ending"] for game in games] == ["finished"] * 2
    assert "loses" not in out


@pytest.mark.slow
def test_a_bot_that_dies_randomly_does_not_stop_the_match(tmp_path: Path) -> None:
    games, _ = deadly(tmp_path, "roulette roulette --games 2 --seed 1 --workers 2 --plain")
    assert [game["ending"] for game in games] == ["exit"] * 2


@pytest.mark.slow
def test_an_uninterruptible_bot_loses_by_timeout(tmp_path: Path) -> None:
    line = "deaf mason --games 2 --seed 1 --workers 2 --timeout 0.2 --plain"
    games, out = deadly(tmp_path, line)
    assert [(game["ending"], game["fault_seat"]) for game in games] == [
        ("timeout", 1), ("timeout", 2),
    ]  # fmt: skip
    assert "deaf took more than 0.2 s" in out


def test_user_defined_bots_are_sent_to_the_workers(tmp_path: Path) -> None:
    games, out = deadly(tmp_path, "loud mason --games 2 --workers 2 --plain")
    assert [game["fault_detail"].partition(" (")[0] for game in games] == ["ValueError: bang"] * 2
    assert "one deal with 2 seatings each" in out


def test_a_script_that_cannot_be_imported_again_gets_an_error(tmp_path: Path) -> None:
    """Without `if __name__ == "__main__"` no worker can start; it must not try forever."""
    script = tmp_path / "own.py"
    script.write_text(
        "from alhambra.arena import play_match\n"
        "print(play_match('random', 'random', games=2, workers=1))\n"
    )
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert "arena-worker-died" in done.stderr


def test_an_error_in_a_worker_is_reported_by_the_main_process(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    games = play_games(make_match("random", "mason", games=40, seed=5, records=folder), workers=1)
    next(games)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.touch()
    with pytest.raises(RecordError, match="record-unwritable"):
        list(games)


@pytest.mark.slow
def test_closing_bots_after_a_game_has_no_timeout(tmp_path: Path) -> None:
    """A worker is timed while a bot chooses, not while bots are closed."""
    line = "clinging random --games 2 --seed 1 --workers 2 --timeout 0.2 --plain"
    games, _ = deadly(tmp_path, line)
    assert {game["ending"] for game in games} == {"finished"}
