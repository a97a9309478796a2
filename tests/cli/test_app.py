"""The command itself: help, version, invalid options, verify."""

import subprocess
import sys
from pathlib import Path

import pytest

import alhambra
from tests.plugins.plugging import Plug, plain_rules

from .conftest import Here
from .driving import run


def flat(text: str) -> str:
    """A help page without line breaks and frames."""
    return " ".join(text.replace("│", " ").split())


def test_version(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").out == f"alhambra {alhambra.__version__}\n"


@pytest.mark.parametrize("args", [["--help"], ["--version"], ["bots"]])
def test_a_full_disk_is_a_clear_error(args: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "alhambra.cli", *args, "--language", "en"]
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60
        )
    assert done.returncode == 1
    assert done.stderr == "Cannot continue: No space left on device\n"


@pytest.mark.parametrize("args", [["--help"], ["-h"], ["-h", "-l", "en"]])
def test_help_says_where_to_start(here: Here, args: list[str]) -> None:
    text = flat(here(*args).out)
    assert "Start with alhambra, or in the terminal with alhambra play" in text
    assert "verify" in text


def test_help_shows_examples(here: Here) -> None:
    text = flat(here("play", "--help").out)
    for words in ("--bots mason,random:seed=3", "--resume my-game.alhambra", "screen reader"):
        assert words in text
    assert "alhambra verify *.alhambra" in flat(here("verify", "--help").out)


@pytest.mark.parametrize("command", ["play", "score", "arena"])
def test_help_lists_the_available_modules(here: Here, command: str, plug: Plug) -> None:
    plug("bazaar", en="module-bazaar = Bazaar", rules=plain_rules("bazaar"))
    plug("wordless", rules=plain_rules("wordless"))
    text = flat(here(command, "--help").out)
    assert "city_gates, diamonds, camps, characters, bazaar; or all" in text


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["dance"], 'There is no command "dance".'),
        (["pla"], 'There is no command "pla". Did you mean play, replay?'),
        (["--plain"], "There is no option --plain."),
        (["play", "--sed", "3"], "There is no option --sed. Similar: --save, --seats, --seed."),
        (["play", "--seed", "x"], "--seed needs a whole number. Help: "),
        (["play", "--seed"], "--seed needs a value."),
        (["play", "--plain=3"], "--plain takes no value."),
        (["play", "now", "please"], "Unexpected argument: now please"),
        (["arena", "mason", "random", "--timeout", "x"], "--timeout needs a number."),
        (["verify"], "Missing argument: FILES"),
        (["play", "--players", "1"], "A game has 2 to 6 players, not 1."),
        (["play", "--players", "7"], "A game has 2 to 6 players, not 7."),
        (
            ["play", "--bots", "wizard"],
            'There is no bot "wizard". Known: apprentice, architect, mason, random, vizier.',
        ),
        (["play", "--bots", "random:x=1"], 'has no parameter "x". Known: seed.'),
        (["play", "--edition", "golden"], "Known: classic, revised."),
        (["play", "--resume", "x", "--modules", "all"], "use --resume alone"),
        (["play", "--players", "4", "--bots", "mason"], "1 person and 1 bot are named"),
        (["play", "--names", "Ana,Ana"], 'both be called "Ana"'),
        (["play", "--names", "mason"], 'both be called "mason"'),
        (["play", "--names", "a\x07b"], "cannot be the name of a player"),
        (["play", "--resume", "x", "--seed", "3"], "use --resume alone"),
    ],
)
def test_wrong_options_get_a_clear_error(
    here: Here, tmp_path: Path, args: list[str], reason: str
) -> None:
    result = here(*args)
    assert result.code == 2
    assert reason in flat(result.err)
    assert not (tmp_path / "alhambra").exists()


def finished_record(folder: Path) -> Path:
    record = alhambra.Record.new(["Ana", "Bo"], seed=1)
    while not record.is_finished:
        record.play(record.game.legal_actions()[-1])
    path = folder / "good.alhambra"
    alhambra.save(record, path)
    return path


def test_verify_replays_a_good_record(tmp_path: Path) -> None:
    path = finished_record(tmp_path)
    result = run(tmp_path, "verify", path)
    assert result.code == 0
    assert "good.alhambra: good, finished" in flat(result.out)


def test_an_unfinished_game_is_not_a_broken_one(tmp_path: Path) -> None:
    path = tmp_path / "young"
    alhambra.save(alhambra.Record.new(3, seed=2), path)
    result = run(tmp_path, "verify", path)
    assert result.code == 0
    assert "good, unfinished, 0 actions" in flat(result.out)


def test_verify_reports_the_error_of_each_file(tmp_path: Path) -> None:
    good = finished_record(tmp_path)
    raw = good.read_bytes()
    changed, torn, empty = (tmp_path / name for name in ("changed", "torn", "empty"))
    changed.write_bytes(raw.replace(b"Ana", b"Eva"))
    torn.write_bytes(raw[:-4])
    empty.write_bytes(b"")
    missing = tmp_path / "missing"
    result = run(tmp_path, "verify", good, changed, torn, empty, missing)
    text = flat(result.out)
    assert result.code == 1
    assert "changed: Line 7 was changed" in text
    assert "is cut off after" in text
    assert "empty: The file is empty." in text
    assert "missing cannot be read. There is no such file or folder." in text
    assert "5 records, 4 of them bad." in text


def test_verify_takes_many_files(tmp_path: Path) -> None:
    path = finished_record(tmp_path)
    result = run(tmp_path, "verify", *[path] * 30)
    assert result.code == 0
    assert "30 records, all good." in result.out
