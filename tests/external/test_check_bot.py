"""`alhambra check-bot` as an author of a bot runs it."""

import shlex
import sys

import pytest

from alhambra.bots.external import checks
from tests.helpers import ROOT

from .conftest import Here, Spec

GREEDY = shlex.join([sys.executable, str(ROOT / "examples" / "greedy_bot.py")])


def test_a_good_program_passes_everything(here: Here) -> None:
    result = here("check-bot", GREEDY, "--plain", "--timeout", "30")
    *lines, verdict = result.out.splitlines()
    assert (result.code, verdict) == (0, "The program can play.")
    assert [line.partition(":")[0] for line in lines] == ["Checking", *["passed"] * 6]
    assert "passed: says hello (name greedy)" in lines
    assert "6 games of 2 to 6 players" in result.out


#: What a program does, the finding, and how many checks pass before or after it.
BAD = [
    ("old", "FAILED: says hello. The program", 0),
    ("dies", "FAILED: plays whole games by the rules. The program", 1),
    ("illegal", 'chose "remove tower-13-e"', 1),
    ("bad-exit", "FAILED: exits after a game. It did not exit cleanly (exit 3).", 4),
    ("strict", "FAILED: ignores unknown messages and fields.", 5),
]


@pytest.mark.parametrize(("how", "expected", "passed"), BAD)
def test_failed_checks_are_reported(
    here: Here, hostile: Spec, how: str, expected: str, passed: int
) -> None:
    result = here("check-bot", hostile(how), "--plain")
    assert result.code == 1
    assert expected in result.out
    assert result.out.count("passed: ") == passed
    assert result.out.endswith("The program cannot play yet.\n")


def test_a_lingering_program_is_reported(
    here: Here, hostile: Spec, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.bots.external.program.EXIT_SECONDS", 0.3)
    monkeypatch.setattr(checks, "TABLES", checks.TABLES[:1])
    result = here("check-bot", hostile("lingers"), "--plain")
    assert result.code == 1
    assert "FAILED: exits after a game. It did not exit within" in result.out
    assert "FAILED: exits when a game is abandoned." in result.out
    assert "passed: ignores unknown" in result.out


def test_after_a_failed_start_nothing_else_is_checked(here: Here) -> None:
    result = here("check-bot", "exec:no-such-program-anywhere", "--plain")
    assert result.code == 1
    assert 'There is no program "no-such-program-anywhere" that can be run.' in result.out
    assert result.out.count("not checked: ") == 5


def test_an_invalid_limit_is_refused(here: Here) -> None:
    result = here("check-bot", GREEDY, "--timeout", "0")
    assert result.code == 2
    assert "--timeout must be more than 0" in result.err
