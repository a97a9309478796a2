"""A person decides: menus, notation, hints, undo, and the confirmation at the end of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.exits import PlayError
from alhambra.cli.render.colours import GOOD, NOTE, WARNING
from alhambra.cli.render.layout import Size
from alhambra.cli.render.screen import NO_MARKS, Option, ScreenPart
from alhambra.locales.errors import error_text
from alhambra.rules.actions import Action
from alhambra.rules.errors import AlhambraError
from alhambra.rules.grid import Cell
from alhambra.rules.seats import SeatIndex
from alhambra.table.previews import expected_score, open_game

from .draft import TurnDraft
from .hints import hint_lines
from .menus import Choice, Menu, menu_for
from .preview import summary_text
from .prompt_commands import Commands
from .session import Session

_BACK = ("0", "back", "b")
_UNDO = ("undo", "u")
_RESET = ("reset",)
_HINT = ("hint", "?")
_END = ("", "1", "end")


class Person:
    """Asks the person at a seat until the turn is complete and confirmed."""

    def __init__(self, session: Session, seat: SeatIndex) -> None:
        self.session = session
        self.words = session.words
        self.terminal = session.terminal
        self.commands = Commands(session)
        self.draft = TurnDraft(session.record.game, seat)
        #: How many events of each action have been shown already.
        self.shown_events: list[int] = []

    def take_turn(self) -> None:
        """Ask for actions one after the other, then commit them."""
        while not (self.draft.is_complete and self._confirmed()):
            if not self.draft.is_complete:
                self._decide()
        self.session.news.clear()
        for action, shown in zip(self.draft.actions, self.shown_events, strict=True):
            self.session.commit(action, shown, viewer=self.draft.seat)

    def _decide(self) -> None:
        """One decision: down the menus, or by notation."""
        table = self.draft.table
        menus = [menu_for(self.words, table, self.draft.game.legal_actions())]
        if self.session.wants_table(table):
            self._show_table(menus)
        self._show_options(menus)
        while True:
            line = self._ask()
            choice = menus[-1].find(line)
            if choice and isinstance(choice.target, Menu):
                menus.append(choice.target)
                self._show_menu(menus)
            elif line.lower() in _BACK and len(menus) > 1:
                menus.pop()
                self._show_menu(menus)
            elif self._handle(line, choice, menus):
                return

    def _handle(self, line: str, choice: Choice | None, menus: list[Menu]) -> bool:
        """Whether the line was an action or undid one; other lines are answered here."""
        if line.lower() in (*_UNDO, *_RESET):
            return self._undo(line)
        try:
            if choice and not isinstance(choice.target, Menu):
                self._act(choice.target)
                return True
            if line.lower() in _HINT:
                self._hint(menus)
                return False
            if self._run_command(line, menus):
                self._show_options(menus, answer=self.terminal.answered)
                return False
            self._act(self._parse(line, menus[-1]))
            return True
        except AlhambraError as error:
            self.terminal.say(error_text(self.words, error), WARNING)
            if self.terminal.scrolls_off(0):
                self._show_options(menus, answer=self.terminal.answered)
            return False

    def _run_command(self, line: str, menus: list[Menu]) -> bool:
        """Run a command that changes nothing in the game; False if the line is none."""
        if not line and self.terminal.was_resized():
            self._show_table(menus)
            return True
        return self.commands.run(line, self.draft.table)

    def _hint(self, menus: list[Menu]) -> None:
        """A hint and the menu; without the menu where both leave the palace no room."""
        best, *more = hint_lines(self.words, self.draft.game, menus[-1])
        marks, menu = menus[-1].marks, self._menu(menus)
        hint = (Text(best, GOOD), *map(Text, more))
        crowded = self._palace_again(marks, *hint) and not self._palace_again(marks, *hint, menu)
        self._show_below_palace(marks, *hint, *(() if crowded else (menu,)))

    def _parse(self, line: str, menu: Menu) -> Action:
        """The action that a line describes: in notation, or a cell where one is asked for."""
        game = self.draft.game
        if not line:
            raise PlayError("type-something")
        if line.isdigit() and menu.number_prefix:
            return game.parse(f"{menu.number_prefix} {line}")
        if line.isdigit():
            raise PlayError("no-such-choice", text=line)
        if menu.cell_prefix and "," in line and " " not in line:
            return game.parse(f"{menu.cell_prefix} {line}")
        if line.split(maxsplit=1)[0].lower() not in game.rules.verbs:
            raise PlayError("not-understood", text=line)
        return game.parse(line.lower())

    def _act(self, action: Action) -> None:
        events = self.draft.add(action)
        self.shown_events.append(len(events))
        for event in events:
            self.session.tell(event, self.draft.seat)

    def _undo(self, line: str) -> bool:
        """Undo the last step, or the whole turn; whether there was anything to undo."""
        if not self.draft.actions:
            self.terminal.say(self.words.text("nothing-to-undo"), WARNING)
            return False
        whole = line.lower() in _RESET
        for _ in self.draft.actions if whole else self.draft.actions[-1:]:
            self.draft.undo()
            self.shown_events.pop()
        self.terminal.say(self.words.text("reset-done" if whole else "undone"))
        return True

    def _confirmed(self) -> bool:
        """Whether the person confirms the turn: what comes next cannot be undone."""
        if self.draft.is_answer:
            return True
        options = [
            Option("1", self.words.first(f"choice-end-{self.draft.next_step}", "choice-end")),
            Option("2", self.words.text("choice-undo")),
            Option("3", self.words.text("choice-reset")),
        ]
        title = self.words.first(f"menu-end-{self.draft.next_step}", "menu-end")
        menu = self.session.screen.menu(title, options)
        self._show_change(menu)
        while True:
            line = self._ask()
            if line.lower() in _END:
                return True
            if line.lower() in ("2", "3", *_UNDO, *_RESET):
                self._undo(_RESET[0] if line == "3" else line)
                return False
            self._run_or_explain(line)
            if self.terminal.scrolls_off(0):
                self._show_below_palace(NO_MARKS, menu, answer=self.terminal.answered)

    def _show_change(self, menu: RenderableType) -> None:
        """The menu, below the palace as it would be, with wall and points before and after."""
        seat, before, after = self.draft.seat, self.draft.first_table, self.draft.table
        if before.palaces == after.palaces:
            self._show_below_palace(NO_MARKS, menu)
            return
        scores = (expected_score(open_game(table), seat) for table in (before, after))
        change = Text(summary_text(self.words, after, *scores), NOTE)
        picture = self.session.screen.palace(after, seat, NO_MARKS, self._room(change, menu))
        self.terminal.show("", picture, change, menu)

    def _run_or_explain(self, line: str) -> None:
        try:
            if not self.commands.run(line, self.draft.table):
                self.terminal.say(self.words.text("end-or-undo"), WARNING)
        except AlhambraError as error:
            self.terminal.say(error_text(self.words, error), WARNING)

    def _show_table(self, menus: list[Menu]) -> None:
        marks, news = menus[-1].marks, self.session.news
        room = self._room("", self._menu(menus))
        picture = self.session.screen.table(self.draft.table, room, marks, news)
        self.terminal.show("", picture, "")

    def _show_menu(self, menus: list[Menu]) -> None:
        marks = menus[-1].marks
        if marks:
            table, seat, menu = self.draft.table, self.draft.seat, self._menu(menus)
            picture = self.session.screen.palace(table, seat, marks, self._room(menu))
            self.terminal.show("", picture, menu)
        else:
            self._show_options(menus)

    def _show_options(self, menus: list[Menu], answer: int = 0) -> None:
        self._show_below_palace(menus[-1].marks, self._menu(menus), answer=answer)

    def _show_below_palace(
        self, marks: Mapping[Cell, str], *things: RenderableType, answer: int = 0
    ) -> None:
        """Show these, below the palace once more if that would scroll off the window.

        The `answer` lines above them were asked for: they stay in the window, whatever it takes.
        """
        if self.terminal.scrolls_off(self.terminal.height_of(*things)):
            above = [""] * (answer and answer + 1)
            if picture := self._palace_again(marks, *above, *things):
                self.terminal.show("", picture)
        self.terminal.show(*things)

    def _palace_again(
        self, marks: Mapping[Cell, str], *others: RenderableType
    ) -> ScreenPart | None:
        """The own palace, if there is room for it besides these."""
        return self.session.screen.again(self.draft.table, marks, self._room(*others))

    def _menu(self, menus: list[Menu]) -> RenderableType:
        options = menus[-1].options()
        if len(menus) > 1:
            options.append(Option("0", self.words.text("choice-back")))
        return self.session.screen.menu(menus[-1].title, options)

    def _room(self, *below: RenderableType) -> Size:
        """What the window has above these things and the prompt."""
        return self.terminal.size.less(self.terminal.height_of(*below) + 1)

    def _ask(self) -> str:
        return self.terminal.ask(self.words.text("prompt"))
