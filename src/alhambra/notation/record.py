"""A record: a whole game written down, and the game as it stands."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from alhambra.rules.chance import Seeded
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up

from .entries import Entry
from .header import Header, make_header
from .replay import replay
from .seeds import chosen_seed
from .start import Start, position_game

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.chance import Chance
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game

#: Games are cached at this interval of actions, so that a jump needs no long replay.
_STRIDE = 32


class Record:
    """Header, start and every action with its shuffles; `game` is the position after them.

    Records grow by `play` and are equal when they describe the same game. Games taken out of a
    record go on with a generator of their own: the same record, the same continuation.
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, header: Header, start: Start, entries: Iterable[Entry], game: Game) -> None:
        self.header = header
        self.start = start
        self.entries = list(entries)
        #: The game after the last action. Let it grow through `play` only.
        self.game = game
        #: The torn line that `load(path, drop_torn_line=True)` left out.
        self.dropped = ""
        self._stops: list[Game] = []

    @classmethod
    def new(
        cls,
        players: int | Iterable[str] = 3,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
        edition: str = "classic",
        modules: Iterable[str] = (),
        components: Components | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> Record:
        """The record of a new game, the same game that `alhambra.new_game` makes; `chance` is for
        one without a seed."""
        names = () if isinstance(players, int) else tuple(players)
        count = players if isinstance(players, int) else len(names)
        rules = make_ruleset(count, edition, tuple(modules), components)
        header = make_header(rules, names, (notes or {}).items())
        events: list[Event] = []
        game = set_up(rules, chance or Seeded(chosen_seed(seed)), header.names, events.append)
        return cls(header, Start(shuffles_among(events)), (), game)

    @classmethod
    def from_game(cls, game: Game, *, notes: Mapping[str, str] | None = None) -> Record:
        """A record that starts from the position of a game; the game itself is left alone."""
        header = make_header(game.rules, game.names, (notes or {}).items())
        start = Start(position=game.position())
        position_game(header, start.position)
        return cls(header, start, (), game.copy())

    # -- growing -----------------------------------------------------------------------

    def play(self, action: Action | str) -> list[Event]:
        """Apply an action, checked, and write it down; the events."""
        if isinstance(action, str):
            action = self.game.parse(action)
        seat = self.game.seat
        events = self.game.apply(action)
        assert seat is not None  # else the action was refused
        self.entries.append(Entry(seat, action, shuffles_among(events)))
        return events

    def back_to(self, number: int) -> None:
        """Take back all actions after the first `number` ones; chance is not asked again."""
        game = self.game_at(number)
        game.chance = self.game.chance
        self.game = game
        del self.entries[number:]
        del self._stops[number // _STRIDE + 1 :]

    # -- looking -----------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.start, self.entries) == (
            (other.header, other.start, other.entries)
        )

    @property
    def actions(self) -> list[str]:
        """Every action in notation."""
        return [str(entry.action) for entry in self.entries]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, if they have any."""
        return self.header.names

    @property
    def notes(self) -> dict[str, str]:
        """Free texts by key, for what programs want to remember about a game."""
        return dict(self.header.notes)

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.game.is_over

    @property
    def final_scores(self) -> tuple[int, ...] | None:
        """The scores by seat when the game is over."""
        return tuple(self.game.scores) if self.is_finished else None

    def game_at(self, number: int) -> Game:
        """The game after so many actions; 0 is the start. A copy, free to be changed."""
        if not 0 <= number <= len(self.entries):
            raise IndexError(number)
        stop = number // _STRIDE
        game = self._stop(stop).copy()
        replay(game, self.entries[stop * _STRIDE : number])
        game.chance = Seeded(self.seed_at(number))
        return game

    def events(self, number: int) -> list[Event]:
        """What happened in an action, counted from 1; 0 is the setup."""
        events: list[Event] = []
        if number == 0:
            self.start.game(self.header, events)
            return events
        game = self.game_at(number - 1)
        game.tell = events.append
        replay(game, [self.entries[number - 1]])
        return events

    def seed_at(self, number: int) -> int:
        """The seed with which a game taken out of the record goes on."""
        text = f"{self.start.text}\n{number}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def _stop(self, stop: int) -> Game:
        """The game after `stop` strides."""
        if not self._stops:
            self._stops.append(self.start.game(self.header))
        while len(self._stops) <= stop:
            game = self._stops[-1].copy()
            end = len(self._stops) * _STRIDE
            replay(game, self.entries[end - _STRIDE : end])
            self._stops.append(game)
        return self._stops[stop]


def shuffles_among(events: Iterable[Event]) -> tuple[Shuffled, ...]:
    """The shuffles among these events."""
    return tuple(event for event in events if isinstance(event, Shuffled))
