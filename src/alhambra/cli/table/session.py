"""A game at the terminal: people and bots take turns, and every action is saved."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import Path

from alhambra.bots import ask_bot, close_bot, tell_bot
from alhambra.cli.faces import terminal_faces
from alhambra.cli.render.choose_screen import screen_for
from alhambra.cli.render.sheets import ranking_sheet, scoring_sheet
from alhambra.cli.saved_games import resume_command
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.events import EventFormatter
from alhambra.notation.record import Record
from alhambra.notation.writer import RecordWriter
from alhambra.rules.actions import Action
from alhambra.rules.events import (
    Ended,
    Event,
    MarketFilled,
    Revealed,
    Scored,
    TurnBegan,
)
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import OpenTable

from .seats import PERSON, SeatSetup

#: Events that the next picture of the table shows anyway: they are in the log only.
_SHOWN_BY_TABLE = (MarketFilled, Revealed, TurnBegan)


class Session:
    """A record being played, with its seats, its file and its screen."""

    def __init__(
        self,
        words: Words,
        terminal: Terminal,
        record: Record,
        seats: Sequence[SeatSetup],
        path: Path,
        data: Path | None = None,
    ) -> None:
        words = words.for_edition(record.header.edition)
        self.words = words
        self.terminal = terminal
        self.screen = screen_for(words, terminal)
        self.record = record
        self.seats = seats
        self.record.game.names = tuple(seat.name for seat in seats)
        self.people = [number for number, seat in enumerate(seats) if seat.spec == PERSON]
        self.bots = [seat.bot(record.seed_at(number)) for number, seat in enumerate(seats)]
        #: The one person at the terminal; None if there are several, or none.
        self.you = self.people[0] if len(self.people) == 1 else None
        self.formatter = EventFormatter(words, record.game.names, self.you)
        self.writer = RecordWriter(record, path)
        self.data = data
        #: Who last saw the table, and for which decisions that picture will do.
        self._seen: tuple[int | None, Hashable] | None = None
        self.log: list[str] = []
        #: Public events since the last turn of a person, as sentences.
        self.news: list[str] = []
        for number in range(len(record) + 1):
            self._record_events(record.events(number))

    @property
    def open_table(self) -> OpenTable:
        """What a spectator sees."""
        return self.record.game.view(None).table

    def wants_table(self, table: OpenTable) -> bool:
        """Whether to draw the table for a decision; some decisions share one picture."""
        keys = (face.picture_key(table.stack[-1]) for face in terminal_faces(table))
        key = next((key for key in keys if key is not None), None)
        seen = None if key is None else (table.seat, key)
        wanted = seen is None or seen != self._seen
        self._seen = seen
        return wanted

    def play_bots(self) -> int | None:
        """Play until a person has to decide: the seat; None when the game is over."""
        game = self.record.game
        while (seat := game.seat) is not None:
            bot = self.bots[seat]
            if bot is None:
                return seat
            self.commit(ask_bot(bot, self.seats[seat].spec, game))
        return None

    def commit(self, action: Action, shown: int = 0, viewer: SeatIndex | None = None) -> None:
        """Commit an action and save it; the first `shown` events are on the screen already.

        `viewer` is the person at the screen, if there is only one.
        """
        events = self.record.play(action)
        self.writer.update()
        self._record_events(events)
        for event in events[shown:]:
            self.tell(event, viewer)

    def close(self) -> None:
        """Close the bots."""
        for bot in filter(None, self.bots):
            close_bot(bot)

    def save_to(self, path: Path) -> None:
        """Save the game in another file from now on."""
        self.writer = RecordWriter(self.record, path)

    def resume_command(self) -> str:
        """The shell command that resumes this game."""
        return resume_command(self.writer.path, self.data)

    def tell(self, event: Event, viewer: SeatIndex | None = None) -> None:
        """Show an event, unless the next picture of the table does or the viewer may not see it."""
        viewer = self.you if viewer is None else viewer
        if event.audience is not None and viewer not in event.audience:
            return
        if isinstance(event, Scored):
            self.show_scoring(event.round)
        elif not isinstance(event, _SHOWN_BY_TABLE):
            sentence = replace(self.formatter, you=viewer).format(event)
            if sentence:
                self.terminal.say(sentence)
            if sentence and event.audience is None:
                self.news.append(sentence)
        if isinstance(event, Ended):
            self.show_ranking()

    def show_scoring(self, round: int) -> None:
        """The sheet of a scoring that was held."""
        sheet = scoring_sheet(self.words, self.open_table, round)
        self.terminal.show("", self.screen.sheet(sheet), "")

    def show_ranking(self) -> None:
        """The final ranking."""
        outcome = self.record.game.outcome
        assert outcome is not None
        sheet = ranking_sheet(self.words, self.open_table, outcome)
        self.terminal.show("", self.screen.sheet(sheet))

    def _record_events(self, events: list[Event]) -> None:
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                tell_bot(bot, seat, events)
        self.log += self.formatter.sentences(event for event in events if event.audience is None)
