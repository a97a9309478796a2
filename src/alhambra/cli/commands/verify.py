"""`alhambra verify`: replay records and say what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.progress import track

from alhambra.cli.component_data import components_in
from alhambra.cli.render.colours import GOOD, WARNING
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.things import list_text
from alhambra.notation.errors import RecordError
from alhambra.notation.files import load
from alhambra.notation.record import Record

_MANY = 20


def verify(
    words: Words, terminal: Terminal, paths: Sequence[Path], data: Path | None = None
) -> bool:
    """Whether all records are valid; one line each. `data` is for records with modules."""
    bad = 0
    components = components_in(data)
    shown = len(paths) >= _MANY and terminal.console.is_terminal
    for path in track(
        paths, words.text("verifying"), console=terminal.console, disable=not shown
    ):  # fmt: skip
        try:
            message, style = _verdict(words, path, load(path, components=components)), GOOD
        except RecordError as error:
            bad += 1
            reason = error_text(words, error)
            message, style = words.text("verified-bad", path=str(path), reason=reason), WARNING
        terminal.say(message, style, whole=True)
    if len(paths) > 1:
        terminal.say(words.text("verified-all", count=len(paths), bad=bad))
    return not bad


def _verdict(words: Words, path: Path, record: Record) -> str:
    scores = list_text(words, map(str, record.game.scores))
    state = "finished" if record.is_finished else "unfinished"
    count = len(record)
    return words.text("verified-good", path=str(path), count=count, state=state, scores=scores)
