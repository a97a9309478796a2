"""Ammar: one more redesign at the end of the turn (characters.ammar)."""

import pytest

from alhambra import TextError
from tests.helpers import cards, do, listed, named, position, refusal, tiles
from tests.rules.characters.tables import full_table, is_used, now, table

MARKET = "seraglio-9 tower-12 arcades-9 pavilion-8"


def test_redesign_follows_the_placing() -> None:
    """characters.ammar, ruling: before the refill, with the tiles reserved this turn too"""
    game = table(owned=["ammar"], hands=["F8 F2"], market=MARKET, reserves=["tower-11"])
    do(game, "buy 1 florin 8+2")
    assert now(game) == "placing 0"
    events = do(game, "reserve seraglio-9")
    assert named(events) == ["Reserved"]
    assert now(game) == "ammar 0"
    assert game.market[0] is None
    assert {"add seraglio-9 1,0", "add tower-11 1,0", "decline"} <= listed(game)
    events = do(game, "add seraglio-9 1,0")
    assert named(events) == ["Added", "MarketFilled", "TurnBegan"]
    assert now(game) == "turn 1"
    assert game.reserves[0] == tiles("tower-11")


def test_tile_placed_this_turn_can_be_redesigned() -> None:
    """characters.ammar, ruling: it can be removed or swapped again"""
    game = table(owned=["ammar"], hands=["F8 F2"], market=MARKET, reserves=["tower-11"])
    do(game, "buy 1 florin 8+2", "place seraglio-9 1,0")
    assert {"remove seraglio-9", "swap tower-11 1,0", "add tower-11 2,0"} <= listed(game)
    do(game, "swap tower-11 1,0")
    assert game.reserves[0] == tiles("seraglio-9")


@pytest.mark.parametrize("action", ["take denar 9", "add tower-12 1,0", "remove garden-10"])
def test_offered_without_a_purchase(action: str) -> None:
    """characters.ammar, ruling: after taking money or a redesign, too"""
    game = table(owned=["ammar"], palaces=["garden-10@0,1"], reserves=["tower-12"])
    do(game, action)
    assert now(game) == "ammar 0"
    assert game.display == cards("N9 R9 U9 F9") - (cards("N9") if "take" in action else 0)


def test_offered_after_a_pass() -> None:
    """characters.ammar, turn.action: a pass ends the actions, then placing and Ammar follow"""
    game = table(owned=["ammar"], hands=["F9"], market=MARKET, display="", deck="")
    do(game, "buy 1 florin 9")
    assert listed(game) == {"pass"}
    do(game, "pass", "reserve seraglio-9")
    assert now(game) == "ammar 0"
    do(game, "add seraglio-9 0,1")
    assert now(game) == "turn 1"


def test_not_offered_without_a_legal_redesign() -> None:
    """characters.ammar, turn.decision, ruling: an optional decision needs a choice"""
    game = table(owned=["ammar"])
    do(game, "take denar 9")
    assert now(game) == "turn 1"
    game = table(owned=["", "ammar"], reserves=["tower-12", "tower-11"])
    do(game, "take denar 9")
    assert now(game) == "turn 1"  # his owner is another player


def test_declining_keeps_him() -> None:
    """characters.ammar: he need not be used, and is available in the next turn"""
    game = table(owned=["ammar"], reserves=["tower-12"], deck="N1 R1 U1 F1 ...")
    do(game, "take denar 9")
    assert not is_used(game)
    do(game, "decline")
    assert now(game) == "turn 1"
    assert game.reserves[0] == tiles("tower-12")
    do(game, "take dirham 9", "take ducat 9", "take florin 9")
    assert now(game) == "ammar 0"


def test_one_redesign_per_turn() -> None:
    """characters.ammar, characters.once: one more redesign, in every turn"""
    game = table(owned=["ammar"], reserves=["tower-12 tower-11"], deck="N1 R1 U1 F1 ...")
    do(game, "take denar 9", "add tower-12 1,0")
    assert now(game) == "turn 1"
    do(game, "take dirham 9", "take ducat 9", "take florin 9", "add tower-11 2,0")
    assert now(game) == "turn 1"
    assert game.palaces[0].buildings().keys() == {(1, 0), (2, 0)}


def test_only_redesigns() -> None:
    """characters.ammar: no other action is legal, and the building rules hold"""
    game = table(owned=["ammar abdul_karim laila"], reserves=["tower-12"], hands=["F9"])
    do(game, "take denar 9")
    for text in ("take dirham 9", "abdul_karim 1", "laila 1", "pass", "reserve tower-12"):
        assert refusal(game, text) == ("not-now", "turn.action")
    assert refusal(game, "add tower-12 3,3") == ("not-joined", "build.joined")
    assert refusal(game, "add tower-11 1,0") == ("not-in-reserve", "redesign.add")
    game = table(reserves=["tower-12"])
    assert refusal(game, "decline") == ("not-now", "turn.action")


def test_redesign_may_use_a_gate() -> None:
    """characters.ammar, gates.use, ruling: his redesign may use a gate"""
    game = full_table(
        owned=["ammar"], gates=[1, 0, 0], palaces=["pavilion-7-e@1,0"], reserves=["tower-10-w"]
    )
    do(game, "take denar 9")
    assert now(game) == "ammar 0"
    assert "add tower-10-w 2,0 gate w" in listed(game)
    do(game, "add tower-10-w 2,0 gate w")
    assert game.palaces[0].works.gates == {((1, 0), 2)}
    assert now(game) == "turn 1"


def test_not_offered_for_leftovers() -> None:
    """characters.ammar, end.leftovers, ruling: nothing may be redesigned any more"""
    game = position(modules="characters", owned=["ammar"], leftovers="tower-12",
                    reserves=["tower-11"])  # fmt: skip
    do(game, "place tower-12 1,0")
    assert game.is_over


def test_offered_in_the_last_turn() -> None:
    """characters.ammar, turn.refill, ruling: he comes before the refill that ends the game"""
    game = table(owned=["ammar"], reserves=["tower-12"], market="- - - -", supply="")
    do(game, "take denar 9")
    assert now(game) == "ammar 0"
    do(game, "add tower-12 1,0")
    assert game.is_over


def test_notation_of_declining() -> None:
    """characters.ammar: declining is a single word"""
    game = table(owned=["ammar"], reserves=["tower-12"])
    do(game, "take denar 9")
    assert game.parse("decline") == game.legal_actions()[-1]
    with pytest.raises(TextError) as caught:
        game.parse("decline ammar")
    assert caught.value.code == "bad-words"
