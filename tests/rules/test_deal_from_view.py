"""`determinize` deals anew what a seat does not know, and nothing else (setup.open, setup.piles).

For small decks and supplies every order consistent with the knowledge is enumerated: all of
them occur, equally often, and no other.
"""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters.state import characters_of
from alhambra.rules.modules.city_gates.card import SHARES
from alhambra.rules.money import Card, cards_in, size
from tests.helpers import Stacked, cards, do, position

#: The 0.1 % quantile of chi-square by degrees of freedom, for the sizes below.
CRITICAL = {1: 10.8, 5: 20.5, 11: 31.3, 17: 40.8, 23: 49.7, 35: 66.6, 47: 82.7, 71: 112.3}

Order = tuple[str, ...]


def orders(codes: str, ranges: dict[str, range]) -> set[Order]:
    """All orders of a deck that put each special card into its range."""
    return {
        order
        for order in permutations(codes.split())
        if all(order.index(special) in positions for special, positions in ranges.items())
    }


def deck_of(game: Game) -> Order:
    """The codes of a deck."""
    return tuple(card.code for card in game.deck)


def check_uniform(samples: Iterable[Order], expected: set[Order]) -> None:
    """All expected orders occur equally often, and no other (chi-square; seeds are fixed)."""
    seen = Counter(samples)
    assert seen.keys() == expected
    mean = seen.total() / len(expected)
    chi_square = sum((count - mean) ** 2 / mean for count in seen.values())
    assert chi_square < CRITICAL[len(expected) - 1]


@pytest.mark.parametrize(
    ("deck", "piles", "ranges", "number"),
    [
        ("N1 N2 N3 N4", (4,), {}, 24),
        ("N1 N1 R2 R2", (4,), {}, 6),
        ("N1 scoring-1 N2", (3,), {"scoring-1": range(3)}, 6),
        ("N1 scoring-1 N2 N3", (1, 2, 1), {"scoring-1": range(1, 3)}, 12),
        # A partly drawn pile: the scoring card is the next card or the one after it.
        ("N1 scoring-1 N2 N3", (5, 2), {"scoring-1": range(2)}, 12),
        ("scoring-1 N1 N2 N3", (6, 3), {"scoring-1": range(1)}, 6),
        (
            "N1 scoring-1 R2 scoring-2 N1",
            (3, 2),
            {"scoring-1": range(3), "scoring-2": range(3, 5)},
            18,
        ),
        (
            "N1 scoring-1 R2 scoring-2 U3",
            (3, 2),
            {"scoring-1": range(3), "scoring-2": range(3, 5)},
            36,
        ),
        (
            "N1 scoring-1 R2 U3 scoring-2 U3",
            (1, 2, 1, 2),
            {"scoring-1": range(1, 3), "scoring-2": range(4, 6)},
            48,
        ),
    ],
)
def test_deals_of_decks_match_enumeration(
    deck: str, piles: tuple[int, ...], ranges: dict[str, range], number: int
) -> None:
    """setup.piles: the money in any order, each scoring card anywhere in its range"""
    game = position(deck=deck, piles=piles)
    expected = orders(deck, ranges)
    assert len(expected) == number
    check_uniform((deck_of(game.determinize(0, seed)) for seed in range(60 * number)), expected)


def test_card_with_one_possible_position() -> None:
    """setup.piles: where nothing else is left of a pile, its scoring card is known"""
    game = position(deck="scoring-1 N1 scoring-2", piles=(3, 1, 1))
    for seed in range(20):
        assert deck_of(game.determinize(0, seed)) == ("scoring-1", "N1", "scoring-2")


def test_deals_of_the_supply_match_enumeration() -> None:
    """setup.open: the tiles of the supply in any order"""
    ids = "tower-12 garden-10 arcades-9 pavilion-8"
    game = position(supply=ids)
    samples = (tuple(map(str, game.determinize(1, seed).supply)) for seed in range(1440))
    check_uniform(samples, set(permutations(ids.split())))


def test_every_seat_deals_the_same() -> None:
    """setup.open: all money was seen, so every seat and a spectator know the same about the deck"""
    game = alhambra.new_game(3, seed=4)
    dealt = {deck_of(game.determinize(seat, 9)) for seat in (None, 0, 1, 2)}
    assert len(dealt) == 1


