"""Observes the tables, and sends emails and webhook calls when it is an absent player's turn."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import time
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial

from alhambra.server.hub import Hub
from alhambra.server.hub.live_table import LiveTable
from alhambra.server.random_ids import make_token
from alhambra.server.rate_limits import Rate, client_key
from alhambra.server.settings import Settings
from alhambra.table import Seat, Table, Transition, mail_address
from alhambra.table.errors import RequestError
from alhambra.table.table import is_move
from alhambra.wire.errors import words

from .mail_server import parse_mail_server
from .webhooks import WebhookFailed, find_host, parse_webhook, post_webhook

_LOG = logging.getLogger("alhambra.notifications")
_TIMEOUT_SECONDS = 10.0
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
#: Concurrent deliveries of each kind, and the most that may be queued; more are dropped.
_AT_ONCE = 4
_MOST_QUEUED = 200
#: Periods of rate limits, in minutes.
_HOUR, _DAY = 60.0, 24 * 60.0

Delivery = Callable[[], Awaitable[None]]


class Notifier:
    """Observes the hub, and notifies a player whose turn it is and who is not connected."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        #: Emails and webhook calls that were accepted, and those that failed.
        self.sent = 0
        self.failed = 0
        limits = settings.limits
        self._confirmations = Rate("mailbox", limits.confirmations_per_recipient, _DAY)
        self._confirmations_by_seat = Rate("mail", limits.confirmations_per_seat, _HOUR)
        self._contact_changes = Rate("notices", limits.contact_changes_per_address, _HOUR)
        self._emails = Rate("mail", limits.emails_per_recipient, _HOUR)
        self._emails_a_day = Rate("mail", limits.emails_per_day, _DAY)
        self._calls_by_host = Rate("hooks", limits.webhooks_per_host, _HOUR)
        self._calls_by_seat = Rate("hooks", limits.webhooks_per_seat, _HOUR)
        # A mail server that hangs does not delay webhooks, and the other way round.
        self._mail_slots = asyncio.Semaphore(_AT_ONCE)
        self._webhook_slots = asyncio.Semaphore(_AT_ONCE)
        self._queued = 0

    # -- addresses ---------------------------------------------------------------------

    async def set_contact(self, live: LiveTable, holder: str, contact: Seat, address: str) -> None:
        """Store the addresses for the seat of a token (its hash). A new mail address gets one
        email, and no further one before its owner has confirmed it."""
        # Check the token first: strangers must not make the server resolve host names.
        number = live.table.check_holder(holder)
        if contact.mail or contact.webhook:
            self._contact_changes.take(client_key(address))
        await check_contact(self.settings, contact.mail, contact.webhook)
        secret = ""
        if contact.mail and not mail_address.is_confirmed(live.table.seats[number], contact.mail):
            self._confirmations_by_seat.take(f"{live.table.id} {number}")
            self._confirmations.take(recipient(contact.mail))
            secret = make_token()
        await self.hub.change(
            live,
            lambda table: mail_address.set_contact(
                table, table.check_holder(holder), contact, secret, time.time()
            ),
        )
        if secret:
            email = self._confirmation_email(live.table.id, contact, secret)
            self._enqueue(live.table.id, self._mail_slots, partial(self._send_email, email))

    # -- sending -----------------------------------------------------------------------

    def on_change(self, table: Table, transition: Transition) -> None:
        """Called after every public change of a table."""
        number = table.deciding
        if number is None or not (transition.events or "started" in transition.change.lines):
            return
        seat = table.seats[number]
        live = self.hub.tables.get(table.id)
        if (
            seat.is_automatic
            or _just_moved(transition, number)
            or (live and live.is_connected(number))
        ):
            return
        if seat.mail and seat.confirmed and self._may_email(seat.mail):
            email = self._turn_email(table.id, seat)
            self._enqueue(table.id, self._mail_slots, partial(self._send_email, email))
        if seat.webhook and self._may_call(f"{table.id} {number}", seat.webhook):
            self._enqueue(
                table.id, self._webhook_slots, partial(self._call_webhook, table.id, seat.webhook)
            )

    def _may_email(self, mail: str) -> bool:
        return _try_take(self._emails, recipient(mail)) and _try_take(
            self._emails_a_day, recipient(mail)
        )

    def _may_call(self, seat: str, webhook: str) -> bool:
        try:
            host = parse_webhook(webhook).hostname or ""
        except RequestError:  # stored by an older, less strict version
            return False
        return _try_take(self._calls_by_seat, seat) and _try_take(self._calls_by_host, host)

    def _enqueue(self, table: str, slots: asyncio.Semaphore, delivery: Delivery) -> None:
        if self._queued < _MOST_QUEUED:
            self._queued += 1
            self.hub.spawn(self._deliver(table, slots, delivery))

    async def _deliver(self, table: str, slots: asyncio.Semaphore, delivery: Delivery) -> None:
        """Send; failures are logged and counted, but not retried: the next turn notifies again."""
        try:
            async with slots, asyncio.timeout(_TIMEOUT_SECONDS):
                await delivery()
            self.sent += 1
        except WebhookFailed as failure:
            self._fail(table, str(failure))
        except (OSError, RequestError, smtplib.SMTPException) as error:
            self._fail(table, type(error).__name__)
        finally:
            self._queued -= 1

    def _fail(self, table: str, reason: str) -> None:
        self.failed += 1
        _LOG.warning("notification failed", extra={"table": table, "reason": reason})

    # -- contents ----------------------------------------------------------------------

    def _confirmation_email(self, table: str, seat: Seat, secret: str) -> EmailMessage:
        link = self._link(f"/mail/{table}#confirm={secret}")
        text = words(seat.language)
        body = text.text("confirm-body", link=link, days=mail_address.LAPSE_DAYS)
        return self._message(seat.mail, text.text("confirm-subject"), body)

    def _turn_email(self, table: str, seat: Seat) -> EmailMessage:
        stop = self._link(f"/mail/{table}#stop={mail_address.stop_secret(seat)}")
        text = words(seat.language)
        body = text.text("notice-body", link=self._link(f"/table/{table}"), stop=stop)
        return self._message(seat.mail, text.text("notice-subject"), body)

    def _message(self, mail: str, subject: str, body: str) -> EmailMessage:
        """An email contains no text that a user can choose, such as a name: otherwise the server
        could be used to send messages to strangers."""
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = self.settings.mail_from
        message["To"] = mail
        message["Date"] = formatdate()
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(body)
        return message

    def _link(self, path: str) -> str:
        return f"{self.settings.address}{self.settings.base_path}{path}"

    async def _send_email(self, email: EmailMessage) -> None:
        server = parse_mail_server(self.settings.smtp)
        await asyncio.to_thread(server.send, email, self.settings.smtp_password)

    async def _call_webhook(self, table: str, webhook: str) -> None:
        body = {"table": table, "link": self._link(f"/table/{table}")}
        await post_webhook(webhook, body, private=self.settings.private_webhooks)


def recipient(mail: str) -> str:
    """The mailbox of an address, as a key of rate limits: without case and +suffix."""
    name, _, host = mail.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def _try_take(rate: Rate, key: str) -> bool:
    try:
        rate.take(key)
    except RequestError:
        return False
    return True


def _just_moved(transition: Transition, seat: int) -> bool:
    """Whether the same seat moved last: it needs no notification."""
    moves = [line for line in transition.change.lines if is_move(line)]
    return bool(moves) and moves[-1].split(" ", 3)[2] == str(seat)


async def check_contact(settings: Settings, mail: str, webhook: str) -> None:
    """Refuse addresses to which nothing can or may be sent."""
    if mail:
        if not settings.smtp:
            raise RequestError("mail-off")
        if not _MAIL.fullmatch(mail):
            raise RequestError("mail-bad")
    if webhook:
        await find_host(parse_webhook(webhook), private=settings.private_webhooks)
