"""Refusals and events as players read them."""

from typing import Any

import pytest

import alhambra
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.events import EventFormatter
from alhambra.locales.modules.characters import (
    character_does,
    character_mark,
    character_name,
    character_short,
    character_text,
)
from alhambra.locales.params import field_params
from alhambra.locales.things import count_text, source_text, tile_text
from alhambra.notation.errors import RecordError
from alhambra.rules import events, money
from alhambra.rules.errors import Refusal
from alhambra.rules.modules import diamonds, two_players
from alhambra.rules.modules.characters.abdul_karim import BoughtByKarim
from alhambra.rules.modules.characters.abdul_knihstig import TookWithKnihstig
from alhambra.rules.modules.characters.auction import (
    BidMade,
    BidPassed,
    CharacterUnsold,
    CharacterWon,
)
from alhambra.rules.modules.characters.card import CharacterDrawn
from alhambra.rules.modules.characters.faruk import FarukHelped
from alhambra.rules.modules.characters.fatima import FatimaExchanged, FatimaKept
from alhambra.rules.modules.characters.hakim import HakimChose
from alhambra.rules.modules.characters.laila import LailaExchanged
from alhambra.rules.modules.characters.machma import MachmaExchanged
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.modules.characters.yammerad import YammeradDrew, YammeradGot
from alhambra.rules.modules.city_gates.build import GateOpened
from alhambra.rules.modules.city_gates.card import GateRevealed, GateTaken
from alhambra.rules.money import cards_in, make_card, parse_code, purse
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import EAST, TILES, make_tile, parse_sides
from tests.helpers import cards, position

from .sources import event_classes

WORDS = Words()
GARDEN = next(tile for tile in TILES if tile.id == "garden-7-nsw")
PLAIN = next(tile for tile in TILES if tile.id == "chambers-11")
CARDS = purse(map(parse_code, ["N7", "N3", "R2"]))
DIAMOND, DENAR = (purse([card]) for card in (make_card(diamonds.DIAMOND, 7), parse_code("N3")))
CAMP = make_tile("camp", 8, bastions=parse_sides("ne"))


def test_a_refusal_says_why_and_cites_its_paragraph() -> None:
    """build.match"""
    error = Refusal(
        "wall-meets-open", "build.match", cell=(1, -2), tile=GARDEN, side="w", neighbour=PLAIN
    )
    assert error_text(WORDS, error) == (
        "Doesn’t fit: its west wall would touch the open side of chambers 11. [rule build.match]"
    )


def test_cards_and_currencies_are_named() -> None:
    """buy.price"""
    not_held = Refusal("pay-not-held", "buy.price", cards=cards_in(CARDS))
    wrong = Refusal("wrong-currency", "buy.price", accepted=(money.DENAR,), offered=money.FLORIN)
    assert "denar 7 + 3 and dirham 2" in error_text(WORDS, not_held)
    assert "must be paid in denars, not in florins" in error_text(WORDS, wrong)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "must be paid in denars or diamonds, not in florins"),
        ("de", "zahlt man mit Denar oder Diamanten, nicht mit Gulden"),
        ("es", "pide dinares o diamantes, no florines"),
    ],
)
def test_every_currency_that_pays_is_named(language: str, sentence: str) -> None:
    """diamonds.pay"""
    game = position(modules="diamonds", hands=["F9"])
    refusal = game.refusal(game.parse("buy 3 florin 9"))
    assert refusal
    assert sentence in error_text(Words(language), refusal)


def test_three_things_and_more_are_joined_as_each_language_does() -> None:
    """money.take"""
    not_held = Refusal("pay-not-held", "buy.price", cards=cards_in(cards("N1 R1 U1")))
    assert "denar 1, dirham 1, and ducat 1" in error_text(WORDS, not_held)
    assert "1 Denar, 1 Dirham und 1 Dukat." in error_text(Words("de"), not_held)


def test_values_of_cards_are_numbers() -> None:
    """characters.machma: nothing else is a purse, whatever its name"""
    error = Refusal("exchange-up", "characters.machma", given=7, taken=9)
    sentence = (
        "For a card of value 7 you may take one of value 7 at most, not 9. [rule characters.machma]"
    )
    assert error_text(WORDS, error) == sentence


