"""City gates in the oracle."""

import pytest

from tests.oracle import Oracle, gates, palace
from tests.oracle.helpers import HIGH_CARDS, actions, game, play, unshuffled
from tests.oracle.palace import Gate, Palace
from tests.oracle.wall import wall_length

GATES = ["city_gates"]

BEHIND: Palace = {(1, 0): "pavilion-7-e"}
"""A tower-10-w at 2,0 would lie behind a double wall."""
BEHIND_GATE: Gate = ((1, 0), (2, 0))


def gated_cells(
    built: Palace, tile: str, gates_built: set[Gate]
) -> set[tuple[tuple[int, int], str]]:
    """Cells and sides where a tile may be placed with a gate."""
    return gates.places_with_gate(built, tile, gates_built)


@pytest.mark.parametrize(
    ("players", "shares"),
    [(2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1]), (6, [2, 2, 2])],
)
def test_shares_of_the_piles(players: int, shares: list[int]) -> None:
    """gates.setup: one card per player, the largest share for the pile that comes first"""
    calls: list[tuple[str, list[str]]] = []

    def shuffle(name: str, items: list[str]) -> list[str]:
        calls.append((name, items))
        return ["5", "3", "4"] if name == "gates" else items

    oracle = Oracle(players, shuffle, GATES)
    assert oracle.deck.count("gate") == players
    with_gates = {name: items.count("gate") for name, items in calls if name.startswith("pile")}
    piles = ["pile 5", "pile 3", "pile 4"]
    assert [with_gates.get(name, 0) for name in piles] == shares
    assert with_gates["pile 2"] == 0
    names = [name for name, _ in calls]
    assert names == [
        "supply",
        "money",
        "gates",
        "pile 2",
        *sorted({"pile 4", *with_gates} - {"pile 2"}),
    ]
    assert calls[2][1] == ["3", "4", "5"]
    assert oracle.gate_cards == [0] * players
    assert not oracle.gate_card


def test_piles_without_a_special_card_are_not_shuffled() -> None:
    """gates.setup, setup.piles: cards of modules do not count for the sizes of the piles"""
    oracle = Oracle(2, unshuffled, GATES)  # gates in piles 3 and 4
    plain = Oracle(2, unshuffled)
    assert [card for card in oracle.deck if card != "gate"] == plain.deck
    assert oracle.deck.index("gate") > oracle.deck.index("scoring 1")


def test_gate_card_is_revealed() -> None:
    """gates.reveal: face up, the next one discarded; drawing continues up to four money cards"""
    oracle = game(3, display=HIGH_CARDS, modules=GATES)
    oracle.deck = ["gate", "gate", "florin 1", "florin 2"]
    oracle.apply("take denar 9")
    assert oracle.gate_card
    assert oracle.discards == ["gate"]
    assert oracle.display[-1] == "florin 1"
    oracle.deck = []
    oracle.apply("take denar 8")  # no money in the discards
    assert oracle.discards == ["gate"]
    assert len(oracle.display) == 3
    oracle.discards.append("florin 3")
    oracle.gate_card = False
    oracle.apply("take ducat 9")  # a reshuffle brings the gate card back
    assert oracle.gate_card
    assert oracle.discards == []
    assert oracle.display == ["ducat 8", "florin 1", "florin 3"]


def test_gate_card_is_taken() -> None:
    """gates.take: instead of money, as the only card; also from an empty display"""
    oracle = game(3, display="denar 1, denar 2, ducat 9, ducat 8", modules=GATES)
    assert not oracle.allows("take gate")
    oracle.gate_card = True
    assert {text for text in actions(oracle, "take") if "gate" in text} == {"take gate"}
    oracle.apply("take gate")
    assert (oracle.gate_cards, oracle.gate_card) == ([1, 0, 0], False)
    assert oracle.seat == 1
    oracle.gate_card, oracle.display, oracle.hands = True, [], [[], [], []]
    assert oracle.legal() == {"take gate"}  # so no pass
    oracle.apply("take gate")
    assert oracle.gate_cards == [1, 1, 0]


def test_placing_behind_a_double_wall_needs_a_gate() -> None:
    """gates.use: behind a double wall, only with a card, which leaves the game"""
    oracle = game(3, "florin 9, florin 2", market="tower-10-w seraglio-9 arcades-9 tower-9-es")
    oracle.palaces[0] = dict(BEHIND)
    oracle.apply("buy 1 florin 9+2")
    assert not any("2,0" in text for text in oracle.legal())
    oracle.gate_cards[0] = 1
    assert {text for text in oracle.legal() if "gate" in text} == {"place tower-10-w 2,0 gate w"}
    oracle.apply("place tower-10-w 2,0 gate w")
    assert oracle.gates == [{BEHIND_GATE}, set(), set()]
    assert oracle.gate_cards == [0, 0, 0]
    assert "gate" not in oracle.discards
    assert oracle.palaces[0][(2, 0)] == "tower-10-w"


