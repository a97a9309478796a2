"""City gates (gates.*)."""

from collections import Counter
from itertools import permutations

import pytest

import alhambra
from alhambra import Game, PositionError, TextError
from alhambra.rules.events import Added, Placed, Reshuffled, Revealed, Swapped
from alhambra.rules.modules.city_gates.build import GateOpened
from alhambra.rules.modules.city_gates.card import GATE, GateRevealed, GateTaken
from alhambra.rules.modules.city_gates.state import Gates, gates_of
from alhambra.rules.money import Card, size
from alhambra.rules.palace_invariants import palace_defects
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.tiles import EAST, NORTH, SOUTH, WEST, Sides
from tests.helpers import Stacked, do, gate, listed, named, palace, points, position, refusal, tile

GATES = "city_gates"
SHARES = {2: [1, 1, 0], 3: [1, 1, 1], 4: [2, 1, 1], 5: [2, 2, 1], 6: [2, 2, 2]}

#: A tower with a wall to the west fits behind the wall at 2,0, and is not reached there.
BEHIND = "pavilion-7-e@1,0"
#: The same behind each wall of a tile: where, the tile there, the new one, its side.
SIDES = [
    ("pavilion-6-n@0,-1", "0,-2", "garden-12-s", "s"),
    ("pavilion-7-e@1,0", "2,0", "tower-10-w", "w"),
    ("seraglio-8-s@0,1", "0,2", "tower-11-n", "n"),
    ("seraglio-7-w@-1,0", "-2,0", "tower-13-e", "e"),
]
#: Beside 2,0 are a wall to the west and one to the south, both reached.
TWO_WALLS = "pavilion-7-e@1,0 pavilion-8@0,1 arcades-9@1,1 arcades-8-n@2,1"


def new_game(players: int, chance: Stacked) -> Game:
    """A game with gates, set up by chance as wished."""
    return set_up(make_ruleset(players, "classic", (GATES,)), chance)


def held(game: Game) -> tuple[int, ...]:
    """The gate cards of each seat."""
    return gates_of(game).held


# -- setup ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SHARES)
def test_gate_cards_are_spread_over_three_piles(players: int) -> None:
    """gates.setup, ruling: 1/1/0, 1/1/1, 2/1/1, 2/2/1, 2/2/2 over piles 3 to 5 as they come"""
    for order in permutations("345"):
        chance = Stacked(gates=" ".join(order))
        game = new_game(players, chance)
        found = {pile: names.count("gate") for pile, names in chance.asked}
        assert [found.get(f"pile {pile}", 0) for pile in order] == SHARES[players]
        assert found["pile 2"] == 0
        assert game.deck.count(GATE) == players
        assert gates_of(game) == Gates((0,) * players)


def test_which_piles_is_random() -> None:
    """gates.setup, ruling: every pile is the one without a gate in some game of two"""
    without = set()
    for seed in range(20):
        game = alhambra.new_game(2, seed=seed, modules=[GATES])
        starts = [sum(game.piles[:pile]) for pile in range(6)]
        counts = [game.deck[starts[pile] : starts[pile + 1]].count(GATE) for pile in range(5)]
        assert counts[:2] == [0, 0]
        assert sorted(counts[2:]) == [0, 1, 1]
        without.add(counts.index(0, 2))
    assert without == {2, 3, 4}


@pytest.mark.parametrize("players", SHARES)
def test_gate_cards_join_after_the_split(players: int) -> None:
    """gates.setup, setup.piles: they do not count for the sizes of the piles, nor for the deal"""
    plain = set_up(make_ruleset(players, "classic", ()), Stacked())
    game = new_game(players, Stacked(gates="4 3 5"))
    assert (game.hands, game.display) == (plain.hands, plain.display)
    assert [card for card in game.deck if card is not GATE] == list(plain.deck)
    first, second, third = SHARES[players]
    more = [0, 0, second, first, third]
    assert game.piles == tuple(map(sum, zip(plain.piles, more, strict=True)))
    assert game.status() == []


def test_a_pile_without_special_cards_is_not_shuffled() -> None:
    """gates.setup, setup.piles: chance is asked for the piles that a card joins, in order"""
    chance = Stacked(gates="3 5 4")
    new_game(2, chance)
    assert [pile for pile, _ in chance.asked] == [
        "supply", "money", "gates", "pile 2", "pile 3", "pile 4", "pile 5",
    ]  # fmt: skip
    assert chance.asked[2] == ("gates", ["3", "4", "5"])
    chance = Stacked(gates="3 4 5")
    new_game(2, chance)
    assert "pile 5" not in [pile for pile, _ in chance.asked]


