"""What version 0.1 left in a home folder is found and continued."""

import os
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.earlier_versions import KEEP, RECORDS, TABLES, V0_1, copy_home
from tests.waiting import next_line, started

from .driving import COMMAND, OwnTerminal, run

UNFINISHED = [path for path in RECORDS if "\nend " not in path.read_text("utf-8")]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return copy_home(tmp_path)


def at_home(home: Path) -> dict[str, str]:
    """An environment with the default folders of the system, and the saved language."""
    return {
        "HOME": str(home),
        "XDG_DATA_HOME": "",
        "XDG_CONFIG_HOME": "",
        "ALHAMBRA_LANGUAGE": "",
        "LC_ALL": "C.UTF-8",
    }


def game_of(home: Path) -> Path:
    (path,) = home.rglob("*.alhambra")
    return path


def test_settings_and_the_last_game_are_offered(home: Path) -> None:
    screen = OwnTerminal(home, "play", size=(80, 24), **at_home(home))
    assert screen.wait_for_prompt()
    for words in ("architect", "Puertas de la ciudad", "revisada", game_of(home).name):
        assert words in screen.text
    screen.type("5\n")
    assert screen.wait_for_prompt()
    assert "Te toca" in screen.text
    screen.type("quit\n")
    assert screen.end() == 0


def test_the_last_game_is_resumed(home: Path) -> None:
    path = game_of(home)
    before = path.read_bytes()
    game = run(home, "resume", "--plain", typed="1\n" * 12, **at_home(home))
    assert game.code == 0, game.err
    assert path.read_bytes().startswith(before)
    assert len(path.read_bytes()) > len(before)
    assert run(home, "verify", path).code == 0


def test_every_record_is_verified(tmp_path: Path) -> None:
    assert len(RECORDS) > len(UNFINISHED) > 0
    done = run(tmp_path, "verify", *RECORDS)
    assert done.code == 0, done.out + done.err
    for path in RECORDS:
        assert path.name in done.out


@pytest.mark.parametrize("path", UNFINISHED, ids=lambda path: path.stem)
def test_an_unfinished_game_is_resumed(tmp_path: Path, path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    game = run(tmp_path, "play", "--plain", "--resume", copy, typed="1\n" * 12)
    assert game.code == 0, game.err
    assert copy.read_bytes().startswith(path.read_bytes())
    assert len(copy.read_bytes()) > len(path.read_bytes())


def test_a_finished_game_is_replayed(tmp_path: Path) -> None:
    finished = V0_1 / "records" / "table-finished.alhambra"
    game = run(tmp_path, "replay", "--plain", finished)
    assert game.code == 0, game.err
    for score in TABLES["finished"]["seen"]["watching"]["scores"]:
        assert str(score) in game.out


def test_the_server_finds_its_database(home: Path) -> None:
    command = [*COMMAND, "serve", "--port", "0", *KEEP]
    around = {**os.environ, **at_home(home), "PYTHONUNBUFFERED": "1", "ALHAMBRA_DB": ""}
    with started(command, env=around, stderr=subprocess.DEVNULL) as process:
        url = next(word for word in next_line(process).split() if word.startswith("http"))
        with urlopen(f"{url}api/tables/{TABLES['finished']['code']}", timeout=20) as answer:
            assert b'"finished"' in answer.read()
        process.terminate()


@pytest.mark.parametrize(
    ("file", "command", "games"),
    [
        ("match.jsonl", "arena --games 12 --workers 0 --resume", 12),
        (
            "ladder.jsonl",
            "rate apprentice random --games 2 --players 2 --seed 3 --workers 0 --file",
            12,
        ),
    ],
)
def test_a_journal_is_resumed(tmp_path: Path, file: str, command: str, games: int) -> None:
    """Bots of another version may play differently, so its journals are refused. This test changes
    the version to show that their lines are still read."""
    version = run(tmp_path, "--version").out.split()[-1]
    old = V0_1.joinpath(file).read_text("utf-8")
    path = tmp_path / file
    path.write_text(old.replace('"version":"0.1.0"', f'"version":"{version}"', 1))
    before = path.read_text("utf-8")
    done = run(tmp_path, *command.split(), path, "--plain")
    assert done.code == 0, done.err
    after = path.read_text("utf-8")
    assert after.startswith(before)
    assert (before.count('{"in"'), after.count('{"in"')) == (old.count('{"in"'), games)
