"""Games in a file as they end: none is lost, none is mixed up, nothing else is touched."""

import os
from pathlib import Path

import pytest

from alhambra.arena import ArenaError, Fault, GameResult, Journal, Match, make_match
from alhambra.arena.journal import LADDER
from alhambra.notation.errors import RecordError

MATCH = make_match("mason", "random", seed=5, games=6, timeout=2.5, modules=["camps"])
OTHER = make_match("mason", "random", seed=6, games=6)
GAMES = [
    GameResult(0, 0, (0, 1), (90, 80), (0,), (30, 31), None, (0.5, 0.25), 1.5),
    GameResult(
        0, 1, (1, 0), (9, 80), (0,), (7, 8), Fault("crash", 1, "no » idea\n"), (0.0, 0.0), 0.5
    ),
    GameResult(1, 0, (0, 1), (7, 7), (0, 1), (2, 3), Fault("cap"), (0.0, 0.0), 0.5),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three games."""
    file = tmp_path / "games.jsonl"
    with Journal(file).opened() as journal:
        for game in GAMES:
            journal.keep(MATCH, game)
    return file


def kept(path: Path, match: Match = MATCH) -> list[GameResult]:
    return list(Journal(path).kept(match).values())


def code(path: Path, kind: str = "arena") -> str:
    with pytest.raises((ArenaError, RecordError)) as caught:
        Journal(path, kind)
    return caught.value.code


def test_what_is_written_is_read(path: Path) -> None:
    assert kept(path) == GAMES
    assert [game.thinking for game in kept(path)] == [game.thinking for game in GAMES]
    assert [game.seconds for game in kept(path)] == [1.5, 0.5, 0.5]
    assert kept(path, OTHER) == []


def test_reading_changes_nothing(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"torn")
    before = path.read_bytes()
    assert kept(path) == GAMES
    assert path.read_bytes() == before


def test_the_number_of_games_is_no_part_of_a_match(path: Path) -> None:
    longer = make_match("mason", "random", seed=5, games=60, timeout=2.5, modules=["camps"])
    assert kept(path, longer) == GAMES


def test_a_file_can_hold_several_matches(path: Path) -> None:
    with Journal(path).opened() as journal:
        journal.keep(OTHER, GAMES[0])
        journal.keep(MATCH, GAMES[0])
    assert kept(path, OTHER) == GAMES[:1]
    assert kept(path) == GAMES


def test_a_torn_line_is_left_out_wherever_it_was_torn(path: Path) -> None:
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        games = sum(len(b"".join(lines[:end])) <= size for end in range(3, 6))
        with Journal(path).opened() as journal:
            assert list(journal.kept(MATCH).values()) == GAMES[:games]
            journal.keep(MATCH, GAMES[2])
        assert kept(path)[-1] == GAMES[2]


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "hello\n",
        "{}\n",
        "[]\n",
        "7\n",
        "\n",
        '{"alhambra":"arena"}\n',
        "\xff\xfe\n",
        "[" * 100_000 + "\n",
    ],
)
def test_a_foreign_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text, "latin-1")
    assert code(path) == "journal-foreign"
    assert path.read_text("latin-1") == text


def test_a_device_is_no_file_of_games() -> None:
    assert code(Path("/dev/zero")) == "record-unreadable"


def test_a_pipe_is_no_file_of_games(tmp_path: Path) -> None:
    """It is not even opened: nobody may ever write to it."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert code(path) == "record-unreadable"


def test_a_file_is_kept_behind_a_link(path: Path, tmp_path: Path) -> None:
    link, later = tmp_path / "link", tmp_path / "later"
    link.symlink_to(path)
    later.symlink_to(tmp_path / "made later")
    for name, number in ((link, 1), (later, 0)):
        with Journal(name).opened() as journal:
            journal.keep(MATCH, GAMES[number])
        assert name.is_symlink()
    assert kept(path) == GAMES
    assert kept(tmp_path / "made later") == GAMES[:1]


def test_a_ladder_is_no_match(path: Path) -> None:
    assert code(path, LADDER) == "journal-foreign"


def test_a_file_of_another_version_is_refused(path: Path) -> None:
    text = path.read_text().replace('"version":"', '"version":"9.', 1)
    path.write_text(text)
    assert code(path) == "journal-version"


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "7",
        '{"in":9}',
        '{"match":7,"games":7}',
        '{"match":{}}',
        '{"in":0,"deal":0}',
        '{"in":0,"deal":0,"seating":0,"seats":[0,1],"scores":[1],"winners":[],"decisions":[1,1],'
        '"fault":null,"thinking":[0,0],"seconds":1}',
    ],
)
def test_a_line_that_is_no_game_is_named(path: Path, line: str) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], line, *lines[3:]]) + "\n")
    with pytest.raises(ArenaError) as caught:
        Journal(path)
    assert (caught.value.code, caught.value.params["line"]) == ("journal-broken", 4)


def test_two_runs_do_not_share_a_file(path: Path) -> None:
    with Journal(path).opened(), pytest.raises(ArenaError) as caught, Journal(path).opened():
        pass
    assert caught.value.code == "journal-busy"
    assert kept(path) == GAMES


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught, Journal(tmp_path / "no" / "file").opened():
        pass
    assert caught.value.code == "record-unwritable"
    assert code(tmp_path) == "record-unreadable"
