"""No game is ever lost: saving, resuming, Ctrl-C, end of input, truncated files."""

import os
import subprocess
import sys
from pathlib import Path

import alhambra

from .driving import ESCAPES, OwnTerminal, run

THREE_TURNS = "take denar 3\n1\n" + "1\n1\n1\n" * 2


def last_table(text: str) -> str:
    _, _, table = text.rpartition("Tiles to come")
    return table.partition("Your turn.")[0]


def test_a_game_is_saved_in_the_data_folder(tmp_path: Path) -> None:
    game = run(tmp_path, "play", "--seed", 4, typed=THREE_TURNS + "quit\n")
    (path,) = (tmp_path / "alhambra").iterdir()
    assert f"alhambra play --resume {path}" in game.out
    assert alhambra.load(path).actions[0] == "take denar 3"


def test_a_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "my game.alhambra"
    before = run(tmp_path, "play", "--seed", 4, "--save", path, typed=THREE_TURNS + "table\nquit\n")
    after = run(tmp_path, "play", "--resume", path, typed="log\ntable\nquit\n")
    assert f"--resume '{path}'" in before.out
    assert after.code == 0
    assert last_table(before.out) == last_table(after.out)
    assert "mason placed garden 7 (walls N S W) at -1,-1." in after.out


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    screen = OwnTerminal(tmp_path, "play", "--seed", 4, "--save", path)
    for line in f"{THREE_TURNS}table".splitlines():
        assert screen.wait_for_prompt()
        screen.type(f"{line}\n")
    assert screen.wait_for_prompt()
    screen.interrupt()
    assert screen.end() == 130
    text = ESCAPES.sub("", screen.shown).replace("\r", "")
    assert "Traceback" not in text
    assert f"alhambra play --resume {path}" in text
    after = run(tmp_path, "play", "--resume", path, typed="table\nquit\n")
    assert last_table(text) == last_table(after.out)


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    game = run(tmp_path, "play", "--seed", 4, "--save", path, typed=THREE_TURNS)
    assert game.code == 0
    assert f"alhambra play --resume {path}" in game.out
    assert len(alhambra.load(path)) > 3


def test_an_unfinished_turn_starts_again(tmp_path: Path) -> None:
    path = tmp_path / "game"
    run(tmp_path, "play", "--seed", 4, "--save", path, typed="buy 3 denar 7\nquit\n")
    assert alhambra.load(path).actions == []


def test_a_truncated_file_is_resumed_up_to_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "game"
    run(tmp_path, "play", "--seed", 4, "--save", path, typed=THREE_TURNS)
    whole = len(alhambra.load(path))
    path.write_bytes(path.read_bytes()[:-5])
    game = run(tmp_path, "play", "--resume", path, typed="quit\n")
    assert game.code == 0
    assert "The last line of the file was cut off" in game.out
    # The truncated action was a bot's, which decides the same again.
    assert len(alhambra.load(path)) == whole


def test_save_moves_the_game_to_another_file(tmp_path: Path) -> None:
    path = tmp_path / "other"
    game = run(tmp_path, "play", "--seed", 4, typed=f"save\nsave {path}\n{THREE_TURNS}")
    assert game.code == 0
    assert game.out.count("The game is saved in") == 3
    assert len(alhambra.load(path)) > 3


def test_no_file_is_ever_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    started = run(tmp_path, "play", "--save", path)
    saved = run(tmp_path, "play", typed=f"save {path}\nquit\n")
    assert started.code == 2
    assert "already exists" in " ".join(started.err.split())
    assert "already exists" in " ".join(saved.out.split())
    assert path.read_text() == "mine"


def test_an_unwritable_folder_is_a_clear_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    game = run(blocked, "play")
    assert game.code == 2
    assert "cannot be written" in game.err


def test_a_finished_game_shows_its_ranking(tmp_path: Path) -> None:
    path = tmp_path / "done"
    record = alhambra.Record.new(2, seed=1)
    while not record.is_finished:
        record.play(record.game.legal_actions()[-1])
    alhambra.save(record, path)
    game = run(tmp_path, "play", "--resume", path)
    assert game.code == 0
    assert "Final ranking" in game.out
    assert "Player 2" in game.out


def test_a_missing_file_is_a_clear_error(tmp_path: Path) -> None:
    game = run(tmp_path, "play", "--resume", tmp_path / "nothing")
    assert game.code == 2
    assert "cannot be read" in game.err


def test_the_resume_hint_names_a_command_that_exists(tmp_path: Path) -> None:
    """Where the command is not on PATH, as after `make play`, its full path is shown."""
    command = Path(sys.executable).with_name("alhambra")
    environment = {**os.environ, "PATH": "", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [command, "play", "--plain", "--seed", "1"],
        input="",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert f"{os.path.relpath(command)} play --resume" in done.stdout