@pytest.mark.parametrize(
    ("hint", "value", "text"),
    [
        (tuple[int, int], (1, -2), "1,-2"),
        (Any, (1, -2), "1,-2"),
        (Any, (TILES[0], TILES[1]), ", ".join(tile_text(WORDS, tile) for tile in TILES[:2])),
        (Any, cards_in(CARDS), "denar 7 + 3 and dirham 2"),
        (tuple[int, ...], (1, 2), None),
        (tuple[int, ...], (1, 2, 3), None),
        (Any, (1, 2, 3), None),
        (Any, (), None),
    ],
)
def test_numbers_in_a_tuple_are_a_cell_only_where_they_can_be_one(
    hint: Any, value: tuple[Any, ...], text: str | None
) -> None:
    """A plug-in may tell any numbers; no sentence can name a list of them"""
    assert field_params(WORDS, "values", hint, value).get("values") == text


def test_the_reason_of_an_error_is_a_sentence_too() -> None:
    reason = Refusal("supply-empty", "characters.laila")
    error = RecordError("record-illegal", line=9, action="laila 1", reason=reason)
    assert error_text(WORDS, error) == (
        'Line 9: "laila 1" is against the rules. '
        "There is no tile left to draw. [rule characters.laila]"
    )


ALL_EVENTS = [
    (events.Shuffled("deck", ("N1",)), 'The pile "deck" was shuffled.'),
    (events.Dealt(1, CARDS), "Bo was dealt denar 7 + 3 and dirham 2."),
    (
        events.Began(0),
        "You begin with the fewest cards (ties: lowest total, then lowest seat).",
    ),
    (events.Took(0, CARDS), "You took denar 7 + 3 and dirham 2."),
    (
        events.Bought(1, 3, GARDEN, CARDS, False),
        "Bo bought garden 7 (walls N S W) for denar 7 + 3 and dirham 2.",
    ),
    (events.Added(0, GARDEN, (1, 0)), "You built garden 7 (walls N S W) from your reserve at 1,0."),
    (events.Removed(1, GARDEN, (1, 0)), "Bo moved garden 7 (walls N S W) from 1,0 to the reserve."),
    (
        events.Swapped(1, GARDEN, PLAIN, (0, 1)),
        "Bo swapped chambers 11 at 0,1 for garden 7 (walls N S W).",
    ),
    (events.Passed(0), "You could do nothing and passed."),
    (events.Placed(1, PLAIN, (0, -1)), "Bo placed chambers 11 at 0,-1."),
    (events.Reserved(0, PLAIN), "You put chambers 11 in your reserve."),
    (two_players.Gave(1, PLAIN), "Bo gave chambers 11 to Dirk."),
    (events.Revealed(CARDS), "New money: denar 7 + 3 and dirham 2."),
    (events.Reshuffled(1), "The deck was empty: 1 discarded card became the new deck."),
    (events.ScoringDrawn(2), "The second scoring card came up."),
    (events.MarketFilled(4, PLAIN), "New on square 4: chambers 11."),
    (events.Scored(3, (ScoreLine(3, 0, "wall", 5, 5),)), "Third scoring."),
    (
        two_players.NeutralDrew((PLAIN, GARDEN)),
        "Dirk received chambers 11, garden 7 (walls N S W).",
    ),
    (
        events.LeftoverDecided(3, PLAIN, None, (4, 4)),
        "Leftover chambers 11 goes to nobody, as no one alone has the most denars: Ana 4, Bo 4.",
    ),
    (events.TurnBegan(1), "It is Bo’s turn."),
    (events.Ended((50, 50), (0, 1)), "The game is over. Shared victory: Ana, Bo. Ana 50, Bo 50"),
    (GateRevealed(discarded=False), "A gate card came up and lies beside the market."),
    (GateRevealed(discarded=True), "A second gate card came up and was discarded."),
    (GateTaken(1), "Bo took the gate card."),
    (GateOpened(0, (1, 0), EAST), "You opened the east wall at 1,0 with a gate."),
    (CharacterDrawn("laila"), "Laila Wundabah came up and is auctioned."),
    (BidMade(1, "fatima", 7), "Bo bids 7 for Fatima."),
    (BidPassed(0, "fatima"), "You pass."),
    (CharacterUnsold("hakim"), "Nobody wanted Hakim Wahid: the card leaves the game."),
    (
        CharacterWon(0, "yusuf", 9, CARDS),
        "You won Yusuf E’Passuff for 9 and paid denar 7 + 3 and dirham 2.",
    ),
    (
        BoughtByKarim(1, 3, CAMP),
        "Abdul Karim paid for Bo’s camp 8 (arrows N E): another action. He leaves the game.",
    ),
    (TookWithKnihstig(1, CARDS), "Bo took denar 7 + 3 and dirham 2 with Abdul Knihstig."),
    (FarukHelped(0), "Faruk let you take more than 5."),
    (FatimaKept(1), "Bo kept Fatima: 8 points after the last scoring."),
    (FatimaExchanged(0, "ammar"), "You exchanged Fatima for Ammar El’Schauf."),
    (
        HakimChose(1, 2, "tower"),
        "Hakim adds half a building for Bo in this scoring: tower.",
    ),
    (
        LailaExchanged(0, 2, PLAIN, CAMP),
        "Laila brought you camp 8 (arrows N E) on square 2 instead of chambers 11.",
    ),
    (
        MachmaExchanged(1, DIAMOND, DENAR),
        "Bo gave diamond 7 for denar 3 with Machma.",
    ),
    (YammeradDrew(1, money=True), "Bo drew a money card with Yammerad, unseen."),
    (YammeradDrew(0, money=False), "With Yammerad you drew a card that is not money."),
    (YammeradGot(0, CARDS), "It was denar 7 + 3 and dirham 2."),
]


