"""`alhambra draw`: a table of a record, or the sheet of symbols, as an SVG file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import typer

from alhambra.cli.component_data import components_in
from alhambra.cli.defaults import STANDARD_OUTPUT
from alhambra.cli.exits import PlayError
from alhambra.cli.output_files import check_outputs
from alhambra.cli.table.prompt_commands import find_seat
from alhambra.draw import THEMES, LastMove, Picture, draw_sheet, draw_table
from alhambra.locales import Words
from alhambra.notation.atomic_files import is_standard_output, write_whole
from alhambra.notation.files import load
from alhambra.notation.record import Record


@dataclass(frozen=True)
class Subject:
    """What is to be drawn: a move of a record as somebody sees it, or all symbols."""

    record: Path | None = None
    move: int | None = None
    seat: str | None = None
    symbols: bool = False
    data: Path | None = None


def write_picture(words: Words, subject: Subject, theme: str, output: Path) -> str:
    """Draw and write; the message to show, empty if the picture goes to standard output."""
    if theme not in THEMES:
        raise PlayError("no-such-theme", theme=theme, known=", ".join(THEMES))
    if output == STANDARD_OUTPUT or is_standard_output(output):
        typer.echo(_picture(words, subject).to_svg(theme=theme).encode(), nl=False)
        return ""
    check_outputs(output, others=(subject.record, subject.data))
    write_whole(output, _picture(words, subject).to_svg(theme=theme).encode())
    return words.text("drawn", path=str(output))


def _picture(words: Words, subject: Subject) -> Picture:
    if subject.symbols == (subject.record is not None):
        raise PlayError("picture-of-what")
    if subject.record is None:
        return draw_sheet(words)
    record = load(subject.record, components=components_in(subject.data))
    number = len(record) if subject.move is None else subject.move
    if not 0 <= number <= len(record):
        raise PlayError("no-such-move", move=number, last=len(record))
    seat = None if subject.seat is None else find_seat(subject.seat, _names(record))
    last = LastMove.of(record, number, seat)
    return draw_table(record.game_at(number).view(seat), words, last)


def _names(record: Record) -> tuple[str, ...]:
    """The names at the table; seats without one go by their number."""
    return record.names or tuple(str(seat + 1) for seat in range(record.game.rules.players))
