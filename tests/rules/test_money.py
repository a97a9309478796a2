"""Taking money (money.*)."""

from itertools import combinations

import pytest

from alhambra import TextError
from alhambra.rules.events import Took
from alhambra.rules.money import Purse, cards_in, parse_code
from alhambra.rules.take import Take
from tests.helpers import cards, do, listed, position, refusal


def test_one_card_of_any_value_can_be_taken() -> None:
    """money.take: any one face-up card"""
    game = position(display="N9 R8 U7 F6")
    assert listed(game, "take") == {
        "take denar 9",
        "take dirham 8",
        "take ducat 7",
        "take florin 6",
    }
    (took, *_) = do(game, "take ducat 7")
    assert took == Took(0, cards("U7"))
    assert game.hands[0] == cards("U7")


def test_several_cards_may_total_5() -> None:
    """money.take: several whose values total at most 5, currencies mixed freely"""
    game = position(display="N1 R2 U2 F3", deck="N8 N9 R9 ...")
    assert listed(game, "take") == {
        "take denar 1",
        "take dirham 2",
        "take ducat 2",
        "take florin 3",
        "take denar 1 dirham 2",
        "take denar 1 ducat 2",
        "take denar 1 florin 3",
        "take dirham 2 ducat 2",
        "take dirham 2 florin 3",
        "take ducat 2 florin 3",
        "take denar 1 dirham 2 ducat 2",
    }
    do(game, "take denar 1 dirham 2 ducat 2")
    assert game.hands[0] == cards("N1 R2 U2")
    assert game.display == cards("F3 N8 N9 R9")


def test_four_cards_that_total_5_can_be_taken() -> None:
    """money.take: four cards that total at most 5 can all be taken"""
    game = position(display="N1 N1 U1 F2", deck="N8 N9 R9 U9 ...")
    do(game, "take denar 1 denar 1 ducat 1 florin 2")
    assert game.hands[0] == cards("N1 N1 U1 F2")
    assert game.display == cards("N8 N9 R9 U9")


def test_several_cards_above_5_are_refused() -> None:
    """money.take: several cards that total 6 are refused"""
    game = position(display="N1 R5 U3 F3")
    assert refusal(game, "take denar 1 dirham 5") == ("take-too-much", "money.take")
    assert refusal(game, "take ducat 3 florin 3") == ("take-too-much", "money.take")
    assert refusal(game, "take denar 1 ducat 3 florin 3") == ("take-too-much", "money.take")


def test_only_cards_on_display_can_be_taken() -> None:
    """money.take: a card that is not on display, or one copy too many, is refused"""
    game = position(display="N1 N1 R2 F9")
    assert game.is_legal(game.parse("take denar 1 denar 1"))
    assert refusal(game, "take ducat 1") == ("take-not-there", "money.take")
    assert refusal(game, "take denar 2") == ("take-not-there", "money.take")
    assert refusal(game, "take denar 1 denar 1 denar 1") == ("take-not-there", "money.take")
    assert refusal(game, "take dirham 2 dirham 2") == ("take-not-there", "money.take")


@pytest.mark.parametrize("copies", [4, 5, 7])
def test_more_copies_than_exist_are_refused(copies: int) -> None:
    """money.take: any number of extra copies is refused"""
    game = position(display="N1 N1 N1 R1")
    assert refusal(game, "take" + " denar 1" * copies) == ("take-not-there", "money.take")


@pytest.mark.parametrize("copies", [8, 15, 16, 20, 300])
def test_absurd_numbers_of_copies_are_refused(copies: int) -> None:
    """money.take: numbers of copies that a purse cannot hold are refused when the text is parsed"""
    game = position(display="N1 N1 N1 R1")
    with pytest.raises(TextError, match="too-many-copies"):
        game.parse("take" + " denar 1" * copies)


def test_absurd_purses_are_refused() -> None:
    """money.take: no number of copies gets past the check, whatever else is on display"""
    displays = ["N1 N1 N1 N2", "N1 N2 N2 N2", "N2 N3 N3 N3", "N9 N8 R1 R9", "N1 R9 R1 U9"]
    for display in displays:
        game = position(display=display)
        for card in game.rules.cards:
            held = cards_in(game.display).count(card)
            for copies in range(held + 1, 16):
                assert not game.is_legal(Take(Purse(card.unit * copies))), (display, card, copies)


def test_empty_take_is_refused() -> None:
    """money.take: at least one card must be taken"""
    game = position()
    why = game.refusal(Take(Purse(0)))
    assert why is not None
    assert (why.code, why.paragraph) == ("no-action", "turn.action")
    for text in ("take", "take denar", "take denar 1 dirham"):
        with pytest.raises(TextError, match="bad-cards"):
            game.parse(text)


def test_listed_takes_match_brute_force() -> None:
    """money.take: the list is every single card and every subset that totals at most 5"""
    pool = ["N1", "N1", "N2", "R1", "R3", "U4", "F5", "F2", "U9"]
    for chosen in combinations(pool, 4):
        expected = set()
        for number in range(1, 5):
            for subset in combinations(chosen, number):
                if number == 1 or sum(parse_code(code).value for code in subset) <= 5:
                    expected.add(Take(cards(" ".join(subset))))
        game = position(display=" ".join(chosen))
        found = [action for action in game.legal_actions() if isinstance(action, Take)]
        assert set(found) == expected
        assert len(found) == len(expected)


def test_order_of_cards_does_not_matter() -> None:
    """money.take: a take is a set of cards; its text has one canonical order"""
    game = position(display="N1 R2 U9 F9")
    action = game.parse("take dirham 2 denar 1")
    assert action == game.parse("take denar 1 dirham 2")
    assert str(action) == "take denar 1 dirham 2"