def test_one_gate_card_per_player() -> None:
    """gates.setup: there is never one more or less, wherever they are"""
    game = position(modules=GATES, gates=[1, 0, 1], deck="gate ...", palaces=[BEHIND])
    assert game.status() == []
    game.states[GATES] = Gates((1, 0, 2))
    assert game.status() == ["4 gate cards"]
    game.states[GATES] = Gates((1, 0, 0))
    assert game.status() == ["2 gate cards"]


# -- reveal -----------------------------------------------------------------------------


def test_a_gate_card_is_laid_out() -> None:
    """gates.reveal: face up beside the market; drawing goes on until four money cards are up"""
    game = position(modules=GATES, gates=[1, 1, 0], deck="gate N1 ...")
    events = do(game, "take denar 9")
    assert named(events, GateRevealed, Revealed) == ["GateRevealed", "Revealed"]
    assert GateRevealed(discarded=False) in events
    assert gates_of(game) == Gates((1, 1, 0), face_up=True)
    assert size(game.display) == 4


def test_a_second_gate_card_is_discarded() -> None:
    """gates.reveal: if one lies there already the next one goes to the discards"""
    game = position(modules=GATES, gates=[1, 0, 0], deck="gate gate N1 ...")
    events = do(game, "take denar 9")
    assert [event.discarded for event in events if isinstance(event, GateRevealed)] == [False, True]
    assert gates_of(game) == Gates((1, 0, 0), face_up=True, discarded=1)
    assert size(game.display) == 4
    assert game.status() == []


def test_a_discarded_gate_card_comes_back() -> None:
    """gates.reveal, turn.reshuffle: it is shuffled in with the discards and can be drawn again"""
    chance = Stacked(deck="gate N1 gate")
    game = position(
        modules=GATES, gates=[0, 1, 0], deck="", discards="N1 ...", hands=["", "", "R1"],
        chance=chance,
    )  # fmt: skip
    assert gates_of(game).discarded == 2
    events = do(game, "take denar 9")
    assert Reshuffled(108 - 5 + 2) in events
    ((_, shuffled),) = chance.asked
    assert shuffled.count("gate") == 2
    assert gates_of(game) == Gates((0, 1, 0), face_up=True)
    assert game.deck[0] is GATE
    assert game.piles == (105,)
    do(game, "take dirham 9")
    assert gates_of(game) == Gates((0, 1, 0), face_up=True, discarded=1)


def test_only_gate_cards_in_the_discards() -> None:
    """gates.reveal, turn.reshuffle: no reshuffle without money; the display stays short"""
    chance = Stacked(deck="gate")
    game = position(
        modules=GATES, deck="", display="N9 R9", hands=["", "R8"], chance=chance,
        market="tower-12 arcades-8-e tower-11 garden-10",
    )  # fmt: skip
    assert gates_of(game) == Gates((0, 0, 0), discarded=3)
    do(game, "take denar 9")
    assert chance.asked == []
    assert size(game.display) == 1
    assert gates_of(game).discarded == 3
    # A card paid is money: the next refill tries again, and the gates are there.
    do(game, "buy 2 dirham 8", "take dirham 9", "reserve arcades-8-e")
    assert [names.count("gate") for _, names in chance.asked] == [3]
    assert game.display == position(display="R8").display
    assert gates_of(game) == Gates((0, 0, 0), face_up=True, discarded=2)


def test_a_gate_card_waits_on_the_deck() -> None:
    """gates.reveal, turn.reshuffle: nothing is drawn while the display is full"""
    game = position(modules=GATES, gates=[1, 1, 0], deck="gate ...", palaces=["garden-10@1,0"])
    do(game, "remove garden-10")
    assert not gates_of(game).face_up
    assert game.deck[0] is GATE


def test_the_last_cards_of_the_deck_are_gates() -> None:
    """gates.reveal: the deck is drawn empty; without money behind them the display stays short"""
    game = position(modules=GATES, gates=[1, 0, 0], deck="gate gate", display="N9")
    do(game, "take denar 9")
    assert gates_of(game) == Gates((1, 0, 0), face_up=True, discarded=1)
    assert (game.display, game.deck) == (0, ())
    assert listed(game) == {"take gate"}


# -- take -------------------------------------------------------------------------------


def test_taking_the_gate_card() -> None:
    """gates.take: instead of money; the turn is over, the display as it was"""
    game = position(modules=GATES, gates=[0, 1, 0], gate_up=True, hands=["N1"])
    assert "take gate" in listed(game, "take")
    hand, display = game.hands[0], game.display
    events = do(game, "take gate")
    assert GateTaken(0) in events
    assert (game.hands[0], game.display) == (hand, display)
    assert gates_of(game) == Gates((1, 1, 0), discarded=1)
    assert game.seat == 1
    assert refusal(game, "take gate") == ("no-gate-card", "gates.take")


