"""Setting up a table at the terminal: Enter starts, everything can be changed and is remembered."""

from pathlib import Path

import pytest

import alhambra
from alhambra.cli.table.seats import PERSON, SeatSetup, format_seat, parse_seat

from .driving import OwnTerminal, run
from .test_whole_game import only_record


def started(folder: Path, **environment: str) -> OwnTerminal:
    screen = OwnTerminal(folder, "play", size=(80, 24), **environment)
    assert screen.wait_for_prompt()
    return screen


def test_enter_starts_a_game_at_once(tmp_path: Path) -> None:
    screen = started(tmp_path)
    assert "Press Enter to deal" in screen.text
    assert "build the finest palace" in screen.answer("")
    screen.answer("quit")
    assert screen.end() == 0
    assert only_record(tmp_path).names == ("You", "mason", "mason 2")


def test_a_pipe_starts_without_a_dialogue(tmp_path: Path) -> None:
    assert "build the finest palace" in run(tmp_path, "play", typed="quit\n").out


def test_seats_modules_and_edition_are_chosen_and_remembered(tmp_path: Path) -> None:
    screen = started(tmp_path)
    seats = screen.answer("1", "2", "Luis", "+", "4", "2")
    assert "Luis  a person" in seats
    assert "architect  bot architect" in seats
    assert "City gates, Characters" in screen.answer("0", "2", "1", "4", "0")
    assert "revised" in screen.answer("3", "2")
    screen.type("\n")
    screen.type("quit\n")
    assert screen.end() == 0
    record = only_record(tmp_path)
    assert record.names == ("You", "Luis", "mason", "architect")
    assert record.notes["seats"] == "person person mason architect"
    assert record.header.modules == ("city_gates", "characters")
    assert record.header.edition == "revised"
    again = started(tmp_path)
    for words in ("You, Luis, mason, architect", "City gates, Characters", "revised"):
        assert words in again.text
    again.type("quit\n")
    assert again.end() == 0
    assert only_record(tmp_path) == record


def test_mistakes_are_explained_and_asked_again(tmp_path: Path) -> None:
    screen = started(tmp_path)
    assert "There is no choice 9 here." in screen.answer("9")
    assert "There is no choice ² here." in screen.answer("²")
    assert "There is no choice x here." in screen.answer("1", "x")
    assert 'both be called "You"' in screen.answer("2", "You")
    assert 'has no parameter "y"' in screen.answer("2", "random:y=1")
    assert "cannot be the name of a player" in screen.answer("2", "a,b")
    assert "There is no choice 7 here." in screen.answer("0", "2", "7")
    assert "Press Enter to deal" in screen.answer("0")
    screen.interrupt()
    assert screen.end() == 130
    assert "Traceback" not in screen.text
    assert not (tmp_path / "alhambra").exists()


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_names_with_accents_can_be_typed_under_any_locale(tmp_path: Path, locale: str) -> None:
    screen = started(tmp_path, LC_ALL=locale)
    assert "José" in screen.answer("1", "2", "José Ñandú")
    screen.type("quit\n")
    assert screen.end() == 0


def test_the_language_can_be_changed_and_is_saved(tmp_path: Path) -> None:
    """The default name of the player follows it."""
    screen = started(tmp_path, ALHAMBRA_LANGUAGE="")
    assert "Du, mason, mason 2" in screen.answer("4", "1")
    assert "Baue den schönsten Palast" in screen.answer("")
    screen.type("quit\n")
    assert screen.end() == 0
    again = started(tmp_path, ALHAMBRA_LANGUAGE="")
    assert "Sitzplätze" in again.text
    assert "You, mason, mason 2" in again.answer("4", "2")
    again.type("quit\n")
    assert again.end() == 0


def test_never_fewer_than_two_seats_nor_more_than_six(tmp_path: Path) -> None:
    screen = started(tmp_path)
    assert "one seat fewer" not in screen.answer("1", "-")
    assert "There is no choice - here." in screen.answer("-")
    assert "one more seat" not in screen.answer("+", "+", "+", "+")
    assert "There is no choice + here." in screen.answer("+")
    screen.type("quit\n")
    assert screen.end() == 0


def test_the_last_unfinished_game_can_be_resumed(tmp_path: Path) -> None:
    run(tmp_path, "play", "--seed", 4, typed="take denar 3\n\nquit\n")
    finished = alhambra.Record.new(2, seed=1)
    while not finished.is_finished:
        finished.play(finished.game.legal_actions()[-1])
    alhambra.save(finished, tmp_path / "alhambra" / "later.alhambra")
    screen = started(tmp_path)
    assert "Continue the last game" in screen.text
    assert "The game continues after" in screen.answer("5")
    screen.type("quit\n")
    assert screen.end() == 0
    resumed = run(tmp_path, "resume", typed="quit\n")
    assert resumed.code == 0
    assert "The game continues after" in resumed.out


def test_without_a_game_there_is_nothing_to_resume(tmp_path: Path) -> None:
    result = run(tmp_path, "resume")
    assert result.code == 2
    assert "There is no unfinished game in" in result.err


def test_resume_takes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    run(tmp_path, "play", "--seed", 4, "--save", path, typed="take denar 3\n\nquit\n")
    assert "The game continues after" in run(tmp_path, "resume", path, typed="quit\n").out


def test_outdated_settings_do_no_harm(tmp_path: Path) -> None:
    folder = tmp_path / "alhambra"
    folder.mkdir()
    settings = '{"seats": "Ana,random:z=1", "modules": "dragons", "edition": "golden"}'
    (folder / "settings.json").write_text(settings)
    screen = started(tmp_path)
    assert "You, mason, mason 2" in screen.text
    screen.type("quit\n")
    assert screen.end() == 0


def test_seats_by_flag(tmp_path: Path) -> None:
    """People and bots in any order."""
    run(tmp_path, "play", "--seats", "mason,Ana,random:seed=3,mason", typed="quit\n")
    record = only_record(tmp_path)
    assert record.names == ("mason", "Ana", "random", "mason 2")
    assert record.notes["seats"] == "mason person random:seed=3 mason"
    twice = run(tmp_path, "play", "--seats", "Ana,Bo", "--players", 2)
    assert twice.code == 2
    assert "Use either --seats" in twice.err


def test_seats_are_parsed_as_they_are_written() -> None:
    for seat in (SeatSetup("Ana", PERSON), SeatSetup("", "random:seed=3")):
        assert parse_seat(format_seat(seat)) == seat
