"""`alhambra score`: the scorings of a game on cardboard, asked round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from alhambra.cli.exits import Quit
from alhambra.cli.render.choose_screen import screen_for
from alhambra.cli.render.colours import TITLE, WARNING
from alhambra.cli.render.screen import Option
from alhambra.cli.render.sheets import ranking_sheet, scoring_sheet
from alhambra.cli.table.prompt_commands import QUIT
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.rules.ending import outcome
from alhambra.rules.errors import AlhambraError
from alhambra.rules.ruleset import FEWEST_PLAYERS, make_ruleset
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.tiles import KINDS

from .pad import scored
from .questions import Round, ScoreQuestion, modules_question, names_question
from .tally import Pad

_BACK = ("b", "back")
_REVIEW = "review"
_NAMES, _MODULES = "names", "modules"


class ScoreDialogue:
    """Asks one question after the other; the player can go back to any of them."""

    def __init__(self, words: Words, terminal: Terminal, edition: str) -> None:
        self.words = words.for_edition(edition)
        self.terminal = terminal
        self.screen = screen_for(words, terminal)
        # An edition that there is not is refused before anything is asked.
        make_ruleset(FEWEST_PLAYERS, edition, ())
        self.edition = edition
        self.answers: dict[str, str] = {}
        #: What was said beforehand, and is not asked.
        self.known: set[str] = set()

    def tell(self, question: ScoreQuestion, answer: str) -> None:
        """Answer a question beforehand."""
        self.answers[question.key] = question.check(answer)
        self.known.add(question.key)

    def run(self) -> None:
        """All three scorings, then the ranking."""
        self.terminal.say(self.words.text("score-welcome"))
        position = 0
        while position < len(questions := list(self._questions())):
            position = max(0, position + self._step(questions[position]))
        game = scored(self._pad(), [round.tally() for round in self._rounds()])
        sheet = ranking_sheet(self.words, game.view(None).table, outcome(game))
        self.terminal.show("", self.screen.sheet(sheet))

    def _questions(self) -> Iterator[ScoreQuestion]:
        """All questions up to the first one that depends on an answer still missing."""
        for question in (names_question(self.words), modules_question(self.words)):
            if question.key not in self.known:
                yield replace(question, default=self.answers.get(question.key) or question.default)
            if question.key not in self.answers:
                return
        for round in self._rounds():
            yield from round.questions()
            text = self.words.text("score-review", round=round.round)
            yield ScoreQuestion(f"{round.round} {_REVIEW}", text, str)

    def _pad(self) -> Pad:
        names, modules = self.answers[_NAMES].split(","), self.answers[_MODULES].split()
        return Pad(tuple(names), self.edition, tuple(modules))

    def _rounds(self) -> list[Round]:
        pad = self._pad()
        return [Round(self.words, pad, n, self.answers) for n in range(1, LAST_ROUND + 1)]

    def _step(self, question: ScoreQuestion) -> int:
        """Ask one question: 1 to go on, -1 to go back, 0 to ask again."""
        self._show(question)
        line = self.terminal.ask(self.words.text("prompt"))
        if line.lower() in QUIT:
            raise Quit
        if line.lower() in _BACK:
            return -1
        try:
            answer = question.check(line or question.default)
        except AlhambraError as error:
            self.terminal.say(error_text(self.words, error), WARNING)
            return 0
        if question.key == _NAMES and answer != self.answers.get(_NAMES):
            # Other players: whatever was counted for the old ones is void.
            self.answers = {key: self.answers[key] for key in self.known}
        self.answers[question.key] = answer
        return 1

    def _show(self, question: ScoreQuestion) -> None:
        number, _, what = question.key.partition(" ")
        if what == _REVIEW:
            self._show_sheet(int(number))
        elif what == KINDS[0]:
            title = self.words.text("scoring-title", round=int(number))
            self.terminal.show("")
            self.terminal.say(title, TITLE)
        text = question.text
        if question.default:
            text = self.words.text("score-default", text=text, default=question.default)
        if question.options:
            options = [Option(str(n), label) for n, label in enumerate(question.options, start=1)]
            self.terminal.show(self.screen.menu(text, options))
        else:
            self.terminal.say(text)

    def _show_sheet(self, number: int) -> None:
        tallies = [round.tally() for round in self._rounds()[:number]]
        table = scored(self._pad(), tallies).view(None).table
        sheet = scoring_sheet(self.words, table, number)
        self.terminal.show("", self.screen.sheet(sheet), "")