def test_the_gate_card_is_taken_alone() -> None:
    """gates.take, ruling: it is then the only card taken"""
    game = position(modules=GATES, gate_up=True, display="N1 R1 U1 F1")
    assert [text for text in listed(game, "take") if "gate" in text] == ["take gate"]
    for text in ("take gate denar 1", "take denar 1 gate", "take gate gate"):
        with pytest.raises(TextError, match=r"bad-cards|unknown-currency"):
            game.parse(text)


def test_only_by_the_action_of_the_turn() -> None:
    """gates.take, ruling: not by Knihstig, Machma, Yammerad or as part of Faruk's 7"""
    game = position(
        modules=f"{GATES} characters", gates=[0, 1, 0], gate_up=True, hands=["N9 F9 F1"],
        display="N3 R4 U9 F9", deck="gate ...", owned=["abdul_knihstig faruk machma yammerad"],
        market="garden-10 tower-12 tower-11 arcades-9",
    )  # fmt: skip
    assert "take denar 3 dirham 4" in listed(game, "take")
    assert [text for text in listed(game) if "gate" in text] == ["take gate"]
    for text in ("machma denar 9 gate", "abdul_knihstig gate"):
        with pytest.raises(TextError, match=r"bad-words|bad-cards|unknown-currency"):
            game.parse(text)
    bought = game.copy()
    do(bought, "buy 1 florin 9+1")
    assert listed(bought, "abdul_knihstig") == {
        "abdul_knihstig denar 3", "abdul_knihstig dirham 4",
        "abdul_knihstig ducat 9", "abdul_knihstig florin 9",
    }  # fmt: skip
    drawing = position(
        modules=f"{GATES} characters", gates=[0, 1, 0], deck="gate N1 ...", owned=["yammerad"]
    )
    do(drawing, "yammerad")
    assert gates_of(drawing) == Gates((0, 1, 0), face_up=True, discarded=1)
    do(drawing, "stop")
    assert "take gate" in listed(drawing, "take")


def test_the_gate_card_and_an_empty_display() -> None:
    """gates.take, ruling: also when the display is empty; then nobody has to pass"""
    game = position(modules=GATES, gates=[1, 1, 0], gate_up=True, display="", deck="")
    assert listed(game) == {"take gate"}
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")
    do(game, "take gate")
    assert held(game) == (2, 1, 0)
    assert listed(game) == {"pass"}


def test_a_gate_card_is_no_money() -> None:
    """gates.take, ruling: it pays for nothing, and at the end it is worth no leftover tile"""
    game = position(
        modules=GATES, gates=[3, 0, 0], supply="", turn=2, placing="tower-12",
        market="- garden-10 tower-11 arcades-9",
    )  # fmt: skip
    do(game, "reserve tower-12")
    assert game.is_over
    assert game.market == (None, tile("garden-10"), tile("tower-11"), tile("arcades-9"))


def test_after_an_exact_purchase() -> None:
    """gates.take, turn.exact: it is an action like taking money, so it may be the second one"""
    game = position(
        modules=GATES, gate_up=True, hands=["F9 F1"], market="garden-10 tower-12 tower-11 arcades-9"
    )
    do(game, "buy 1 florin 9+1", "take gate")
    assert listed(game, "reserve") == {"reserve garden-10"}
    do(game, "reserve garden-10")
    assert held(game) == (1, 0, 0)


def test_several_gate_cards_may_be_held() -> None:
    """gates.use: several may be held"""
    game = position(modules=GATES, gates=[2, 0, 0], gate_up=True)
    do(game, "take gate")
    assert held(game) == (3, 0, 0)


# -- use --------------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "cell", "new", "side"), SIDES)
def test_placing_with_a_gate(built: str, cell: str, new: str, side: str) -> None:
    """gates.use: a tile behind a double wall, only with a card, which leaves the game"""
    without = position(modules=GATES, palaces=[built], placing=new)
    assert refusal(without, f"place {new} {cell}") == ("not-on-foot", "build.onfoot")
    assert refusal(without, f"place {new} {cell} gate {side}") == ("no-gate-held", "gates.use")
    game = position(modules=GATES, palaces=[built], placing=new, gates=[1, 0, 0])
    text = f"place {new} {cell} gate {side}"
    assert [text for text in listed(game) if "gate" in text] == [text]
    assert refusal(game, f"place {new} {cell}") == ("not-on-foot", "build.onfoot")
    events = do(game, text)
    assert named(events, Placed, GateOpened) == ["Placed", "GateOpened"]
    assert (
        GateOpened(0, game.palaces[0].find(tile(new)) or (0, 0), Sides(tile(new).walls)) in events
    )
    assert game.palaces[0] == palace(f"{built} {new}@{cell} gate@{cell},{side}")
    # It is spent, and no card any more: built, not discarded.
    assert gates_of(game) == Gates((0, 0, 0), discarded=2)
    assert game.status() == []
    assert palace_defects(game.palaces[0]) == []


