"""Actions built in code are refused with a coded error, or are as good as any other."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import IntEnum
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import Game, Record, Refusal
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.money import DENAR, FLORIN
from alhambra.rules.tiles import NO_SIDES, START, TILES, Tile
from tests.policies import pick
from tests.properties.positions import Played, played

generators = st.integers(0, 9999).map(Random)


class IntSubclass(IntEnum):
    """An int of a foreign class."""

    ONE = 1


class Unusable:
    """A value whose methods all raise."""

    def __str__(self) -> str:
        raise RuntimeError("no text")

    __repr__ = __str__
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not comparable")


TOWER = next(tile for tile in TILES if tile.id == "tower-12")
UNEXPECTED: tuple[Any, ...] = (
    *(None, True, False, IntSubclass.ONE, 0, 1, -1, -2, 5, 9, 1 << 200, 10**5000, 1.0, 1.5),
    *(float("nan"), "", "1", "tower-12", b"1", (), (1, 0), (1.0, 0), (True, 0), (1, 0, 0)),
    *([1, 0], {}, (10**30, 0), (None, None), TOWER, START, DENAR, FLORIN, DENAR.cards[0]),
    *(Tile("tower", 12, NO_SIDES, None, "tower-12"), Unusable(), Unusable, object()),
)


def check(game: Game, action: Any) -> None:
    """Refused with a code and a paragraph, or legal and written like any other action."""
    refusal = game.refusal(action)
    assert game.is_legal(action) == (refusal is None)
    copied = game.copy()
    if refusal is not None:
        assert isinstance(refusal, Refusal)
        assert refusal.code
        assert refusal.paragraph
        str(refusal)
        with pytest.raises(Refusal):
            copied.apply(action)
        assert copied == game
        return
    assert game.parse(str(action)) == action
    record = Record.from_game(game)
    record.play(action)
    assert record.game.status() == []
    assert parse_record(format_record(record)) == record


@given(played(), generators)
def test_any_value_in_any_field(start: Played, rng: Random) -> None:
    """turn.action: listed actions with one field replaced by an unexpected value"""
    game = start.before_end()
    for _ in range(25):
        action = cast("Any", pick(game.legal_actions(), rng))
        names = [field.name for field in fields(action)]
        if names:
            action = replace(action, **{pick(names, rng): pick(UNEXPECTED, rng)})
        check(game, action)
    for _ in range(5):
        check(game, pick(UNEXPECTED, rng))


@given(played(), played(), generators)
@settings(max_examples=40)
def test_actions_of_another_game(start: Played, other: Played, rng: Random) -> None:
    """turn.action: of other modules, other seats, another step"""
    game, theirs = start.before_end(), other.before_end().legal_actions()
    for _ in range(15):
        check(game, pick(theirs, rng))
