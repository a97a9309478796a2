"""The parts of the setup that need no decision (setup.*)."""

from tests.oracle.money import total


def deal_hand(money: list[str]) -> list[str]:
    """setup.hands: cards from the top, removed from the money, until they total at least 20."""
    hand: list[str] = []
    while total(hand) < 20:
        hand.append(money.pop(0))
    return hand


def first_seat(hands: list[list[str]]) -> int:
    """setup.first: fewest cards, then the lowest total, then the lowest seat."""
    return min(range(len(hands)), key=lambda seat: (len(hands[seat]), total(hands[seat]), seat))


def five_piles(cards: list[str]) -> list[list[str]]:
    """setup.piles: five piles in order, the first ones one card larger if necessary."""
    small, larger_ones = divmod(len(cards), 5)
    rest = list(cards)
    piles = []
    for number in range(5):
        size = small + 1 if number < larger_ones else small
        piles.append(rest[:size])
        rest = rest[size:]
    return piles


GATE_SHARES = {2: [1, 1, 0], 3: [1, 1, 1], 4: [2, 1, 1], 5: [2, 2, 1], 6: [2, 2, 2]}
"""gates.setup: the shares of three piles by the number of players, the largest first."""


def gate_cards_by_pile(players: int, piles: list[str]) -> dict[int, list[str]]:
    """gates.setup: the gate cards for each pile, the largest share for the first pile."""
    shares = zip(piles, GATE_SHARES[players], strict=True)
    return {int(pile): ["gate"] * share for pile, share in shares}


def characters_by_pile(order: list[str]) -> dict[int, list[str]]:
    """characters.setup: two into each of piles 2, 3 and 4."""
    cards = [f"character {character}" for character in order]
    return {2: cards[0:2], 3: cards[2:4], 4: cards[4:6]}
