"""Bots in files: found, constructed, and every mistake explained."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra.arena import play_match
from alhambra.bots import BotError, make_bot
from alhambra.locales import Words
from alhambra.locales.errors import error_text

GOOD = """
from dataclasses import dataclass

@dataclass
class First:
    index: int = 0
    share: float = 0.0

    def choose(self, view, actions):
        return actions[self.index % len(actions)]
"""
#: The contents of the file, the rest of the spec, the error code and a part of its sentence.
BAD = [
    ("def f(:", "", "bot-file-broken", "invalid syntax (line 1)"),
    ("import nonsense_at_all", "", "bot-file-broken", "ModuleNotFoundError: No module named"),
    ("raise SystemExit(3)", "", "bot-file-broken", "SystemExit: 3 (bot.py:1)"),
    ("class A: pass", "", "bot-file-empty", 'no class has a method "choose"'),
    ("from alhambra.bots.mason.mason import Mason", "", "bot-file-empty", "There is no bot in"),
    (GOOD + GOOD.replace("First", "Second"), "", "bot-file-several", "First, Second. Name one"),
    (GOOD, ":Third", "bot-file-lacks", 'no bot "Third" in'),
    (GOOD, ":", "bot-file-lacks", "Known: First."),
    ("class A: pass", ":A", "bot-cannot-choose", 'it has no method "choose"'),
    (GOOD, ":depth=2", "unknown-parameter", "Known: index, share."),
    (GOOD, ":index=two", "bad-parameter", "needs a whole number"),
    (GOOD + "    def __post_init__(self): 1 / 0", "", "bot-not-made", "ZeroDivisionError"),
    (GOOD + "    def __post_init__(self): exit(1)", "", "bot-not-made", "SystemExit"),
]

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    path = tmp_path / "bot.py"

    def put(text: str) -> Path:
        path.write_text(text)
        return path

    return put


def test_the_only_bot_of_a_file_needs_no_name(write: Write) -> None:
    bot = make_bot(f"{write(GOOD)}:index=3:share=0.5")
    assert str(bot) == "First(index=3, share=0.5)"


def test_a_name_chooses_among_several(write: Write) -> None:
    path = write(GOOD + "\nclass Second(First):\n    pass\n")
    assert type(make_bot(f"{path}:Second")).__name__ == "Second"


def test_a_function_can_make_the_bot(write: Write) -> None:
    path = write(GOOD + "\ndef third(index: int = 0):\n    return First(3 * index)\n")
    assert str(make_bot(f"{path}:third:index=2")) == "First(index=6, share=0.0)"


def test_private_classes_are_helpers(write: Write) -> None:
    path = write(GOOD.replace("First", "_Base") + "\nclass Real(_Base):\n    pass\n")
    assert type(make_bot(str(path))).__name__ == "Real"


def test_a_file_runs_once_until_it_changes(write: Write, tmp_path: Path) -> None:
    path = write(GOOD)
    first = type(make_bot(str(path)))
    assert type(make_bot(str(path))) is first
    path.write_text(GOOD.replace("First", "Changed"))
    assert type(make_bot(str(path))).__name__ == "Changed"


def test_imports_of_a_file_do_not_leak(write: Write) -> None:
    before = set(sys.modules)
    make_bot(str(write(GOOD)))
    (added,) = set(sys.modules) - before
    assert added.startswith("alhambra_bot_")


@pytest.mark.parametrize(("text", "rest", "code", "sentence"), BAD)
def test_every_mistake_is_explained(
    write: Write, text: str, rest: str, code: str, sentence: str
) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(f"{write(text)}{rest}")
    assert caught.value.code == code
    assert sentence in error_text(Words(), caught.value)


@pytest.mark.parametrize("name", ["none.py", "folder.py", "no/folder.py", "a\0b.py"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(BotError) as caught:
        make_bot(str(tmp_path / name))
    assert caught.value.code == "bot-file-missing"


def test_bots_in_files_play_in_workers(write: Write) -> None:
    spec = f"{write(GOOD)}:index=1"
    result = play_match(spec, "random", games=4, seed=2)
    assert play_match(spec, "random", games=4, seed=2, workers=2).games == result.games
    assert not result.faults


OBSERVER = (
    GOOD
    + """
    def observe(self, events):
        self.seen = [*getattr(self, "seen", []), *(type(event).__name__ for event in events)]
        if self.share and "Ended" in self.seen:
            raise ValueError("Dealt" in self.seen, "Shuffled" in self.seen)
"""
)


def test_an_observer_gets_every_event_it_may_know(write: Write) -> None:
    path = write(OBSERVER)
    (game, _) = play_match(f"{path}:share=1", "random", games=2, seed=2).games
    assert game.fault is not None
    assert "ValueError: (True, False)" in game.fault.detail, "the setup, but no shuffle"
    quiet = play_match(str(path), "random", games=2, seed=2)
    assert quiet.games == play_match(str(write(GOOD)), "random", games=2, seed=2).games


def test_a_crash_names_the_line(write: Write) -> None:
    path = write("class Bad:\n    def choose(self, view, actions):\n        return 1 / 0\n")
    (game, _) = play_match(str(path), "random", games=2, seed=2).games
    assert game.fault is not None
    assert game.fault.detail == "ZeroDivisionError: division by zero (bot.py:3)"
