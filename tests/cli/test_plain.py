"""Plain mode: the exact text for a screen reader, on every kind of terminal."""

from pathlib import Path

import pytest

from alhambra.locales import languages

from .driving import OwnTerminal
from .plain_golden import path_of, plain_output

#: Characters that a screen reader cannot speak sensibly.
PICTURES = set("━┃┏┓┗┛┄┊═▁→←↑↓›\x1b\t")


@pytest.mark.parametrize("language", languages())
def test_the_output_matches_the_golden_files(language: str) -> None:
    """`python -m tests.cli.plain_golden` writes them."""
    assert plain_output(language) == path_of(language).read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_output_contains_no_pictures(language: str) -> None:
    assert not PICTURES & set(path_of(language).read_text("utf-8"))


def test_a_dumb_terminal_gets_no_escapes_and_is_scrolled_clear(tmp_path: Path) -> None:
    """Several people at one terminal: what cannot be cleared is scrolled off the screen."""
    args = ("play", "--seed", 4, "--names", "Ana,Bo", "--players", 2)
    screen = OwnTerminal(tmp_path, *args, TERM="dumb")
    screen.type("\n")
    assert screen.wait_for_prompt()
    assert "Turn complete." in screen.answer("1", "1")
    before = len(screen.text)
    screen.type("\n\n")
    assert screen.wait_for_prompt()
    assert "\n" * 24 in screen.text[before:].partition("press Enter")[0]
    screen.type("quit\n")
    assert screen.end() == 0
    assert not PICTURES & set(screen.shown)


def test_plain_mode_in_a_terminal_uses_no_escapes(tmp_path: Path) -> None:
    """No colours, pictures or cursor movements in all that is printed."""
    screen = OwnTerminal(tmp_path, "play", "--plain", "--seed", 4, TERM="dumb")
    assert screen.wait_for_prompt()
    screen.answer("?", "scores")
    screen.type("quit\n")
    assert screen.end() == 0
    assert not PICTURES & set(screen.shown)
