"""How a recorded game starts: from the shuffles of its setup, or from a position."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from alhambra.rules.chance import Scripted
from alhambra.rules.errors import PositionError
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.position_reader import from_position
from alhambra.rules.setup import set_up

from .entries import format_shuffle, parse_shuffle
from .replay import Script, expect_pile

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

    from .header import Header
    from .lines import RecordLines


@dataclass(frozen=True)
class Start:
    """Either the shuffles of the setup or the text of a position."""

    shuffles: tuple[Shuffled, ...] = ()
    position: str = ""

    @cached_property
    def text(self) -> str:
        """Its lines. Chance after every action depends on them, so they are written once."""
        return "\n".join(format_start(self))

    def game(self, header: Header, events: list[Event] | None = None) -> Game:
        """The game before the first action; the setup's events go into the list."""
        if self.position:
            return position_game(header, self.position)
        tell = None if events is None else events.append
        return set_up(header.rules, Scripted(Script(self.shuffles)), header.names, tell)


def format_start(start: Start) -> list[str]:
    """The lines of a start."""
    if start.position:
        return [f"position {start.position}"]
    return [f"shuffle {format_shuffle(shuffle)}" for shuffle in start.shuffles]


def read_start(lines: RecordLines, header: Header) -> tuple[Start, Game]:
    """The start and its game; inverse of `format_start`."""
    if not lines.need("shuffle").startswith("position "):
        lines.push_back()
        return _read_setup(lines, header)
    text = lines.read_lines[-1].removeprefix("position ")
    with lines.line_errors("record-position"):
        game = position_game(header, text)
    if game.position() != text:
        raise lines.unexpected(game.position(), text)
    return Start(position=text), game


def _read_setup(lines: RecordLines, header: Header) -> tuple[Start, Game]:
    """The setup asks for one shuffle after the other, each on its line."""
    shuffles: list[Shuffled] = []

    def script(pile: str) -> tuple[str, ...]:
        text = lines.field("shuffle")
        shuffle = parse_shuffle(text)
        if format_shuffle(shuffle) != text:
            raise lines.unexpected(format_shuffle(shuffle), text)
        shuffles.append(shuffle)
        expect_pile(pile, shuffle)
        return shuffle.order

    with lines.line_errors("record-shuffle"):
        game = set_up(header.rules, Scripted(script), header.names)
    return Start(tuple(shuffles)), game


def position_game(header: Header, text: str) -> Game:
    """The game in this position; refused if it is another game or waits for chance."""
    game = from_position(text, components=header.components)
    game.names = header.names
    if game.rules is not header.rules:
        raise PositionError(
            "position-expected", expected=_choices(header), found=_choices(game.rules)
        )
    if game.seat is None and not game.is_over:
        raise PositionError("position-before-chance", step=game.stack[-1].name)
    return game


def _choices(of: Header | Ruleset) -> str:
    return f"players {of.players}; edition {of.edition}; modules {' '.join(of.modules)}".strip()
