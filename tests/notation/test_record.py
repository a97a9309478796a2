"""A record replays the whole game."""

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
    """The position without its random generator, which a record does not store."""
    return game.position().rpartition("; ")[0]


@pytest.mark.parametrize("policy", ["uniform", "builder", "hoarder"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_round_trip(players: int, policy: str) -> None:
    """parse ∘ format is the identity, and the replay needs no seed"""
    record = random_record(players, players, policy)
    text = format_record(record)
    parsed = parse_record(text)
    assert parsed == record
    assert format_record(parsed) == text
    assert table(parsed.game) == table(record.game)
    assert parsed.is_finished
    assert parsed.final_scores == tuple(record.game.scores)
    assert parsed.game.outcome == record.game.outcome
    assert parsed.dropped == ""


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_unfinished_game_round_trip(players: int) -> None:
    """An unfinished game loads, wherever it stops."""
    record = Record.new(players, seed=players)
    for number in range(0, 120, 17):
        grow(record, number, actions=number - len(record))
        text = format_record(record)
        parsed = parse_record(text)
        assert (parsed, format_record(parsed)) == (record, text)
        assert len(parsed) == number
        assert not parsed.is_finished
        assert parsed.final_scores is None
        assert table(parsed.game) == table(record.game)


def test_reshuffles_are_stored() -> None:
    """turn.reshuffle: the whole order of a new deck is stored with the action"""
    record = ending()
    assert " | deck: " in format_record(record)
    assert record.entries[0].shuffles == (Shuffled("deck", ("R3", "N3", "U4", "N2")),)
    assert parse_record(ending_text()) == record


def test_record_from_a_position() -> None:
    """A record may start anywhere, with the hidden order and the names of its game."""
    game = random_record(3, 5).game_at(100)
    game.names = NAMES
    record = Record.from_game(game, notes=NOTES)
    before = game.copy()
    grow(record, 6, actions=30)
    assert game == before
    parsed = parse_record(format_record(record))
    assert parsed == record
    assert parsed.start.position == game.position()
    assert parsed.game_at(0).names == parsed.names == NAMES
    assert table(parsed.game_at(0)) == table(game)
    assert parsed.events(0) == []


def test_record_from_a_finished_game() -> None:
    record = Record.from_game(random_record(2, 9).game)
    parsed = parse_record(format_record(record))
    assert parsed == record
    assert parsed.is_finished
    assert len(parsed) == 0


def test_record_and_new_game_agree() -> None:
    """`Record.new` and `alhambra.new_game` give the same game, and so do their methods."""
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


def test_game_at_any_step() -> None:
    """`game_at` and `events` give each step as it was, in any order, without side effects."""
    record = Record.new(2, seed=4)
    rng = Random(4)
    tables = [table(record.game)]
    events: list[list[Event]] = []
    while not record.game.is_over:
        events.append(record.play(POLICIES["uniform"].choose(record.game, rng)))
        tables.append(table(record.game))
    record = parse_record(format_record(record))
    numbers = sorted(range(len(tables)), key=lambda number: number * 7919 % len(tables))
    for number in numbers:
        game = record.game_at(number)
        assert table(game) == tables[number]
        assert game.tell is None
        assert game.status() == []
    assert [record.events(number) for number in range(1, len(record) + 1)] == events
    assert record.actions == [str(entry.action) for entry in record.entries]
    assert isinstance(events[-1][-1], Ended)
    for number in (-1, len(record) + 1):
        with pytest.raises(IndexError):
            record.game_at(number)
        with pytest.raises(IndexError):
            record.events(number)


def test_game_of_a_record_is_a_copy() -> None:
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


def test_continuations_of_a_loaded_game_agree() -> None:
    """A loaded game continues with its own randomness, the same every time it is loaded."""
    first, second = parse_record(ending_text()), parse_record(ending_text())
    assert first.game == second.game == first.game_at(len(first))
    assert first.seed_at(1) != first.seed_at(2)
    assert parse_record(small_text()).seed_at(1) != first.seed_at(1)


def test_refused_action_is_not_recorded() -> None:
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


def test_back_to_undoes_actions() -> None:
    """Undone actions leave no trace; without a shuffle among them the generator is unchanged."""
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


def test_missing_end_line() -> None:
    """A game whose end line is missing is finished anyway."""
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


def test_lone_surrogates_in_names_are_replaced() -> None:
    """Lone surrogates, as a terminal may pass them on, are replaced."""
    names = ("\udce9t\udce9", "\ud83c\udff0", "\ufeff\0")
    record = Record.new(names, seed=1)
    assert record.names == ("\ufffdt\ufffd", "🏰", "\ufeff\0")
    assert parse_record(format_record(record)) == record


def test_line_endings_of_other_systems() -> None:
    """Line endings and the byte order mark of other systems are accepted."""
    for text in (small_text(), ending_text()):
        assert parse_record("\ufeff" + text.replace("\n", "\r\n")) == parse_record(text)


def test_hash_covers_tiles_and_cards() -> None:
    """The hash covers the tiles and cards in the game; the edition's terms do not matter."""
    classic = make_ruleset(3, "classic", ())
    assert data_hash(classic) == data_hash(make_ruleset(6, "revised", ()))
    assert data_hash(classic) != data_hash(make_ruleset(2, "classic", ()))
    assert data_hash(classic) == "ba8b59091876878f"
    assert make_header(classic).data == data_hash(classic)


def test_format_is_frozen() -> None:
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


def test_empty_shuffle_round_trip() -> None:
    assert parse_shuffle("deck:") == Shuffled("deck", ())


def test_documented_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example in docs/record-format.md is a real record, and its program runs."""
    document = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    assert f"```text\n{ending_text()}```\n" in document
    program = document.partition("```python\n")[2].partition("```")[0]
    monkeypatch.chdir(tmp_path)
    exec(program, {})
    assert alhambra.load("game.txt").names == ("Ana", "Zoë")
