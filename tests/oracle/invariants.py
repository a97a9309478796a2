"""What holds at every step of every game, with any modules."""

from collections import Counter

from tests.oracle import Oracle, money, palace
from tests.oracle.characters import CHARACTERS
from tests.oracle.palace import Cell
from tests.oracle.tiles import CAMP_IDS, SIDES, TILE_IDS, edge_of, is_camp
from tests.oracle.wall import outer_walls


def check(oracle: Oracle) -> None:
    """Every tile, card and point is accounted for."""
    check_tiles(oracle)
    check_money(oracle)
    check_scoring_cards(oracle)
    check_gates(oracle)
    check_characters(oracle)
    check_scores(oracle)
    check_turn(oracle)


def check_tiles(oracle: Oracle) -> None:
    """components.tiles, camps.tiles"""
    tiles = [tile for tile in oracle.market.values() if tile] + oracle.supply + oracle.neutral
    for piles in (oracle.reserves, oracle.leftovers, [oracle.bought]):
        tiles += [tile for pile in piles for tile in pile]
    tiles += [tile for built in oracle.palaces for tile in built.values()]
    expected = [*TILE_IDS, *CAMP_IDS] if "camps" in oracle.modules else list(TILE_IDS)
    assert sorted(tiles) == sorted(expected)
    assert oracle.players == 2 or oracle.neutral == []


def check_money(oracle: Oracle) -> None:
    """components.money, two.cards, diamonds.cards"""
    cards = oracle.display + [card for hand in oracle.hands for card in hand]
    assert all(money.is_money(card) for card in cards)
    assert len(oracle.display) <= 4
    cards += [card for card in oracle.deck + oracle.discards if money.is_money(card)]
    expected = money.all_money(oracle.players)
    if "diamonds" in oracle.modules:
        expected += money.DIAMONDS
    assert sorted(cards) == sorted(expected)


def check_scoring_cards(oracle: Oracle) -> None:
    """components.scoring: in the deck or pending, never twice; the first one comes first."""
    in_deck = [int(card.split()[1]) for card in oracle.deck if card.startswith("scoring")]
    there = in_deck + [number for number in oracle.pending if number < 3]
    assert there in ([1, 2], [2, 1], [2], [])
    assert all(line[0] not in there for line in oracle.lines)


def check_gates(oracle: Oracle) -> None:
    """gates.setup: one card and one gate per player; gates.use: each gate on a double wall."""
    cards = oracle.deck.count("gate") + oracle.discards.count("gate")
    cards += oracle.gate_card + sum(oracle.gate_cards)
    cards += sum(len(gates) for gates in oracle.gates)  # spent
    assert cards == (oracle.players if "city_gates" in oracle.modules else 0)
    assert min(oracle.gate_cards) >= 0
    for built, gates in zip(oracle.palaces, oracle.gates, strict=True):
        for one, other in gates:
            sides = [side for side in SIDES if palace.neighbour(one, side) == other]
            assert edge_of(built[one], sides[0]) == "wall"
            assert edge_of(built[other], palace.OPPOSITE[sides[0]]) == "wall"


def check_characters(oracle: Oracle) -> None:
    """characters.setup: each of the ten is in one place."""
    found = [card.split()[1] for card in oracle.deck if card.startswith("character")]
    found += oracle.aside + oracle.removed + [one for own in oracle.characters for one in own]
    if oracle.phase in ("bidding", "paying") and oracle.auction is not None:
        found.append(oracle.auction.character)
    assert sorted(found) == (list(CHARACTERS) if "characters" in oracle.modules else [])


def check_scores(oracle: Oracle) -> None:
    """score.explain: the lines add up; none for 0 points, none twice."""
    totals: Counter[int | str] = Counter()
    for _, owner, _, points in oracle.score_lines():
        assert points > 0
        totals[owner] += points
    assert [totals[seat] for seat in range(oracle.players)] == oracle.scores
    assert totals["neutral"] == oracle.neutral_score
    labels = [line[:3] for line in oracle.score_lines()]
    assert len(set(labels)) == len(labels)


def check_turn(oracle: Oracle) -> None:
    """turn.*: who decides, and what is pending."""
    if oracle.phase in ("action", "knihstig", "yammerad", "placing", "ammar"):
        assert oracle.seat == oracle.turn_seat
    if oracle.phase == "placing":
        assert oracle.bought
    if oracle.phase == "action" and not oracle.acted:
        assert None not in oracle.market.values()
        assert oracle.bought == []
        assert oracle.pending == [] or oracle.diamond_card_used  # by Yammerad


def check_palace(oracle: Oracle, seat: int) -> None:
    """build.after: the palace is legal, and so is every redesign that the oracle offers."""
    built, gates = oracle.palaces[seat], oracle.gates[seat]
    assert palace.broken_rules(built, gates) == []
    removable = palace.cells_to_remove(built, gates)
    for cell in removable:
        around = {palace.neighbour(cell, side) for side in SIDES}
        assert not around <= palace.occupied(built)
    assert removable.isdisjoint(palace.frozen_cells(gates))
    for tile in oracle.reserves[seat]:
        expected = {cell for cell in built if is_legal_swap(oracle, seat, cell, tile)}
        assert palace.cells_to_swap(built, tile, gates) == expected


def is_legal_swap(oracle: Oracle, seat: int, cell: Cell, tile: str) -> bool:
    """build.after, gates.frozen, camps.swap, without a gate.

    Legal exactly when both tiles match on every side that has a neighbour.
    """
    built = oracle.palaces[seat]
    if cell in palace.frozen_cells(oracle.gates[seat]) or is_camp(tile) != is_camp(built[cell]):
        return False
    return all(
        edge_of(tile, side) == edge_of(built[cell], side)
        for side in SIDES
        if palace.neighbour(cell, side) in palace.occupied(built)
    )


def check_wall(oracle: Oracle, seat: int) -> None:
    """score.wall: where no more than two sides meet, the largest group of joined sides."""
    sides = outer_walls(oracle.palaces[seat])
    ends = Counter(point for side in sides for point in side)
    if any(number > 2 for number in ends.values()):
        return
    largest = 0
    while sides:
        group, points = 0, set(sides[0])
        while near := [side for side in sides if points & set(side)]:
            sides = [side for side in sides if side not in near]
            points |= {point for side in near for point in side}
            group += len(near)
        largest = max(largest, group)
    assert oracle.wall(seat) == largest