def test_somebody_elses_card_does_not_help() -> None:
    """gates.use: its owner may spend it"""
    game = position(modules=GATES, palaces=[BEHIND], placing="tower-10-w", gates=[0, 2, 1])
    assert refusal(game, "place tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")


def test_which_double_wall() -> None:
    """gates.use: a gate on one of the double walls just made, whichever the owner likes"""
    game = position(modules=GATES, palaces=[TWO_WALLS], placing="seraglio-5-sw", gates=[1, 0, 0])
    assert [text for text in sorted(listed(game)) if "gate" in text] == [
        "place seraglio-5-sw 2,0 gate s",
        "place seraglio-5-sw 2,0 gate w",
    ]
    for side, twin in (("s", (2, 1)), ("w", (1, 0))):
        other = game.copy()
        do(other, f"place seraglio-5-sw 2,0 gate {side}")
        built = other.palaces[0]
        assert built.works.gates == {gate(f"2,0,{side}")}
        assert {cell for cell in built.tiles if built.is_frozen(cell)} == {(2, 0), twin}


def test_one_gate_per_tile() -> None:
    """gates.use, ruling: a tile with two double walls gets one gate; the other stays shut"""
    game = position(modules=GATES, palaces=[TWO_WALLS], placing="seraglio-5-sw", gates=[2, 0, 0])
    with pytest.raises(TextError, match=r"bad-gate|bad-words"):
        game.parse("place seraglio-5-sw 2,0 gate s gate w")
    with pytest.raises(TextError, match=r"bad-gate|bad-words"):
        game.parse("place seraglio-5-sw 2,0 gate sw")
    do(game, "place seraglio-5-sw 2,0 gate s")
    assert held(game) == (1, 0, 0)
    assert len(game.palaces[0].works.gates) == 1


def test_not_where_the_tile_can_be_reached() -> None:
    """gates.use, ruling: not where the tile can be reached without it"""
    game = position(
        modules=GATES, gates=[1, 0, 0], placing="tower-10-w",
        palaces=["pavilion-7-e@1,0 pavilion-8@0,1 arcades-9@1,1 arcades-10@2,1"],
    )  # fmt: skip
    assert refusal(game, "place tower-10-w 2,0 gate w") == ("gate-not-needed", "gates.use")
    assert refusal(game, "place tower-10-w 2,0 gate n") == ("gate-not-needed", "gates.use")
    do(game, "place tower-10-w 2,0")
    assert held(game) == (1, 0, 0)


def test_the_side_must_be_a_double_wall() -> None:
    """gates.use, ruling: the side chosen must lead to a reachable building"""
    game = position(modules=GATES, palaces=[BEHIND], placing="tower-9-nw", gates=[1, 0, 0])
    for side in "nes":
        why = refusal(game, f"place tower-9-nw 2,0 gate {side}")
        assert why == ("gate-wrong-side", "gates.use")
    assert "place tower-9-nw 2,0 gate w" in listed(game)


def test_never_to_a_camp() -> None:
    """gates.use, ruling: a gate leads to a building, never to a camp; nor does a camp get one"""
    game = position(
        modules=f"{GATES} camps", gates=[1, 0, 0], palaces=[BEHIND],
        placing="seraglio-5-sw camp-7-nw",
    )  # fmt: skip
    assert refusal(game, "place camp-7-nw 2,0 gate w") == ("gate-not-needed", "gates.use")
    do(game, "place camp-7-nw 2,0")
    assert refusal(game, "place seraglio-5-sw 2,-1") == ("not-on-foot", "build.onfoot")
    assert refusal(game, "place seraglio-5-sw 2,-1 gate s") == ("gate-wrong-side", "gates.use")
    assert not [text for text in listed(game) if "gate" in text]


