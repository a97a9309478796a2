"""A lesson: a position, a goal, and a reply to each attempt.

Lessons are stateless: the id of a lesson and the actions so far determine everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from alhambra.rules.actions import Action
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.rules.position_reader import from_position

from .errors import LessonError
from .goals import Goal, is_reachable
from .scenario import LEARNER, Scenario


class Verdict(Enum):
    """What an action means for the goal."""

    SOLVED = "solved"
    #: A good step, with more to come.
    ONWARD = "onward"
    #: Legal, but now the goal cannot be reached any more: take it back and try another action.
    MISSED = "missed"
    #: Against the rules: nothing has happened.
    REFUSED = "refused"


@dataclass(frozen=True)
class Reply:
    """A message for actions with this verdict whose notation begins like this (`buy 1`).

    For a refused action also: only if it breaks this paragraph.
    """

    name: str
    verdict: Verdict
    action: str = ""
    paragraph: str = ""

    def fits(self, verdict: Verdict, action: Action, refusal: Refusal | None) -> bool:
        """Whether this reply fits the attempt."""
        broken = refusal.paragraph if refusal else ""
        words = self.action.split()
        begins = str(action).split()[: len(words)] == words
        return verdict is self.verdict and begins and self.paragraph in ("", broken)


@dataclass(frozen=True)
class Lesson:
    """`teaches` are the paragraphs of the rules that it explains."""

    id: str
    teaches: tuple[str, ...]
    scenario: Scenario
    goal: Goal
    #: One way to solve it, in notation.
    solution: tuple[str, ...]
    #: Special replies; the first that fits is used.
    replies: tuple[Reply, ...] = ()

    def message(self, name: str) -> str:
        """The id of a message: `title`, `about`, `task`, `hint`, `hint-later` (after the first
        step), a verdict or a reply."""
        return f"lesson-{self.id}-{name}"

    def messages(self) -> list[str]:
        """The ids of all messages of this lesson."""
        steps = ["hint-later", "onward"] if len(self.solution) > 1 else []
        names = ["title", "about", "task", "hint", *steps, "missed", "solved"]
        return [self.message(name) for name in [*names, *(reply.name for reply in self.replies)]]

    def start(self, edition: str = "classic") -> Game:
        """The game at the start of the lesson."""
        return from_position(self.scenario.position(edition))

    def attempt(self, actions: Sequence[str], edition: str = "classic") -> Attempt:
        """The lesson after these actions; the last one is the attempt that gets a verdict.

        Text that is not an action is an error, and so is a refused action before the last, or one
        after the learner's turn.
        """
        game = self.start(edition)
        if not actions:
            return Attempt(game, Verdict.ONWARD, self.message("task"))
        *before, last = actions
        events: list[Event] = []
        for text in before:
            events += game.apply(self._parse(game, text))
        return self._attempted(game, self._parse(game, last), events)

    def _parse(self, game: Game, text: str) -> Action:
        if game.seat != LEARNER:
            raise LessonError("lesson-over", lesson=self.id)
        return game.parse(text)

    def _attempted(self, game: Game, action: Action, events: list[Event]) -> Attempt:
        refusal = game.refusal(action)
        if refusal is None:
            events += game.apply(action)
        verdict = Verdict.REFUSED if refusal else self._verdict(game)
        for reply in self.replies:
            if reply.fits(verdict, action, refusal):
                return Attempt(game, verdict, self.message(reply.name), refusal, events)
        message = REFUSED if refusal else self.message(verdict.value)
        return Attempt(game, verdict, message, refusal, events)

    def _verdict(self, game: Game) -> Verdict:
        if self.goal.is_met(game, LEARNER):
            return Verdict.SOLVED
        return Verdict.ONWARD if is_reachable(self.goal, game, LEARNER) else Verdict.MISSED


#: The message for a refused action, besides the reason, where no special reply fits.
REFUSED = "lesson-refused"


@dataclass(frozen=True)
class Attempt:
    """An attempt and the reply to it: the id of a message, and the refusal if there was one.

    `game` is the game after the attempt, or before it if it was refused; its view for the
    learner's seat and its legal actions are all that a page needs.
    """

    game: Game
    verdict: Verdict
    message: str
    refusal: Refusal | None = None
    #: Everything that has happened since the start.
    events: Sequence[Event] = ()
