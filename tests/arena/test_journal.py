"""The journal of a match: no game is lost or mixed up, and other files are not touched."""

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
    """A journal with three games."""
    file = tmp_path / "games.jsonl"
    with Journal(file).opened() as journal:
        for game in GAMES:
            journal.append(MATCH, game)
    return file


def games_in(path: Path, match: Match = MATCH) -> list[GameResult]:
    return list(Journal(path).stored_games(match).values())


def code(path: Path, kind: str = "arena") -> str:
    with pytest.raises((ArenaError, RecordError)) as caught:
        Journal(path, kind)
    return caught.value.code


def test_written_games_are_read(path: Path) -> None:
    assert games_in(path) == GAMES
    assert [game.thinking for game in games_in(path)] == [game.thinking for game in GAMES]
    assert [game.seconds for game in games_in(path)] == [1.5, 0.5, 0.5]
    assert games_in(path, OTHER) == []


def test_reading_changes_nothing(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"torn")
    before = path.read_bytes()
    assert games_in(path) == GAMES
    assert path.read_bytes() == before


def test_matches_with_another_number_of_games_share_a_journal(path: Path) -> None:
    longer = make_match("mason", "random", seed=5, games=60, timeout=2.5, modules=["camps"])
    assert games_in(path, longer) == GAMES


def test_a_journal_can_contain_several_matches(path: Path) -> None:
    with Journal(path).opened() as journal:
        journal.append(OTHER, GAMES[0])
        journal.append(MATCH, GAMES[0])
    assert games_in(path, OTHER) == GAMES[:1]
    assert games_in(path) == GAMES


def test_a_truncated_line_is_ignored_wherever_it_ends(path: Path) -> None:
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        games = sum(len(b"".join(lines[:end])) <= size for end in range(3, 6))
        with Journal(path).opened() as journal:
            assert list(journal.stored_games(MATCH).values()) == GAMES[:games]
            journal.append(MATCH, GAMES[2])
        assert games_in(path)[-1] == GAMES[2]


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
def test_a_foreign_file_is_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text, "latin-1")
    assert code(path) == "journal-foreign"
    assert path.read_text("latin-1") == text


def test_a_device_is_refused() -> None:
    assert code(Path("/dev/zero")) == "record-unreadable"


def test_a_pipe_is_refused(tmp_path: Path) -> None:
    """It is not even opened, since no writer may ever come."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert code(path) == "record-unreadable"


def test_a_journal_is_written_through_a_link(path: Path, tmp_path: Path) -> None:
    link, later = tmp_path / "link", tmp_path / "later"
    link.symlink_to(path)
    later.symlink_to(tmp_path / "made later")
    for name, number in ((link, 1), (later, 0)):
        with Journal(name).opened() as journal:
            journal.append(MATCH, GAMES[number])
        assert name.is_symlink()
    assert games_in(path) == GAMES
    assert games_in(tmp_path / "made later") == GAMES[:1]


def test_a_ladder_is_not_a_match(path: Path) -> None:
    assert code(path, LADDER) == "journal-foreign"


def test_a_journal_of_another_version_is_refused(path: Path) -> None:
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
def test_an_invalid_line_is_named(path: Path, line: str) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], line, *lines[3:]]) + "\n")
    with pytest.raises(ArenaError) as caught:
        Journal(path)
    assert (caught.value.code, caught.value.params["line"]) == ("journal-broken", 4)


def test_two_runs_do_not_share_a_file(path: Path) -> None:
    with Journal(path).opened(), pytest.raises(ArenaError) as caught, Journal(path).opened():
        pass
    assert caught.value.code == "journal-busy"
    assert games_in(path) == GAMES


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught, Journal(tmp_path / "no" / "file").opened():
        pass
    assert caught.value.code == "record-unwritable"
    assert code(tmp_path) == "record-unreadable"