def test_beside_a_camp_and_a_building() -> None:
    """gates.use, ruling: with a camp on one side and a double wall on the other, only the latter"""
    built = "garden-10@0,-1 garden-9-e@1,-1 pavilion-7-e@1,0 camp-7-nw@2,0"
    game = position(
        modules=f"{GATES} camps", gates=[1, 0, 0], palaces=[built], placing="seraglio-5-sw"
    )
    assert [text for text in listed(game) if "gate" in text] == ["place seraglio-5-sw 2,-1 gate w"]
    assert refusal(game, "place seraglio-5-sw 2,-1 gate s") == ("gate-wrong-side", "gates.use")


def test_every_other_rule_still_holds() -> None:
    """gates.use: a gate changes nothing about sides, holes and joined tiles"""
    ring = (
        "pavilion-8@1,0 garden-9-e@2,0 arcades-9@0,1 arcades-10@0,2 chambers-10@1,2 "
        "tower-13-e@2,2 pavilion-7-e@2,3"
    )
    game = position(
        modules=GATES, gates=[3, 0, 0], palaces=[ring], placing="tower-10-w tower-12 seraglio-5-sw"
    )
    for text, why in {
        "place tower-12 3,0 gate w": ("open-meets-wall", "build.match"),
        "place seraglio-5-sw 0,-1 gate s": ("wall-meets-open", "build.match"),
        "place tower-10-w 2,2 gate w": ("cell-taken", "build.joined"),
        "place tower-10-w 7,7 gate w": ("not-joined", "build.joined"),
        "place garden-11 3,0 gate w": ("not-to-place", "turn.place"),
    }.items():
        assert refusal(game, text) == why


def test_a_gate_does_not_fill_a_hole() -> None:
    """gates.use, build.holes: a tile behind a double wall may not enclose a space either"""
    built = (
        "seraglio-9@1,0 arcades-9@2,0 seraglio-8-s@3,0 "
        "garden-10@0,1 garden-11@0,2 tower-12@1,2 tower-11@2,2 pavilion-6-n@3,2"
    )
    game = position(modules=GATES, gates=[1, 0, 0], palaces=[built], placing="garden-7-nsw")
    assert refusal(game, "place garden-7-nsw 3,1") == ("encloses", "build.holes")
    assert refusal(game, "place garden-7-nsw 3,1 gate n") == ("encloses", "build.holes")


def test_two_gates_in_one_turn() -> None:
    """gates.use: several may be used in one turn, each card for a tile of its own"""
    game = position(
        modules=GATES, gates=[2, 0, 1], palaces=[f"{BEHIND} seraglio-8-s@0,1"],
        placing="tower-10-w tower-11-n",
    )  # fmt: skip
    do(game, "place tower-10-w 2,0 gate w", "place tower-11-n 0,2 gate n")
    assert held(game) == (0, 0, 1)
    assert game.palaces[0].works.gates == {gate("1,0,e"), gate("0,1,s")}
    assert game.status() == []


def test_the_second_gate_needs_a_second_card() -> None:
    """gates.use: the card leaves the game, so one card opens one wall"""
    game = position(
        modules=GATES, gates=[1, 0, 1], palaces=[f"{BEHIND} seraglio-8-s@0,1"],
        placing="tower-10-w tower-11-n",
    )  # fmt: skip
    do(game, "place tower-10-w 2,0 gate w")
    assert not [text for text in listed(game) if "gate" in text]
    assert refusal(game, "place tower-11-n 0,2 gate n") == ("no-gate-held", "gates.use")


def test_a_gate_behind_a_gate() -> None:
    """gates.use, gates.frozen: a tile that a gate opened leads on to the next gate"""
    game = position(
        modules=GATES, gates=[2, 0, 1], palaces=[BEHIND], placing="garden-6-esw chambers-9-w"
    )
    do(game, "place garden-6-esw 2,0 gate w", "place chambers-9-w 3,0 gate w")
    built = game.palaces[0]
    assert built.works.gates == {gate("1,0,e"), gate("2,0,e")}
    assert {cell for cell in built.tiles if built.is_frozen(cell)} == {(1, 0), (2, 0), (3, 0)}
    assert palace_defects(built) == []


def test_adding_with_a_gate() -> None:
    """gates.use, ruling: adding may use one; it is the redesign of the turn"""
    game = position(modules=GATES, gates=[1, 0, 0], palaces=[BEHIND], reserves=["tower-10-w"])
    assert refusal(game, "add tower-10-w 2,0") == ("not-on-foot", "build.onfoot")
    assert refusal(game, "add seraglio-7-w 2,0 gate w") == ("not-in-reserve", "redesign.add")
    assert refusal(game, "add tower-10-w 2,0 gate n") == ("gate-wrong-side", "gates.use")
    assert listed(game, "add") == {
        "add tower-10-w 0,-1", "add tower-10-w 1,-1", "add tower-10-w -1,0",
        "add tower-10-w 0,1", "add tower-10-w 1,1", "add tower-10-w 2,0 gate w",
    }  # fmt: skip
    events = do(game, "add tower-10-w 2,0 gate w")
    assert named(events, Added, GateOpened) == ["Added", "GateOpened"]
    assert game.palaces[0] == palace(f"{BEHIND} tower-10-w@2,0 gate@2,0,w")
    assert (game.reserves[0], game.seat) == ((), 1)
    assert game.status() == []