def test_two_gates_in_one_turn() -> None:
    """gates.use: several may be used in one turn, one gate per tile"""
    oracle = game(3)
    oracle.palaces[0] = dict(BEHIND)
    oracle.bought, oracle.phase = ["tower-10-w", "arcades-5-nw"], "placing"
    oracle.gate_cards[0] = 2
    oracle.palaces[0][(0, 1)] = "garden-12-s"
    play(oracle, "place tower-10-w 2,0 gate w", "place arcades-5-nw 0,2 gate n")
    assert oracle.gates[0] == {BEHIND_GATE, ((0, 1), (0, 2))}
    assert oracle.gate_cards[0] == 0
    assert palace.broken_rules(oracle.palaces[0], oracle.gates[0]) == []
    assert "build.onfoot" in palace.broken_rules(oracle.palaces[0])


def test_no_gate_where_the_tile_is_reachable() -> None:
    """gates.use: no gate where a path exists; all other building rules still hold"""
    built: Palace = {(1, 0): "pavilion-7-e", (0, 1): "pavilion-8", (1, 1): "arcades-9"}
    built[(2, 1)] = "arcades-10"
    assert palace.cells_to_place(built, "tower-10-w") >= {(2, 0)}  # entered from the south
    assert gated_cells(built, "tower-10-w", set()) == set()
    assert gated_cells(built, "arcades-6-sw", set()) == set()  # wall against the open side of 2,1
    assert gated_cells({(1, 0): "pavilion-8"}, "tower-10-w", set()) == set()  # no double wall


def test_gate_on_either_of_two_sides() -> None:
    """gates.use: on any one of the new double walls"""
    built: Palace = {(1, 0): "pavilion-7-e", (0, 1): "pavilion-8", (1, 1): "arcades-9"}
    built[(2, 1)] = "arcades-8-n"
    assert gated_cells(built, "seraglio-5-sw", set()) == {((2, 0), "s"), ((2, 0), "w")}


def test_tiles_behind_a_gate_are_reachable() -> None:
    """gates.use: reachable from then on; build.onfoot counts the gate"""
    built: Palace = {**BEHIND, (2, 0): "tower-10-w"}
    assert (3, 0) in palace.cells_to_place(built, "arcades-9", {BEHIND_GATE})
    longer: Palace = {**built, (3, 0): "arcades-9"}
    assert palace.cells_to_remove(longer, {BEHIND_GATE}) == {(3, 0)}


def test_tiles_next_to_a_gate_are_frozen() -> None:
    """gates.frozen: neither removed nor swapped"""
    oracle = game(3)
    oracle.palaces[0] = {**BEHIND, (2, 0): "tower-10-w"}
    oracle.gates[0] = {BEHIND_GATE}
    oracle.reserves[0] = ["seraglio-7-w", "arcades-8-e"]
    assert not actions(oracle, "remove")
    assert not actions(oracle, "swap")
    oracle.gates[0] = set()
    oracle.palaces[0] = {(1, 0): "pavilion-7-e"}
    assert actions(oracle, "swap") == {"swap arcades-8-e 1,0"}


def test_add_and_leftover_with_a_gate() -> None:
    """gates.use: adding and a leftover tile may use one; removing may not"""
    oracle = game(3)
    oracle.palaces[0] = dict(BEHIND)
    oracle.reserves[0], oracle.gate_cards[0] = ["tower-10-w"], 2
    assert "add tower-10-w 2,0 gate w" in oracle.legal()
    assert not any("gate" in text for text in actions(oracle, "remove"))
    oracle.phase, oracle.leftovers[0] = "leftovers", ["seraglio-7-w"]
    oracle.apply("place seraglio-7-w 2,0 gate w")
    assert oracle.gates[0] == {BEHIND_GATE}
    assert oracle.over


def test_swap_a_camp_for_a_building_with_a_gate() -> None:
    """gates.use, camps.swap: only such a swap may use a gate"""
    oracle = game(3)
    oracle.palaces[0] = {**BEHIND, (2, 0): "camp-6-w"}
    oracle.reserves[0] = ["tower-10-w"]
    assert not actions(oracle, "swap")
    oracle.gate_cards[0] = 1
    assert actions(oracle, "swap") == {"swap tower-10-w 2,0 gate w"}
    oracle.apply("swap tower-10-w 2,0 gate w")
    assert oracle.reserves[0] == ["camp-6-w"]
    assert oracle.gates[0] == {BEHIND_GATE}


def test_no_gate_to_a_camp() -> None:
    """gates.use: the side must lead to a reachable building, never a camp; a camp needs none"""
    built: Palace = {(1, 0): "pavilion-7-e", (2, 0): "camp-6-w", (2, 1): "camp-4-e"}
    assert palace.broken_rules(built) == []
    assert gated_cells(built, "tower-10-w", set()) == set()  # at 3,1 wall to bastion
    assert gated_cells(BEHIND, "camp-6-w", set()) == set()
    assert (2, 0) in palace.cells_to_place(BEHIND, "camp-6-w")


def test_gate_stays_an_inner_wall() -> None:
    """gates.use, score.wall: the double wall with a gate stays an inner wall"""
    assert wall_length({**BEHIND, (2, 0): "tower-9-nw"}) == 1
