"""Laila: a new tile for one of the market (characters.laila)."""

import pytest

from alhambra import TextError
from alhambra.rules.modules.characters.laila import LailaExchanged
from tests.helpers import Stacked, do, listed, named, refusal, tile, tiles
from tests.rules.characters.tables import full_table, is_used, now, table

MARKET = "garden-10 tower-12 arcades-9 pavilion-8"


def test_new_tile_is_drawn_onto_the_same_square() -> None:
    """characters.laila, ruling: the new tile is drawn first, onto the same square"""
    game = table(owned=["laila"], market=MARKET, supply="tower-11 garden-11 ...", chance=Stacked())
    number = len(game.supply)
    events = do(game, "laila 2")
    assert named(events) == ["Shuffled", "LailaExchanged"]
    assert events[-1] == LailaExchanged(0, 2, tile("tower-12"), tile("tower-11"))
    assert [event.audience for event in events] == [frozenset(), None]
    assert game.market == tiles("garden-10 tower-11 arcades-9 pavilion-8")
    assert len(game.supply) == number
    assert tile("tower-12") in game.supply
    assert now(game) == "turn 0"
    assert is_used(game)


def test_supply_is_shuffled_with_the_old_tile() -> None:
    """characters.laila, ruling: the old tile goes back, and then all of the supply is shuffled"""
    game = table(
        owned=["laila"],
        market=MARKET,
        supply="tower-11 garden-11 seraglio-9",
        chance=Stacked(supply="seraglio-9 pavilion-8"),
    )
    do(game, "laila 4")
    assert game.market[3] == tile("tower-11")
    assert game.supply == tiles("seraglio-9 pavilion-8 garden-11")


def test_exchange_with_one_tile_in_the_supply() -> None:
    """characters.laila, ruling: with one tile left the two tiles are exchanged"""
    game = table(owned=["laila"], market=MARKET, supply="tower-11")
    do(game, "laila 1")
    assert game.market == tiles("tower-11 tower-12 arcades-9 pavilion-8")
    assert game.supply == tiles("garden-10")
    do(game, "take denar 9")
    assert now(game) == "turn 1"  # the market is full: the game continues


def test_empty_supply_is_refused() -> None:
    """characters.laila, ruling: not with an empty supply"""
    game = table(owned=["laila"], market=MARKET, supply="")
    assert not listed(game, "laila")
    assert refusal(game, "laila 1") == ("supply-empty", "characters.laila")


def test_empty_square_is_refused() -> None:
    """characters.laila, ruling: only a square that holds a tile"""
    game = table(owned=["laila"], market="garden-10 - arcades-9 -")
    assert listed(game, "laila") == {"laila 1", "laila 3"}
    assert refusal(game, "laila 2") == ("square-empty", "characters.laila")


def test_only_before_the_first_action() -> None:
    """characters.laila: not after an exact purchase, not twice, not by others"""
    game = table(owned=["laila", "abdul_karim"], hands=["F9 F1"], market=MARKET)
    assert listed(game, "laila") == {f"laila {square}" for square in (1, 2, 3, 4)}
    do(game, "buy 1 florin 9+1")
    assert now(game) == "turn 0"
    assert not listed(game, "laila")
    assert refusal(game, "laila 2") == ("character-too-late", "characters.laila")
    game = table(owned=["laila"])
    do(game, "laila 1")
    assert refusal(game, "laila 1") == ("character-used", "characters.once")
    do(game, "take denar 9")
    assert refusal(game, "laila 1") == ("character-not-owned", "characters.open")


def test_using_her_is_not_an_action() -> None:
    """characters.laila: an action follows, which may buy the new tile"""
    game = table(
        owned=["laila"], hands=["F9"], market=MARKET, supply="seraglio-9 ...", chance=Stacked()
    )
    do(game, "laila 1")
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")
    do(game, "buy 1 florin 9")
    assert game.stack[-1].held() == tiles("seraglio-9")


def test_camps_are_exchanged_like_tiles() -> None:
    """characters.laila, camps.tiles, ruling: characters treat a camp like any other tile"""
    game = full_table(
        owned=["laila"],
        market="camp-8-ne tower-12 arcades-9 pavilion-8",
        supply="camp-3-n ...",
        chance=Stacked(),
    )
    do(game, "laila 1")
    assert game.market[0] == tile("camp-3-n")
    assert tile("camp-8-ne") in game.supply


def test_new_tile_is_random() -> None:
    """characters.laila, setup.open: the tile is drawn after the choice, not before"""
    game = table(owned=["laila"], market=MARKET, supply="tower-11 garden-11")
    game.act(game.parse("laila 3"))
    assert game.seat is None
    assert game.legal_actions() == ()
    assert game.market == tiles(MARKET)
    dealt = {game.determinize(0, seed).supply for seed in range(20)}
    assert dealt == {tiles("tower-11 garden-11"), tiles("garden-11 tower-11")}


@pytest.mark.parametrize(
    ("text", "code"),
    [("laila", "bad-words"), ("laila 5", "bad-square"), ("laila 1 2", "bad-words")],
)
def test_malformed_square_is_refused(text: str, code: str) -> None:
    """characters.laila: the text names one square"""
    with pytest.raises(TextError) as caught:
        table().parse(text)
    assert caught.value.code == code
