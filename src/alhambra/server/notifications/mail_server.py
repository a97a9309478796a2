"""The SMTP server that sends notifications."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from alhambra.table.errors import RequestError

_TIMEOUT_SECONDS = 10.0
#: The usual port by how the connection is protected.
_PORTS = {"": 25, "smtp": 587, "smtps": 465}


@dataclass(frozen=True, slots=True)
class MailServer:
    """Address and user of an SMTP server.

    `scheme` is how the connection is protected: `smtps` from its start, `smtp` by STARTTLS, which
    the server must offer, and not at all without one: for a server on the same machine.
    """

    scheme: str
    host: str
    port: int
    user: str = ""

    def send(self, message: EmailMessage, password: str = "") -> None:
        """Send an email; raises an `OSError` or an `SMTPException`."""
        context = ssl.create_default_context()
        with self._connection(context) as server:
            if self.scheme == "smtp":
                server.starttls(context=context)
            if self.user:
                server.login(self.user, password)
            server.send_message(message)

    def _connection(self, context: ssl.SSLContext) -> smtplib.SMTP:
        if self.scheme == "smtps":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=_TIMEOUT_SECONDS, context=context)
        return smtplib.SMTP(self.host, self.port, timeout=_TIMEOUT_SECONDS)


def parse_mail_server(text: str) -> MailServer:
    """`host:port`, `smtp://user@host:port` or `smtps://user@host:port`; ports may be left out.

    A password in it is refused: it would show in the list of processes.
    """
    try:
        url = urlsplit(text if "://" in text else f"//{text}")
        port = url.port
    except ValueError:
        raise RequestError("smtp-bad", address=text) from None
    if url.password is not None:
        raise RequestError("smtp-password")
    if url.scheme not in _PORTS or not url.hostname or url.path or url.query or url.fragment:
        raise RequestError("smtp-bad", address=text)
    user = unquote(url.username or "")
    if user and not url.scheme:
        raise RequestError("smtp-bad", address=text)
    return MailServer(url.scheme, url.hostname, port or _PORTS[url.scheme], user)
