"""The example package in the terminal: whole games, records and pictures, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

import pytest

import alhambra
from alhambra.locales import languages
from tests.cli.driving import OwnTerminal
from tests.cli.test_whole_game import ALWAYS_FIRST
from tests.draw.svg_reader import SVG, parsed
from tests.helpers import ROOT

from .commands import Command

#: With this seed the person lights lanterns by always taking the first choice.
PLAY = ("play", "--plain", "--seed", "4", "--modules", "lantern")
#: The number of choices within which somebody is asked about a lantern.
SEARCHED = 80


class ExpectedTexts(NamedTuple):
    """Texts that a game must have shown."""

    about: str
    drawn: str
    question: str
    light: str
    leave: str
    lit: str
    worth: str
    mine: str
    theirs: str
    score: str


EXPECTED = {
    "en": ExpectedTexts(
        "Light hidden lanterns",
        "A lantern came up, face down.",
        "A lantern: light it?",
        "1: Light the lantern for denar 9",
        "Leave the lantern",
        "You lit the lantern for denar 9.",
        "The lantern is worth 2.",
        "You: lantern worth 2",
        "mason 2: 1 lantern",
        "Lanterns: You 11 (3×), mason 2 12 (3×).",
    ),
    "es": ExpectedTexts(
        "Enciende faroles ocultos",
        "Ha salido un farol boca abajo.",
        "Un farol: ¿lo enciendes?",
        "1: Encender el farol con dinar 9",
        "Dejar el farol",
        "Has encendido el farol con dinar 9.",
        "El farol vale 2.",
        "Tú: farol de valor 2",
        "mason 2: 1 farol",
        "Faroles: Tú 11 (3×), mason 2 12 (3×).",
    ),
    "de": ExpectedTexts(
        "Zünde verdeckte Laternen",
        "Eine Laterne kam verdeckt ins Spiel.",
        "Eine Laterne: anzünden?",
        "1: Laterne anzünden für Denar 9",
        "Laterne liegen lassen",
        "Du hast die Laterne für Denar 9 angezündet.",
        "Die Laterne ist 2 wert.",
        "Du: Laterne mit Wert 2",
        "mason 2: 1 Laterne",
        "Laternen: Du 11 (3×), mason 2 12 (3×).",
    ),
}


def test_every_language_is_tested() -> None:
    assert set(EXPECTED) == set(languages())


class Played(NamedTuple):
    """A game that was played to its end."""

    language: str
    shown: str
    path: Path


@pytest.fixture(scope="module", params=EXPECTED)
def played(
    request: pytest.FixtureRequest, with_lantern: Command, tmp_path_factory: pytest.TempPathFactory
) -> Played:
    """A game in each language, always with the first choice."""
    language, folder = request.param, tmp_path_factory.mktemp("played")
    game = with_lantern(folder, *PLAY, "--language", language, typed=ALWAYS_FIRST)
    assert game.code == 0, game.err
    return Played(language, game.out, only_file(folder))


def only_file(folder: Path) -> Path:
    """The saved game."""
    (path,) = (folder / "alhambra").glob("*.alhambra")
    return path


def test_a_whole_game_shows_lanterns(played: Played) -> None:
    """Introduction, menu, log, chips and scoring sheet"""
    for words in EXPECTED[played.language]:
        assert words in played.shown


@pytest.mark.usefixtures("installed_lantern")
def test_the_record_names_the_package(played: Played) -> None:
    record = alhambra.load(played.path)
    assert record.is_finished
    assert record.header.versions == (("lantern", "1.0"),)


def test_a_record_is_replayed(with_lantern: Command, played: Played, tmp_path: Path) -> None:
    """A spectator is not shown the value of a lantern"""
    expected = EXPECTED[played.language]
    again = with_lantern(tmp_path, "replay", "--plain", "--language", played.language, played.path)
    assert again.code == 0, again.err
    assert again.out.count(expected.drawn) == played.shown.count(expected.drawn) > 0
    assert expected.score in again.out
    assert expected.worth not in again.out


def test_a_record_is_verified(with_lantern: Command, played: Played, tmp_path: Path) -> None:
    verified = with_lantern(tmp_path, "verify", played.path)
    assert verified.code == 0, verified.err
    assert "good, finished" in verified.out


def test_a_picture_shows_what_its_viewer_knows(
    with_lantern: Command, played: Played, tmp_path: Path
) -> None:
    """Labelled chips; only the person at the first seat knows what that lantern is worth"""
    expected = EXPECTED[played.language]
    file = tmp_path / "table.svg"
    move = moves_until_lit(played.path)
    drawn = []
    for seat in ([], ["--seat", "1"]):
        line = ["draw", played.path, "--move", move, *seat, "-o", file]
        done = with_lantern(tmp_path, *line, "--language", played.language)
        assert done.code == 0, done.err
        drawn.append(texts(parsed(file.read_text("utf-8"))))
    value, hidden = expected.mine.partition(": ")[2], expected.theirs.partition(": ")[2]
    spectator, holder = drawn
    assert hidden in spectator
    assert value not in spectator
    assert value in holder


def moves_until_lit(path: Path) -> int:
    """The number of the move in which the first seat lights its first lantern."""
    lines = path.read_text("utf-8").splitlines()
    (first, *_) = [line for line in lines if " seat 0 light " in line]
    return int(first.split()[0])


def texts(picture: Element) -> set[str]:
    """All texts in a picture."""
    return {"".join(text.itertext()) for text in picture.iter(f"{SVG}text")}


def test_a_game_is_resumed(with_lantern: Command, tmp_path: Path) -> None:
    """It was left while it asked about a lantern"""
    expected = EXPECTED["en"]
    trial = with_lantern(tmp_path / "trial", *PLAY, typed="1\n" * SEARCHED + "quit\n")
    before, asked, _ = trial.out.partition(expected.question)
    assert asked
    lines = "1\n" * before.count("\n> ") + "quit\n"
    left = with_lantern(tmp_path, *PLAY, typed=lines)
    assert left.code == 0, left.err
    assert expected.light in left.out.rpartition(expected.question)[2]
    assert expected.lit not in left.out
    again = with_lantern(tmp_path, "resume", "--plain", typed="1\nquit\n")
    assert again.code == 0, again.err
    menu, _, log = again.out.partition(expected.lit)
    assert expected.question in menu
    assert log.lstrip().startswith(expected.worth)
    assert expected.mine in log


def test_a_lantern_is_lit_in_a_terminal(lantern_folder: Path, tmp_path: Path) -> None:
    """The set-up dialogue offers the module by name, and an action can be typed"""
    paths = f"{lantern_folder}:{ROOT / 'src'}"
    screen = OwnTerminal(tmp_path, "play", "--language", "de", PYTHONPATH=paths)
    assert screen.wait_for_prompt()
    modules = screen.answer("2")
    assert "5 Laternen  nicht im Spiel" in modules
    assert "Module  Laternen" in screen.answer("5", "0")
    assert "Laternen – 2 Laternen beiseite" in screen.answer("")
    assert "geht jetzt nicht: Wähle erst eine Aktion" in screen.answer("light denar 9")
    screen.type("quit\n")
    assert screen.end() == 0
    assert "modules lantern@1.0 " in only_file(tmp_path).read_text("utf-8")


# -- without the package -----------------------------------------------------------------


@pytest.fixture(scope="module")
def begun(with_lantern: Command, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a user who has started a game."""
    folder = tmp_path_factory.mktemp("begun")
    assert with_lantern(folder, *PLAY, typed="1\n1\nquit\n").code == 0
    return folder


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'The module "lantern" (version 1.0) is not installed here.'),
        ("es", "El módulo «lantern» (versión 1.0) no está instalado aquí."),
        ("de", "Das Modul „lantern“ (Version 1.0) ist hier nicht installiert."),
    ],
)
def test_a_missing_package_is_named(
    without_lantern: Command, begun: Path, language: str, sentence: str
) -> None:
    done = without_lantern(begun, "verify", only_file(begun), ALHAMBRA_LANGUAGE=language)
    assert done.code == 1
    assert sentence in done.out


@pytest.mark.parametrize("command", ["replay", "resume", "draw"])
def test_commands_that_need_the_package_fail(
    without_lantern: Command, begun: Path, command: str
) -> None:
    """The record stays unchanged for when the package is installed again"""
    path = only_file(begun)
    kept = path.read_bytes()
    done = without_lantern(begun, command, path)
    assert (done.code, done.out) == (2, "")
    assert done.err == 'Line 5: The module "lantern" (version 1.0) is not installed here.\n'
    assert path.read_bytes() == kept


def test_an_unknown_module_lists_the_available_ones(
    without_lantern: Command, tmp_path: Path
) -> None:
    done = without_lantern(tmp_path, *PLAY)
    assert done.code == 2
    assert done.err.startswith('There is no module "lantern". Known: city_gates, diamonds')
    assert not (tmp_path / "alhambra").exists()
