"""A seat's mail address: set, confirmed by its owner (double opt-in), deleted.

A client can enter any address. So only one email, with a secret, is sent there until its recipient
confirms it. Only a hash of the secret is stored; it is valid once, and for a limited time.
"""

from __future__ import annotations

from msgspec.structs import replace

from .errors import RequestError
from .seats import Seat
from .table import Table, Transition
from .tokens import hash_token, matches

#: Days for which the link in the first email is valid.
LAPSE_DAYS = 3
_DAY = 24 * 60 * 60


def is_confirmed(seat: Seat, mail: str) -> bool:
    """Whether the owner of this address has confirmed it."""
    return seat.confirmed and seat.mail == mail


def set_contact(table: Table, number: int, contact: Seat, secret: str, now: float) -> Transition:
    """Store mail, webhook and language of `contact` for a seat. Without a secret, the mail address
    must be confirmed already."""
    seat = table.seats[number]
    if contact.mail and not secret and not is_confirmed(seat, contact.mail):
        raise RequestError("store-conflict")  # it was confirmed a moment ago
    seat = replace(seat, mail=contact.mail, webhook=contact.webhook, language=contact.language)
    if secret or not contact.mail:
        lapses = now + LAPSE_DAYS * _DAY if secret else 0
        asked = hash_token(secret) if secret else ""
        seat = replace(seat, confirmed=False, asked=asked, lapses=lapses)
    return table.transition(seats=table.with_seat(number, seat), private=number)


def confirm(table: Table, secret: str, now: float) -> Transition:
    """Confirm the address with the secret of the first email."""
    for number, seat in enumerate(table.seats):
        if seat.mail and seat.lapses > now and matches(secret, seat.asked):
            confirmed = replace(seat, confirmed=True, asked="", lapses=0)
            return table.transition(seats=table.with_seat(number, confirmed), private=number)
    raise RequestError("mail-link-old")


def stop(table: Table, secret: str) -> Transition:
    """Stop emails: delete the address that this secret belongs to."""
    for number, seat in enumerate(table.seats):
        if seat.mail and matches(secret, hash_token(stop_secret(seat))):
            stopped = replace(seat, mail="", confirmed=False, asked="", lapses=0)
            return table.transition(seats=table.with_seat(number, stopped), private=number)
    raise RequestError("mail-link-old")


def stop_secret(seat: Seat) -> str:
    """The secret of the link that stops emails, derived so that every email can have it; the values
    it is derived from never leave the server."""
    return hash_token(f"stop {seat.hash} {seat.mail}")
