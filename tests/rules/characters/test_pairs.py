"""Combinations of characters: one use per turn, when they start to work, and passing.

Tests of characters that meet the deck, the market or a scoring at the same time are here, too,
unless they are in the file of one of them (characters.once, characters.open).
"""

from collections.abc import Callable

import pytest

from alhambra import Game
from tests.helpers import Stacked, cards, do, listed, named, points, refusal, tile
from tests.rules.characters.tables import full_table, is_used, now, owned, table

MARKET = "garden-10 tower-12 arcades-9 pavilion-8"
REPEATED = "abdul_knihstig ammar faruk laila machma yammerad"
DISPLAY = "N5 R2 U1 F1"


def all_repeated() -> Game:
    """Seat 0 owns every ◆ card and could use each of them."""
    return table(
        owned=[REPEATED],
        hands=["F9 F1"],
        display=DISPLAY,
        market=MARKET,
        reserves=["tower-11"],
        deck="U9 R9 ...",
    )


#: One use of each ◆ card, from the start of a turn.
USES = {
    "laila": ["laila 4"],
    "machma": ["machma florin 1 florin 1"],
    "yammerad": ["yammerad"],
    "faruk": ["take denar 5 dirham 2"],
    "abdul_knihstig": ["buy 1 florin 9+1", "abdul_knihstig denar 5"],
    "ammar": ["take denar 5", "add tower-11 1,0"],
}

#: Whether a ◆ card can be used, from the start of a turn.
IS_USABLE: dict[str, Callable[[Game], bool]] = {
    "laila": lambda game: bool(listed(game, "laila")),
    "machma": lambda game: bool(listed(game, "machma")),
    "yammerad": lambda game: bool(listed(game, "yammerad")),
    "faruk": lambda game: game.is_legal(game.parse("take denar 5 dirham 2")),
    "abdul_knihstig": lambda game: leads_to(game, "buy 1 florin 9+1", "abdul_knihstig"),
    "ammar": lambda game: leads_to(game, "take dirham 2", "ammar"),
}


def leads_to(game: Game, action: str, step: str) -> bool:
    """Whether an action leads to a step of a character."""
    do(game, action)
    while now(game) == "placing 0":
        do(game, str(game.legal_actions()[-1]))
    return game.stack[-1].name == step


@pytest.mark.parametrize("id", USES)
def test_each_diamond_card_can_be_used(id: str) -> None:
    """characters.once: as long as none has been used, each of them can be"""
    game = all_repeated()
    assert IS_USABLE[id](game.copy())
    do(game, *USES[id])


@pytest.mark.parametrize("second", IS_USABLE)
@pytest.mark.parametrize("first", ["laila", "machma", "yammerad"])
def test_one_use_per_turn_before_the_action(first: str, second: str) -> None:
    """characters.once, ruling: one use of one ◆ card per turn"""
    game = all_repeated()
    do(game, *USES[first])
    assert is_used(game)
    assert not IS_USABLE[second](game)


@pytest.mark.parametrize("second", ["faruk", "ammar"])
def test_one_use_per_turn_after_a_purchase(second: str) -> None:
    """characters.once, ruling: using Knihstig spends the use of the turn"""
    game = all_repeated()
    do(game, *USES["abdul_knihstig"])
    assert is_used(game)
    if second == "faruk":
        game = table(owned=[REPEATED], hands=["F9 F1"], display="N5 R2 U9 F1", market=MARKET)
        do(game, "buy 1 florin 9+1", "abdul_knihstig florin 1")
        assert refusal(game, "take denar 5 dirham 2") == ("take-too-much", "money.take")
    else:
        do(game, "take dirham 2", "reserve garden-10")
        assert now(game) == "turn 1"


def test_diamond_cards_can_be_used_every_turn() -> None:
    """characters.once: ◆ cards can be used again every turn"""
    game = table(owned=["laila", "machma"], hands=["", "N9"], deck="N1 N2 N3 N4 ...")
    do(game, "laila 1", "take denar 9", "machma denar 9 dirham 9", "take ducat 9", "take florin 9")
    assert now(game) == "turn 0"
    do(game, "laila 1")


def test_only_in_the_own_turn() -> None:
    """characters.once, ruling: only in the owner's own turn"""
    game = table(owned=["", REPEATED + " abdul_karim"], hands=["N9", "N9"])
    for text in ("laila 1", "machma denar 9 dirham 9", "yammerad", "abdul_karim 1"):
        assert refusal(game, text) == ("character-not-owned", "characters.open")