def test_adding_without_a_card() -> None:
    """gates.use: without a card nothing is offered, in a redesign neither"""
    game = position(modules=GATES, gates=[0, 1, 0], palaces=[BEHIND], reserves=["tower-10-w"])
    assert not [text for text in listed(game) if "gate" in text]
    assert refusal(game, "add tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")


def test_swapping_a_camp_with_a_gate() -> None:
    """gates.use, camps.swap, ruling: a swap may use one, for a camp only"""
    game = position(
        modules=f"{GATES} camps", gates=[1, 0, 0], reserves=["tower-10-w garden-9-e"],
        palaces=[f"{BEHIND} camp-6-w@2,0"],
    )  # fmt: skip
    assert listed(game, "swap") == {"swap garden-9-e 1,0", "swap tower-10-w 2,0 gate w"}
    assert refusal(game, "swap tower-10-w 2,0") == ("not-on-foot", "build.onfoot")
    assert refusal(game, "swap garden-9-e 1,0 gate e") == ("gate-not-needed", "camps.swap")
    assert refusal(game, "swap tower-10-w 2,0 gate n") == ("gate-wrong-side", "gates.use")
    assert refusal(game, "swap seraglio-7-w 2,0 gate w") == ("not-in-reserve", "redesign.swap")
    assert refusal(game, "swap garden-9-e 2,0 gate w") == ("open-meets-wall", "build.match")
    events = do(game, "swap tower-10-w 2,0 gate w")
    assert named(events, Swapped, GateOpened) == ["Swapped", "GateOpened"]
    assert game.palaces[0] == palace(f"{BEHIND} tower-10-w@2,0 gate@1,0,e")
    assert game.reserves[0] == (tile("camp-6-w"), tile("garden-9-e"))
    assert (held(game), game.seat) == ((0, 0, 0), 1)
    assert game.status() == []


def test_swapping_a_camp_without_a_card() -> None:
    """gates.use, camps.swap: no card, no swap"""
    game = position(
        modules=f"{GATES} camps", gates=[0, 1, 0], reserves=["tower-10-w"],
        palaces=[f"{BEHIND} camp-6-w@2,0"],
    )  # fmt: skip
    assert listed(game, "swap") == set()
    assert refusal(game, "swap tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")


def test_a_leftover_tile_with_a_gate() -> None:
    """gates.use, ruling: a leftover tile may use one"""
    game = position(modules=GATES, gates=[1, 0, 0], palaces=[BEHIND], leftovers="tower-10-w")
    assert "place tower-10-w 2,0 gate w" in listed(game)
    do(game, "place tower-10-w 2,0 gate w")
    assert game.is_over
    assert points(game, 3) == {(0, "pavilion"): 16, (0, "tower"): 21}
    assert game.status() == []


def test_ammars_redesign_with_a_gate() -> None:
    """gates.use, ruling: Ammar's redesign may use one too"""
    game = position(
        modules=f"{GATES} characters", turn=2, gates=[2, 0, 0], owned=["ammar"],
        palaces=[BEHIND], reserves=["tower-10-w"],
    )  # fmt: skip
    do(game, "take denar 9", "take dirham 9")
    assert (game.seat, listed(game, "take")) == (0, set())
    assert "add tower-10-w 2,0 gate w" in listed(game, "add")
    do(game, "add tower-10-w 2,0 gate w")
    assert held(game) == (1, 0, 0)
    assert game.seat == 1


def test_removing_may_not_use_one() -> None:
    """gates.use, ruling: removing may not: what would be cut off cannot be opened instead"""
    game = position(
        modules=GATES, gates=[2, 0, 0],
        palaces=["tower-13-e@1,0 garden-10@1,1 garden-11@2,1 tower-10-w@2,0"],
    )  # fmt: skip
    assert refusal(game, "remove garden-11") == ("cuts-off", "build.onfoot")
    with pytest.raises(TextError, match="bad-words"):
        game.parse("remove garden-11 gate n")
    assert not [text for text in listed(game, "remove") if "gate" in text]


