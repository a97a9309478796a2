"""Fatima: kept for her points or exchanged (characters.fatima)."""

import pytest

import alhambra
from alhambra import Game, ScoreLine, TextError
from alhambra.rules.modules.characters.fatima import FatimaExchanged, FatimaKept
from tests.helpers import do, listed, named, points, refusal
from tests.rules.characters.tables import aside, is_used, now, owned, seen, table


def won(aside: str = "hakim yusuf", deck: str = "character-fatima ...", **more: object) -> Game:
    """Seat 1 has just paid for Fatima in a refill."""
    game = table(hands=["", "F5"], aside=aside, deck=deck, **more)  # type: ignore[arg-type]
    do(game, "take denar 9", "bid 1", "pass", "pass", "pay florin 5")
    return game


def test_choice_follows_immediately() -> None:
    """characters.fatima: keep or exchange, before the next card is drawn"""
    game = won()
    assert now(game) == "fatima 1"
    assert owned(game) == ["", "fatima", ""]
    assert listed(game) == {"keep fatima", "exchange fatima"}
    assert refusal(game, "take dirham 9") == ("not-now", "turn.action")


def test_keeping_her_is_final() -> None:
    """characters.fatima: she stays; the choice is final"""
    game = won()
    events = do(game, "keep fatima")
    assert events[0] == FatimaKept(1)
    assert owned(game) == ["", "fatima", ""]
    assert aside(game) == "hakim yusuf"
    assert now(game) == "turn 1"
    for text in ("keep fatima", "exchange fatima"):
        assert refusal(game, text) == ("not-now", "turn.action")


def test_exchange_for_the_top_character() -> None:
    """characters.fatima: for the top face-down character; she leaves the game"""
    game = won()
    events = do(game, "exchange fatima")
    assert events[0] == FatimaExchanged(1, "hakim")
    assert events[0].audience is None
    assert owned(game) == ["", "hakim", ""]
    assert aside(game) == "yusuf"
    assert {"fatima", "hakim"} <= seen(game)
    assert "yusuf" not in seen(game)
    assert now(game) == "turn 1"
    assert game.status() == []


def test_exchange_is_random() -> None:
    """characters.fatima, setup.open: nobody knows the character before the card is revealed"""
    game = won()
    game.act(game.parse("exchange fatima"))
    assert game.seat is None
    assert game.legal_actions() == ()
    assert game.refusal(game.parse("keep fatima")) is not None
    assert owned(game) == ["", "", ""]
    assert aside(game) == "hakim yusuf"
    got = {owned(game.determinize(1, seed))[1] for seed in range(4)}
    assert got == {""}
    dealt = [game.determinize(1, seed) for seed in range(20)]
    for other in dealt:
        other.resolve()
    assert {owned(other)[1] for other in dealt} == {"hakim", "yusuf"}
    game.resolve()
    assert owned(game) == ["", "hakim", ""]


def test_exchange_needs_a_character_aside() -> None:
    """characters.fatima: without a character aside she can only be kept"""
    game = won(aside="")
    assert listed(game) == {"keep fatima"}
    assert refusal(game, "exchange fatima") == ("nobody-aside", "characters.fatima")
    do(game, "keep fatima")
    assert owned(game) == ["", "fatima", ""]


def ending(owner: str, **more: object) -> Game:
    """The last refill is near; seat 1 owns this character."""
    return table(market="- - - -", supply="", owned=["", owner], **more)  # type: ignore[arg-type]


def test_she_scores_eight_points_at_the_end() -> None:
    """characters.fatima, score.explain, ruling: a line after the third scoring"""
    game = ending("fatima yusuf", palaces=["", "pavilion-2-new@0,-1"])
    do(game, "take denar 9")
    assert game.is_over
    assert game.lines[-1] == ScoreLine(3, 1, "fatima", 8, 1)
    assert points(game, 3) == {
        (1, "pavilion"): 16, (1, "wall"): 3, (1, "yusuf"): 1, (1, "fatima"): 8,
    }  # fmt: skip
    assert game.scores == [0, 28, 0]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_no_points_before_the_end_or_without_her() -> None:
    """characters.fatima, ruling: none in the first two scorings, none when exchanged"""
    game = table(owned=["", "fatima"], deck="scoring-1 scoring-2 ...")
    do(game, "take denar 9")
    assert game.lines == ()
    game = ending("")
    do(game, "take denar 9")
    assert game.lines == ()