def test_1x_card_does_not_spend_the_use_of_the_turn() -> None:
    """characters.once: a 1× card and a ◆ card can be used in the same turn"""
    game = table(owned=["abdul_karim laila"])
    do(game, "laila 1", "abdul_karim 1")
    assert now(game) == "turn 0"
    assert owned(game)[0] == "laila"


def test_player_may_own_any_number() -> None:
    """characters.open: a player may own any number of them, face up"""
    game = table(owned=["laila machma", "", "yusuf"], hands=["", "N5"], deck="character-faruk ...")
    do(game, "take denar 9", "pass", "pass", "bid 1", "pay denar 9")
    assert owned(game) == ["faruk laila machma", "", "yusuf"]
    for seat in (None, 0, 1, 2):
        words = game.view(seat).to_json()["table"]["parts"]["characters"]
        assert words[:3] == ["faruk,laila,machma", "-", "yusuf"]


def test_card_won_between_turns_works_in_the_next_turn() -> None:
    """characters.open, ruling: it works from the owner's next turn on"""
    game = table(hands=["", "N5"], deck="character-laila character-abdul_karim ...")
    do(game, "take denar 9", "bid 1", "pass", "pass", "pay denar 5")
    do(game, "pass", "pass", "bid 1", "pay denar 9")
    assert now(game) == "turn 1"
    assert listed(game, "laila")
    assert not listed(game, "abdul_karim")
    do(game, "laila 2", "take dirham 9", "take ducat 9")
    assert listed(game, "abdul_karim")


def test_ammar_won_in_the_refill_is_not_offered() -> None:
    """characters.open, turn.refill, ruling: Ammar is used before the refill"""
    game = table(reserves=["tower-12"], deck="character-ammar ...")
    do(game, "take denar 9", "pass", "pass", "bid 9", "pay denar 9")
    assert now(game) == "turn 1"


@pytest.mark.parametrize(("id", "works"), [("abdul_karim", True), ("laila", False)])
def test_card_won_in_the_own_turn(id: str, works: bool) -> None:
    """characters.open, ruling: a 1× card works at once, a ◆ card does not (its use is spent)"""
    game = table(owned=["yammerad"], hands=["N5"], deck=f"character-{id} U9 ...")
    do(game, "yammerad", "bid 1", "pass", "pass", "pay denar 5", "stop")
    assert owned(game)[0] == f"{id} yammerad"
    assert bool(listed(game, id)) == works
    if not works:
        assert refusal(game, f"{id} 1") == ("character-used", "characters.once")


@pytest.mark.parametrize("id", ["faruk", "ammar", "abdul_knihstig"])
def test_diamond_card_won_in_the_own_turn_is_not_offered(id: str) -> None:
    """characters.open, ruling: nor at the later steps of that turn"""
    game = table(owned=["yammerad"], hands=["F9 F1"], deck=f"character-{id} F2 U9 ...",
                 market=MARKET, display=DISPLAY, reserves=["tower-11"])  # fmt: skip
    do(game, "yammerad", "bid 1", "pass", "pass", "pay florin 1", "yammerad")
    assert refusal(game, "take denar 5 dirham 2") == ("take-too-much", "money.take")
    do(game, "buy 1 florin 9+2")
    assert now(game) == "placing 0"
    do(game, "reserve garden-10")
    assert now(game) == "turn 1"


def test_card_won_in_the_turn_of_another_player() -> None:
    """characters.open: the winner's own turn comes later, with its own use"""
    game = table(owned=["yammerad"], hands=["", "N5"], deck="character-laila U9 ...")
    do(game, "yammerad", "pass", "bid 1", "pass", "pay denar 5", "stop", "take denar 9")
    assert now(game) == "turn 1"
    assert listed(game, "laila")


def test_characters_do_not_prevent_a_pass() -> None:
    """turn.action, ruling: characters, Abdul Karim included, do not count as actions"""
    game = table(owned=["abdul_karim laila yammerad machma"], hands=["F1"], market=MARKET,
                 display="", deck="N3")  # fmt: skip
    assert listed(game) == {
        "pass", "yammerad",
        *(f"{id} {square}" for id in ("abdul_karim", "laila") for square in (1, 2, 3, 4)),
    }  # fmt: skip
    copied = game.copy()
    do(copied, "pass")
    assert now(copied) == "turn 1"
    do(game, "yammerad")
    assert "pass" in listed(game)
    assert not listed(game, "laila")
    do(game, "abdul_karim 4")
    assert listed(game) == {"pass"}
    do(game, "pass")
    assert now(game) == "placing 0"


