"""Who is at the table: connected and active, connected but idle, or not connected."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.table import Seat
from alhambra.wire.messages import PresenceState, SeatPresence

#: Seconds without a connection after which somebody is offline: a page that is reloaded, or a
#: server that restarts, is no reason to tell the others.
GRACE = 2.0
#: As many characters of a hash tell the people of a table apart.
_SHORT = 12


def short_hash(hash: str) -> str:
    """The hash of a token, shortened, as processes announce it to each other."""
    return hash[:_SHORT]


@dataclass
class _Person:
    """What is known of a person, and since when they have had no connection."""

    presence: SeatPresence | None = None
    missed_since: float | None = None

    @property
    def state(self) -> PresenceState | None:
        return self.presence.state if self.presence else None

    def set(self, state: PresenceState, since: float) -> SeatPresence:
        if self.presence is None or self.presence.state != state:
            self.presence = SeatPresence(state, since)
        return self.presence


class PresenceTracker:
    """The presence of the people at a table, by the shortened hashes of their tokens."""

    def __init__(self) -> None:
        self._people: dict[str, _Person] = {}

    def update(
        self, seats: Iterable[Seat], connected: Iterable[tuple[str, bool]], knows_all: bool = True
    ) -> list[SeatPresence | None]:
        """The presence by seat; None for bots, open seats, and people of whom it is not known.

        `connected` has the shortened hash of each connected token, and whether its person is idle.
        Without `knows_all` others may be connected to processes that cannot be heard now.
        """
        idle: dict[str, bool] = {}
        for person, is_idle in connected:
            idle[person] = is_idle and idle.get(person, True)
        people = [short_hash(seat.hash) for seat in seats]
        self._people = {person: self._people.get(person, _Person()) for person in people if person}
        return [
            self._presence(self._people[person], idle.get(person), knows_all) if person else None
            for person in people
        ]

    @property
    def is_waiting(self) -> bool:
        """Whether somebody is missed who is not called offline yet."""
        return any(
            person.missed_since is not None and person.state != "offline"
            for person in self._people.values()
        )

    def _presence(
        self, person: _Person, is_idle: bool | None, knows_all: bool
    ) -> SeatPresence | None:
        now = time.time()
        if is_idle is not None:
            person.missed_since = None
            return person.set("away" if is_idle else "here", now)
        if person.missed_since is None:
            person.missed_since = now
        if now - person.missed_since < GRACE:
            return person.presence
        if knows_all:
            return person.set("offline", person.missed_since)
        person.presence = None
        return None
