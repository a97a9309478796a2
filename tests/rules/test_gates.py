"""City gates (gates.*)."""

from collections import Counter
from itertools import permutations

import pytest

import alhambra
from alhambra import Game, PositionError, TextError
from alhambra.rules.events import Added, Placed, Reshuffled, Revealed, Swapped
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.modules.city_gates.build import GateOpened
from alhambra.rules.modules.city_gates.card import GATE, GateRevealed, GateTaken
from alhambra.rules.modules.city_gates.state import Gates, gates_of
from alhambra.rules.money import Card, size
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from alhambra.rules.tiles import EAST, NORTH, SOUTH, WEST, Sides
from tests.helpers import Stacked, do, gate, listed, named, palace, points, position, refusal, tile

GATES = "city_gates"
SHARES = {2: [1, 1, 0], 3: [1, 1, 1], 4: [2, 1, 1], 5: [2, 2, 1], 6: [2, 2, 2]}

#: A tower with a wall to the west fits behind the wall at 2,0, but is not reachable there.
BEHIND = "pavilion-7-e@1,0"
#: The same behind each wall of a tile: the palace, the cell, the new tile, its side.
SIDES = [
    ("pavilion-6-n@0,-1", "0,-2", "garden-12-s", "s"),
    ("pavilion-7-e@1,0", "2,0", "tower-10-w", "w"),
    ("seraglio-8-s@0,1", "0,2", "tower-11-n", "n"),
    ("seraglio-7-w@-1,0", "-2,0", "tower-13-e", "e"),
]
#: 2,0 has a wall to the west and one to the south, both reachable.
TWO_WALLS = "pavilion-7-e@1,0 pavilion-8@0,1 arcades-9@1,1 arcades-8-n@2,1"


def new_game(players: int, chance: Stacked) -> Game:
    """A game with gates and this source of randomness."""
    return set_up(make_ruleset(players, "classic", (GATES,)), chance)


def held(game: Game) -> tuple[int, ...]:
    """The gate cards of each seat."""
    return gates_of(game).held


# -- setup ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SHARES)
def test_gate_cards_are_spread_over_three_piles(players: int) -> None:
    """gates.setup, ruling: piles 3 to 5 get 1/1/0, 1/1/1, 2/1/1, 2/2/1 or 2/2/2 in random order"""
    for order in permutations("345"):
        chance = Stacked(gates=" ".join(order))
        game = new_game(players, chance)
        found = {pile: names.count("gate") for pile, names in chance.asked}
        assert [found.get(f"pile {pile}", 0) for pile in order] == SHARES[players]
        assert found["pile 2"] == 0
        assert game.deck.count(GATE) == players
        assert gates_of(game) == Gates((0,) * players)


def test_shares_of_the_piles_are_random() -> None:
    """gates.setup, ruling: with two players any of the three piles can be the one without a gate"""
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


def test_pile_without_special_cards_is_not_shuffled() -> None:
    """gates.setup, setup.piles: only the piles that get a special card are shuffled, in order"""
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
    """gates.setup: there is always exactly one per player, wherever they are"""
    game = position(modules=GATES, gates=[1, 0, 1], deck="gate ...", palaces=[BEHIND])
    assert game.status() == []
    game.states[GATES] = Gates((1, 0, 2))
    assert game.status() == ["4 gate cards"]
    game.states[GATES] = Gates((1, 0, 0))
    assert game.status() == ["2 gate cards"]


# -- reveal -----------------------------------------------------------------------------


def test_gate_card_is_revealed() -> None:
    """gates.reveal: face up beside the market; drawing continues until four money cards are up"""
    game = position(modules=GATES, gates=[1, 1, 0], deck="gate N1 ...")
    events = do(game, "take denar 9")
    assert named(events, GateRevealed, Revealed) == ["GateRevealed", "Revealed"]
    assert GateRevealed(discarded=False) in events
    assert gates_of(game) == Gates((1, 1, 0), face_up=True)
    assert size(game.display) == 4