def test_action_gained_by_a_character_prevents_a_pass() -> None:
    """turn.action, ruling: a drawn card may make a purchase legal"""
    game = table(owned=["yammerad"], market="- - pavilion-3-sw -", display="", deck="N3")
    assert listed(game) == {"pass", "yammerad"}
    do(game, "yammerad")
    assert listed(game) == {"buy 3 denar 3"}
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")


def test_gate_card_prevents_a_pass() -> None:
    """turn.action, gates.take: with a gate card to take nobody passes"""
    game = full_table(owned=["abdul_karim"], display="", deck="", gate_up=True)
    assert "take gate" in listed(game)
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")


def test_hakim_and_yusuf_in_one_scoring() -> None:
    """characters.hakim, characters.yusuf: the former before it, the latter in it"""
    game = table(owned=["hakim", "yusuf"], deck="scoring-1 ...",
                 palaces=["pavilion-8@1,0", "pavilion-2-new@0,-1"])  # fmt: skip
    do(game, "take denar 9", "hakim pavilion")
    assert points(game, 1) == {(0, "pavilion"): 1, (1, "wall"): 3, (1, "yusuf"): 1}


def test_two_characters_and_two_scorings_in_one_refill() -> None:
    """turn.refill, characters.auction: auctions first, then each scoring with Hakim's choice"""
    game = table(
        hands=["", "N5 R5"],
        palaces=["garden-10@1,0", "garden-11@1,0"],
        deck="scoring-1 character-hakim scoring-2 character-yusuf ...",
    )
    do(game, "take denar 9", "bid 1", "pass", "pass", "pay denar 5")
    assert (now(game), game.scorings) == ("auction 1", (1, 2))
    do(game, "bid 1", "pass", "pass", "pay dirham 5")
    assert (now(game), game.lines) == ("hakim 1", ())
    do(game, "hakim garden")
    assert points(game, 1) == {(1, "garden"): 5}
    do(game, "hakim garden")
    assert points(game, 2) == {(1, "garden"): 12, (0, "garden"): 5}
    assert now(game) == "turn 1"


def test_scoring_pending_from_yammerad_and_hakim_won_in_the_refill() -> None:
    """characters.yammerad, score.when, characters.open: the scoring waits for the refill"""
    game = table(owned=["yammerad"], hands=["", "N5"], palaces=["", "garden-11@1,0"],
                 deck="scoring-1 U9 character-hakim ...")  # fmt: skip
    do(game, "yammerad", "yammerad", "take denar 9")
    assert (now(game), game.scorings) == ("auction 1", (1,))
    do(game, "bid 1", "pass", "pass", "pay denar 5")
    assert now(game) == "hakim 1"


def test_karim_takes_the_tile_that_laila_brought() -> None:
    """characters.laila, characters.abdul_karim, characters.abdul_knihstig: one after the other"""
    game = table(owned=["laila abdul_karim abdul_knihstig"], market=MARKET,
                 supply="chambers-11 ...", chance=Stacked())  # fmt: skip
    do(game, "laila 4", "abdul_karim 4")
    assert game.stack[-1].held() == (tile("chambers-11"),)
    assert now(game) == "turn 0"  # Laila was the use of this turn: Knihstig is not offered


def test_karim_ends_the_game_with_the_last_tile() -> None:
    """characters.abdul_karim, end.when: a square that stays empty ends it, as after any purchase"""
    game = table(owned=["abdul_karim"], market=MARKET, supply="")
    do(game, "abdul_karim 1", "take denar 9", "reserve garden-10")
    assert now(game) == "leftovers 0"
    assert game.stack[-1].held() == (tile("arcades-9"),)


def test_gate_and_character_in_one_refill() -> None:
    """gates.reveal, characters.auction: drawing continues until four money cards are up"""
    game = full_table(deck="gate character-laila gate N1 ...")
    events = do(game, "take denar 9", "pass", "pass", "pass")
    kinds = [name for name in named(events) if name not in ("BidPassed", "Took")]
    assert kinds == ["GateRevealed", "CharacterDrawn", "CharacterUnsold", "GateRevealed",
                     "Revealed", "TurnBegan"]  # fmt: skip
    assert game.display == cards("R9 U9 F9 N1")
