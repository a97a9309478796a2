"""`--modules` and `--data`: errors are reported, valid data is played and verified."""

import json
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra.rules.module_registry import BUILT_IN

from .conftest import Here
from .driving import run


def flat(text: str) -> str:
    return " ".join(text.split())


def test_modules_by_name_or_all(tmp_path: Path) -> None:
    for number, (text, modules) in enumerate(
        [("all", BUILT_IN), ("camps, diamonds", ("diamonds", "camps"))]
    ):
        path = tmp_path / str(number)
        game = run(tmp_path, "play", "--modules", text, "--save", path, typed="quit\n")
        assert game.code == 0
        assert alhambra.load(path).header.modules == modules
        assert ("Camps: tiles outside your walls" in game.out) == ("camps" in modules)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gates", 'There is no module "gates". Known: city_gates, diamonds, camps, characters.'),
        ("camps,camps", 'The module "camps" is named twice.'),
        ("all,camps", 'There is no module "all".'),
    ],
)
def test_wrong_modules_get_a_clear_error(here: Here, text: str, reason: str) -> None:
    game = here("play", "--modules", text)
    assert game.code == 2
    assert reason in flat(game.err)


def owners_data(**changes: Any) -> str:
    """Component data with a single camp, and with these changes."""
    data = {
        "camps": {"tiles": [{"price": 12, "bastions": "NS", "arrows": "NS"}]},
        "diamonds": {"values": [1, 2]},
    }
    return json.dumps({**data, **changes})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "cannot be used"),
        ("[]", "cannot be used"),
        ("[" * 100_000, "cannot be used"),
        (owners_data(camps={"tiles": [{"price": 3, "bastions": 5, "arrows": "N"}]}), "cannot"),
        (
            owners_data(camps={"tiles": [{"price": 0, "bastions": "N", "arrows": "N"}]}),
            "has the price 0",
        ),
        (owners_data(diamonds={"values": [10]}), "A diamond has the value 10"),
        (owners_data(diamonds={}), 'The section "diamonds" is missing or malformed.'),
        (None, "cannot be read. There is no such file or folder."),
    ],
)
def test_bad_data_is_an_error_that_names_the_file(
    here: Here, tmp_path: Path, text: str | None, reason: str
) -> None:
    path = tmp_path / "mine.json"
    if text is not None:
        path.write_text(text)
    for command in (["play", "--modules", "all"], ["verify", "game"]):
        result = here(*command, "--data", str(path))
        assert result.code == 2
        assert f"{path}" in result.err
        assert reason in flat(result.err)


def test_a_game_with_custom_data_is_played_resumed_and_verified(tmp_path: Path) -> None:
    """The record contains the hash of the data, and needs the same data again."""
    data, path = tmp_path / "my data.json", tmp_path / "game"
    data.write_text(owners_data())
    args = ("--modules", "camps,diamonds", "--seed", 4, "--save", path, "--data", data)
    played = run(tmp_path, "play", *args, typed="1\n1\n\nquit\n")
    assert f"--resume {path} --data '{data}'" in played.out
    assert "camp-12-ns" in path.read_text("utf-8")
    resumed = run(tmp_path, "play", "--resume", path, "--data", data, typed="quit\n")
    assert resumed.code == 0
    assert "The game continues after" in resumed.out
    assert run(tmp_path, "verify", path, "--data", data).code == 0
    without = run(tmp_path, "verify", path)
    assert without.code == 1
    assert "the record was made with other tiles or cards" in flat(without.out)
    assert "name that file with --data" in flat(without.out)
    forgotten = run(tmp_path, "play", "--resume", path)
    assert forgotten.code == 2
    assert "name that file with --data" in flat(forgotten.err)
