"""`alhambra replay`: forward and back, jumps, viewers, and non-interactive output through a
pipe."""

from dataclasses import replace
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import make_bot
from alhambra.rules.events import Scored
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.money import size

from .driving import OwnTerminal, run

NAMES = ("Ana", "Bo", "Cleo")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of masons with all modules."""
    record = alhambra.Record.new(NAMES, seed=5, modules=BUILT_IN)
    bot = make_bot("mason")
    while not record.is_finished:
        game = record.game
        record.play(bot.choose(game.view(game.seat), game.legal_actions()))
    path = tmp_path_factory.mktemp("replay") / "game.alhambra"
    alhambra.save(record, path)
    return path


def unfinished(folder: Path) -> Path:
    path = folder / "young"
    record = alhambra.Record.new(NAMES, seed=2)
    record.play(record.game.legal_actions()[0])
    alhambra.save(record, path)
    return path


def walk(folder: Path, path: Path, *args: object) -> OwnTerminal:
    screen = OwnTerminal(folder, "replay", path, *args)
    assert screen.wait_for_prompt()
    return screen


def test_names_in_a_record_cannot_control_the_terminal(tmp_path: Path) -> None:
    """The author of a record chose them: the file keeps them, and they are shown escaped."""
    path = tmp_path / "odd"
    names = ("\x1b]0;gone\x07Ana", "Bo\u202e", "Cleo\u2069")
    record = alhambra.Record.new(names, seed=2)
    record.play(record.game.legal_actions()[0])
    alhambra.save(record, path)
    text = run(tmp_path, "replay", path).out
    assert "?]0;gone?Ana" in text
    assert all(letter.isprintable() for letter in text.replace("\n", ""))
    picture = tmp_path / "odd.svg"
    run(tmp_path, "draw", path, "-o", picture)
    assert "\u202e" not in picture.read_text("utf-8")
    assert alhambra.load(path).names == names


def test_a_pipe_gets_every_move_and_every_scoring_sheet(tmp_path: Path, finished: Path) -> None:
    record = alhambra.load(finished)
    text = run(tmp_path, "replay", finished).out
    lines = text.splitlines()
    assert lines[0] == f"The setup, before the {len(record)} moves."
    for number, action in enumerate(record.actions, start=1):
        name = NAMES[record.entries[number - 1].seat]
        assert f"Move {number} of {len(record)}, {name}: {action}" in lines
    for words in ("First scoring", "Second scoring", "Third scoring", "Final ranking"):
        assert words in lines
    assert " tie with " in text
    assert "shared by 2 = " in text
    assert not {"┃", "━", "\x1b", ">"} & set(text)
    for seat, points in enumerate(record.final_scores or ()):
        assert f"{NAMES[seat]} {points}" in lines[lines.index("Third scoring.") + 1]


def test_moves_have_the_names_of_their_time(tmp_path: Path, finished: Path) -> None:
    """A server notes who had a seat before it was freed, without a name where that was a bot."""
    path = tmp_path / "freed"
    record = alhambra.load(finished)
    notes = (("seat-1-until-9", ""), ("seat-1-until-19", "Ben\u202e"))
    record.header = replace(record.header, notes=notes)
    alhambra.save(record, path)
    lines = run(tmp_path, "replay", path).out.splitlines()
    for number, entry in enumerate(record.entries, start=1):
        name = NAMES[entry.seat]
        if entry.seat == 1 and number <= 19:
            name = "Ben?" if number > 9 else "Player 2"
        title = f"Move {number} of {len(record)}, {name}: {entry.action}"
        assert title in lines
        assert name in lines[lines.index(title) + 1]


def test_a_pipe_can_start_later_and_show_a_hand(tmp_path: Path, finished: Path) -> None:
    last = len(alhambra.load(finished))
    result = run(tmp_path, "replay", finished, "--move", last, "--seat", "bo")
    assert result.out.startswith(f"Move {last} of {last}, ")


def test_keys_step_forward_and_back_and_jump(tmp_path: Path, finished: Path) -> None:
    record = alhambra.load(finished)
    screen = walk(tmp_path, finished)
    assert "The setup, before" in screen.text
    assert f"Move 1 of {len(record)}, " in screen.answer("")
    assert f"Move 2 of {len(record)}, " in screen.answer("n")
    assert f"Move 1 of {len(record)}, " in screen.answer("b")
    assert f"Move 40 of {len(record)}, " in screen.answer("40")
    scorings = [
        number
        for number in range(len(record) + 1)
        if any(isinstance(event, Scored) for event in record.events(number))
    ]
    for number, title in zip(scorings, ("First", "Second", "Third"), strict=True):
        shown = screen.answer("s")
        assert f"Move {number} of" in shown
        assert f"{title} scoring\n" in shown
    assert "Final ranking" in screen.answer("e")
    screen.type("q\n")
    assert screen.end() == 0
    assert "Traceback" not in screen.text


def test_a_spectator_sees_no_hand_and_each_seat_its_own(tmp_path: Path, finished: Path) -> None:
    """setup.open: hands are shown when the game is over."""
    held = size(alhambra.load(finished).game_at(40).hands[1])
    screen = walk(tmp_path, finished, "--move", 40)
    assert "Your hand" not in screen.text
    assert f"Your hand ({held} cards)" in screen.answer("v bo")
    assert "Your hand" not in screen.answer("v")
    screen.type("q\n")
    assert screen.end() == 0


def test_mistakes_are_explained(tmp_path: Path, finished: Path) -> None:
    screen = walk(tmp_path, finished)
    assert "There is no move -1 in this game: it has" in screen.answer("b")
    assert "There is no move 999" in screen.answer("999")
    assert '"dance" is not a move or a command.' in screen.answer("dance")
    assert 'There is no player "zoe". At the table: Ana, Bo, Cleo.' in screen.answer("v zoe")
    assert "begins with the fewest cards (ties: lowest total" in screen.answer("log")
    screen.interrupt()
    assert screen.end() == 130
    assert "Traceback" not in screen.text


def test_an_unfinished_game_shows_no_hand(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    result = run(tmp_path, "replay", path, "--seat", 1)
    assert result.code == 2
    assert "The game is not over yet" in result.err
    screen = walk(tmp_path, path)
    assert "The game is not over yet" in screen.answer("v Ana")
    screen.type("q\n")
    assert screen.end() == 0


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("nothing",), "cannot be read"),
        (("young", "--move", "7"), "There is no move 7"),
        (("young", "--move", "-1"), "There is no move -1"),
        (("young", "--seat", "zoe"), 'There is no player "zoe"'),
    ],
)
def test_what_cannot_be_replayed_is_a_clear_error(
    tmp_path: Path, args: tuple[str, ...], reason: str
) -> None:
    unfinished(tmp_path)
    result = run(tmp_path, "replay", tmp_path / args[0], *args[1:])
    assert result.code == 2
    assert reason in result.err


def test_plain_mode_in_a_terminal(tmp_path: Path, finished: Path) -> None:
    screen = walk(tmp_path, finished, "--plain", "--move", 40)
    assert "Market square 1, florin:" in screen.text
    assert not {"┃", "━"} & set(screen.text)
    screen.type("q\n")
    assert screen.end() == 0