def test_second_gate_card_is_discarded() -> None:
    """gates.reveal: if one is face up already, the next one is discarded"""
    game = position(modules=GATES, gates=[1, 0, 0], deck="gate gate N1 ...")
    events = do(game, "take denar 9")
    assert [event.discarded for event in events if isinstance(event, GateRevealed)] == [False, True]
    assert gates_of(game) == Gates((1, 0, 0), face_up=True, discarded=1)
    assert size(game.display) == 4
    assert game.status() == []


def test_discarded_gate_card_is_reshuffled() -> None:
    """gates.reveal, turn.reshuffle: it is shuffled with the discards and can be drawn again"""
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


def test_discards_without_money_are_not_reshuffled() -> None:
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
    # A paid card is money: the next refill reshuffles it together with the gates.
    do(game, "buy 2 dirham 8", "take dirham 9", "reserve arcades-8-e")
    assert [names.count("gate") for _, names in chance.asked] == [3]
    assert game.display == position(display="R8").display
    assert gates_of(game) == Gates((0, 0, 0), face_up=True, discarded=2)


def test_gate_card_is_not_drawn_while_the_display_is_full() -> None:
    """gates.reveal, turn.reshuffle: nothing is drawn while the display is full"""
    game = position(modules=GATES, gates=[1, 1, 0], deck="gate ...", palaces=["garden-10@1,0"])
    do(game, "remove garden-10")
    assert not gates_of(game).face_up
    assert game.deck[0] is GATE


def test_deck_ending_with_gates_leaves_the_display_short() -> None:
    """gates.reveal: the deck is emptied; without more money the display stays short"""
    game = position(modules=GATES, gates=[1, 0, 0], deck="gate gate", display="N9")
    do(game, "take denar 9")
    assert gates_of(game) == Gates((1, 0, 0), face_up=True, discarded=1)
    assert (game.display, game.deck) == (0, ())
    assert listed(game) == {"take gate"}


# -- take -------------------------------------------------------------------------------


def test_taking_the_gate_card_ends_the_turn() -> None:
    """gates.take: instead of money; the turn ends, the display is unchanged"""
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


def test_characters_cannot_take_the_gate_card() -> None:
    """gates.take, ruling: not by Knihstig, Machma or Yammerad, nor as part of Faruk's 7"""
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


def test_gate_card_can_be_taken_from_an_empty_display() -> None:
    """gates.take, ruling: also when the display is empty; then nobody has to pass"""
    game = position(modules=GATES, gates=[1, 1, 0], gate_up=True, display="", deck="")
    assert listed(game) == {"take gate"}
    assert refusal(game, "pass") == ("pass-not-forced", "turn.action")
    do(game, "take gate")
    assert held(game) == (2, 1, 0)
    assert listed(game) == {"pass"}


def test_gate_card_is_not_money() -> None:
    """gates.take, ruling: it pays for nothing, and does not count for leftover tiles"""
    game = position(
        modules=GATES, gates=[3, 0, 0], supply="", turn=2, placing="tower-12",
        market="- garden-10 tower-11 arcades-9",
    )  # fmt: skip
    do(game, "reserve tower-12")
    assert game.is_over
    assert game.market == (None, tile("garden-10"), tile("tower-11"), tile("arcades-9"))


def test_gate_card_can_be_taken_after_an_exact_purchase() -> None:
    """gates.take, turn.exact: it is an action like taking money, so it may be the second one"""
    game = position(
        modules=GATES, gate_up=True, hands=["F9 F1"], market="garden-10 tower-12 tower-11 arcades-9"
    )
    do(game, "buy 1 florin 9+1", "take gate")
    assert listed(game, "reserve") == {"reserve garden-10"}
    do(game, "reserve garden-10")
    assert held(game) == (1, 0, 0)


def test_several_gate_cards_may_be_held() -> None:
    """gates.use: a player may hold several"""
    game = position(modules=GATES, gates=[2, 0, 0], gate_up=True)
    do(game, "take gate")
    assert held(game) == (3, 0, 0)


# -- use --------------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "cell", "new", "side"), SIDES)
def test_tile_behind_a_double_wall_needs_a_gate(built: str, cell: str, new: str, side: str) -> None:
    """gates.use: a tile behind a double wall needs a card, which leaves the game"""
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
    # The card is spent: it becomes a gate and is not discarded.
    assert gates_of(game) == Gates((0, 0, 0), discarded=2)
    assert game.status() == []
    assert palace_defects(game.palaces[0]) == []


