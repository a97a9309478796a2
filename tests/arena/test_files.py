"""Results in files: one row per game, written completely or not at all."""

import csv
import json
from pathlib import Path

import pytest

from alhambra.arena import MatchResult, play_match, write_csv, write_json
from alhambra.notation.errors import RecordError


@pytest.fixture
def result(bad_bots: None) -> MatchResult:
    return play_match("crasher:after=400", "crasher:after=1", "mason", games=3, seed=2)


def test_json_holds_match_standings_and_games(result: MatchResult, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("older results")
    write_json(result, path)
    data = json.loads(path.read_text("utf-8"))
    assert data["match"]["specs"] == ["crasher:after=400", "crasher:after=1", "mason"]
    assert (data["match"]["seed"], data["match"]["players"], data["complete"]) == (2, 3, True)
    assert [row["spec"] for row in data["standings"]] == data["match"]["specs"]
    assert [row["faults"] for row in data["standings"]] == [0, 3, 0]
    assert data["standings"][2]["interval"] == list(result.standings[2].interval)
    for game, row in zip(result.games, data["games"], strict=True):
        assert (row["deal"], row["seating"]) == (1, game.seating + 1)
        assert row["deal_seed"] == result.match.deal_seed(0)
        assert row["bots"] == [result.match.specs[entry] for entry in game.seats]
        assert row["scores"] == list(game.scores)
        assert row["winners"] == [seat + 1 for seat in game.winners]
        assert row["decisions"] == list(game.decisions)
        assert row["seconds"] == pytest.approx(game.seconds, abs=1e-6)
        assert row["bots"][row["fault_seat"] - 1] == "crasher:after=1"
        assert row["ending"] == "crash"
        assert row["fault_detail"].startswith("ValueError: no idea")


def test_csv_has_one_row_per_game(result: MatchResult, tmp_path: Path) -> None:
    path = tmp_path / "match.csv"
    write_csv(result, path)
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["bots"] for row in rows] == [
        "crasher:after=400 crasher:after=1 mason",
        "mason crasher:after=400 crasher:after=1",
        "crasher:after=1 mason crasher:after=400",
    ]
    assert [row["fault_seat"] for row in rows] == ["2", "3", "1"]
    for game, row in zip(result.games, rows, strict=True):
        assert row["scores"].split() == [str(score) for score in game.scores]
        assert row["winners"].split() == [str(seat + 1) for seat in game.winners]


def test_a_finished_game_has_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "match.csv"
    write_csv(play_match("random", "mason", games=2, seed=2), path)
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["ending"], row["fault_seat"]) for row in rows] == [("finished", "")] * 2


def test_a_file_that_cannot_be_written_is_named(result: MatchResult, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        write_json(result, tmp_path / "missing" / "match.json")
    assert caught.value.code == "record-unwritable"
    with pytest.raises(RecordError):
        write_csv(result, tmp_path)
    assert list(tmp_path.iterdir()) == []
