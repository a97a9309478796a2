"""Word to those who wait for their turn elsewhere: by mail, or to a hook of their own."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from urllib.parse import SplitResult, urlsplit

import msgspec

from .errors import ServerError
from .hub import Hub
from .mail import parse_mail_server
from .settings import Settings
from .table import Seat, Step, Table
from .table.table import is_move
from .wire.errors import words

_LOG = logging.getLogger("alhambra.notices")
_PATIENCE = 10.0
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Notifier:
    """Follows the hub: when it becomes the turn of somebody who is not here, word goes out."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.sent = 0

    def follow(self, table: Table, step: Step) -> None:
        """Called after every step that all see."""
        number = table.deciding
        if number is None or not (step.events or "started" in step.change.lines):
            return
        seat = table.seats[number]
        live = self.hub.lives.get(table.id)
        if seat.is_automatic or not (seat.mail or seat.hook) or _just_moved(step, number):
            return
        if live and live.present()[number]:
            return
        self.hub.spawn(self.send(table.id, seat))

    async def send(self, table: str, seat: Seat) -> None:
        """Send what the seat asked for; what fails is logged, and that is all."""
        link = f"{self.settings.address}{self.settings.base_path}/table/{table}"
        try:
            async with asyncio.timeout(_PATIENCE):
                if seat.mail:
                    await asyncio.to_thread(self._mail, seat, link)
                if seat.hook:
                    await post_hook(self.settings, seat.hook, {"table": table, "link": link})
            self.sent += 1
        except (OSError, ServerError, smtplib.SMTPException) as error:
            _LOG.warning("notice failed", extra={"table": table, "reason": type(error).__name__})

    def _mail(self, seat: Seat, link: str) -> None:
        text = words(seat.language)
        message = EmailMessage()
        message["Subject"] = text.text("notice-subject")
        message["From"] = self.settings.mail_from
        message["To"] = seat.mail
        message.set_content(text.text("notice-body", name=seat.name, link=link))
        parse_mail_server(self.settings.smtp).send(message, self.settings.smtp_password)


def _just_moved(step: Step, seat: int) -> bool:
    """Whether the same seat goes on: it knows."""
    moves = [line for line in step.change.lines if is_move(line)]
    return bool(moves) and moves[-1].split(" ", 3)[2] == str(seat)


async def check_notices(settings: Settings, mail: str, hook: str) -> None:
    """Refuse addresses to which nothing can or may be sent."""
    if mail:
        if not settings.smtp:
            raise ServerError("mail-off")
        if not _MAIL.fullmatch(mail):
            raise ServerError("mail-bad")
    if hook:
        await public_address(settings, _split(hook))


async def public_address(settings: Settings, url: SplitResult) -> str:
    """The address of a hook's host; one that is not public is refused."""
    loop = asyncio.get_running_loop()
    try:
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await loop.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, ValueError) as error:
        raise ServerError("hook-refused") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not settings.private_hooks:
        for address in addresses:
            if not ipaddress.ip_address(address.partition("%")[0]).is_global:
                raise ServerError("hook-refused")
    return addresses[0]


async def post_hook(settings: Settings, hook: str, body: dict[str, str]) -> None:
    """Post a small JSON body. The name is looked up once, so that it cannot change its mind
    between the check and the call; redirects are not followed."""
    url = _split(hook)
    address = await public_address(settings, url)
    secure = url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        url.port or (443 if secure else 80),
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=url.hostname if secure else None,
    )
    try:
        data = msgspec.json.encode(body)
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii", "replace") + data)
        await writer.drain()
        await reader.readline()
    finally:
        writer.close()


def _split(hook: str) -> SplitResult:
    """The parts of a hook's address, if it is one that we call."""
    try:
        url = urlsplit(hook)
    except ValueError as error:
        raise ServerError("hook-refused") from error
    fit = hook.isascii() and hook.isprintable() and " " not in hook
    if url.scheme not in ("http", "https") or not url.hostname or "@" in url.netloc or not fit:
        raise ServerError("hook-refused")
    return url