def test_card_of_another_player_cannot_be_used() -> None:
    """gates.use: only the owner of the card may use it"""
    game = position(modules=GATES, palaces=[BEHIND], placing="tower-10-w", gates=[0, 2, 1])
    assert refusal(game, "place tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")


def test_gate_on_any_new_double_wall() -> None:
    """gates.use: a gate on any one of the new double walls"""
    game = position(modules=GATES, palaces=[TWO_WALLS], placing="seraglio-5-sw", gates=[1, 0, 0])
    assert [text for text in sorted(listed(game)) if "gate" in text] == [
        "place seraglio-5-sw 2,0 gate s",
        "place seraglio-5-sw 2,0 gate w",
    ]
    for side, copied in (("s", (2, 1)), ("w", (1, 0))):
        other = game.copy()
        do(other, f"place seraglio-5-sw 2,0 gate {side}")
        built = other.palaces[0]
        assert built.works.gates == {gate(f"2,0,{side}")}
        assert {cell for cell in built.tiles if built.is_frozen(cell)} == {(2, 0), copied}


def test_one_gate_per_tile() -> None:
    """gates.use, ruling: a tile with two double walls gets one gate; the other stays closed"""
    game = position(modules=GATES, palaces=[TWO_WALLS], placing="seraglio-5-sw", gates=[2, 0, 0])
    with pytest.raises(TextError, match=r"bad-gate|bad-words"):
        game.parse("place seraglio-5-sw 2,0 gate s gate w")
    with pytest.raises(TextError, match=r"bad-gate|bad-words"):
        game.parse("place seraglio-5-sw 2,0 gate sw")
    do(game, "place seraglio-5-sw 2,0 gate s")
    assert held(game) == (1, 0, 0)
    assert len(game.palaces[0].works.gates) == 1


def test_no_gate_where_the_tile_is_reachable() -> None:
    """gates.use, ruling: not where the tile is reachable without it"""
    game = position(
        modules=GATES, gates=[1, 0, 0], placing="tower-10-w",
        palaces=["pavilion-7-e@1,0 pavilion-8@0,1 arcades-9@1,1 arcades-10@2,1"],
    )  # fmt: skip
    assert refusal(game, "place tower-10-w 2,0 gate w") == ("gate-not-needed", "gates.use")
    assert refusal(game, "place tower-10-w 2,0 gate n") == ("gate-not-needed", "gates.use")
    do(game, "place tower-10-w 2,0")
    assert held(game) == (1, 0, 0)


def test_side_must_be_a_double_wall() -> None:
    """gates.use, ruling: the chosen side must lead to a reachable building"""
    game = position(modules=GATES, palaces=[BEHIND], placing="tower-9-nw", gates=[1, 0, 0])
    for side in "nes":
        why = refusal(game, f"place tower-9-nw 2,0 gate {side}")
        assert why == ("gate-wrong-side", "gates.use")
    assert "place tower-9-nw 2,0 gate w" in listed(game)


def test_no_gate_to_a_camp() -> None:
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


def test_gate_next_to_a_camp_leads_to_the_building() -> None:
    """gates.use, ruling: with a camp on one side and a double wall on the other, only the latter"""
    built = "garden-10@0,-1 garden-9-e@1,-1 pavilion-7-e@1,0 camp-7-nw@2,0"
    game = position(
        modules=f"{GATES} camps", gates=[1, 0, 0], palaces=[built], placing="seraglio-5-sw"
    )
    assert [text for text in listed(game) if "gate" in text] == ["place seraglio-5-sw 2,-1 gate w"]
    assert refusal(game, "place seraglio-5-sw 2,-1 gate s") == ("gate-wrong-side", "gates.use")


def test_other_building_rules_still_hold() -> None:
    """gates.use: a gate changes nothing about matching sides, holes and joined tiles"""
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


