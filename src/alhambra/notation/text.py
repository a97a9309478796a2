"""A record as text and back; `docs/record-format.md` describes the format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from alhambra.rules.chance import Scripted, ScriptError, Seeded
from alhambra.rules.errors import quote

from .checksums import Checksum
from .entries import Entry, format_end, format_entry, parse_entry
from .errors import RecordError
from .header import explain_by_versions, format_header, read_header
from .lines import RecordLines
from .record import Record
from .replay import Script
from .start import format_start, read_start

if TYPE_CHECKING:
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game


def format_record(record: Record) -> str:
    """The whole text of a record."""
    return Checksum().sign(contents(record))


def contents(record: Record) -> Iterator[str]:
    """The lines of a record without their checks."""
    yield from format_header(record.header)
    yield from format_start(record.start)
    yield from contents_after(record, 0)


def contents_after(record: Record, number: int) -> Iterator[str]:
    """The lines after this many actions, the end included where the game is over."""
    for index in range(number, len(record.entries)):
        yield format_entry(index + 1, record.entries[index])
    if record.is_finished:
        yield format_end(record.game)


def parse_record(
    text: str, *, drop_torn_line: bool = False, components: Components | None = None
) -> Record:
    """The record in a text, replayed and verified; inverse of `format_record`.

    A torn last line is refused, or with `drop_torn_line` left out and named in `record.dropped`.
    """
    lines = RecordLines(text, drop_torn_line=drop_torn_line)
    header = read_header(lines, components)
    try:
        start, game = read_start(lines, header)
        entries = _read_entries(lines, game)
        if game.is_over:
            _read_end(lines, game)
    except RecordError as error:
        raise explain_by_versions(header, error) from error
    record = Record(header, start, entries, game)
    record.dropped = lines.dropped
    game.chance = Seeded(record.seed_at(len(entries)))
    return record


def _read_entries(lines: RecordLines, game: Game) -> list[Entry]:
    """Every action, each legal in the game that the ones before it led to."""
    script = Script()
    game.chance = Scripted(script)
    entries: list[Entry] = []
    while not game.is_over and (content := lines.next()) is not None:
        number = len(entries) + 1
        entry = _read_entry(lines, game, number, content)
        if format_entry(number, entry) != content:
            raise lines.unexpected(format_entry(number, entry), content)
        _replay_entry(lines, game, entry, script)
        entries.append(entry)
    return entries


def _read_entry(lines: RecordLines, game: Game, number: int, content: str) -> Entry:
    """The entry on a line, legal or not."""
    parsed = parse_entry(content)
    if parsed is None:
        if content.startswith("end "):
            raise lines.error("record-early-end")
        raise lines.unexpected(f"{number} seat {game.seat}", content)
    if parsed.seat != game.seat:
        raise lines.error("record-seat", found=parsed.seat, expected=game.seat)
    with lines.line_errors("record-action"):
        return Entry(parsed.seat, game.parse(parsed.action), parsed.shuffles)


def _replay_entry(lines: RecordLines, game: Game, entry: Entry, script: Script) -> None:
    """Check an action and play it with exactly the recorded shuffles."""
    refusal = game.refusal(entry.action)
    if refusal:
        raise lines.error("record-illegal", action=str(entry.action), reason=refusal)
    script.left += entry.shuffles
    try:
        game.play(entry.action)
        script.finish()
    except ScriptError as error:
        raise lines.error("record-shuffle", reason=error) from error


def _read_end(lines: RecordLines, game: Game) -> None:
    """The final scores, unless the writer was interrupted just before them."""
    content = lines.next()
    if content is None:
        return
    if content != format_end(game):
        raise lines.error("record-end", expected=format_end(game), found=quote(content))
    if lines.more:
        raise RecordError("record-after-end", line=lines.number + 1)
    lines.next()
