"""A fault of a bot is its loss, with a report, and the match goes on."""

import pytest

from alhambra.arena import Fault, MatchResult, play_match
from alhambra.arena.game_result import CAP, CRASH, ILLEGAL, TIMEOUT

pytestmark = pytest.mark.usefixtures("bad_bots")


def match(bad: str, *, players: int = 2, timeout: float | None = None) -> MatchResult:
    return play_match(bad, "mason", games=players, players=players, seed=3, timeout=timeout)


@pytest.mark.parametrize(
    ("bad", "what", "detail"),
    [
        ("crasher", CRASH, "ValueError: no idea (bad_bots.py:"),
        ("unborn", CRASH, "RuntimeError: not today"),
        ("quitter", CRASH, "SystemExit: 3"),
        ("cheat", ILLEGAL, "(no-action)"),
        ("rambler", CRASH, "Mystery"),
        ("garbler", ILLEGAL, "Take"),
        ("mute", ILLEGAL, "None (no-action)"),
    ],
)
def test_a_bot_at_fault_loses_and_the_match_goes_on(bad: str, what: str, detail: str) -> None:
    result = match(bad)
    assert len(result.games) == 2
    for seat, game in enumerate(result.games):
        assert game.fault is not None
        assert (game.fault.what, game.fault.seat) == (what, seat)
        assert detail in game.fault.detail
        assert game.winners == (1 - seat,)
    culprit, other = result.standings
    assert (culprit.faults, culprit.wins, other.faults, other.wins) == (2, 0, 0, 2)
    assert culprit.score is None, "a game that was stopped has no final score"


def test_the_other_bots_share_the_victory() -> None:
    """end.winner: equal players share, so the two without a fault have half a win each."""
    result = match("crasher:after=3", players=3)
    assert [game.winners for game in result.games] == [(1, 2), (0, 2), (0, 1)]
    assert [standing.wins for standing in result.standings] == [0, 1.5]
    assert [game.decisions[seat] for seat, game in enumerate(result.games)] == [4, 4, 4]


@pytest.mark.parametrize("bad", ["sleeper", "stubborn"])
def test_a_bot_that_takes_too_long_loses(bad: str) -> None:
    result = play_match(bad, "random", games=2, seed=3, timeout=0.2)
    assert [game.fault for game in result.games] == [Fault(TIMEOUT, 0), Fault(TIMEOUT, 1)]
    assert [game.winners for game in result.games] == [(1,), (0,)]


def test_a_generous_limit_changes_nothing() -> None:
    limited = play_match("random", "mason", games=2, seed=3, timeout=60)
    free = play_match("random", "mason", games=2, seed=3)
    assert limited.games == free.games
    assert not limited.faults


def test_a_capped_game_is_a_draw() -> None:
    """turn.action: nothing forbids repetition; an arena may set a cap."""
    result = play_match("random", "mason", games=3, players=3, seed=3, cap=7)
    for game in result.games:
        assert game.fault == Fault(CAP)
        assert sum(game.decisions) == 7
        assert game.winners == (0, 1, 2)
    assert [standing.wins for standing in result.standings] == pytest.approx([1, 1])
    assert [standing.faults for standing in result.standings] == [0, 0]
