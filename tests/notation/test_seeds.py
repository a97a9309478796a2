"""Sources of randomness: a seed always gives the same game, without one it is unpredictable."""

import hashlib

import pytest

from alhambra import Game, Record, Seeded, new_game
from alhambra.notation.seeds import SystemChance


@pytest.mark.parametrize(
    ("players", "seed", "modules", "digest"),
    [
        (3, 7, (), "31a170a390d0c02b"),
        (2, 12345678901234567890, (), "5a9410ed2379d368"),
        (4, -1, ("characters", "camps"), "7e43f63cea03fd77"),
    ],
)
def test_seed_gives_the_same_game_as_ever(
    players: int, seed: int, modules: tuple[str, ...], digest: str
) -> None:
    record = Record.new(players, seed=seed, modules=modules)
    assert hashlib.sha256(record.start.text.encode()).hexdigest().startswith(digest)
    assert record.game == new_game(players, seed=seed, modules=modules)
    view = record.game.view(0)
    assert Game.from_view(view, 99) == Game.dealt(view, Seeded(99))


def test_system_randomness_draws_every_number_from_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A shuffle of n items asks the system n - 1 times, and derives no number from another."""
    asked: list[int] = []

    def last(bound: int) -> int:
        asked.append(bound)
        return bound - 1

    monkeypatch.setattr("secrets.randbelow", last)
    assert SystemChance().shuffle("deck", "abcd") == tuple("abcd")
    assert asked == [4, 3, 2]


def test_system_randomness_has_no_state_to_store_or_copy() -> None:
    chance = SystemChance()
    assert chance.copy() is chance
    assert chance.key() == SystemChance().key() == 0
    assert not hasattr(chance, "__dict__")
    record = Record.new(3, chance=chance)
    assert record.game.chance is chance
    assert record.game.position().endswith("; chance 0")
    assert record.start != Record.new(3, chance=chance).start
