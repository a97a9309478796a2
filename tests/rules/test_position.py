"""Position text: format, parse, and refusal of impossible positions."""

import random

import pytest

import alhambra
from alhambra import Game, PositionError
from tests.helpers import do, position


def texts_of_a_game(players: int, seed: int) -> list[str]:
    """The position texts of a random game."""
    game = alhambra.new_game(players, seed=seed)
    rng = random.Random(seed)
    found = [game.position()]
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
        found.append(game.position())
    return found


@pytest.mark.parametrize("players", [2, 3, 6])
def test_position_round_trip(players: int) -> None:
    """Parse and format are inverse at every step of a game."""
    for text in texts_of_a_game(players, 12)[::7]:
        game = alhambra.from_position(text)
        assert game.position() == text
        assert game.status() == []


def test_parsed_game_continues_identically() -> None:
    """A parsed game is equal and continues identically."""
    game = alhambra.new_game(2, seed=3, edition="revised")
    rng = random.Random(3)
    while not game.is_over:
        parsed = alhambra.from_position(f"  {game.position()}\n")
        assert parsed == game
        action = rng.choice(game.legal_actions())
        assert parsed.apply(action) == game.apply(action)


def test_position_before_a_random_step_or_after_the_end() -> None:
    """A game before a random step, or a finished one, has a position text too."""
    waiting = position(deck="scoring-2 scoring-1 N1 ...", leftovers="tower-12")
    waiting.act(waiting.parse("reserve tower-12"))
    assert alhambra.from_position(waiting.position()) == waiting
    over = position(leftovers="tower-12")
    do(over, "reserve tower-12")
    assert "stack -;" in over.position()
    assert alhambra.from_position(over.position()).is_over


def test_format_of_a_position() -> None:
    """One line, fields in a fixed order, a dash for an empty field."""
    text = position(2, neutral="tower-12", palaces=["garden-10@1,0"], placing="arcades-9",
                    supply="", deck="", hands=["N3 N9 F1"], display="R1 R2").position()  # fmt: skip
    names = [field.split(" ")[0] for field in text.split("; ")]
    assert names == [
        "alhambra/1", "players", "edition", "modules", "turn", "stack", "market", "supply",
        "display", "deck", "piles", "discards", "scorings", "seat", "seat", "part", "lines",
        "chance",
    ]  # fmt: skip
    assert "; stack refill, placing 0 arcades-9; " in text
    assert "; display R2 R1; deck -; " in text
    assert "; seat N9 N3 F1 / garden-10@1,0 / -; " in text
    assert "; part two_players tower-12; " in text


def changed(old: str, new: str, game: Game | None = None) -> PositionError:
    """The error for a valid position text with one change."""
    text = (game or position(2, palaces=["garden-10@1,0"], neutral="tower-12")).position()
    assert old in text
    with pytest.raises(PositionError) as caught:
        alhambra.from_position(text.replace(old, new, 1))
    return caught.value


@pytest.mark.parametrize("text", ["", "alhambra", "alhambra/2; players 3", "chess/1"])
def test_text_that_is_not_a_position_is_refused(text: str) -> None:
    """Any other text is refused."""
    with pytest.raises(PositionError) as caught:
        alhambra.from_position(text)
    assert caught.value.code == "position-magic"
    assert caught.value.params["expected"] == "alhambra/1"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("edition classic", "version classic", "edition"),
        ("; turn 0", "", "turn"),
        ("part two_players", "part camps", "two_players"),
        ("chance 1", "chance 1; chance 1", ""),
        ("; chance 1", "", "chance"),
    ],
)
def test_fields_have_a_fixed_order(old: str, new: str, expected: str) -> None:
    """A missing, misnamed or superfluous field is named in the error."""
    error = changed(old, new)
    assert error.code == "position-expected"
    assert error.params["expected"] == expected


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("players 2", "players two", "bad-number"),
        ("players 2", "players 2 2", "field-length"),
        ("players 2", "players 9", "bad-players"),
        ("edition classic", "edition new", "unknown-edition"),
        ("modules -", "modules dragons", "unknown-module"),
        ("turn 0;", "turn 2;", "unknown-seat"),
        ("turn 0;", "turn -1;", "unknown-seat"),
        ("turn 0; stack", "turn x; stack", "unknown-seat"),
        ("stack refill, turn 0", "stack refill, dance 0", "unknown-step"),
        ("stack refill, turn 0", "stack refill, turn 5", "unknown-seat"),
        ("stack refill, turn 0", "stack refill, turn", "unknown-seat"),
        ("stack refill, turn 0", "stack refill, placing 0 tower-99", "unknown-tile"),
        ("market tower-13-e", "market tower-14-e", "unknown-tile"),
        ("market tower-13-e ", "market ", "bad-words"),
        ("market ", "market - ", "field-length"),
        ("display N9", "display N10", "unknown-card"),
        ("display N9", "display N9 N9 N9 N9 N9 N9 N9 N9", "too-many-copies"),
        ("deck N1", "deck scoring-3", "unknown-card"),
        ("piles ", "piles x", "bad-number"),
        ("scorings -", "scorings first", "bad-number"),
        ("seat - / garden-10@1,0 / -", "seat - / garden-10@1,0", "bad-words"),
        ("garden-10@1,0", "garden-10@1", "bad-cell"),
        ("garden-10@1,0", "garden-10", "bad-cell"),
        ("lines -", "lines 1:0:garden", "bad-score-line"),
        ("lines -", "lines 1:0:garden:x:1:1:1", "bad-score-line"),
        ("lines -", "lines 1:2:garden:5:1:1:1", "bad-score-line"),
        ("lines -", "lines 1:-2:garden:5:1:1:1", "bad-score-line"),
        ("chance 1", "chance -", "bad-words"),
    ],
)
def test_bad_field_is_named_with_the_reason(old: str, new: str, reason: str) -> None:
    """The error names the field and the reason."""
    error = changed(old, new)
    assert error.code == "position-field"
    assert reason in str(error.params["reason"])


def test_bad_field_is_quoted() -> None:
    """The error quotes the field."""
    assert changed("display N9", "display N0").params["field"] == "display N0 R9 U9 F9"
    assert changed("garden-10@1,0", "garden-10").params["field"] == "seat - / garden-10 / -"


@pytest.mark.parametrize(
    ("old", "new", "defect"),
    [
        ("garden-10@1,0", "garden-10@1,1", "palace 0: build.onfoot; palace 0: build.joined"),
        ("garden-10@1,0", "garden-10@0,0", "palace 0: components.start"),
        ("garden-10@1,0", "garden-11@1,0", "tile garden-10: -1; tile garden-11: +1"),
        ("display N9 ", "display ", "card denar 9: -1"),
        ("seat - / - / -", "seat N9 / - / -", "card denar 9: +1"),
        ("deck N1", "deck scoring-1 scoring-1 N1", "special card scoring-1 twice"),
        ("turn 0; stack refill, turn 0", "turn 1; stack refill, turn 0", "turn 0 cannot be"),
        ("display N9", "display N1 N9", "display over four"),
        ("piles 6", "piles 5", "deck and piles differ"),
    ],
)
def test_impossible_position_is_refused(old: str, new: str, defect: str) -> None:
    """Tiles, cards and palaces must add up."""
    error = changed(old, new)
    assert error.code == "position-broken"
    assert defect in error.params["defects"]