def test_known_state_is_kept() -> None:
    """setup.open: hands, table and discards are unchanged, at every step of a game"""
    rng = random.Random(6)
    game = alhambra.new_game(2, seed=6)
    while not game.is_over:
        other = game.determinize(game.seat, rng.getrandbits(64))
        assert other.hands == game.hands
        assert other.palaces == game.palaces
        assert other.reserves == game.reserves
        assert (other.market, other.display, other.discards) == (
            game.market, game.display, game.discards,
        )  # fmt: skip
        assert (other.stack, other.turn_seat, other.states) == (
            game.stack, game.turn_seat, game.states,
        )  # fmt: skip
        assert (other.scores, other.lines, other.scorings) == (
            game.scores, game.lines, game.scorings,
        )  # fmt: skip
        assert Counter(deck_of(other)) == Counter(deck_of(game))
        assert set(other.supply) == set(game.supply)
        assert other.status() == []
        game.play(rng.choice(game.legal_actions()))


def test_scoring_card_stays_in_its_pile() -> None:
    """setup.piles: through a whole game, as cards are drawn"""
    rng = random.Random(8)
    game = alhambra.new_game(3, seed=8)
    total = sum(game.piles)
    first = range(game.piles[0], sum(game.piles[:2]))
    second = range(sum(game.piles[:3]), sum(game.piles[:4]))
    positions: dict[str, set[int]] = {"scoring-1": set(), "scoring-2": set()}
    while any(code in positions for code in deck_of(game)):
        gone = total - len(game.deck)
        for seed in range(3):
            dealt = deck_of(game.determinize(0, rng.getrandbits(32) + seed))
            for code in positions.keys() & set(dealt):
                positions[code].add(gone + dealt.index(code))
        takes = [action for action in game.legal_actions() if action.verb == "take"]
        game.play(rng.choice(takes))
    assert positions["scoring-1"] <= set(first)
    assert positions["scoring-2"] <= set(second)
    assert len(positions["scoring-2"]) > len(second) // 2


def test_reshuffled_discards_are_in_the_new_deck() -> None:
    """turn.reshuffle: they are then the deck, in any order, and nothing else is"""
    game = position(
        display="N9 R9 U9 F9",
        deck="",
        discards="N1 N2 N3 N4 N5",
        hands=["", "", ""],
        chance=Stacked(deck="N3"),
    )
    do(game, "take denar 9")
    assert game.display == cards("R9 U9 F9 N3")
    expected = set(permutations(("N1", "N2", "N4", "N5")))
    check_uniform((deck_of(game.determinize(2, seed)) for seed in range(1440)), expected)
    other = game.determinize(2, 1)
    assert other.discards == 0
    assert [card for card in other.deck if not isinstance(card, Card)] == []


def test_deal_depends_only_on_the_view() -> None:
    """setup.open: hidden state has no influence on the deal"""
    game = position(deck="N1 N2 scoring-1 N3 N4", piles=(2, 3), supply="tower-12 garden-10")
    other = game.copy()
    other.deck = (other.deck[1], other.deck[0], *other.deck[:1:-1])
    other.supply = other.supply[::-1]
    other.chance = alhambra.Seeded(777)
    assert other != game
    for seat in (None, 0, 1, 2):
        for seed in range(5):
            assert game.determinize(seat, seed) == other.determinize(seat, seed)


def test_same_seed_gives_the_same_deal() -> None:
    """setup.open: a deal is reproducible, another seed gives another one"""
    game = alhambra.new_game(4, seed=1)
    assert game.determinize(1, 5) == game.determinize(1, 5)
    assert game.determinize(1, 5) != game.determinize(1, 6)
    assert len({deck_of(game.determinize(1, seed)) for seed in range(20)}) == 20


def test_dealing_does_not_change_the_game() -> None:
    """setup.open: neither its position nor its random generator"""
    game = alhambra.new_game(3, seed=1)
    before = game.position()
    game.determinize(0, 3)
    assert game.position() == before
    assert cards_in(game.view(0).memory.rest)


# -- modules ----------------------------------------------------------------------------