def test_legal_at_its_own_placement() -> None:
    """gates.use, ruling: a tile is not legal because another one will open the way later"""
    game = position(
        modules=GATES, gates=[1, 0, 0], palaces=[BEHIND], placing="tower-10-w garden-10 garden-11"
    )
    assert refusal(game, "place tower-10-w 2,0") == ("not-on-foot", "build.onfoot")
    assert refusal(game, "place garden-10 3,0 gate w") == ("not-joined", "build.joined")
    do(game, "place tower-10-w 2,0 gate w")
    do(game, "place garden-10 3,0", "place garden-11 4,0")
    assert palace_defects(game.palaces[0]) == []


def test_open_on_foot_from_then_on() -> None:
    """gates.use, build.onfoot, ruling: the way leads on behind the gate"""
    gated = palace(f"{BEHIND} tower-10-w@2,0 gate@1,0,e")
    assert (3, 0) in gated.cells_for(tile("tower-12"))
    longer = gated.place(tile("tower-12"), (3, 0))
    assert palace_defects(longer) == []
    assert set(longer.removable()) == {(3, 0)}
    # A block with a gate: each tile not frozen is reached another way.
    block = palace("pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,e tower-12@2,1 tower-11@1,1")
    assert palace_defects(block) == []
    assert set(block.removable()) == {(2, 1), (1, 1)}


def test_a_wall_for_everything_else() -> None:
    """gates.use, score.wall, ruling: as wall for build.match and score.wall"""
    gated = palace("arcades-6-ne@1,0 tower-9-nw@2,0 gate@1,0,e")
    assert [side for _, side in gated.works.gates] == [EAST]
    assert palace_defects(gated) == []
    assert gated.wall() == 2
    # An inner double wall: only what is left of the stretch counts.
    assert palace("arcades-4-nes@1,0 tower-9-nw@2,0 gate@1,0,e").wall() == 2


def test_two_pieces_of_wall_on_one_tile() -> None:
    """gates.use, score.wall: behind a gate a tile has walls on two opposite sides, counted apart"""
    gated = palace("arcades-4-nes@1,0 tower-10-w@2,0 gate@1,0,e")
    assert palace_defects(gated) == []
    assert gated.wall() == 1
    assert palace("arcades-4-nes@1,0 tower-9-nw@2,0 gate@1,0,e garden-10-n@-1,0").wall() == 2


# -- frozen -----------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "cell", "new", "side"), SIDES)
def test_frozen_tiles(built: str, cell: str, new: str, side: str) -> None:
    """gates.frozen: neither of the two tiles is removed or swapped, whatever fits"""
    spare = {
        "n": "tower-11-s garden-10-n",
        "e": "garden-10-w arcades-8-e",
        "s": "arcades-8-n chambers-9-s",
        "w": "garden-9-e chambers-9-w",
    }[side]
    game = position(
        modules=GATES, gates=[1, 0, 0], palaces=[f"{built} {new}@{cell} gate@{cell},{side}"],
        reserves=[spare],
    )  # fmt: skip
    old, where = built.split("@")
    for id in (old, new):
        assert refusal(game, f"remove {id}") == ("frozen", "gates.frozen")
    for id in spare.split():
        assert refusal(game, f"swap {id} {where}") == ("frozen", "gates.frozen")
        assert refusal(game, f"swap {id} {cell} gate {side}") == ("frozen", "gates.frozen")
    assert listed(game, "remove", "swap") == set()


def test_only_the_two_tiles_are_frozen() -> None:
    """gates.frozen: their neighbours are redesigned like any other"""
    game = position(
        modules=GATES,
        palaces=["garden-9-e@1,0 tower-10-w@2,0 gate@1,0,e tower-12@3,0 tower-11@0,1"],
        reserves=["garden-10"],
    )
    assert listed(game, "remove") == {"remove tower-12", "remove tower-11"}
    assert listed(game, "swap") == {"swap garden-10 3,0", "swap garden-10 0,1"}
    do(game, "swap garden-10 3,0")
    assert game.palaces[0].works.gates == {gate("1,0,e")}


# -- text, views --------------------------------------------------------------------------


def test_notation() -> None:
    """gates.use, gates.take: actions as text and back"""
    game = position(modules=f"{GATES} camps", gates=[1, 0, 0], gate_up=True)
    for text in (
        "take gate",
        "place tower-10-w 2,0 gate w",
        "add garden-8-ne 1,-2 gate n",
        "swap tower-11-n -1,2 gate s",
    ):
        action = game.parse(text)
        assert str(action) == text
        assert game.parse(str(action)) == action
    for text in (
        "place tower-10-w 2,0 gate",
        "place tower-10-w 2,0 gate x",
        "place tower-10-w 2,0 door w",
        "add tower-10-w 2,0 gate W",
        "swap gate w 2,0",
    ):
        with pytest.raises(TextError, match=r"bad-gate|bad-words"):
            game.parse(text)
    # Without the module there is no such thing.
    base = position(placing="tower-10-w")
    with pytest.raises(TextError, match="bad-words"):
        base.parse("place tower-10-w 2,0 gate w")
    with pytest.raises(TextError, match="bad-cards"):
        base.parse("take gate")


