"""Checks of a program for its author: does it follow the protocol?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from alhambra.bots.errors import BotError
from alhambra.bots.invoke import ask_bot, tell_bot
from alhambra.bots.random_bot import RandomBot
from alhambra.notation.record import Record
from alhambra.rules.actions import Action
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.view import View

from .faults import printable
from .program import EXIT_SECONDS, Program
from .protocol import ProtocolMessage

#: Players and modules of the games that are played.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ()),
    (2, BUILT_IN),
    (3, BUILT_IN),
    (4, ()),
    (5, BUILT_IN),
    (6, BUILT_IN),
)
#: Decisions after which a game is broken off: nothing in the rules ends it (turn.action).
_CAP = 2000
#: A game that is broken off early.
_FEW = 12
_GOOD = "exit 0"

Facts = dict[str, str | int]


@dataclass(frozen=True)
class Check:
    """The result of a check: facts, or what is wrong."""

    name: str
    facts: Facts = field(default_factory=dict)
    error: BotError | None = None


class TrialGame:
    """Plays trial games with a program and records how it did."""

    def __init__(self, command: str, limit: float | None) -> None:
        self.command = command
        self.limit = limit
        self.seconds: list[float] = []
        self.endings: list[str] = []

    def play(
        self,
        players: int,
        modules: Sequence[str],
        kind: type[Program] | None = None,
        cap: int = _CAP,
    ) -> None:
        """A game against random bots, or the beginning of one."""
        record = Record.new(players, seed=players, modules=modules)
        seat = players - 1
        program = (kind or Program)(self.command, seed=players, limit=self.limit)
        rivals = RandomBot(players)
        ending = ""
        try:
            tell_bot(program, seat, record.events(0))
            while not record.game.is_over and len(record) < cap:
                bot = _Timed(program, self.seconds) if record.game.seat == seat else rivals
                tell_bot(program, seat, record.play(ask_bot(bot, self.command, record.game)))
        finally:
            ending = program.close()
        self.endings.append(ending)


@dataclass(frozen=True)
class _Timed:
    """Measures the time of a program's decisions."""

    program: Program
    seconds: list[float]

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        start = perf_counter()
        action = self.program.choose(view, actions)
        self.seconds.append(perf_counter() - start)
        return action


class _FutureProtocol(Program):
    """Sends more than this version of the protocol knows."""

    def _send(self, message: ProtocolMessage) -> None:
        more = {**message, "future": {"known": False}}
        if message["type"] == "decide":
            view = {**message["view"], "future": []}
            view["table"] = {**view["table"], "future": 1}
            actions = [{**action, "future": None} for action in message["actions"]]
            more |= {"view": view, "actions": actions}
            super()._send({"type": "future"})
        super()._send(more)


def check_program(command: str, limit: float | None = None) -> Iterator[Check]:
    """Yield the results of all checks; without hello and whole games the others make no sense."""
    trial = TrialGame(command, limit)
    for name, check in CHECKS.items():
        try:
            yield Check(name, check(trial))
        except BotError as error:
            yield Check(name, error=error)
            if check in (_hello, _games):
                return


def _hello(trial: TrialGame) -> Facts:
    program = Program(trial.command, limit=trial.limit)
    trial.endings.append(program.close())
    return {"name": printable(str(program.hello.get("name", "-")))}


def _games(trial: TrialGame) -> Facts:
    for players, modules in TABLES:
        trial.play(players, modules)
    return {"games": len(TABLES)}


def _speed(trial: TrialGame) -> Facts:
    mean = sum(trial.seconds) / len(trial.seconds)
    return {"mean": f"{1000 * mean:.1f}", "most": f"{1000 * max(trial.seconds):.1f}"}


def _exit(trial: TrialGame) -> Facts:
    for ending in trial.endings:
        _refuse_bad(ending)
    return {}


def _broken_off(trial: TrialGame) -> Facts:
    trial.play(3, (), cap=_FEW)
    _refuse_bad(trial.endings[-1])
    return {}


def _refuse_bad(ending: str) -> None:
    if ending == "killed":
        raise BotError("exec-lingers", seconds=f"{EXIT_SECONDS:g}")
    if ending != _GOOD:
        raise BotError("exec-bad-exit", ending=ending)


def _unknown(trial: TrialGame) -> Facts:
    trial.play(3, BUILT_IN, _FutureProtocol)
    return {}


CHECKS: dict[str, Callable[[TrialGame], Facts]] = {
    "hello": _hello,
    "games": _games,
    "speed": _speed,
    "exit": _exit,
    "broken-off": _broken_off,
    "unknown": _unknown,
}
