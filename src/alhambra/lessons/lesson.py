"""A lesson: a position, a goal, and what to say to each try.

Nothing is kept between two tries: the id of a lesson and the actions so far say it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from alhambra.rules.actions import Action
from alhambra.rules.errors import Refusal
from alhambra.rules.game import Game
from alhambra.rules.position_reader import from_position

from .errors import LessonError
from .goals import Goal, in_reach
from .scenario import LEARNER, Scenario


class Verdict(Enum):
    """What an action did for the goal."""

    SOLVED = "solved"
    #: A good step, with more to come.
    ONWARD = "onward"
    #: Allowed, but now the goal is out of reach: take it back and try another.
    MISSED = "missed"
    #: Against the rules: nothing has happened.
    REFUSED = "refused"


@dataclass(frozen=True)
class Reply:
    """Something to say to actions that get this verdict and begin like this (`buy 1`).

    To a refused one, if it breaks this paragraph.
    """

    name: str
    verdict: Verdict
    action: str = ""
    paragraph: str = ""

    def fits(self, verdict: Verdict, action: Action, refusal: Refusal | None) -> bool:
        """Whether this is the thing to say."""
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
    #: What to say in particular; the first that fits is said.
    replies: tuple[Reply, ...] = ()

    def message(self, name: str) -> str:
        """The id of a message: `title`, `about`, `task`, `hint`, a verdict or a reply."""
        return f"lesson-{self.id}-{name}"

    def messages(self) -> list[str]:
        """The ids of all that this lesson can say."""
        steps = ["onward"] if len(self.solution) > 1 else []
        names = ["title", "about", "task", "hint", *steps, "missed", "solved"]
        return [self.message(name) for name in [*names, *(reply.name for reply in self.replies)]]

    def start(self, edition: str = "classic") -> Game:
        """The game at the start of the lesson."""
        return from_position(self.scenario.position(edition))

    def attempt(self, actions: Sequence[str], edition: str = "classic") -> Attempt:
        """The lesson after these actions, of which the last is the try to be judged.

        Text that is no action is an error, and so is a refused action before the last, or one
        after the learner's turn.
        """
        game = self.start(edition)
        if not actions:
            return Attempt(game, Verdict.ONWARD, self.message("task"))
        *before, last = actions
        for text in before:
            game.apply(self._parse(game, text))
        return self._judged(game, self._parse(game, last))

    def _parse(self, game: Game, text: str) -> Action:
        if game.seat != LEARNER:
            raise LessonError("lesson-over", lesson=self.id)
        return game.parse(text)

    def _judged(self, game: Game, action: Action) -> Attempt:
        refusal = game.refusal(action)
        if refusal is None:
            game.apply(action)
        verdict = Verdict.REFUSED if refusal else self._verdict(game)
        for reply in self.replies:
            if reply.fits(verdict, action, refusal):
                return Attempt(game, verdict, self.message(reply.name), refusal)
        message = REFUSED if refusal else self.message(verdict.value)
        return Attempt(game, verdict, message, refusal)

    def _verdict(self, game: Game) -> Verdict:
        if self.goal.is_met(game, LEARNER):
            return Verdict.SOLVED
        return Verdict.ONWARD if in_reach(self.goal, game, LEARNER) else Verdict.MISSED


#: What is said to a refused action besides the reason, if the lesson has nothing special to say.
REFUSED = "lesson-refused"


@dataclass(frozen=True)
class Attempt:
    """A try and what to say to it: the id of a message, and why it was refused if it was.

    `game` is the game after the try, or before it if it was refused; its view for the
    learner's seat and its legal actions are all that a page needs.
    """

    game: Game
    verdict: Verdict
    message: str
    refusal: Refusal | None = None