def test_position_text() -> None:
    """gates.reveal, gates.frozen: cards and gates survive the position text"""
    game = position(
        4, modules=GATES, gates=[0, 1, 0, 0], gate_up=True, deck="gate ...",
        palaces=["", f"{BEHIND} seraglio-8-s@0,1 tower-11-n@0,2 gate@0,2,n"],
    )  # fmt: skip
    text = game.position()
    assert "part city_gates up 0 0 1 0 0" in text
    assert "gate@0,1,s" in text
    assert alhambra.from_position(text) == game
    for old, new in (
        ("gate@0,1,s", "gate@0,1,es"),
        ("gate@0,1,s", "gate@0,1"),
        ("gate@0,1,s", "gate@0,1,x"),
        ("city_gates up 0 0 1 0 0", "city_gates up"),
    ):
        with pytest.raises(PositionError, match="position-field"):
            alhambra.from_position(text.replace(old, new))
    for old, new in (
        ("city_gates up 0 0 1 0 0", "city_gates down 0 0 1 0 0"),
        ("gate@0,1,s", "gate@0,1,e"),
        (" gate@0,1,s", ""),
    ):
        with pytest.raises(PositionError, match="position-broken"):
            alhambra.from_position(text.replace(old, new))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("open 0 0 1 0 0", "bad-part"),
        ("up 0 1", "bad-part"),
        ("up 0 0 1 0 0 0", "bad-part"),
        ("up x 0 1 0 0", "bad-number"),
        ("up 1 -1 1 0 0", "bad-number"),
        ("up 0 5 1 0 0", "bad-number"),
    ],
)
def test_bad_part(words: str, code: str) -> None:
    """gates.reveal: words that no gate cards have, fewer than none among them"""
    game = position(4, modules=GATES, gates=[0, 1, 0, 0], gate_up=True, deck="gate gate ...")
    text = game.position().replace("city_gates up 0 0 1 0 0", f"city_gates {words}")
    with pytest.raises(PositionError, match="position-field") as caught:
        alhambra.from_position(text)
    assert isinstance(caught.value.__cause__, TextError)
    assert caught.value.__cause__.code == code


@pytest.mark.parametrize(
    "text",
    [
        "take gate",
        "take denar 9",
        "add tower-11-n 0,2 gate n",
        "swap tower-10-w 2,0 gate w",
        "place arcades-8-n 0,2 gate n",
    ],
)
def test_the_trusted_door(text: str) -> None:
    """gates.take, gates.use: unchecked and without events, the same happens"""
    game = position(
        modules=f"{GATES} camps", gates=[1, 0, 0], gate_up=True, deck="gate ...",
        palaces=["pavilion-7-e@1,0 camp-6-w@2,0 seraglio-8-s@0,1"],
        reserves=["tower-11-n tower-10-w"], placing="arcades-8-n" if "place" in text else "",
    )  # fmt: skip
    silent = game.copy()
    do(game, text)
    silent.play(silent.parse(text))
    assert silent == game
    assert silent.status() == []


def test_gates_lie_open() -> None:
    """gates.take, setup.open: everybody sees who holds gate cards, and about where others are"""
    game = position(
        modules=GATES, gates=[1, 0, 0], deck="gate gate N1 ...", palaces=["", BEHIND]
    )  # fmt: skip
    game.piles = (3, len(game.deck) - 3)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert dict(view.table.states)[GATES] == Gates((1, 0, 0))
        assert [stretch.specials for stretch in view.memory.ranges] == [("gate", "gate"), ()]
    backs = Counter[int]()
    for seed in range(12):
        other = game.determinize(1, seed)
        assert other.status() == ["2 piles"]
        assert gates_of(other) == gates_of(game)
        top = other.deck[:3]
        assert top.count(GATE) == 2
        backs[next(index for index, card in enumerate(top) if isinstance(card, Card))] += 1
    assert len(backs) == 3


def test_sides_of_a_gate() -> None:
    """gates.use: the side is that of the new tile"""
    found = set()
    for built, _, new, _ in SIDES:
        ((_, side),) = palace(built).gated_cells(tile(new))
        found.add(side)
    assert found == {NORTH, EAST, SOUTH, WEST}
