"""Random whole games of the oracle, with every set of modules."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from tests.oracle import Oracle, palace
from tests.oracle.invariants import check, check_palace, check_wall
from tests.oracle.table import MODULES

MODULE_SETS = [modules for size in range(5) for modules in combinations(sorted(MODULES), size)]

WEIGHTS = {"buy": 24, "take": 6, "place": 30, "reserve": 2, "give": 2, "add": 4, "remove": 1}
WEIGHTS |= {"swap": 1, "pass": 3, "decline": 1, "bid": 3}

EVERY_KIND_OF_MOVE = {
    *("take", "take gate", "take with faruk", "buy", "buy with diamonds", "add", "remove", "swap"),
    *("add with a gate", "swap with a gate", "place", "place with a gate", "reserve"),
    *("pass", "bid", "pay", "pay with diamonds", "keep", "exchange", "hakim", "laila", "machma"),
    *("yammerad", "abdul_knihstig", "abdul_karim", "decline"),
}
"""With six players; all but the rare "stop" after a card of Yammerad's that is no money."""


def seeded_shuffle(rng: random.Random) -> Callable[[str, list[str]], list[str]]:
    """A shuffle by a random generator."""
    return lambda name, items: rng.sample(items, len(items))


def kind_of_move(text: str) -> str:
    """The verb, with what makes the move a special one."""
    verb, *words = text.split()
    if verb == "take" and len(words) > 2 and sum(int(value) for value in words[1::2]) > 5:
        return "take with faruk"
    if verb in ("buy", "pay") and "diamond" in words:
        return f"{verb} with diamonds"
    if verb != "take" and "gate" in words:
        return f"{verb} with a gate"
    return "take gate" if words == ["gate"] else verb


def choose(oracle: Oracle, rng: random.Random) -> str:
    """A random action: first a kind of move, weighted towards progress, then any action of it."""
    legal = sorted(oracle.legal())
    kinds = sorted({kind_of_move(text) for text in legal})
    kind = rng.choices(kinds, [WEIGHTS.get(kind, 10) for kind in kinds])[0]
    return rng.choice([text for text in legal if kind_of_move(text) == kind])


def play_a_game(players: int, modules: tuple[str, ...], seed: int) -> Counter[str]:
    """A whole game, checked at every step; how often each kind of move was made."""
    rng = random.Random(f"{players} {modules} {seed}")
    oracle = Oracle(players, seeded_shuffle(rng), modules)
    moves: Counter[str] = Counter()
    check(oracle)
    for step in range(1500):
        if oracle.over:
            break
        seat = oracle.seat
        assert seat is not None
        text = choose(oracle, rng)
        moves[kind_of_move(text)] += 1
        frozen = [{cell for gate in gates for cell in gate} for gates in oracle.gates]
        before = [dict(built) for built in oracle.palaces]
        oracle.apply(text)
        check(oracle)
        for other in range(oracle.players):
            assert other == seat or oracle.palaces[other] == before[other]
            assert all(oracle.palaces[other][cell] == before[other][cell] for cell in frozen[other])
        assert palace.broken_rules(oracle.palaces[seat], oracle.gates[seat]) == []
        if step % 8 == 0:
            check_palace(oracle, seat)
    check_the_end(oracle)
    return moves


def check_the_end(oracle: Oracle) -> None:
    """end.winner"""
    assert oracle.over
    assert (oracle.seat, oracle.legal()) == (None, set())
    best = max(oracle.scores)
    assert oracle.winners == [n for n in range(oracle.players) if oracle.scores[n] == best]
    assert {line[0] for line in oracle.score_lines()} <= {1, 2, 3}
    assert oracle.pending == []
    for seat in range(oracle.players):
        check_palace(oracle, seat)
        check_wall(oracle, seat)


@pytest.mark.parametrize("modules", MODULE_SETS, ids="+".join)
def test_six_players(modules: tuple[str, ...]) -> None:
    """turn.*, score.*, end.*, gates.*, diamonds.*, camps.*, characters.*: a whole game"""
    play_a_game(6, modules, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "modules"),
    # Each set and each number; `tests.duel` plays all combinations against the engine.
    [(2 + turn % 4, modules) for turn, modules in enumerate(MODULE_SETS)],
    ids=str,
)
def test_other_numbers_of_players(players: int, modules: tuple[str, ...]) -> None:
    """turn.*, score.*, end.*, two.*, gates.*, diamonds.*, camps.*, characters.*: a whole game"""
    play_a_game(players, modules, 1)


@pytest.mark.slow
def test_every_kind_of_move_is_made() -> None:
    """turn.action, gates.use, characters.*: the random games cover every kind of move"""
    moves: set[str] = set()
    for seed in range(40):
        moves |= set(play_a_game(6, tuple(sorted(MODULES)), seed))
        if moves >= EVERY_KIND_OF_MOVE:
            break
    assert moves - {"stop"} == EVERY_KIND_OF_MOVE
