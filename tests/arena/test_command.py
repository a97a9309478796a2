"""`alhambra arena` as people run it."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

import alhambra
from tests.cli.conftest import Here
from tests.cli.driving import COMMAND, OwnTerminal, run
from tests.waiting import next_line, started


def flat(text: str) -> str:
    """The output without line breaks and frames."""
    return " ".join(text.replace("│", " ").split())


def words(text: str) -> list[str]:
    """The arguments of a command line without quotes."""
    return text.split()


def test_a_match_is_shown_and_written(here: Here, tmp_path: Path) -> None:
    files = ["--json", str(tmp_path / "m.json"), "--csv", str(tmp_path / "m.csv")]
    games = tmp_path / "games"
    line = "mason random --games 4 --players 3 --modules camps --seed 4 --workers 1 --plain"
    result = here("arena", *words(line), *files, "--records", str(games))
    assert result.code == 0
    assert "6 games of 3 players: 2 deals with 3 seatings each. Seed 4, one worker." in result.out
    assert "mason: games 6, wins 100.0 %, 95 % interval 61.0–100.0, score" in result.out
    assert "Par is 33.3 % of the wins." in result.out
    assert "games/s" in result.out
    assert f"Written: {tmp_path / 'm.csv'}" in result.out
    data = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert data["match"]["modules"] == ["camps"]
    assert [alhambra.load(path).final_scores for path in sorted(games.iterdir())] == [
        tuple(row["scores"]) for row in data["games"]
    ]


def test_modules_and_edition_are_options(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    line = "random random --games 2 --modules all --edition revised --workers 0"
    result = here("arena", *words(line), "--json", str(path))
    assert "random (number 2)" in flat(result.out)
    match = json.loads(path.read_text("utf-8"))["match"]
    assert (len(match["modules"]), match["edition"]) == (4, "revised")


@pytest.mark.usefixtures("bad_bots")
def test_faults_are_reported_by_game_and_seat(here: Here) -> None:
    line = "crasher mute mason --games 3 --workers 0 --seed 1 --plain"
    lines = here("arena", *words(line)).out.splitlines()
    faults = [line for line in lines if line.startswith("Deal 1")]
    assert len(faults) == 3
    assert any("crasher crashed and loses: ValueError: no idea" in line for line in faults)
    assert any(
        "mute chose an illegal action and loses: None (no-action)" in line for line in faults
    )


@pytest.mark.usefixtures("bad_bots")
def test_timeouts_and_caps_are_reported(here: Here) -> None:
    line = "sleeper mason --games 2 --workers 0 --timeout 0.2 --plain"
    out = here("arena", *words(line)).out
    assert "Deal 1, seating 2, seat 2: sleeper took more than 0.2 s for a" in out
    out = here("arena", *words("mason random --games 2 --workers 0 --cap 9 --plain")).out
    assert "Deal 1, seating 1: a draw after 9 decisions." in out


@pytest.mark.usefixtures("bad_bots")
def test_many_faults_do_not_fill_the_screen(here: Here) -> None:
    out = here("arena", *words("crasher mason --games 30 --workers 0 --plain")).out
    assert out.count("crashed and loses") == 20
    assert "10 more games were stopped." in out


@pytest.mark.usefixtures("bad_bots")
def test_ctrl_c_shows_and_writes_the_results_so_far(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    line = "interrupter mason --games 50 --workers 0 --seed 1 --plain"
    result = here("arena", *words(line), "--json", str(path))
    assert result.code == 130
    assert "Interrupted after 1 of 50 games." in result.out
    assert "mason: games 1, wins" in result.out
    data = json.loads(path.read_text("utf-8"))
    assert (len(data["games"]), data["complete"]) == (1, False)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Ctrl-C of a POSIX terminal")
def test_ctrl_c_stops_the_workers() -> None:
    line = "arena random random --games 20000 --plain --workers 2 --seed 1"
    command = [*COMMAND, *words(line)]
    with started(command, stderr=subprocess.PIPE, start_new_session=True) as process:
        next_line(process)
        assert "of 20,000 games" in next_line(process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted after" in out
    assert "Results" in out
    assert err == ""


def test_a_terminal_shows_a_progress_bar(tmp_path: Path) -> None:
    terminal = OwnTerminal(tmp_path, *words("arena mason random --games 8 --workers 0"))
    assert terminal.end() == 0
    assert "8/8" in terminal.shown
    assert "Results" in terminal.shown


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ("mason", "A match needs at least two bots, not 1."),
        ("--games 4", "A match needs at least two bots, not 0."),
        ("mason wizard", 'There is no bot "wizard".'),
        ("mason random:x=1", 'has no parameter "x". Known: seed.'),
        ("mason random --games many", "--games needs a whole number."),
        ("mason random --games 0", "--games must be at least 1, not 0."),
        ("mason random --cap 0", "--cap must be at least 1, not 0."),
        ("mason random --workers -1", "--workers must be at least 0, not -1."),
        (
            "mason random --timeout -1",
            "--timeout must be more than 0 and at most 86,400 seconds, not -1.0.",
        ),
        ("mason random --players 7", "A game has 2 to 6 players, not 7."),
        ("mason random --modules dragons", 'There is no module "dragons".'),
        ("mason random --edition third", "Known: classic, revised."),
        ("mason random --json no/such/file", "There is no such folder."),
        ("mason random --records /dev/null/x", "/dev/null/x cannot be written"),
        ("mason random --shares half", "two shares from 0 to 1, the lower one first"),
        ("mason random --shares 0.6:0.5", "such as 0.5:0.6; not 0.6:0.5."),
        ("mason random --shares 50:60", "not 50:60."),
        ("mason random --shares nan:nan", "not nan:nan."),
        ("mason random --resume no/such/file", "There is no such folder."),
        ("mason random --resume .", ". cannot be read"),
        ("mason random --cluster", "--cluster needs Ray, which is not installed"),
    ],
)
def test_wrong_options_get_a_clear_error(here: Here, args: str, reason: str) -> None:
    result = here("arena", *words(args))
    assert result.code == 2
    assert reason in flat(result.err)
    assert "Results" not in result.out


def test_an_error_is_one_sentence_on_stderr(tmp_path: Path) -> None:
    bad = run(tmp_path, "arena", "mason", "wizard")
    assert (bad.code, bad.out) == (2, "")
    assert 'There is no bot "wizard"' in bad.err


@pytest.mark.parametrize(
    ("width", "header"),
    [
        (100, "games wins 95 % interval score margin rating ms per decision"),
        (80, "95 % ms per games wins interval score margin rating decision"),
        (40, "mason: games 2, wins 100.0 %, 95 % interval"),
    ],
)
def test_the_table_fits_the_terminal(
    here: Here, monkeypatch: pytest.MonkeyPatch, width: int, header: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = here("arena", *words("mason random --games 2 --workers 0 --seed 1")).out
    assert header in flat(out)
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= width


@pytest.mark.usefixtures("bad_bots")
def test_faults_have_a_column_only_if_there_are_any(here: Here) -> None:
    assert "faults" not in here("arena", *words("mason random --games 2 --workers 0")).out
    out = here("arena", *words("mason crasher --games 2 --workers 0 --plain")).out
    assert ", faults 2." in out