def test_tile_with_a_gate_must_not_enclose_a_hole() -> None:
    """gates.use, build.holes: a tile behind a double wall may not enclose an area either"""
    built = (
        "seraglio-9@1,0 arcades-9@2,0 seraglio-8-s@3,0 "
        "garden-10@0,1 garden-11@0,2 tower-12@1,2 tower-11@2,2 pavilion-6-n@3,2"
    )
    game = position(modules=GATES, gates=[1, 0, 0], palaces=[built], placing="garden-7-nsw")
    assert refusal(game, "place garden-7-nsw 3,1") == ("encloses", "build.holes")
    assert refusal(game, "place garden-7-nsw 3,1 gate n") == ("encloses", "build.holes")


def test_two_gates_in_one_turn() -> None:
    """gates.use: several may be used in one turn, each card for another tile"""
    game = position(
        modules=GATES, gates=[2, 0, 1], palaces=[f"{BEHIND} seraglio-8-s@0,1"],
        placing="tower-10-w tower-11-n",
    )  # fmt: skip
    do(game, "place tower-10-w 2,0 gate w", "place tower-11-n 0,2 gate n")
    assert held(game) == (0, 0, 1)
    assert game.palaces[0].works.gates == {gate("1,0,e"), gate("0,1,s")}
    assert game.status() == []


def test_second_gate_needs_a_second_card() -> None:
    """gates.use: the card leaves the game, so one card opens one wall"""
    game = position(
        modules=GATES, gates=[1, 0, 1], palaces=[f"{BEHIND} seraglio-8-s@0,1"],
        placing="tower-10-w tower-11-n",
    )  # fmt: skip
    do(game, "place tower-10-w 2,0 gate w")
    assert not [text for text in listed(game) if "gate" in text]
    assert refusal(game, "place tower-11-n 0,2 gate n") == ("no-gate-held", "gates.use")


def test_gate_behind_a_gate() -> None:
    """gates.use, gates.frozen: a tile behind a gate can be followed by another gate"""
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


def test_no_gate_is_offered_without_a_card() -> None:
    """gates.use: without a card no gate is offered, in a redesign neither"""
    game = position(modules=GATES, gates=[0, 1, 0], palaces=[BEHIND], reserves=["tower-10-w"])
    assert not [text for text in listed(game) if "gate" in text]
    assert refusal(game, "add tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")


def test_swap_of_a_camp_may_use_a_gate() -> None:
    """gates.use, camps.swap, ruling: a swap may use one, but only to replace a camp"""
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


def test_swap_of_a_camp_needs_a_card() -> None:
    """gates.use, camps.swap: without a card there is no such swap"""
    game = position(
        modules=f"{GATES} camps", gates=[0, 1, 0], reserves=["tower-10-w"],
        palaces=[f"{BEHIND} camp-6-w@2,0"],
    )  # fmt: skip
    assert listed(game, "swap") == set()
    assert refusal(game, "swap tower-10-w 2,0 gate w") == ("no-gate-held", "gates.use")


def test_leftover_tile_may_use_a_gate() -> None:
    """gates.use, ruling: placing a leftover tile may use one"""
    game = position(modules=GATES, gates=[1, 0, 0], palaces=[BEHIND], leftovers="tower-10-w")
    assert "place tower-10-w 2,0 gate w" in listed(game)
    do(game, "place tower-10-w 2,0 gate w")
    assert game.is_over
    assert points(game, 3) == {(0, "pavilion"): 16, (0, "tower"): 21}
    assert game.status() == []


def test_redesign_by_ammar_may_use_a_gate() -> None:
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


def test_removal_may_not_use_a_gate() -> None:
    """gates.use, ruling: removing may not use one to reconnect what it would cut off"""
    game = position(
        modules=GATES, gates=[2, 0, 0],
        palaces=["tower-13-e@1,0 garden-10@1,1 garden-11@2,1 tower-10-w@2,0"],
    )  # fmt: skip
    assert refusal(game, "remove garden-11") == ("cuts-off", "build.onfoot")
    with pytest.raises(TextError, match="bad-words"):
        game.parse("remove garden-11 gate n")
    assert not [text for text in listed(game, "remove") if "gate" in text]


