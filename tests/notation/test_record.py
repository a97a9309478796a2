"""A record tells the whole game again."""

import pickle
from pathlib import Path
from random import Random

import pytest

import alhambra
from alhambra import Game, Record, Refusal
from alhambra.notation.entries import parse_shuffle
from alhambra.notation.header import make_header
from alhambra.notation.text import format_record, parse_record
from alhambra.notation.versions import data_hash
from alhambra.rules.events import Began, Ended, Event, Shuffled
from alhambra.rules.ruleset import make_ruleset
from tests.helpers import ROOT, position
from tests.notation.samples import (
    NAMES,
    NOTES,
    ending,
    ending_text,
    grow,
    last_turns,
    random_record,
    small,
    small_text,
    unsigned,
)
from tests.policies import POLICIES


def table(game: Game) -> str:
    """The position without its generator, which a record does not hold."""
    return game.position().rpartition("; ")[0]


@pytest.mark.parametrize("policy", ["uniform", "builder", "hoarder"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_round_trip(players: int, policy: str) -> None:
    """parse ∘ format is the identity, and the replay needs no seed"""
    record = random_record(players, players, policy)
    text = format_record(record)
    again = parse_record(text)
    assert again == record
    assert format_record(again) == text
    assert table(again.game) == table(record.game)
    assert again.is_finished
    assert again.final_scores == tuple(record.game.scores)
    assert again.game.outcome == record.game.outcome
    assert again.dropped == ""


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_mid_game(players: int) -> None:
    """An unfinished game is not a broken one, wherever it stops."""
    record = Record.new(players, seed=players)
    for number in range(0, 120, 17):
        grow(record, number, actions=number - len(record))
        text = format_record(record)
        again = parse_record(text)
        assert (again, format_record(again)) == (record, text)
        assert len(again) == number
        assert not again.is_finished
        assert again.final_scores is None
        assert table(again.game) == table(record.game)


def test_reshuffles_are_told() -> None:
    """turn.reshuffle: the whole order of a new deck stands with the action"""
    record = ending()
    assert " | deck: " in format_record(record)
    assert record.entries[0].shuffles == (Shuffled("deck", ("R3", "N3", "U4", "N2")),)
    assert parse_record(ending_text()) == record


def test_from_a_position() -> None:
    """A record may start anywhere, with the hidden order and the names of its game."""
    game = random_record(3, 5).game_at(100)
    game.names = NAMES
    record = Record.from_game(game, notes=NOTES)
    before = game.copy()
    grow(record, 6, actions=30)
    assert game == before
    again = parse_record(format_record(record))
    assert again == record
    assert again.start.position == game.position()
    assert again.game_at(0).names == again.names == NAMES
    assert table(again.game_at(0)) == table(game)
    assert again.events(0) == []


def test_from_a_finished_game() -> None:
    record = Record.from_game(random_record(2, 9).game)
    again = parse_record(format_record(record))
    assert again == record
    assert again.is_finished
    assert len(again) == 0


def test_the_same_game_as_without_a_record() -> None:
    """`Record.new` and `alhambra.new_game` agree, and so do their doors."""
    record = Record.new(NAMES, seed=11, edition="revised")
    game = alhambra.new_game(NAMES, seed=11, edition="revised")
    assert record.game == game
    assert record.game.names == game.names
    rng = Random(3)
    while not game.is_over:
        action = POLICIES["uniform"].choose(game, rng)
        assert record.play(str(action)) == game.apply(action)
    assert record.game == game
    assert Record.new(2) != Record.new(2)


def test_looking_around() -> None:
    """`game_at` and `events` tell each step as it was, in any order, without a trace."""
    record = Record.new(2, seed=4)
    rng = Random(4)
    tables = [table(record.game)]
    told: list[list[Event]] = []
    while not record.game.is_over:
        told.append(record.play(POLICIES["uniform"].choose(record.game, rng)))
        tables.append(table(record.game))
    record = parse_record(format_record(record))
    numbers = sorted(range(len(tables)), key=lambda number: number * 7919 % len(tables))
    for number in numbers:
        game = record.game_at(number)
        assert table(game) == tables[number]
        assert game.tell is None
        assert game.status() == []
    assert [record.events(number) for number in range(1, len(record) + 1)] == told
    assert record.actions == [str(entry.action) for entry in record.entries]
    assert isinstance(told[-1][-1], Ended)
    for number in (-1, len(record) + 1):
        with pytest.raises(IndexError):
            record.game_at(number)
        with pytest.raises(IndexError):
            record.events(number)


def test_a_game_taken_out_is_its_own() -> None:
    record = small()
    game = record.game_at(4)
    grow(Record.from_game(game), 1, actions=5)
    game.apply(game.legal_actions()[0])
    assert table(record.game_at(4)) != table(game)
    assert format_record(record) == small_text()


def test_events_of_the_setup() -> None:
    """setup.*: four shuffles, the deal and who begins"""
    record = small()
    events = record.events(0)
    shuffles = [event for event in events if isinstance(event, Shuffled)]
    assert [shuffle.pile for shuffle in shuffles] == ["supply", "money", "pile 2", "pile 4"]
    assert tuple(shuffles) == record.start.shuffles
    assert Began(2) in events
    assert record.game_at(0).seat == 2


def test_continuations_agree() -> None:
    """A loaded game goes on by chance of its own, the same every time it is loaded."""
    first, second = parse_record(ending_text()), parse_record(ending_text())
    assert first.game == second.game == first.game_at(len(first))
    assert first.seed_at(1) != first.seed_at(2)
    assert parse_record(small_text()).seed_at(1) != first.seed_at(1)


def test_a_refused_action_is_not_written_down() -> None:
    record = small()
    for text in ("place tower-11-n 1,0", "pass"):
        with pytest.raises(Refusal):
            record.play(text)
    with pytest.raises(alhambra.TextError):
        record.play("sing")
    assert record == small()
    over = ending()
    with pytest.raises(Refusal, match="game-over"):
        over.play("pass")


def test_back_to() -> None:
    """What is taken back leaves no trace; where chance was not asked, it goes on as before."""
    record = Record.from_game(position(3, turn=1))
    grow(record, 1, actions=70)
    game = record.game.copy()
    record.game_at(len(record))
    for text in (record.game.legal_actions()[0], record.game.legal_actions()[-1]):
        record.play(text)
        record.back_to(70)
        assert record.game == game
        assert len(record) == 70
    record.back_to(3)
    grow(record, 2, actions=80)
    assert table(parse_record(format_record(record)).game_at(70)) == table(record.game_at(70))
    record.back_to(0)
    assert record == Record.from_game(position(3, turn=1))


def test_lost_end() -> None:
    """A game whose end line was not written any more is finished all the same."""
    text = ending_text()
    whole = text[: text.index("end scores")]
    record = parse_record(whole)
    assert record.is_finished
    assert format_record(record) == text


def test_equality() -> None:
    record = small()
    assert record == small()
    assert record != object()
    assert record != Record.new(NAMES, seed=7, notes=NOTES)
    assert record != grow(Record.new(3, seed=7), 1, "builder", actions=10)
    with pytest.raises(TypeError):
        hash(record)
    assert pickle.loads(pickle.dumps(record)) == record
    record.game_at(5)
    assert pickle.loads(pickle.dumps(record)).game_at(5) == record.game_at(5)


def test_names_and_notes() -> None:
    record = parse_record(small_text())
    assert record.names == NAMES
    assert record.notes == NOTES
    assert Record.new(2).names == ()
    assert Record.new(2).notes == {}


def test_names_that_are_no_text() -> None:
    """Halves of characters, as a terminal may hand them over, become a sign for that."""
    names = ("\udce9t\udce9", "\ud83c\udff0", "\ufeff\0")
    record = Record.new(names, seed=1)
    assert record.names == ("\ufffdt\ufffd", "🏰", "\ufeff\0")
    assert parse_record(format_record(record)) == record


def test_other_systems() -> None:
    """Line ends and the mark at the beginning that other systems add do no harm."""
    for text in (small_text(), ending_text()):
        assert parse_record("\ufeff" + text.replace("\n", "\r\n")) == parse_record(text)


def test_hash_of_the_data() -> None:
    """The hash knows which tiles and cards are in the game; words do not matter."""
    classic = make_ruleset(3, "classic", ())
    assert data_hash(classic) == data_hash(make_ruleset(6, "revised", ()))
    assert data_hash(classic) != data_hash(make_ruleset(2, "classic", ()))
    assert data_hash(classic) == "ba8b59091876878f"
    assert make_header(classic).data == data_hash(classic)


def test_frozen_format() -> None:
    """A change here is a change of the format or of the rules: see docs/record-format.md."""
    record = Record.from_game(last_turns(), notes={"event": "demo"})
    record.play("take denar 1 dirham 1")
    lines = format_record(record).split("\n")
    assert lines[:3] == [
        "alhambra-record 1 #4380f6d0",
        "rules 1 #87feab33",
        "data 463ed5100f5881a9 #088ea3fc",
    ]
    assert unsigned("\n".join(lines))[6:8][1] == 'note event "demo"'
    assert lines[-2].rpartition(" #")[0].startswith("1 seat 0 take denar 1 dirham 1 | deck: ")
    assert lines[-1] == ""


def test_empty_shuffle() -> None:
    assert parse_shuffle("deck:") == Shuffled("deck", ())


def test_documented_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example in docs/record-format.md is a real record, and its program runs."""
    document = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    assert f"```text\n{ending_text()}```\n" in document
    program = document.partition("```python\n")[2].partition("```")[0]
    monkeypatch.chdir(tmp_path)
    exec(program, {})
    assert alhambra.load("game.txt").names == ("Ana", "Zoë")
