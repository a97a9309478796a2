"""What can be typed at any prompt besides a choice: help, show, scores, log…"""

from __future__ import annotations

from pathlib import Path

from alhambra.cli.exits import PlayError, Quit
from alhambra.cli.faces import all_terminal_faces
from alhambra.cli.numbers import index_of, whole_number
from alhambra.cli.render.colours import GOOD
from alhambra.cli.render.layout import MENU_LINES
from alhambra.cli.render.screen import NO_MARKS
from alhambra.cli.render.sheets import scoring_sheet, standing_sheet
from alhambra.locales.module_text import module_commands
from alhambra.rules.view import OpenTable

from .session import Session

#: How many lines of the log are shown if no number is given.
LOG_LINES = 20
QUIT = ("quit", "q", "exit")


class Commands:
    """Carries out commands that change nothing in the game; the table is what the player sees."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words
        self.terminal = session.terminal

    def run(self, line: str, table: OpenTable) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        known = {
            "help": self._help, "h": self._help,
            "log": self._log,
            **dict.fromkeys(QUIT, self._quit),
            "save": self._save,
            "scores": self._scores,
            "show": self._show,
            "table": self._table,
        }  # fmt: skip
        command = known.get(word.lower())
        if command is None:
            return self._run_of_module(word.lower(), table)
        command(rest.strip(), table)
        return True

    def _run_of_module(self, word: str, table: OpenTable) -> bool:
        """Carry out a command of any module, in play or not; False if there is none."""
        for face in all_terminal_faces().values():
            if word in face.commands:
                for line in face.commands[word](self.words, table):
                    self.terminal.say(line)
                return True
        return False

    def _help(self, rest: str, table: OpenTable) -> None:
        self.terminal.say(self.words.text("help-playing"))
        typed = [module_commands(self.words, module) for module in table.modules]
        if any(typed):
            self.terminal.say(self.words.text("help-playing-modules"))
            self.terminal.say("\n".join(filter(None, typed)))
        self.terminal.say(self.words.text("help-commands"))

    def _log(self, rest: str, table: OpenTable) -> None:
        for line in self.session.log[-(whole_number(rest) or LOG_LINES) :]:
            self.terminal.say(line)

    def _quit(self, rest: str, table: OpenTable) -> None:
        raise Quit

    def _save(self, rest: str, table: OpenTable) -> None:
        if rest:
            path = Path(rest).expanduser()
            if path.exists():
                raise PlayError("file-exists", path=str(path))
            self.session.save_to(path)
        path = self.session.writer.path
        text = self.words.text("kept", path=str(path), command=self.session.resume_command())
        self.terminal.say(text, GOOD, whole=True)

    def _scores(self, rest: str, table: OpenTable) -> None:
        for round in sorted({line.round for line in table.lines}):
            self.terminal.show(self.session.screen.sheet(scoring_sheet(self.words, table, round)))
        self.terminal.show(self.session.screen.sheet(standing_sheet(self.words, table)))

    def _show(self, rest: str, table: OpenTable) -> None:
        seats = [find_seat(rest, table.names)] if rest else range(table.players)
        width = self.terminal.size.width
        self.terminal.show("", self.session.screen.palaces(table, seats, width))

    def _table(self, rest: str, table: OpenTable) -> None:
        room = self.terminal.size.less(MENU_LINES)
        self.terminal.show("", self.session.screen.table(table, room, NO_MARKS))


def find_seat(text: str, names: tuple[str, ...]) -> int:
    """The seat with this number, counted from 1, or with this name."""
    index = index_of(text, len(names))
    if index is not None:
        return index
    for seat, name in enumerate(names):
        if name.lower() == text.lower():
            return seat
    raise PlayError("no-such-player", text=text, known=", ".join(names))
