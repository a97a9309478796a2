"""Actions that somebody made by hand: refused in words, or as good as any other."""

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

dice = st.integers(0, 9999).map(Random)


class Number(IntEnum):
    """Somebody else's numbers."""

    ONE = 1


class Strange:
    """Nothing about it works."""

    def __str__(self) -> str:
        raise RuntimeError("no text")

    __repr__ = __str__
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not comparable")


TOWER = next(tile for tile in TILES if tile.id == "tower-12")
STRANGE: tuple[Any, ...] = (
    *(None, True, False, Number.ONE, 0, 1, -1, -2, 5, 9, 1 << 200, 10**5000, 1.0, 1.5),
    *(float("nan"), "", "1", "tower-12", b"1", (), (1, 0), (1.0, 0), (True, 0), (1, 0, 0)),
    *([1, 0], {}, (10**30, 0), (None, None), TOWER, START, DENAR, FLORIN, DENAR.cards[0]),
    *(Tile("tower", 12, NO_SIDES, None, "tower-12"), Strange(), Strange, object()),
)


def check(game: Game, action: Any) -> None:
    """Refused with a code and a paragraph, or legal and written like any other action."""
    refusal = game.refusal(action)
    assert game.is_legal(action) == (refusal is None)
    twin = game.copy()
    if refusal is not None:
        assert isinstance(refusal, Refusal)
        assert refusal.code
        assert refusal.paragraph
        str(refusal)
        with pytest.raises(Refusal):
            twin.apply(action)
        assert twin == game
        return
    assert game.parse(str(action)) == action
    record = Record.from_game(game)
    record.play(action)
    assert record.game.status() == []
    assert parse_record(format_record(record)) == record


@given(played(), dice)
def test_any_value_in_any_field(start: Played, rng: Random) -> None:
    """turn.action: listed actions with one thing replaced by something strange"""
    game = start.going_on()
    for _ in range(25):
        action = cast("Any", pick(game.legal_actions(), rng))
        names = [field.name for field in fields(action)]
        if names:
            action = replace(action, **{pick(names, rng): pick(STRANGE, rng)})
        check(game, action)
    for _ in range(5):
        check(game, pick(STRANGE, rng))


@given(played(), played(), dice)
@settings(max_examples=40)
def test_actions_of_another_game(start: Played, other: Played, rng: Random) -> None:
    """turn.action: of other modules, other seats, another moment"""
    game, theirs = start.going_on(), other.going_on().legal_actions()
    for _ in range(15):
        check(game, pick(theirs, rng))
