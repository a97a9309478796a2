"""Whatever a program does is reported, and none of its processes stays alive."""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import alhambra
from alhambra.arena import MatchResult, play_match
from alhambra.arena.game_result import CRASH, ILLEGAL, TIMEOUT
from alhambra.bots import BotError, BotTimeout, close_bot, make_bot
from alhambra.bots.external import program
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from tests.waiting import next_line, started

from .conftest import Here, Spec

pytestmark = pytest.mark.skipif(os.name != "posix", reason="they fork and send signals")

#: What a program does, the error code, and a part of its sentence.
IN_GAME = [
    ("silent", "exec-silent", "It did not answer within 0.4 s. Its standard error: thinking hard"),
    ("stubborn", "exec-silent", "It did not answer within 0.4 s."),
    ("endless", "exec-long-line", "It wrote a line that is too long."),
    ("flood", "exec-many-lines", "It wrote too much: "),
    (
        "flood-errors",
        "exec-many-errors",
        "It wrote too much to standard error. Its standard error: ",
    ),
    ("no-json", "exec-no-json", 'It wrote "take ?[31mdenar 3", which is not a JSON object.'),
    ("wrong-type", "exec-wrong-answer", 'a message of type "action" is expected'),
    ("no-notation", "exec-no-action", 'It chose "dance all night", which is not the notation of'),
    ("dies", "exec-ended", "code 1 instead of answering. Its standard error: Traceback: out"),
    ("killed", "exec-killed", "It was killed by signal 9."),
    ("closes", "exec-closed", "It closed its output instead of answering."),
    ("forks", "exec-ended", "It exited with code 7"),
]
TIMEOUTS = ("silent", "stubborn")
#: Only Linux can find an orphan in its own session.
ESCAPES = ["escapes"] if sys.platform == "linux" else []


def play(spec: str, limit: float = 20) -> None:
    """A game of the program against itself."""
    game = alhambra.new_game(2, seed=3)
    bot = make_bot(spec, limit=limit)
    try:
        while not game.is_over:
            game.apply(bot.choose(game.view(game.seat), game.legal_actions()))
    finally:
        close_bot(bot)


@pytest.mark.parametrize(("how", "code", "sentence"), IN_GAME)
def test_what_a_program_did_is_reported(hostile: Spec, how: str, code: str, sentence: str) -> None:
    with pytest.raises(BotTimeout if how in TIMEOUTS else BotError) as caught:
        play(hostile(how), limit=0.4 if how in TIMEOUTS else 20)
    error = caught.value
    assert (error.code, error.params["reason"].code) == ("exec-failed", code)
    text = error_text(Words(), error)
    assert sentence in text
    assert f"hostile.py {how}" in text


def test_a_superfluous_answer_is_reported(hostile: Spec) -> None:
    """Whether it is read before or after the next question, it is never taken for its answer."""
    with pytest.raises(BotError) as caught:
        play(hostile("babbler"))
    assert caught.value.params["reason"].code in ("exec-unasked", "exec-wrong-number")


@pytest.mark.parametrize(
    ("how", "code"),
    [("mute", "exec-silent"), ("old", "exec-version"), ("unheard-of", "exec-ended")],
)
def test_a_failed_start_is_reported(
    hostile: Spec, monkeypatch: pytest.MonkeyPatch, how: str, code: str
) -> None:
    monkeypatch.setattr(program, "HELLO_SECONDS", 0.4 if how == "mute" else 20)
    with pytest.raises(BotError) as caught:
        make_bot(hostile(how))
    assert caught.value.params["reason"].code == code


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("exec:", "exec-empty"),
        ("exec:no-such-program-anywhere --fast", "exec-not-found"),
        ("exec:python3 'my bot.py", "exec-quotes"),
        ("exec:python3 a\0b", "exec-not-started"),
    ],
)
def test_a_bad_command_is_reported(spec: str, code: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(spec)
    assert caught.value.code == code


def test_a_file_that_is_not_executable_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("neither script nor binary")
    path.chmod(0o755)
    with pytest.raises(BotError) as caught:
        make_bot(f"exec:{path}")
    assert caught.value.params["reason"].code == "exec-not-started"


@pytest.mark.parametrize("how", [*ESCAPES, "lingers", "good"])
def test_a_game_can_be_played_and_no_process_stays(
    hostile: Spec, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(program, "EXIT_SECONDS", 0.3)
    play(hostile(how))


HOST = """
import sys, time
from alhambra.bots import make_bot
bot = make_bot(sys.argv[1])
print("ready", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("how", ["stubborn", *ESCAPES])
def test_programs_end_with_a_killed_host(hostile: Spec, how: str) -> None:
    with started([sys.executable, "-c", HOST, hostile(how)]) as host:
        assert next_line(host) == "ready\n"
        os.kill(host.pid, signal.SIGKILL)


def arena(bad: str, timeout: float | None = 20) -> MatchResult:
    return play_match(bad, "random", games=2, seed=3, timeout=timeout)


@pytest.mark.parametrize(
    ("how", "what"),
    [
        ("silent", TIMEOUT),
        ("endless", CRASH),
        ("no-json", CRASH),
        ("illegal", ILLEGAL),
        ("dies", CRASH),
        ("forks", CRASH),
    ],
)
def test_in_the_arena_a_fault_is_a_loss(hostile: Spec, how: str, what: str) -> None:
    result = arena(hostile(how), timeout=0.4 if how == "silent" else 20)
    for seat, game in enumerate(result.games):
        assert game.fault is not None
        assert (game.fault.what, game.fault.seat, game.winners) == (what, seat, (1 - seat,))


def test_workers_return_reports(hostile: Spec) -> None:
    result = play_match(hostile("dies"), "random", games=2, seed=3, workers=2)
    for game in result.games:
        assert game.fault is not None
        assert game.fault.error is not None
        assert game.fault.error.params["reason"].code == "exec-ended"


def test_a_program_that_cannot_start_is_reported_before_the_match(hostile: Spec) -> None:
    with pytest.raises(BotError):
        arena(hostile("old"))


def test_the_arena_shows_the_report(hostile: Spec, here: Here) -> None:
    line = ["--games", "2", "--workers", "1", "--plain"]
    out = here("arena", hostile("dies"), "random", *line).out
    assert "seat 1: exec:" in out
    assert "It exited with code 1 instead of answering. Its standard error: Traceback" in out


@pytest.mark.slow
def test_interrupted_workers_leave_no_process(hostile: Spec) -> None:
    """Workers are terminated without a message; their programs end all the same."""
    command = [sys.executable, "-m", "alhambra.cli", "arena", hostile("good"), "random"]
    command += ["--games", "5000", "--workers", "2", "--plain"]
    with started(command, start_new_session=True) as process:
        next_line(process)
        assert "of 5,000 games" in next_line(process)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted after" in out