@pytest.mark.parametrize(("event", "sentence"), ALL_EVENTS)
def test_every_event_is_a_sentence(event: events.Event, sentence: str) -> None:
    assert EventFormatter(WORDS, ("Ana", "Bo"), you=0).format(event) == sentence


def test_no_event_class_is_missing() -> None:
    assert {type(event) for event, _ in ALL_EVENTS} == set(event_classes())


def test_the_edge_that_a_camp_touches_is_named() -> None:
    """camps.edges"""
    error = Refusal(
        "sides-differ", "camps.edges",
        cell=(1, 0), tile=CAMP, side="w", neighbour=PLAIN, mine="field", theirs="open",
    )  # fmt: skip
    assert error_text(WORDS, error).startswith(
        "Doesn’t fit: its field side on the west would touch the open side of chambers 11. "
    )


@pytest.mark.parametrize("character", IDS)
def test_every_character_has_a_name_a_mark_and_a_sentence(character: str) -> None:
    """characters.once: ◆ every turn, 1× once, W in scorings."""
    name = character_name(WORDS, character)
    mark = {"fatima": "1×", "abdul_karim": "1×", "hakim": "W", "yusuf": "W"}.get(character, "◆")
    assert character_mark(WORDS, character) == mark
    assert character_text(WORDS, character) == f"{name} {mark}"
    assert name.split()[0].lower() in character.split("_")
    short, _, its_mark = character_short(WORDS, character).rpartition(" ")
    assert name.startswith(short)
    assert its_mark == mark
    sentences = {character_does(WORDS, id) for id in IDS}
    assert len(sentences) == len(IDS)


@pytest.mark.parametrize(
    ("source", "title"),
    [
        ("garden", "Gardens"),
        ("yusuf", "Yusuf E’Passuff"),
        ("fatima", "Fatima"),
        ("camp-8-ne/n", "Camp 8, arrow north"),
        ("camp-10-sw/w", "Camp 10, arrow west"),
    ],
)
def test_every_source_of_points_has_a_title(source: str, title: str) -> None:
    """score.explain"""
    assert source_text(WORDS, source) == title


@pytest.mark.parametrize(("count", "text"), [(3, "3"), (3.0, "3"), (3.5, "3½"), (0.5, "0½")])
def test_half_a_building_is_shown_as_a_half(count: float, text: str) -> None:
    """characters.hakim"""
    assert count_text(count) == text


def test_the_sentence_depends_on_the_reader() -> None:
    game = alhambra.new_game(["Ana", "Bo"], seed=1)
    (took, *_) = game.apply(game.legal_actions()[0])
    seat = game.turn_seat ^ 1
    beginnings = {EventFormatter(WORDS, game.names, you).format(took)[:4] for you in (seat, None)}
    assert beginnings == {"You ", f"{game.names[seat]} took"[:4]}
