"""A bot that is a program: one process per game, one line per question and answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from alhambra.bots.errors import BotError, BotTimeout
from alhambra.processes.exit_status import exit_status
from alhambra.rules.actions import Action
from alhambra.rules.errors import TextError
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.rules.view import View

from . import protocol
from .faults import OutputClosed, ProgramFault, ProgramTimeout, printable
from .launch import launch
from .lines import LineChannel
from .protocol import ProtocolMessage

#: Time limit of the program's `hello`, in seconds.
HELLO_SECONDS = 30.0
#: Default time limit of a decision, in seconds.
DECISION_SECONDS = 60.0
#: Seconds that a program may take to end by itself.
EXIT_SECONDS = 2.0
#: Seconds to wait for the exit status of a program that has closed its output.
_STATUS_SECONDS = 1.0


class Program:
    """Plays by asking a program, which is started at once."""

    def __init__(self, command: str, *, seed: int = 0, limit: float | None = None) -> None:
        self._command = command
        self._seed = seed
        self._limit = limit or DECISION_SECONDS
        self._decisions = 0
        #: Whether the program is being asked, or has failed for good.
        self._failed = False
        self._events: list[Event] = []
        self._process = launch(command)
        self._lines = LineChannel(self._process.pipes)
        try:
            #: The program's description of itself.
            self.hello = self._say_hello()
        except BaseException:
            self._end()
            raise

    def observe(self, events: Sequence[Event]) -> None:
        """Remember events; they are sent with the next decision, or at the end."""
        self._events += events

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        with self._faults():
            self._lines.refuse_unread()
            if not self._decisions:
                self._send(protocol.start(view.table, self._seed))
            self._decisions += 1
            request = protocol.decide(self._decisions, self._limit, view, actions, self._events)
            answer = self._ask(request, "action", self._limit)
            self._events.clear()
            return _chosen(answer, self._decisions, view, actions)

    def close(self) -> str:
        """Say that the game is over, and end the program; its exit status, or `killed` by us."""
        if self._failed:
            return self._end()
        self._send(protocol.end(self._events))
        self._lines.close_input()
        return self._end(EXIT_SECONDS)

    def _say_hello(self) -> ProtocolMessage:
        with self._faults():
            message = self._ask(protocol.hello(), "hello", HELLO_SECONDS)
            version = message.get("protocol")
            if version != protocol.VERSION:
                found = printable(str(version))
                raise ProgramFault("exec-version", found=found, known=protocol.VERSION)
            return message

    def _ask(self, request: ProtocolMessage, answer: str, seconds: float) -> ProtocolMessage:
        """Send a line and wait for one."""
        self._send(request)
        return protocol.parse_message(self._lines.receive(seconds), answer)

    @contextmanager
    def _faults(self) -> Iterator[None]:
        """A fault ends the game; its error has the end of the program's standard error."""
        self._failed = True
        try:
            yield
        except ProgramFault as fault:
            details = {"bot": self._command, "errors": self._lines.last_errors()}
            # A flood is the cause of other faults.
            reason = self._lines.flood or fault
            if isinstance(reason, OutputClosed):
                reason = self._why_closed()
            if isinstance(reason, ProgramTimeout):
                raise BotTimeout("exec-failed", reason=reason, **details) from None
            raise BotError("exec-failed", reason=reason, **details) from None
        self._failed = False

    def _why_closed(self) -> ProgramFault:
        try:
            code = self._process.wait(_STATUS_SECONDS)
        except OSError as error:
            return ProgramFault("exec-not-started", reason=str(error))
        if code is None:
            return OutputClosed("exec-closed")
        if code < 0:
            return ProgramFault("exec-killed", signal=str(-code))
        return ProgramFault("exec-ended", exit=str(code))

    def _send(self, message: ProtocolMessage) -> None:
        self._lines.send(protocol.format_message(message))

    def _end(self, seconds: float = 0) -> str:
        """Kill the program if it does not end in time; its exit status, or `killed`."""
        try:
            code = self._process.wait(seconds) if seconds else None
        finally:
            self._process.kill()
            self._lines.close()
        return "killed" if code is None else exit_status(code)


def _chosen(answer: ProtocolMessage, number: int, view: View, actions: Sequence[Action]) -> Action:
    """The action of an answer. Payments with a card to spare are legal and not listed."""
    if answer.get("number") != number:
        found = printable(str(answer.get("number")))
        raise ProgramFault("exec-wrong-number", found=found, expected=number)
    text = str(answer.get("action"))
    for action in actions:
        if str(action) == text:
            return action
    try:
        return Game.from_view(view, seed=0).parse(text)
    except TextError:
        raise ProgramFault("exec-no-action", text=printable(text)) from None
