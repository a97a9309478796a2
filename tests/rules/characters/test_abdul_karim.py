"""Abdul Karim pays for one tile (characters.abdul_karim)."""

import pytest

from alhambra import TextError
from alhambra.rules.modules.characters.abdul_karim import BoughtByKarim
from tests.helpers import do, listed, refusal, tile, tiles
from tests.rules.characters.tables import full_table, is_used, now, owned, seen, table

MARKET = "garden-10 tower-12 arcades-9 pavilion-8"


def test_tile_is_free_and_keeps_the_turn() -> None:
    """characters.abdul_karim, turn.exact: it is free, and the turn is kept"""
    game = table(owned=["abdul_karim"], hands=["F1"], market=MARKET)
    assert listed(game, "abdul_karim") == {f"abdul_karim {square}" for square in (1, 2, 3, 4)}
    events = do(game, "abdul_karim 2")
    assert events == [BoughtByKarim(0, 2, tile("tower-12"))]
    assert now(game) == "turn 0"
    assert game.stack[-1].held() == tiles("tower-12")
    assert game.market == (tile("garden-10"), None, tile("arcades-9"), tile("pavilion-8"))
    assert game.discards == 0


def test_he_leaves_the_game_when_used() -> None:
    """characters.abdul_karim, characters.once: 1×, he leaves the game when used"""
    game = table(owned=["abdul_karim laila"], market=MARKET)
    do(game, "abdul_karim 1")
    assert owned(game) == ["laila", "", ""]
    assert "abdul_karim" in seen(game)
    assert not listed(game, "abdul_karim")
    assert refusal(game, "abdul_karim 2") == ("character-not-owned", "characters.open")
    assert not is_used(game)  # he is not a ◆ card
    assert game.status() == []


def test_using_him_is_an_action() -> None:
    """characters.abdul_karim: it is too late then for characters used before the first action"""
    game = table(owned=["abdul_karim laila"], market=MARKET)
    do(game, "abdul_karim 1")
    assert refusal(game, "laila 2") == ("character-too-late", "characters.laila")
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")


def test_he_can_be_used_after_exact_purchases() -> None:
    """characters.abdul_karim: at any action of the turn, so five actions at most"""
    game = table(owned=["abdul_karim"], hands=["F9 F1 R9 R3 N9"], market=MARKET)
    do(game, "buy 1 florin 9+1", "buy 2 dirham 9+3", "abdul_karim 4", "buy 3 denar 9")
    assert game.stack[-1].held() == tiles("garden-10 tower-12 pavilion-8 arcades-9")
    do(game, "take denar 9")
    assert now(game) == "placing 0"
    assert {f"reserve {id}" for id in MARKET.split()} <= listed(game)


def test_free_tile_counts_as_bought() -> None:
    """characters.abdul_karim, turn.place, two.gift: placed after the actions, or given away"""
    game = table(2, owned=["abdul_karim"], market=MARKET)
    do(game, "abdul_karim 1")
    assert refusal(game, "add garden-10 1,0") == ("not-in-reserve", "redesign.add")
    do(game, "take denar 9")
    assert {"place garden-10 1,0", "reserve garden-10", "give garden-10"} <= listed(game)
    do(game, "give garden-10")
    assert game.states["two_players"] == tiles("garden-10")


def test_empty_square_is_refused() -> None:
    """characters.abdul_karim, buy.price: the square must hold a tile"""
    game = table(owned=["abdul_karim"], market="garden-10 - arcades-9 -")
    assert listed(game, "abdul_karim") == {"abdul_karim 1", "abdul_karim 3"}
    assert refusal(game, "abdul_karim 2") == ("square-empty", "buy.price")


def test_camp_can_be_taken() -> None:
    """characters.abdul_karim, camps.tiles, ruling: a camp counts like any other tile"""
    game = full_table(owned=["abdul_karim"], market="camp-8-ne tower-12 arcades-9 pavilion-8")
    do(game, "abdul_karim 1")
    assert game.stack[-1].held() == tiles("camp-8-ne")


def test_only_his_owner_can_use_him() -> None:
    """characters.abdul_karim, characters.open: only his owner can use him"""
    game = table(owned=["", "abdul_karim"])
    assert not listed(game, "abdul_karim")
    assert refusal(game, "abdul_karim 1") == ("character-not-owned", "characters.open")


@pytest.mark.parametrize(
    ("text", "code"), [("abdul_karim", "bad-words"), ("abdul_karim 0", "bad-square")]
)
def test_malformed_square_is_refused(text: str, code: str) -> None:
    """characters.abdul_karim: the text names one square"""
    with pytest.raises(TextError) as caught:
        table().parse(text)
    assert caught.value.code == code