def test_tile_must_be_reachable_when_placed() -> None:
    """gates.use, ruling: a tile must be legal when placed; a later one cannot make it so"""
    game = position(
        modules=GATES, gates=[1, 0, 0], palaces=[BEHIND], placing="tower-10-w garden-10 garden-11"
    )
    assert refusal(game, "place tower-10-w 2,0") == ("not-on-foot", "build.onfoot")
    assert refusal(game, "place garden-10 3,0 gate w") == ("not-joined", "build.joined")
    do(game, "place tower-10-w 2,0 gate w")
    do(game, "place garden-10 3,0", "place garden-11 4,0")
    assert palace_defects(game.palaces[0]) == []


def test_tiles_behind_a_gate_are_reachable() -> None:
    """gates.use, build.onfoot, ruling: tiles behind the gate are reachable through it"""
    gated = palace(f"{BEHIND} tower-10-w@2,0 gate@1,0,e")
    assert (3, 0) in gated.cells_for(tile("tower-12"))
    longer = gated.place(tile("tower-12"), (3, 0))
    assert palace_defects(longer) == []
    assert set(longer.removable()) == {(3, 0)}
    # A block with a gate: each tile that is not frozen is reachable another way.
    block = palace("pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,e tower-12@2,1 tower-11@1,1")
    assert palace_defects(block) == []
    assert set(block.removable()) == {(2, 1), (1, 1)}


def test_gate_stays_a_wall_for_matching_and_scoring() -> None:
    """gates.use, score.wall, ruling: it stays a wall for build.match and score.wall"""
    gated = palace("arcades-6-ne@1,0 tower-9-nw@2,0 gate@1,0,e")
    assert [side for _, side in gated.works.gates] == [EAST]
    assert palace_defects(gated) == []
    assert gated.wall() == 2
    # An inner double wall: only the rest of the outer wall counts.
    assert palace("arcades-4-nes@1,0 tower-9-nw@2,0 gate@1,0,e").wall() == 2


def test_two_separate_walls_on_one_tile() -> None:
    """gates.use, score.wall: behind a gate a tile has walls on opposite sides, each separate"""
    gated = palace("arcades-4-nes@1,0 tower-10-w@2,0 gate@1,0,e")
    assert palace_defects(gated) == []
    assert gated.wall() == 1
    assert palace("arcades-4-nes@1,0 tower-9-nw@2,0 gate@1,0,e garden-10-n@-1,0").wall() == 2


# -- frozen -----------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "cell", "new", "side"), SIDES)
def test_frozen_tiles(built: str, cell: str, new: str, side: str) -> None:
    """gates.frozen: neither of the two tiles can be removed or swapped, whatever would fit"""
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
    """gates.frozen: their neighbours are redesigned like any other tile"""
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


def test_action_round_trip() -> None:
    """gates.use, gates.take: actions survive a round trip as text"""
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
    # Without the module there is no such action.
    base = position(placing="tower-10-w")
    with pytest.raises(TextError, match="bad-words"):
        base.parse("place tower-10-w 2,0 gate w")
    with pytest.raises(TextError, match="bad-cards"):
        base.parse("take gate")


def test_position_round_trip() -> None:
    """gates.reveal, gates.frozen: cards and gates survive a round trip as text"""
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
def test_bad_gate_words_are_refused(words: str, code: str) -> None:
    """gates.reveal: words that cannot be gate cards are refused, negative numbers included"""
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
def test_play_has_the_same_effect_as_apply(text: str) -> None:
    """gates.take, gates.use: `play`, unchecked and without events, has the effect of `apply`"""
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


def test_gate_cards_are_public() -> None:
    """gates.take, setup.open: everybody sees who holds gate cards, and roughly where others are"""
    game = position(
        modules=GATES, gates=[1, 0, 0], deck="gate gate N1 ...", palaces=["", BEHIND]
    )  # fmt: skip
    game.piles = (3, len(game.deck) - 3)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert dict(view.table.states)[GATES] == Gates((1, 0, 0))
        assert [deck_range.specials for deck_range in view.memory.ranges] == [("gate", "gate"), ()]
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
