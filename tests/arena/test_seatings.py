"""Who meets whom: rotations, duplicate deals, and seeds that do not depend on the workers."""

from collections import Counter

import pytest

from alhambra.arena import ArenaError, make_match
from alhambra.arena.seatings import lineups, seatings
from alhambra.bots import BotError
from alhambra.rules.errors import SetupError


def test_two_bots_play_one_against_a_table_of_the_other() -> None:
    assert seatings(2, 2) == ((0, 1), (1, 0))
    assert seatings(2, 4) == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))


def test_as_many_bots_as_seats_all_sit_together() -> None:
    assert seatings(3, 3) == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert lineups(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert len(seatings(4, 3)) == 12


def test_fewer_bots_than_seats_repeat() -> None:
    assert lineups(3, 4) == [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]
    assert len(seatings(3, 6)) == 3, "the same seating is not played twice"


@pytest.mark.parametrize("entries", [2, 3, 4, 5, 7])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_bot_sits_equally_often_on_every_seat(entries: int, players: int) -> None:
    counts = Counter(
        (entry, seat)
        for seating in seatings(entries, players)
        for seat, entry in enumerate(seating)
    )
    for entry in range(entries):
        assert len({counts[entry, seat] for seat in range(players)}) == 1
    if entries > 2:
        assert len(set(counts.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    match = make_match("mason", "random", games=10, players=3, seed=1)
    assert (match.deals, match.all_games) == (4, 12)
    assert list(match.numbers()) == [(deal, seating) for deal in range(4) for seating in range(3)]


def test_a_seed_depends_on_deal_and_seat_only() -> None:
    match = make_match("mason", "random", games=10, seed=1)
    other = make_match("mason", "random", games=10, seed=2)
    seeds = [
        seed
        for made in (match, other)
        for deal in range(3)
        for seed in (made.deal_seed(deal), made.bot_seed(deal, 0), made.bot_seed(deal, 1))
    ]
    assert len(set(seeds)) == len(seeds)


def test_by_default_every_bot_has_a_seat() -> None:
    assert make_match("mason", "random", "random").players == 3
    assert make_match(*["random"] * 9).players == 6


def test_without_a_seed_matches_differ() -> None:
    assert make_match("mason", "random").seed != make_match("mason", "random").seed


def wrong(*specs: str, **options: object) -> str:
    with pytest.raises((ArenaError, BotError, SetupError)) as caught:
        make_match(*specs, **options)  # type: ignore[arg-type]
    return caught.value.code


def test_impossible_matches_are_refused() -> None:
    """components.players: 2 to 6."""
    assert wrong("mason") == "arena-few-bots"
    assert wrong("mason", "dragon") == "unknown-bot"
    assert wrong("mason", "random", players=7) == "bad-players"
    assert wrong("mason", "random", modules=["dragons"]) == "unknown-module"
    assert wrong("mason", "random", edition="third") == "unknown-edition"
    assert wrong("mason", "random", games=0) == "arena-too-small"
    assert wrong("mason", "random", cap=0) == "arena-too-small"
    assert wrong("mason", "random", timeout=0) == "arena-bad-timeout"
    assert wrong("mason", "random", timeout=float("nan")) == "arena-bad-timeout"
    assert wrong("mason", "random", timeout=float("inf")) == "arena-bad-timeout"