def backs_by_pile(game: Game) -> list[list[str]]:
    """The special cards of each pile of a new deck, by their backs."""
    starts = [sum(game.piles[:pile]) for pile in range(len(game.piles) + 1)]
    return [
        sorted(card.back for card in game.deck[start:end] if not isinstance(card, Card))
        for start, end in pairwise(starts)
    ]


def aside_of(game: Game) -> Order:
    """The characters aside."""
    return characters_of(game).aside


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_special_cards_stay_in_their_piles(players: int) -> None:
    """characters.setup, gates.setup: two characters each in 2 to 4, gates in 3 to 5"""
    game = alhambra.new_game(players, seed=players, modules=BUILT_IN)
    positions, spreads = set(), set()
    for seed in range(60):
        dealt = game.determinize(seed % players, seed)
        piles = backs_by_pile(dealt)
        assert [pile.count("character") for pile in piles] == [0, 2, 2, 2, 0]
        assert [pile.count("gate") for pile in piles[:2]] == [0, 0]
        assert dealt.status() == []
        spreads.add(tuple(pile.count("gate") for pile in piles[2:]))
        positions |= {index for index, code in enumerate(deck_of(dealt)) if code == "gate"}
    assert len(positions) > players
    # Which pile got which share is hidden: every distribution occurs.
    assert spreads == set(permutations(SHARES[players]))


def test_hidden_characters_are_dealt_at_random() -> None:
    """characters.setup, setup.open: in the deck or aside, nobody knows which"""
    game = position(
        modules="characters",
        owned=["laila"],
        aside="hakim yusuf",
        deck="N1 character-faruk N2 character-ammar",
        piles=(2, 2),
    )
    hidden = {"hakim", "yusuf", "faruk", "ammar"}
    aside, first = Counter[str](), Counter[str]()
    for seed in range(400):
        dealt = game.determinize(0, seed)
        in_deck = [code.removeprefix("character-") for code in deck_of(dealt) if len(code) > 2]
        assert {*in_deck, *aside_of(dealt)} == hidden
        assert characters_of(dealt).owned == (("laila",), (), ())
        assert characters_of(dealt).drawn == characters_of(game).drawn
        aside[aside_of(dealt)[0]] += 1
        first[in_deck[0]] += 1
    for counts in (aside, first):
        assert counts.keys() == hidden
        assert min(counts.values()) > 70


def test_deals_of_characters_match_enumeration() -> None:
    """characters.setup: any of the hidden ones in each range and aside, all equally likely"""
    deck = "N1 character-laila N2 character-yusuf"
    game = position(modules="characters", aside="hakim", deck=deck, piles=(2, 2))
    expected = set()
    for top, bottom, aside in permutations(("laila", "yusuf", "hakim")):
        positions = {f"character-{top}": range(2), f"character-{bottom}": range(2, 4)}
        codes = f"N1 N2 {' '.join(positions)}"
        expected |= {(*order, aside) for order in orders(codes, positions)}
    assert len(expected) == 48
    samples = (
        (*deck_of(dealt), *aside_of(dealt))
        for dealt in (game.determinize(0, seed) for seed in range(60 * 48))
    )
    check_uniform(samples, expected)


def test_deals_of_gates_match_enumeration() -> None:
    """gates.setup: gate cards are identical; each anywhere in its range"""
    game = position(modules="city_gates", deck="N1 gate N2 gate gate", piles=(2, 3))
    expected = {
        order
        for order in set(permutations(("N1", "N2", "gate", "gate", "gate")))
        if order[:2].count("gate") == 1
    }
    assert len(expected) == 12
    check_uniform((deck_of(game.determinize(0, seed)) for seed in range(720)), expected)


def drawn_unseen() -> Game:
    """Seat 0 has drawn a card through Yammerad: denar 5."""
    game = position(
        modules="characters",
        owned=["yammerad"],
        hands=["N3"],
        deck="N5 N9 N2",
        piles=(3,),
        discards="F1",
    )
    do(game, "yammerad")
    return game


def hand_and_deck(game: Game) -> Order:
    """What can differ between games dealt from the same view."""
    return (*(card.code for card in cards_in(game.hands[0])), *deck_of(game))


