"""`alhambra draw`: pictures of moves, and clear errors for what cannot be drawn."""

from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from alhambra import Record, save
from tests.golden.write import path_of

from .conftest import Here

RECORD = str(path_of("all_modules"))


@pytest.fixture
def named(tmp_path: Path) -> Path:
    """A record with player names."""
    path = tmp_path / "game.alhambra"
    save(Record.new(["Ana", "Luis"], seed=3), path)
    return path


def test_a_picture_is_written(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "move.svg"
    result = here("draw", RECORD, "--move", "30", "-o", str(file))
    assert (result.code, result.out) == (0, f"The picture is in {file}.\n")
    root = Xml.parse(file).getroot()
    assert root[0].text == "Alhambra, 4 players, after move 30"
    assert [path.name for path in tmp_path.iterdir()] == ["move.svg"]


def test_the_standard_output_gets_nothing_but_the_picture(here: Here) -> None:
    text = here("draw", RECORD, "--move", "0", "-o", "-").out
    assert Xml.fromstring(text)[0].text == "Alhambra, 4 players, at the start"
    assert here("draw", RECORD, "--move", "0").out == text


def test_the_last_move_is_drawn_if_none_is_named(here: Here) -> None:
    assert "The game is over" in here("draw", RECORD).out


@pytest.mark.parametrize("seat", ["2", "Luis", "luis"])
def test_a_seat_is_chosen_by_number_or_name(here: Here, named: Path, seat: str) -> None:
    text = here("draw", str(named), "--seat", seat).out
    assert "as seen by Luis" in text
    assert "Luis’s hand" in text


def test_seats_without_names_are_chosen_by_number(here: Here) -> None:
    assert "Player 4’s hand" in here("draw", RECORD, "--seat", "4").out


def test_theme_and_language(here: Here) -> None:
    text = here("draw", RECORD, "--theme", "dark", "--language", "de", "--move", "9").out
    assert "Bauhof" in text
    assert 'fill="#10151f"' in text


def test_the_sheet_of_symbols(here: Here) -> None:
    text = here("draw", "--symbols").out
    assert Xml.fromstring(text)[0].text == "All symbols of the pictures"


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([RECORD, "--move", "900"], "There is no move 900 in this game: it has 358, and 0"),
        ([RECORD, "--move", "-1"], "There is no move -1 in this game"),
        ([RECORD, "--move", "x"], "--move"),
        ([RECORD, "--seat", "5"], 'There is no player "5". At the table: 1, 2, 3, 4.'),
        ([RECORD, "--seat", "0"], 'There is no player "0"'),
        ([RECORD, "--theme", "pink"], 'There is no theme "pink". Known: light, dark.'),
        ([], "Name the record of a game, or use --symbols"),
        ([RECORD, "--symbols"], "not both"),
        (["nowhere.alhambra"], "nowhere.alhambra"),
        ([__file__], "Line 1"),
        ([RECORD, "-o", "/nowhere/at/all.svg"], "/nowhere/at/all.svg"),
        ([RECORD, "-o", "/"], "cannot be written"),
        ([RECORD, "--data", "nowhere.json"], "nowhere.json"),
    ],
)
def test_what_cannot_be_drawn_is_an_error(here: Here, args: list[str], reason: str) -> None:
    result = here("draw", *args)
    assert result.code == 2
    assert reason in result.err
    assert "Traceback" not in result.err
    assert not result.out


def test_a_failed_write_leaves_the_old_picture(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "move.svg"
    file.mkdir()
    assert here("draw", RECORD, "-o", str(file)).code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["move.svg"]
