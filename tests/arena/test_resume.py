"""An interrupted run is resumed where it stopped."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from alhambra.arena import ArenaError, Run, Sprt, play_match, resumed
from tests.cli.conftest import Here
from tests.cli.driving import COMMAND
from tests.waiting import next_line, started

OPTIONS = "mason random --games 8 --seed 5 --plain"


def lines(path: Path) -> int:
    """The number of games in the file."""
    return sum(line.startswith(b'{"in"') for line in path.read_bytes().splitlines())


def test_only_missing_games_are_played(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    half = play_match("mason", "random", games=6, seed=5, resume=path)
    whole = play_match(games=12, resume=path)
    again = play_match("mason", "random", resume=path, workers=2)
    assert (half.fresh, whole.fresh, again.fresh) == (6, 6, 0)
    assert whole == again == play_match("mason", "random", games=12, seed=5)
    assert whole.standings[0].rating == again.standings[0].rating
    assert again.games_per_second == 0
    fewer = play_match("mason", "random", resume=path, games=6)
    assert fewer == half


def test_a_run_stopped_at_once_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match, journal = resumed(path, "mason", "random", games=4, seed=5)
    games = Run(match, journal=journal).play()
    next(games)
    games.close()
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:2]))
    assert play_match(resume=path) == play_match("mason", "random", games=4, seed=5)


def test_a_file_truncated_anywhere_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    whole = play_match("mason", "random", games=6, seed=5, resume=path)
    text = path.read_bytes()
    path.write_bytes(text[: len(text) // 2])
    again = play_match(resume=path)
    assert again == whole
    assert 0 < again.fresh < 6
    assert lines(path) == 6


def test_games_that_a_sequential_test_did_not_need_are_saved_but_not_counted(
    tmp_path: Path,
) -> None:
    path = tmp_path / "m.jsonl"
    question = Sprt(0.5, 0.7)
    play_match("mason", "random", games=60, seed=5, resume=path)
    result = play_match(games=60, resume=path, sprt=question)
    assert result.fresh == 0
    assert result == play_match("mason", "random", games=60, seed=5, sprt=question)
    assert len(result.games) < 60


def test_other_settings_are_refused_and_named(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    play_match("mason", "random", games=2, seed=5, resume=path)
    before = path.read_bytes()
    with pytest.raises(ArenaError) as caught:
        play_match("mason", "apprentice", players=3, seed=6, modules=["camps"], resume=path)
    assert caught.value.code == "journal-differs"
    assert caught.value.params["differences"] == (
        "specs mason random ≠ mason apprentice, players 2 ≠ 3, seed 5 ≠ 6, modules - ≠ camps"
    )
    assert path.read_bytes() == before


@pytest.mark.parametrize("settings", ["{}", '{"specs":["mason","random"],"dragons":7}'])
def test_an_unreadable_match_is_named(tmp_path: Path, settings: str) -> None:
    path = tmp_path / "m.jsonl"
    play_match("mason", "random", games=2, seed=5, resume=path)
    head = path.read_text().splitlines()[0]
    path.write_text(f'{head}\n{{"match":{settings},"games":2}}\n')
    with pytest.raises(ArenaError) as caught:
        play_match(resume=path)
    assert caught.value.code == "journal-broken"


def test_the_command_resumes(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    here("arena", *OPTIONS.split(), "--workers", "0", "--resume", str(path))
    result = here("arena", "--resume", str(path), "--games", "12", "--workers", "0", "--plain")
    assert result.code == 0
    assert f"8 games are already in {path}." in result.out
    assert "mason: games 12" in result.out
    assert "4 games in" in result.out
    bad = here("arena", "architect", "random", "--resume", str(path))
    assert bad.code == 2
    assert "(there ≠ here): specs mason random ≠ architect random." in bad.err
    assert "Results" not in bad.out


@pytest.mark.usefixtures("bad_bots")
def test_ctrl_c_says_how_to_resume(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    line = "interrupter mason --games 50 --workers 0 --seed 1 --plain"
    result = here("arena", *line.split(), "--resume", str(path))
    assert result.code == 130
    assert f"Continue with: alhambra arena --resume {path}\n" in result.out
    assert lines(path) == 1
    more = here("arena", "--resume", str(path), "--workers", "0", "--plain", "--sprt")
    assert "Interrupted after 1 of 50 games." in more.out
    assert f"Continue with: alhambra arena --resume {path} --sprt\n" in more.out
    more = here("arena", "-r", str(path), "--workers", "0", "--plain", "--shares", "0.4:0.5")
    assert f"Continue with: alhambra arena --resume {path} --shares 0.4:0.5\n" in more.out


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a kill of POSIX")
def test_nothing_is_lost_when_everything_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    line = "arena mason random --games 400 --plain --workers 2 --seed 5 --resume"
    with started([*COMMAND, *line.split(), path], start_new_session=True) as process:
        next_line(process)
        assert "of 400 games" in next_line(process)
        os.killpg(process.pid, signal.SIGKILL)
    played = lines(path)
    assert played > 0
    again = play_match(games=played + 6, resume=path)
    assert again.fresh < len(again.games)
    assert again == play_match("mason", "random", games=played + 6, seed=5)


def test_a_file_in_use_is_refused(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    program = (
        "import sys, time; from pathlib import Path; from alhambra.arena import Journal\n"
        "with Journal(Path(sys.argv[1])).opened(): print('open', flush=True); time.sleep(60)"
    )
    with started([sys.executable, "-c", program, path]) as process:
        assert next_line(process) == "open\n"
        result = here("arena", *OPTIONS.split(), "--workers", "0", "--resume", str(path))
        process.kill()
    assert result.code == 2
    assert "is in use by another run" in result.err


def test_the_result_of_a_sequential_test_is_a_sentence(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    line = "mason random --seed 5 --workers 2 --plain --shares 0.5:0.7"
    result = here("arena", *line.split(), "--json", str(path))
    assert result.code == 0
    assert "10,000 games of 2 players" in result.out
    data = json.loads(path.read_text("utf-8"))
    deals = data["sprt"]["deals"]
    assert f"After {deals} deals the result is clear: mason wins 70.0 % of the" in result.out
    assert (data["complete"], data["sprt"]["answer"]) == (True, "high")
    assert len(data["games"]) == 2 * deals
    line = "mason mason --games 2 --sprt --seed 5 --workers 0 --plain"
    out = here("arena", *line.split()).out
    assert (
        "After one deal it is still open whether mason (number 1) wins 50.0 % of the games or"
        in out
    )
