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
    """The presence of the people at a table, by the hashes of their tokens.

    Where other processes serve the same tables (`is_shared`), nobody is called offline: people
    without a socket here may be connected there.
    """

    def __init__(self, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._people: dict[str, _Person] = {}

    def update(
        self, seats: Iterable[Seat], connected: Iterable[tuple[str, bool]]
    ) -> list[SeatPresence | None]:
        """The presence by seat; None for bots, open seats, and people of whom it is not known.
        `connected` has the hash of each socket's token, and whether its person is idle."""
        idle: dict[str, bool] = {}
        for hash, is_idle in connected:
            idle[hash] = is_idle and idle.get(hash, True)
        hashes = [seat.hash for seat in seats]
        self._people = {hash: self._people.get(hash, _Person()) for hash in hashes if hash}
        return [self._presence(hash, idle.get(hash)) if hash else None for hash in hashes]

    @property
    def is_waiting(self) -> bool:
        """Whether somebody is missed who will soon be called offline, or unknown."""
        settled = None if self._is_shared else "offline"
        return any(
            person.missed_since is not None and person.state != settled
            for person in self._people.values()
        )

    def _presence(self, hash: str, is_idle: bool | None) -> SeatPresence | None:
        person, now = self._people[hash], time.time()
        if is_idle is not None:
            person.missed_since = None
            return person.set("away" if is_idle else "here", now)
        if person.missed_since is None:
            person.missed_since = now
        if now - person.missed_since < GRACE:
            return person.presence
        if self._is_shared:
            person.presence = None
            return None
        return person.set("offline", person.missed_since)
