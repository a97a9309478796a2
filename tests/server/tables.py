"""Tables for tests, played without a server."""

from dataclasses import dataclass, field

from alhambra.notation.record import Record
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.table import Options, Table, Transition, seat_commands, turn_commands
from alhambra.table.from_record import continue_from, deal
from alhambra.table.tokens import hash_token
from alhambra.table.turn_commands import Request

NOW = 1_000_000.0


def new_table(*levels: str, **options: object) -> Table:
    """A table with these bot levels; "" is an open seat."""
    chosen = Options(**options)  # type: ignore[arg-type]
    return seat_commands.make_table("t1", "CODE", hash_token("host"), chosen, levels, NOW)


def full_table(players: int, **options: object) -> Table:
    """A table with people `p0`, `p1`…, whose tokens are their names."""
    table = new_table(*[""] * players, **options)
    for seat in range(players):
        table = seat_commands.join(table, seat, f"p{seat}", hash_token(f"p{seat}"), NOW).table
    return table


def running(players: int = 3, seed: int = 7, **options: object) -> Table:
    """A started game of people."""
    return seat_commands.start(full_table(players, **options), NOW, seed).table


def from_record(table: Table, text: str, move: int | None, seed: int) -> Table:
    """The table with the game of a record after this many moves."""
    return continue_from(table, deal(parse_record(text), move, len(table.seats), seed))


def started_from(game: Game, **options: object) -> Table:
    """A running table in this position."""
    table = full_table(game.rules.players, **options)
    text = format_record(Record.from_game(game))
    return seat_commands.start(from_record(table, text, None, 3), NOW).table


@dataclass
class Driver:
    """Sends requests for the active seat, and keeps the transitions."""

    table: Table
    steps: list[Transition] = field(default_factory=list)
    requests: int = 0

    @property
    def seat(self) -> int:
        """The seat to decide."""
        assert self.table.deciding is not None
        return self.table.deciding

    def request(self) -> Request:
        """A request of the active seat for the current state."""
        steps = len(self.table.draft(self.seat).actions)
        self.requests += 1
        return Request(self.seat, f"r{self.requests}", self.table.seq, steps)

    def keep(self, step: Transition) -> Transition:
        """Continue from the table of this transition."""
        self.steps.append(step)
        self.table = step.table
        return step

    def act(self, action: Action | str, *, confirm: bool = False) -> Transition:
        """Add a step to the draft."""
        request = self.request()
        return self.keep(turn_commands.act(self.table, request, str(action), NOW, confirm=confirm))

    def undo(self) -> Transition:
        """Undo the last step."""
        return self.keep(turn_commands.undo(self.table, self.request()))

    def reset(self) -> Transition:
        """Undo all steps."""
        return self.keep(turn_commands.reset(self.table, self.request()))

    def confirm(self) -> Transition:
        """Commit the draft."""
        return self.keep(turn_commands.confirm(self.table, self.request(), NOW))

    def turn(self) -> None:
        """Play the first legal action until the draft is complete, then confirm."""
        seat, seq = self.seat, self.table.seq
        while (
            game := turn_commands.drafted(self.table, seat)
        ).seat == seat and self.table.seq == seq:
            self.act(game.legal_actions()[0], confirm=True)