def test_exchange_for_a_diamond_card() -> None:
    """characters.fatima, characters.open: a ◆ card works from the owner's next turn on"""
    game = won("laila")
    do(game, "exchange fatima")
    assert now(game) == "turn 1"
    assert listed(game, "laila") == {f"laila {square}" for square in (1, 2, 3, 4)}


def test_exchange_for_a_1x_card() -> None:
    """characters.fatima, characters.open: a 1× card works like one just won"""
    game = won("abdul_karim")
    do(game, "exchange fatima")
    do(game, "abdul_karim 2")
    assert now(game) == "turn 1"
    assert owned(game) == ["", "", ""]


@pytest.mark.parametrize("scoring_first", [True, False])
def test_exchange_for_yusuf_with_a_scoring_pending(scoring_first: bool) -> None:
    """characters.fatima, characters.open, ruling: a W card counts in a pending scoring"""
    codes = ["scoring-1", "character-fatima"]
    deck = " ".join([*(codes if scoring_first else codes[::-1]), "..."])
    game = won("yusuf", deck, palaces=["", "pavilion-2-new@0,-1"])
    assert game.scorings == ((1,) if scoring_first else ())
    events = do(game, "exchange fatima")
    assert "Scored" in named(events)
    assert points(game, 1)[1, "yusuf"] == 1


def test_exchange_for_hakim_with_a_scoring_pending() -> None:
    """characters.fatima, characters.hakim: his kind is chosen before that scoring"""
    game = won("hakim", "character-fatima scoring-1 ...",
               palaces=["garden-10@1,0", "garden-11@1,0"])  # fmt: skip
    do(game, "exchange fatima")
    assert now(game) == "hakim 1"
    do(game, "hakim garden")
    assert points(game, 1) == {(1, "garden"): 5}


def test_exchange_in_the_own_turn() -> None:
    """characters.fatima, characters.open, ruling: a ◆ card got for her works in the next turn"""
    for got, works in (("abdul_karim", True), ("laila", False), ("ammar", False)):
        game = table(hands=["F5"], owned=["yammerad"], aside=got, deck="character-fatima N1 ...",
                     reserves=["tower-12"])  # fmt: skip
        do(game, "yammerad", "bid 1", "pass", "pass", "pay florin 5", "exchange fatima")
        assert owned(game)[0] == f"{got} yammerad"
        assert now(game) == "yammerad 0"
        do(game, "stop")
        assert is_used(game)
        assert bool(listed(game, got)) == works
        do(game, "take denar 9")
        assert now(game) == "turn 1"  # Ammar is not offered


def test_exchange_in_the_last_refill() -> None:
    """characters.fatima, turn.refill: the new character still counts in the third scoring"""
    game = table(hands=["", "F5"], aside="yusuf", deck="character-fatima N1", discards="...",
                 market="- - - -", supply="", palaces=["", "pavilion-2-new@0,-1"])  # fmt: skip
    do(game, "take denar 9", "bid 5", "pass", "pass", "pay florin 5", "exchange fatima")
    assert game.is_over
    assert points(game, 3) == {(1, "pavilion"): 16, (1, "wall"): 3, (1, "yusuf"): 1}


@pytest.mark.parametrize("text", ["keep", "keep laila", "exchange", "exchange fatima hakim"])
def test_malformed_choice_is_refused(text: str) -> None:
    """characters.fatima: only Fatima can be kept or exchanged"""
    with pytest.raises(TextError) as caught:
        won().parse(text)
    assert caught.value.code == "unknown-character"
    assert caught.value.params["known"] == "fatima"


def test_choice_round_trip() -> None:
    """characters.fatima: the choice survives a round trip, even before the card is revealed"""
    game = won()
    assert {game.parse(str(action)) for action in game.legal_actions()} == set(game.legal_actions())
    game.act(game.parse("exchange fatima"))
    assert "stack refill, fatima_exchange 1;" in game.position()
    assert alhambra.from_position(game.position()) == game