def test_deals_of_unseen_money_match_enumeration() -> None:
    """characters.yammerad, setup.open: rivals deal the card they did not see, its owner does not"""
    game = drawn_unseen()
    own = {("N5", "N3", *rest) for rest in permutations(("N9", "N2"))}
    check_uniform((hand_and_deck(game.determinize(0, seed)) for seed in range(240)), own)
    others = {
        (*sorted(("N3", unseen), reverse=True), *rest)
        for unseen, *rest in permutations(("N5", "N9", "N2"))
    }
    for seat in (None, 1, 2):
        dealt = [game.determinize(seat, seed) for seed in range(720)]
        check_uniform(map(hand_and_deck, dealt), others)
        assert {size(other.unseen[0]) for other in dealt} == {1}
        assert {other.view(seat) == game.view(seat) for other in dealt} == {True}


def test_number_of_unknown_cards() -> None:
    """characters.yammerad, setup.open: others know the number of unknown cards"""
    game = drawn_unseen()
    assert game.view(0).memory.unknown == (0, 0, 0)
    for seat in (None, 1, 2):
        memory = game.view(seat).memory
        assert memory.unknown == (1, 0, 0)
        assert memory.hands[0] == cards("N3")
        assert memory.rest == cards("N5 N9 N2")
        assert game.view(seat).to_json()["memory"]["unknown"] == [1, 0, 0]


@pytest.mark.parametrize(
    ("hand", "unseen", "payment", "left"),
    [
        ("N3 F5", "N3", "3", ""),  # it was the unseen one
        ("N3 F5", "F5", "3", "F5"),  # it was known
        ("N3 N3", "N3", "3", "N3"),  # one of two: a known one, as far as others can tell
        ("N3 N2 N2", "N3 N2", "3+2", "N2"),
        ("N3 N2 N2", "N3 N2 N2", "3+2", "N2"),
    ],
)
def test_paying_an_unseen_card_reveals_it(hand: str, unseen: str, payment: str, left: str) -> None:
    """characters.yammerad, setup.open: everybody sees paid cards, the rest stays unknown"""
    market = "- - pavilion-3-sw -"
    game = position(
        modules="characters", owned=["yammerad"], hands=[hand], unseen=[unseen], market=market
    )
    do(game, f"buy 3 denar {payment}")
    assert game.unseen[0] == cards(left)
    assert game.view(1).memory.unknown == (size(cards(left)), 0, 0)
    assert game.status() == []


def bid_with_unseen() -> Game:
    """Seat 0 has bid 8 with denar 3 and an unseen card, denar 5."""
    game = position(
        modules="characters",
        turn=2,
        owned=["yammerad"],
        hands=["N3 N5", "U9"],
        unseen=["N5"],
        display="R9 U9 F9",
        deck="character-laila N9 N2 R8 R1",
        discards="...",
        palaces=["", "", "tower-12@1,0"],
    )
    do(game, "remove tower-12", "bid 8")
    return game


@pytest.mark.parametrize("actions", [[], ["pass", "pass"]])
def test_bid_restricts_the_deal(actions: list[str]) -> None:
    """characters.auction, setup.open: the bidder can cover the bid, while bidding and paying"""
    game = bid_with_unseen()
    do(game, *actions)
    assert game.stack[-1].name == ("paying" if actions else "auction")
    # With denar 3 the unseen card is denar 5 or 9, or dirham 8 covers it alone.
    expected = {
        (*sorted(("N3", unseen), key=("N9", "N5", "N3", "N2", "R8", "R1").index), *rest)
        for unseen, *rest in permutations(("N5", "N9", "N2", "R8", "R1"))
        if unseen in ("N5", "N9", "R8")
    }
    assert len(expected) == 72
    for seat in (None, 1, 2):
        dealt = [game.determinize(seat, seed) for seed in range(2400)]
        check_uniform(map(hand_and_deck, dealt), expected)
    for seed in range(20):
        assert game.determinize(0, seed).hands[0] == cards("N3 N5")


def test_dealt_games_can_be_played_to_the_end() -> None:
    """setup.open: games dealt from any seat are valid to their end"""
    rng = random.Random(5)
    game = drawn_unseen()
    for seat in (None, 0, 1, 2):
        dealt = game.determinize(seat, 7)
        for _ in range(60):
            if dealt.is_over:
                break
            dealt.play(rng.choice(dealt.legal_actions()))
            assert dealt.status() == []
