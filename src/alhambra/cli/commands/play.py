"""`alhambra play`: set up or resume a game, and play it to its end or to a pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from alhambra.bots import BotError
from alhambra.cli.component_data import components_in
from alhambra.cli.exits import INTERRUPTED, PlayError, Quit
from alhambra.cli.render.colours import GOOD, TITLE, WARNING
from alhambra.cli.saved_games import fresh_path
from alhambra.cli.table.person import Person
from alhambra.cli.table.prompt_commands import QUIT
from alhambra.cli.table.seats import (
    NOTE,
    fill_seats,
    format_seats,
    name_seats,
    parse_seat,
    seats_of,
)
from alhambra.cli.table.session import Session
from alhambra.cli.table.setup_dialogue import SetupDialogue
from alhambra.cli.table.table_setup import TableSetup
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.module_text import module_how_to_play
from alhambra.notation.atomic_files import refuse_special
from alhambra.notation.files import load
from alhambra.notation.record import Record
from alhambra.rules.ruleset import EDITIONS
from alhambra.rules.seats import SeatIndex

BOT_FAILED = 1


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command line; None where one was not given."""

    players: int | None = None
    names: Sequence[str] = ()
    bots: Sequence[str] | None = None
    seats: Sequence[str] | None = None
    seed: int | None = None
    edition: str = EDITIONS[0]
    save: Path | None = None
    modules: Sequence[str] = ()

    def setup(self, words: Words) -> TableSetup:
        """The table that these options describe; free seats are filled with masons."""
        if self.seats is None:
            seats = fill_seats(words, self.players, self.names, self.bots)
        elif self.players is None and not self.names and self.bots is None:
            seats = name_seats([parse_seat(text) for text in self.seats])
        else:
            raise PlayError("seats-said-twice")
        return TableSetup(tuple(seats), tuple(self.modules), self.edition)


def start_dialogue(words: Words, terminal: Terminal) -> Session:
    """A game set up in a dialogue, or the last one that was saved."""
    dialogue = SetupDialogue(words, terminal)
    found = dialogue.run()
    if isinstance(found, Path):
        return resume(dialogue.words, terminal, found)
    return begin(dialogue.words, terminal, found)


def begin(
    words: Words,
    terminal: Terminal,
    setup: TableSetup,
    *,
    seed: int | None = None,
    save: Path | None = None,
    data: Path | None = None,
) -> Session:
    """A new game, saved in the file `save`; `data` is a file with component data."""
    if save and save.exists():
        raise PlayError("file-exists", path=str(save))
    record = Record.new(
        [seat.name for seat in setup.seats],
        seed=seed,
        edition=setup.edition,
        modules=setup.modules,
        components=components_in(data),
        notes={NOTE: format_seats(setup.seats)},
    )
    return Session(words, terminal, record, setup.seats, save or fresh_path(), data)


def resume(words: Words, terminal: Terminal, path: Path, data: Path | None = None) -> Session:
    """A saved game; an incomplete last line is dropped, with a warning."""
    refuse_special(path)
    record = load(path, drop_torn_line=True, components=components_in(data))
    session = Session(words, terminal, record, seats_of(words, record), path, data)
    if record.dropped:
        text = words.text("resumed-torn", count=len(record), torn=record.dropped)
        terminal.say(text, WARNING)
    return session


def play(session: Session) -> int:
    """Play on and return the exit code. However the player leaves, the game is saved."""
    words, terminal = session.words, session.terminal
    try:
        _greet(session)
        _play_on(session)
    except (Quit, EOFError):
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BotError as error:
        terminal.say(error_text(words, error), WARNING)
        code = BOT_FAILED
    else:
        terminal.say(words.text("finished", path=str(session.writer.path)), GOOD, whole=True)
        return 0
    finally:
        session.close()
    session.writer.update()
    path = session.writer.path
    text = words.text("kept", path=str(path), command=session.resume_command())
    terminal.show("")
    terminal.say(text, GOOD, whole=True)
    return code


def _greet(session: Session) -> None:
    words, terminal = session.words, session.terminal
    terminal.say(words.text("welcome"), TITLE)
    if len(session.record):
        terminal.say(words.text("resumed", count=len(session.record)))
    else:
        terminal.say(words.text("how-to-play"))
        for module in session.record.header.modules:
            terminal.say(module_how_to_play(words, module))


def _play_on(session: Session) -> None:
    if session.record.is_finished:
        session.show_ranking()
    last = None
    seen = len(session.log)
    while (seat := session.play_bots()) is not None:
        if len(session.people) > 1 and seat != last:
            _hand_over(session, seat, seen)
        Person(session, seat).take_turn()
        last, seen = seat, len(session.log)


def _hand_over(session: Session, seat: SeatIndex, seen: int) -> None:
    """Several people at one terminal: nobody sees the hand of another."""
    terminal, words = session.terminal, session.words
    terminal.hide()
    for line in session.log[seen:]:
        terminal.say(line)
    line = terminal.ask(words.text("hand-over", name=session.open_table.names[seat]))
    if line.lower() in QUIT:
        raise Quit
