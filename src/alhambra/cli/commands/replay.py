"""`alhambra replay`: step through a record, forward and back, from any seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from alhambra.cli.exits import PlayError, Quit
from alhambra.cli.numbers import whole_number
from alhambra.cli.render.choose_screen import screen_for
from alhambra.cli.render.colours import NOTE, TITLE, WARNING
from alhambra.cli.render.layout import MENU_LINES
from alhambra.cli.render.plain import Plain
from alhambra.cli.render.screen import NO_MARKS, Screen, TextSheet
from alhambra.cli.render.sheets import ranking_sheet, scoring_sheet
from alhambra.cli.table.prompt_commands import LOG_LINES, QUIT, find_seat
from alhambra.cli.table.seats import seats_of
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.events import EventFormatter
from alhambra.notation.record import Record
from alhambra.notation.strings import replace_unprintable
from alhambra.rules.errors import AlhambraError
from alhambra.rules.events import Ended, Event, Scored
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import OpenTable
from alhambra.table.former_names import freed_seats


def replay(words: Words, terminal: Terminal, record: Record, seat: str, move: int) -> None:
    """Show a game: step by step to a person, all of it to a pipe."""
    words = words.for_edition(record.header.edition)
    steps = ReplaySteps(words, record)
    viewer = steps.find_viewer(seat) if seat else None
    steps.check(move)
    if terminal.is_interactive:
        _ReplayDialogue(words, terminal, steps, viewer, move).run()
    else:
        _print_all(words, terminal, steps, viewer, move)


@dataclass(frozen=True)
class ReplaySteps:
    """The moves of a record in words and as tables; move 0 is the setup."""

    words: Words
    record: Record

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, or numbers where they have none."""
        return tuple(seat.name for seat in seats_of(self.words, self.record))

    def names_at(self, move: int) -> tuple[str, ...]:
        """The names of who sat there at a move; a bot that gave up its seat has none."""
        names = list(self.names)
        freed = freed_seats(self.record)
        for until in sorted((until for until in freed if until >= move), reverse=True):
            for seat, name in freed[until]:
                former = name or self.words.text("seat-name", seat=seat + 1)
                names[seat] = replace_unprintable(former)
        return tuple(names)

    def find_viewer(self, text: str) -> int:
        """The seat of this number or name; hands are shown only when the game is over."""
        seat = find_seat(text, self.names)
        if not self.record.is_finished:
            raise PlayError("replay-unfinished")
        return seat

    def check(self, move: int) -> None:
        """Refuse a move that is not in the record."""
        if not 0 <= move <= len(self.record):
            raise PlayError("no-such-move", move=move, last=len(self.record))

    def table(self, move: int, viewer: SeatIndex | None) -> OpenTable:
        """What a seat saw after a move; a spectator looks at whoever made it."""
        game = self.record.game_at(move)
        game.names = self.names_at(move)
        table = game.view(viewer).table
        mover = self.record.entries[move - 1].seat if move else table.turn_seat
        return table if viewer is not None else replace(table, turn_seat=mover)

    def title(self, move: int) -> str:
        """The number of a move, and the action in notation."""
        last = len(self.record)
        if not move:
            return self.words.text("replay-setup", last=last)
        entry = self.record.entries[move - 1]
        name, action = self.names_at(move)[entry.seat], str(entry.action)
        return self.words.text("replay-move", move=move, last=last, name=name, action=action)

    def events(self, move: int, viewer: SeatIndex | None) -> list[Event]:
        """What happened in a move and was seen from there."""
        return [
            event
            for event in self.record.events(move)
            if event.audience is None or viewer in event.audience
        ]

    def sentences(self, move: int, viewer: SeatIndex | None) -> list[str]:
        """The same in words."""
        formatter = EventFormatter(self.words, self.names_at(move))
        return formatter.sentences(self.events(move, viewer))

    def sheets(self, move: int) -> Iterator[TextSheet]:
        """The scorings that a move brought, and the final ranking."""
        table = self.table(move, None)
        for event in self.record.events(move):
            if isinstance(event, Scored):
                yield scoring_sheet(self.words, table, event.round)
            if isinstance(event, Ended):
                outcome = self.record.game_at(move).outcome
                assert outcome is not None
                yield ranking_sheet(self.words, table, outcome)

    def next_scoring(self, move: int) -> int:
        """The next move that brought a scoring; the last move if there is none."""
        for later in range(move + 1, len(self.record) + 1):
            if any(isinstance(event, Scored) for event in self.record.events(later)):
                return later
        return len(self.record)


def _print_all(
    words: Words, terminal: Terminal, steps: ReplaySteps, viewer: SeatIndex | None, first: int
) -> None:
    screen = Plain(words)
    for move in range(first, len(steps.record) + 1):
        terminal.say(steps.title(move), whole=True)
        for sentence in steps.sentences(move, viewer):
            terminal.say(sentence, whole=True)
        for sheet in steps.sheets(move):
            terminal.show(screen.sheet(sheet))


class _ReplayDialogue:
    """Asks a person which move to show next."""

    def __init__(
        self,
        words: Words,
        terminal: Terminal,
        steps: ReplaySteps,
        viewer: SeatIndex | None,
        move: int,
    ) -> None:
        self.words = words
        self.terminal = terminal
        self.screen: Screen = screen_for(words, terminal)
        self.steps = steps
        self.viewer = viewer
        self.move = move

    def run(self) -> None:
        """Show moves until the person quits."""
        self._show()
        while True:
            self.terminal.say(self.words.text("replay-keys"), NOTE)
            line = self.terminal.ask(self.words.text("prompt"))
            try:
                self._do(line.strip())
            except AlhambraError as error:
                self.terminal.say(error_text(self.words, error), WARNING)

    def _do(self, line: str) -> None:
        word, _, rest = line.lower().partition(" ")
        if word in QUIT:
            raise Quit
        if word == "log":
            self._log()
            return
        if word in ("v", "view"):
            self.viewer = self.steps.find_viewer(rest) if rest else None
        else:
            move = self._target(word)
            self.steps.check(move)
            self.move = move
        self._show()

    def _target(self, word: str) -> int:
        """The move to which a word leads."""
        number = whole_number(word)
        if number is not None:
            return number
        ways = {
            "": self.move + 1,
            "n": self.move + 1,
            "b": self.move - 1,
            "e": len(self.steps.record),
        }
        if word == "s":
            return self.steps.next_scoring(self.move)
        if word not in ways:
            raise PlayError("not-a-step", text=word)
        return ways[word]

    def _show(self) -> None:
        table = self.steps.table(self.move, self.viewer)
        room = self.terminal.size.less(MENU_LINES)
        self.terminal.show("", self.screen.table(table, room, NO_MARKS), "")
        self.terminal.say(self.steps.title(self.move), TITLE)
        for sentence in self.steps.sentences(self.move, self.viewer):
            self.terminal.say(sentence)
        for sheet in self.steps.sheets(self.move):
            self.terminal.show("", self.screen.sheet(sheet))

    def _log(self) -> None:
        moves = range(self.move + 1)
        lines = [line for move in moves for line in self.steps.sentences(move, self.viewer)]
        for line in lines[-LOG_LINES:]:
            self.terminal.say(line)
