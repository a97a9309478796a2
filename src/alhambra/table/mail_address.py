"""A seat's mail address: asked for, confirmed by whoever reads its mail, given up.

Anybody may name any address. So nothing but one email with a secret goes there until somebody
who got it says yes. Of that secret only a hash is kept; it works once, and not for ever.
"""

from __future__ import annotations

from msgspec.structs import replace

from .errors import RequestError
from .seats import Seat
from .table import Table, Transition
from .tokens import hash_token, matches

#: Days after which the link in the first email is good for nothing.
LAPSE_DAYS = 3
_DAY = 24 * 60 * 60


def is_confirmed(seat: Seat, mail: str) -> bool:
    """Whether somebody who reads the mail of this address wants it."""
    return seat.confirmed and seat.mail == mail


def set_contact(table: Table, number: int, contact: Seat, secret: str, now: float) -> Transition:
    """Keep where a seat wants word (mail, hook and language of `wish`); without a secret only an
    address that is confirmed."""
    seat = table.seats[number]
    if contact.mail and not secret and not is_confirmed(seat, contact.mail):
        raise RequestError("store-conflict")  # it was, a moment ago
    seat = replace(seat, mail=contact.mail, hook=contact.hook, language=contact.language)
    if secret or not contact.mail:
        lapses = now + LAPSE_DAYS * _DAY if secret else 0
        asked = hash_token(secret) if secret else ""
        seat = replace(seat, confirmed=False, asked=asked, lapses=lapses)
    return table.step(seats=table.with_seat(number, seat), private=number)


def confirm(table: Table, secret: str, now: float) -> Transition:
    """Whoever got the first email wants more."""
    for number, seat in enumerate(table.seats):
        if seat.mail and seat.lapses > now and matches(secret, seat.asked):
            confirmed = replace(seat, confirmed=True, asked="", lapses=0)
            return table.step(seats=table.with_seat(number, confirmed), private=number)
    raise RequestError("mail-link-old")


def stop(table: Table, secret: str) -> Transition:
    """Whoever got an email wants no more: the address is deleted."""
    for number, seat in enumerate(table.seats):
        if seat.mail and matches(secret, hash_token(stop_secret(seat))):
            stopped = replace(seat, mail="", confirmed=False, asked="", lapses=0)
            return table.step(seats=table.with_seat(number, stopped), private=number)
    raise RequestError("mail-link-old")


def stop_secret(seat: Seat) -> str:
    """What a link to stop emails holds. It is worked out, so that every email can have it; what
    it is made of stays here."""
    return hash_token(f"stop {seat.hash} {seat.mail}")
