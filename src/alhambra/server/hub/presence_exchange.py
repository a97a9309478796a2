"""Who is connected to the other processes that serve the same tables, as they announce it."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import inf

#: Seconds between two announcements of everybody who is connected to a process.
INTERVAL = 3.0
#: Seconds after which what a process announced is void: it was killed, or is cut off.
EXPIRY = 7.0
#: Seconds after which a process that did not hear itself counts as deaf: before what the others
#: announced expires, or the people there would be called offline.
_DEAF = 5.0
#: Seconds of listening after which everybody was heard.
_LISTENING = INTERVAL + 1.0

#: Whether somebody is idle, by the shortened hash of their token.
People = Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class _News:
    """Who is connected to a process at a table, and when it said so."""

    people: People
    at: float


class PresenceExchange:
    """What the processes tell each other about the people at their tables.

    A process hears its own announcements, too. As long as it does, whoever is not announced is not
    connected; otherwise that is not known.
    """

    def __init__(self, holder: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._holder = holder
        self._clock = clock
        #: By table and process.
        self._news: defaultdict[str, dict[str, _News]] = defaultdict(dict)
        #: When this process heard itself first, without a gap since then, and last.
        self._hearing_since = inf
        self._last_echo = -inf
        #: Tables at which somebody may have come, gone or become idle here.
        self._changed: set[str] = set()
        self._pending = asyncio.Event()

    # -- from here ---------------------------------------------------------------------

    def changed(self, tables: Iterable[str]) -> None:
        """What this process says of these tables may have changed."""
        self._changed.update(tables)
        self._pending.set()

    async def next_changes(self, seconds: float) -> set[str]:
        """The tables that may have changed, as soon as there is one; none when time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._pending.wait()
        self._pending.clear()
        changed, self._changed = self._changed, set()
        return changed

    # -- from the others ---------------------------------------------------------------

    def hear(self, sender: str, words: Iterable[str]) -> list[str]:
        """Take over what a process announced; the tables that it is about."""
        now = self._clock()
        if sender == self._holder:
            if now - self._last_echo > _DEAF or self._hearing_since == inf:
                self._hearing_since = now
            self._last_echo = now
            return []
        news = dict(map(parse_people, words))
        for table, people in news.items():
            self._news[table][sender] = _News(people, now)
        return list(news)

    def restart(self) -> None:
        """Announcements before this moment may have been lost."""
        self._hearing_since = inf

    @property
    def hears_all(self) -> bool:
        """Whether everybody who is connected anywhere has been heard of."""
        now = self._clock()
        return now - self._last_echo <= _DEAF and now - self._hearing_since >= _LISTENING

    def people(self, table: str) -> list[tuple[str, bool]]:
        """Who is connected to other processes, and whether they are idle."""
        after = self._clock() - EXPIRY
        news = self._news.get(table, {}).values()
        return [person for one in news if one.at > after for person in one.people.items()]

    def forget_expired(self) -> None:
        """Free the memory of what is void."""
        after = self._clock() - EXPIRY
        for table, news in list(self._news.items()):
            for sender in [sender for sender, one in news.items() if one.at <= after]:
                del news[sender]
            if not news:
                del self._news[table]


def format_people(table: str, people: People) -> str:
    """The people at a table as one word: `1f0c…:3ab4…+,90d2…-`; `-` is idle."""
    marks = (f"{person}{'-' if is_idle else '+'}" for person, is_idle in people.items())
    return f"{table}:{','.join(marks)}"


def parse_people(word: str) -> tuple[str, People]:
    """The inverse of `format_people`."""
    table, _, marks = word.partition(":")
    return table, {mark[:-1]: mark[-1] == "-" for mark in marks.split(",") if mark}
