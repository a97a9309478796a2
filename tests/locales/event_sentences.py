"""Sentences of events, formatted by Python, to which the page is compared: `python -m
tests.locales.event_sentences` writes the file.

Some events of every class from each golden game, and one of every existing class.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any

import msgspec

from alhambra.locales import Words
from alhambra.locales.events import EventFormatter
from alhambra.notation.text import parse_record
from alhambra.rules.events import Event
from alhambra.table.play import Play
from alhambra.wire.events import event_data
from tests.golden.write import path_of
from tests.helpers import ROOT

from .test_events import ALL_EVENTS

PATH = ROOT / "web" / "tests" / "told.jsonl"
GAMES = ("base_two_players", "base_four_players", "all_modules", "all_modules_two_players")
NAMES = ("Ana", "Bo", "Çelik", "Dirk", "Eva", "Félix")
VOICES = [("en", "classic"), ("es", "classic"), ("es", "revised"), ("de", "classic")]
#: The most events of a class taken from one game.
MOST = 2


def event_sentences() -> bytes:
    """The whole file: a group of events on each line."""
    groups = [_group([event for event, _ in ALL_EVENTS], 2), *map(_game, GAMES)]
    return msgspec.json.Encoder().encode_lines(groups)


def _game(name: str) -> dict[str, Any]:
    record = parse_record(path_of(name).read_text("utf-8"))
    seen: Counter[type[Event]] = Counter()
    chosen: list[Event] = []
    play = Play.of(record)
    for event in (*play.setup(), *chain(*play.events_after(0))):
        seen[type(event)] += 1
        if seen[type(event)] <= MOST:
            chosen.append(event)
    return _group(chosen, record.game.rules.players)


@cache
def _words() -> list[Words]:
    return [Words(language, edition) for language, edition in VOICES]


def _group(events: Iterable[Event], players: int) -> dict[str, Any]:
    events, names = list(events), NAMES[:players]
    voices = [
        {
            "language": words.language,
            "edition": words.edition,
            "you": you,
            "told": [EventFormatter(words, names, you).format(event) for event in events],
        }
        for words in _words()
        for you in (0, None)
    ]
    return {"names": names, "events": [event_data(event) for event in events], "voices": voices}


if __name__ == "__main__":
    PATH.write_bytes(event_sentences())
