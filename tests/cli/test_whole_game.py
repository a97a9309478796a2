"""A player who always takes the first choice plays a game to its end."""

from pathlib import Path

import pytest

import alhambra
from alhambra.locales import Words, languages

from .driving import ESCAPES, OwnTerminal, run

ALWAYS_FIRST = "1\n" * 2000
BOXES = "━┃┏┓┗┛·"


def only_record(folder: Path) -> alhambra.Record:
    (path,) = (folder / "alhambra").glob("*.alhambra")
    return alhambra.load(path)


#: Texts that a whole game must have shown, in each language.
MILESTONES = {
    "en": ("Your turn.", "First scoring", "Third scoring", "Final ranking", "Leftover", "points"),
    "es": ("Te toca", "Primer recuento", "Tercer recuento", "Clasificación final", "puntos"),
    "de": ("Du bist am Zug", "Erste Wertung", "Dritte Wertung", "Endstand", "Punkte"),
}


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), ("--modules", "all")], ids=["base", "all modules"])
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_in_a_terminal(
    tmp_path: Path, language: str, modules: tuple[str, ...]
) -> None:
    """One person against two masons at 80×24, always the first choice."""
    screen = OwnTerminal(tmp_path, "play", "--seed", 4, "--language", language, *modules)
    while screen.wait_for_prompt():
        screen.type("1\n")
    assert screen.end() == 0
    assert "\x1b[1;" in screen.shown
    for words in MILESTONES[language]:
        assert words in screen.text
    assert "Traceback" not in screen.text
    kept = screen.text.rindex(str(tmp_path))
    assert max(map(len, screen.text[:kept].splitlines()[:-1])) <= 80
    record = only_record(tmp_path)
    assert record.is_finished
    assert record.names == (Words(language).text("default-name"), "mason", "mason 2")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 6])
def test_plain_mode_has_neither_colours_nor_pictures(tmp_path: Path, players: int) -> None:
    game = run(
        tmp_path, "play", "--plain", "--seed", players, "--players", players, typed=ALWAYS_FIRST
    )
    assert game.code == 0
    assert "Final ranking" in game.out
    assert not set(BOXES[:-1]) & set(game.out)
    assert "\x1b" not in game.out
    assert only_record(tmp_path).is_finished


@pytest.mark.slow
def test_all_modules_in_a_terminal_with_colours(tmp_path: Path) -> None:
    """Camps, gates, auctions and payments by the first choice, up to the final ranking."""
    screen = OwnTerminal(tmp_path, "play", "--seed", 5, "--modules", "all")
    while screen.wait_for_prompt():
        screen.type("1\n")
    assert screen.end() == 0
    text = ESCAPES.sub("", screen.shown)
    for words in ("Auction of", "is yours for", "Camp 8, arrow", "gate card", "Final ranking"):
        assert words in text
    assert "Traceback" not in text
    assert only_record(tmp_path).is_finished


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_all_modules_in_plain_sentences(tmp_path: Path, players: int) -> None:
    args = ("--modules", "all", "--plain", "--seed", players, "--players", players)
    game = run(tmp_path, "play", *args, typed=ALWAYS_FIRST)
    assert game.code == 0
    assert "Final ranking" in game.out
    assert not set(BOXES[:-1]) & set(game.out)
    assert only_record(tmp_path).is_finished


def test_the_screen_with_modules_is_never_wider_than_the_terminal(tmp_path: Path) -> None:
    lines = "1\n" * 120 + "scores\nshow\nhelp\ncharacters\nquit\n"
    game = run(tmp_path, "play", "--seed", 5, "--modules", "all", typed=lines)
    assert "Auction of" in game.out
    kept = game.out.index("The game is saved")
    assert max(map(len, game.out[:kept].splitlines())) <= 80


def test_the_screen_is_never_wider_than_the_terminal(tmp_path: Path) -> None:
    game = run(tmp_path, "play", "--seed", 4, typed="1\n" * 60 + "scores\nshow\nhelp\nquit\n")
    kept = game.out.index("The game is saved")
    assert max(map(len, game.out[:kept].splitlines())) <= 80


def test_colours_can_be_switched_off(tmp_path: Path) -> None:
    screen = OwnTerminal(tmp_path, "play", "--seed", 4, NO_COLOR="1")
    assert screen.wait_for_prompt()
    screen.type("quit\n")
    assert screen.end() == 0
    assert not {code for code in ESCAPES.findall(screen.shown) if ";4" in code or ";3" in code}


def test_a_dumb_terminal_gets_plain_sentences(tmp_path: Path) -> None:
    game = run(tmp_path, "play", "--seed", 4, typed="quit\n", TERM="dumb")
    assert "Market square 3, denar: garden 7 (walls N S W), you can pay exactly." in game.out
    assert not set(BOXES[:-1]) & set(game.out)


def test_the_hands_of_rivals_stay_hidden(tmp_path: Path) -> None:
    """setup.open: only the number of their cards is shown."""
    game = run(tmp_path, "play", "--seed", 4, typed="show\nscores\ntable\nquit\n")
    assert "mason 0 points  4 cards" in game.out
    assert game.out.count("Your hand") == 2
    assert "florin 8" not in game.out
