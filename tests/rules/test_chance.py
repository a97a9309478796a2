"""The random generator, and shuffles given by a script."""

from collections import Counter

import pytest

import alhambra
from alhambra import AlhambraError, Scripted, Seeded
from alhambra.rules.chance import ScriptError, name_of
from alhambra.rules.money import parse_code
from tests.helpers import tile

#: The published first outputs of SplitMix64 for the seed 1234567.
REFERENCE = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_generator_is_splitmix64() -> None:
    """Same numbers on every platform and Python version."""
    chance = Seeded(1234567)
    assert [chance.below(1 << 64) for _ in REFERENCE] == REFERENCE


def test_seeds_are_taken_modulo_2_64() -> None:
    """A seed of any size or sign is accepted."""
    assert Seeded(-1).key() == Seeded((1 << 64) - 1).key()
    assert Seeded(1 << 64).key() == Seeded(0).key()
    assert Seeded(5).key() == 5


def test_below_is_not_biased() -> None:
    """Numbers above the last full multiple of the bound are rejected, not folded back."""
    bound = (1 << 63) + 1  # nearly half of all numbers are above the only full multiple
    chance = Seeded(1234567)
    accepted = [number for number in REFERENCE if number < bound]
    assert 0 < len(accepted) < len(REFERENCE)
    assert [chance.below(bound) for _ in accepted] == accepted


def seed_for(number: int) -> int:
    """The seed whose first number this is: SplitMix64 inverted."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        number ^= number >> shift ^ number >> 2 * shift
        number = number * pow(factor, -1, 1 << 64) % (1 << 64)
    return (number - 0x9E3779B97F4A7C15) % (1 << 64)


def test_number_above_the_last_full_multiple_is_rejected() -> None:
    """For 3, that is only the very last number."""
    assert Seeded(seed_for(REFERENCE[0])).key() == 1234567
    last = Seeded(seed_for((1 << 64) - 1))
    following = last.copy()
    assert following.below(1 << 64) == (1 << 64) - 1
    assert last.below(3) == following.below(1 << 64) % 3
    assert last.key() == following.key()


def test_below_gives_every_number_below_the_bound() -> None:
    """Every result occurs, and no other."""
    chance = Seeded(3)
    for bound in (1, 2, 3, 7, 54):
        assert {chance.below(bound) for _ in range(60 * bound)} == set(range(bound))


def test_first_shuffles_are_frozen() -> None:
    """The shuffle is Fisher-Yates from the end; changing it would change every game."""
    chance = Seeded(7)
    assert chance.shuffle("supply", range(10)) == (8, 1, 5, 9, 0, 4, 3, 2, 6, 7)
    assert "".join(chance.shuffle("money", "abcdefgh")) == "hcdfaegb"
    assert chance.shuffle("deck", ()) == ()


def test_first_game_is_frozen() -> None:
    """The same seed gives the same game everywhere."""
    game = alhambra.new_game(3, seed=2026)
    assert [str(tile) for tile in game.market] == [
        "garden-7-nsw",
        "arcades-9",
        "seraglio-6-es",
        "chambers-5-nsw",
    ]
    assert [str(tile) for tile in game.supply[:3]] == [
        "garden-8-nw",
        "chambers-7-ne",
        "pavilion-2-new",
    ]
    assert [card.code for card in game.deck[:6]] == ["R7", "U2", "F1", "U6", "F5", "U8"]


def test_shuffles_are_uniform() -> None:
    """All 24 orders of four items are equally likely (chi-square over fixed seeds)."""
    seen = Counter(Seeded(seed).shuffle("deck", "abcd") for seed in range(4800))
    assert len(seen) == 24
    chi_square = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi_square < 49.7  # 23 degrees of freedom, 1 in 1000


def test_games_without_a_seed_differ() -> None:
    """Without a seed the game is random."""
    assert len({alhambra.new_game(3).position() for _ in range(4)}) == 4


def test_copy_is_independent_and_gives_the_same_numbers() -> None:
    """A copy gives the same numbers and does not advance the original."""
    chance = Seeded(9)
    chance.below(10)
    copied = chance.copy()
    expected = [copied.below(1000) for _ in range(5)]
    assert copied.key() != chance.key()
    assert [chance.below(1000) for _ in range(5)] == expected


def test_scripted_order() -> None:
    """A script gives the order of each pile by item names."""
    script = {"supply": ["tower-12", "garden-10"], "deck": ["N3", "F1", "N3"]}
    chance = Scripted(script.__getitem__)
    tiles = (tile("garden-10"), tile("tower-12"))
    assert chance.shuffle("supply", tiles) == (tile("tower-12"), tile("garden-10"))
    coins = [parse_code(code) for code in ("N3", "N3", "F1")]
    assert [card.code for card in chance.shuffle("deck", coins)] == ["N3", "F1", "N3"]
    assert chance.copy() is chance
    assert chance.key() == 0


@pytest.mark.parametrize(
    ("order", "code", "item"),
    [
        (["N3", "U9", "F1"], "shuffle-has-stranger", "U9"),
        (["N3", "N3", "F1"], "shuffle-has-stranger", "N3"),
        (["N3"], "shuffle-lacks-item", "F1"),
        ([], "shuffle-lacks-item", "N3"),
    ],
)
def test_script_that_does_not_match_the_pile_is_refused(
    order: list[str], code: str, item: str
) -> None:
    """Unknown and missing items are named in the error."""
    chance = Scripted(lambda pile: order)
    with pytest.raises(ScriptError) as caught:
        chance.shuffle("deck", [parse_code("N3"), parse_code("F1")])
    assert isinstance(caught.value, AlhambraError)
    assert caught.value.code == code
    assert caught.value.params == {"pile": "deck", "item": item}


def test_names_of_items() -> None:
    """Cards are named by their code, tiles by their id."""
    assert [name_of(item) for item in (parse_code("U7"), tile("tower-12"), 3)] == [
        "U7",
        "tower-12",
        "3",
    ]
