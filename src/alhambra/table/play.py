"""A game being played: its start, its moves, and where they lead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from alhambra.notation.checksums import Checksum
from alhambra.notation.entries import Entry, format_entry, parse_entry
from alhambra.notation.errors import RecordError
from alhambra.notation.header import Header, format_header
from alhambra.notation.record import Record, shuffles_among
from alhambra.notation.replay import replay
from alhambra.notation.seeds import SystemChance
from alhambra.notation.start import Start
from alhambra.notation.text import parse_record
from alhambra.rules.actions import Action
from alhambra.rules.chance import Chance
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex

from .repeating_chance import RepeatingChance


class Moment(NamedTuple):
    """When a move was made: in whose turn, and whether as an answer that is final at once."""

    turn_seat: SeatIndex
    is_answer: bool


@dataclass(frozen=True, slots=True)
class Play:
    """A record as a value. The game is never changed: methods that continue it make a copy.

    Its random source has no seed (`SystemChance`): every shuffle is stored with its move, so a
    replay needs none.
    """

    header: Header
    start: Start
    moves: tuple[Entry, ...]
    game: Game
    #: A cache of the game before the last move, which costs a replay to compute later.
    _before_last: list[Game] = field(default_factory=list, compare=False, repr=False)
    #: A cache of the moments after so many moves; moves never change.
    _moments: dict[int, Moment] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, record: Record) -> Play:
        """The play of a record."""
        return cls(record.header, record.start, tuple(record.entries), record.game)

    @classmethod
    def load(cls, start: str, lines: Iterable[str], undone: Iterable[Shuffled] = ()) -> Play:
        """Replay and verify what was stored; anything wrong is a `RecordError`. `undone` are the
        shuffles of moves that were taken back."""
        record = parse_record(Checksum().sign([*start.splitlines(), *lines]))
        record.game.chance = repeating(SystemChance(), undone)
        return cls.of(record)

    def follow(self, lines: Iterable[str]) -> tuple[Play, list[list[Event]]]:
        """The play after moves that another process checked and stored, and the events of each."""
        game = self.game.copy()
        moves = [*self.moves]
        events: list[list[Event]] = []
        before: list[Game] = []
        for line in lines:
            game.tell = None
            before = [game.copy()]
            events.append([])
            game.tell = events[-1].append
            parsed = parse_entry(line)
            if parsed is None:
                raise RecordError("record-line", line=len(moves), expected="", found=line)
            moves.append(Entry(parsed.seat, game.parse(parsed.action), parsed.shuffles))
            replay(game, moves[-1:])
        game.tell = None
        game.chance = self.game.chance.copy()
        if isinstance(game.chance, RepeatingChance):
            game.chance.skip(_shuffles_in(moves[len(self.moves) :]))
        return Play(self.header, self.start, tuple(moves), game, before, self._moments), events

    @property
    def record(self) -> Record:
        """The play as a record."""
        return Record(self.header, self.start, self.moves, self.game)

    @property
    def start_text(self) -> str:
        """The lines of header and start, as they are stored."""
        return "\n".join([*format_header(self.header), self.start.text])

    def advance(self, actions: Iterable[Action]) -> tuple[Play, list[Event]]:
        """The play after these actions of the seat to decide, checked, and their events."""
        game = self.game.copy()
        moves = [*self.moves]
        events: list[Event] = []
        before: list[Game] = []
        for action in actions:
            before = [game.copy()]
            seat = game.seat
            happened = game.apply(action)
            assert seat is not None  # else the action was refused
            moves.append(Entry(seat, action, shuffles_among(happened)))
            events += happened
        return Play(self.header, self.start, tuple(moves), game, before, self._moments), events

    def moment(self, number: int) -> Moment:
        """When the move with this number, counted from 0, was made."""
        if number not in self._moments:
            game = self.record.game_at(number)
            self._moments[number] = Moment(game.turn_seat, game.stack[-1].is_final)
        return self._moments[number]

    def before_last(self) -> Game:
        """The game before the last move."""
        if not self._before_last:
            self._before_last.append(self.record.game_at(len(self.moves) - 1))
        return self._before_last[0]

    def setup(self) -> list[Event]:
        """The events before the first move."""
        events: list[Event] = []
        self.start.game(self.header, events)
        return events

    def back_to(self, number: int) -> Play:
        """The play truncated after this many moves; the shuffles after them come again."""
        game = self.record.game_at(number)
        game.chance = repeating(self.game.chance.copy(), _shuffles_in(self.moves[number:]))
        return Play(self.header, self.start, self.moves[:number], game)

    def events_after(self, number: int) -> list[list[Event]]:
        """The events of each move after this many, in one replay."""
        moves: list[list[Event]] = []
        game = self.start.game(self.header)
        replay(game, self.moves[:number])
        for move in self.moves[number:]:
            moves.append([])
            game.tell = moves[-1].append
            replay(game, [move])
        return moves

    def lines_after(self, number: int) -> list[str]:
        """The moves after this many, as they are stored."""
        moves: Sequence[Entry] = self.moves[number:]
        return [format_entry(number + index, move) for index, move in enumerate(moves, start=1)]


def repeating(chance: Chance, shuffles: Iterable[Shuffled]) -> Chance:
    """A source that repeats these shuffles before it goes on."""
    shuffles = tuple(shuffles)
    if not shuffles:
        return chance
    if isinstance(chance, RepeatingChance):
        return chance.before(shuffles)
    return RepeatingChance(chance, shuffles)


def _shuffles_in(moves: Iterable[Entry]) -> list[Shuffled]:
    return [shuffle for move in moves for shuffle in move.shuffles]
