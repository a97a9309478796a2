"""Refusals and events as people read them."""

import pytest

import alhambra
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.events import Teller
from alhambra.notation.errors import RecordError
from alhambra.rules import events
from alhambra.rules.errors import Refusal
from alhambra.rules.money import parse_code, purse
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import TILES

WORDS = Words()
GARDEN = next(tile for tile in TILES if tile.id == "garden-7-nsw")
PLAIN = next(tile for tile in TILES if tile.id == "chambers-11")
CARDS = purse(map(parse_code, ["N7", "N3", "R2"]))


def test_a_refusal_says_why_and_cites_its_paragraph() -> None:
    """build.match"""
    error = Refusal(
        "wall-meets-open", "build.match", cell=(1, -2), tile=GARDEN, side=3, neighbour=PLAIN
    )
    assert error_text(WORDS, error) == (
        "garden 7 nsw cannot lie at 1,-2: its wall on the west would meet the open side "
        "of chambers 11. [rule build.match]"
    )


def test_cards_and_currencies_are_named() -> None:
    """buy.price"""
    not_held = Refusal("pay-not-held", "buy.price", cards=CARDS)
    wrong = Refusal("wrong-currency", "buy.price", wanted="denar", offered="florin")
    assert "denar 7 + 3, dirham 2" in error_text(WORDS, not_held)
    assert "wants denar, not florin" in error_text(WORDS, wrong)


def test_the_reason_of_an_error_is_a_sentence_too() -> None:
    reason = Refusal("take-nothing", "money.take")
    error = RecordError("record-illegal", line=9, action="take", reason=reason)
    assert error_text(WORDS, error) == (
        'Line 9: "take" is against the rules. Take at least one money card. [rule money.take]'
    )


ALL_EVENTS = [
    (events.Shuffled("deck", ("N1",)), 'The pile "deck" was shuffled.'),
    (events.Dealt(1, CARDS), "Bo was dealt denar 7 + 3, dirham 2."),
    (events.Began(0), "You begin: fewest cards."),
    (events.Took(0, CARDS), "You took denar 7 + 3, dirham 2."),
    (
        events.Bought(1, 3, GARDEN, CARDS, False),
        "Bo bought garden 7 nsw for denar 7 + 3, dirham 2.",
    ),
    (events.Added(0, GARDEN, (1, 0)), "You built garden 7 nsw from your reserve at 1,0."),
    (events.Removed(1, GARDEN, (1, 0)), "Bo moved garden 7 nsw from 1,0 to the reserve."),
    (events.Swapped(1, GARDEN, PLAIN, (0, 1)), "Bo swapped chambers 11 at 0,1 for garden 7 nsw."),
    (events.Passed(0), "You could do nothing and passed."),
    (events.Placed(1, PLAIN, (0, -1)), "Bo placed chambers 11 at 0,-1."),
    (events.Reserved(0, PLAIN), "You put chambers 11 on your reserve."),
    (events.Gave(1, PLAIN), "Bo gave chambers 11 to Dirk."),
    (events.Revealed(CARDS), "New money: denar 7 + 3, dirham 2."),
    (events.Reshuffled(1), "The deck was empty: 1 discarded card became the new deck."),
    (events.ScoringDrawn(2), "The second scoring card came up."),
    (events.MarketFilled(4, PLAIN), "New on square 4: chambers 11."),
    (events.Scored(3, (ScoreLine(3, 0, "wall", 5, 5),)), "Third scoring."),
    (events.NeutralDrew((PLAIN, GARDEN)), "Dirk received chambers 11, garden 7 nsw."),
    (
        events.LeftoverDecided(3, PLAIN, None, (4, 4)),
        "Leftover chambers 11 goes to nobody, as no one alone has the most denar: Ana 4, Bo 4.",
    ),
    (events.TurnBegan(1), "It is Bo's turn."),
    (events.Ended((50, 50), (0, 1)), "The game is over: Ana, Bo share the victory. Ana 50, Bo 50"),
]


@pytest.mark.parametrize(("event", "sentence"), ALL_EVENTS)
def test_every_event_is_a_sentence(event: events.Event, sentence: str) -> None:
    assert Teller(WORDS, ("Ana", "Bo"), "classic", you=0).tell(event) == sentence


def test_no_event_is_left_out() -> None:
    classes = {
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and issubclass(thing, events.Event)
    }
    assert {type(event) for event, _ in ALL_EVENTS} == classes - {events.Event}


def test_who_is_spoken_to_changes_the_sentence() -> None:
    game = alhambra.new_game(["Ana", "Bo"], seed=1)
    (took, *_) = game.apply(game.legal_actions()[0])
    seat = game.turn_seat ^ 1
    told = {Teller(WORDS, game.names, "classic", you).tell(took)[:4] for you in (seat, None)}
    assert told == {"You ", f"{game.names[seat]} took"[:4]}
