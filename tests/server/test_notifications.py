"""Notifications by webhook and email, over real connections to servers of the test."""

import asyncio
import smtplib
import ssl
from base64 import b64decode
from contextlib import AsyncExitStack
from email.message import EmailMessage
from pathlib import Path

import pytest
import trustme

from alhambra.server.hub.presence import short_hash
from alhambra.server.hub.presence_exchange import PresenceExchange, format_people
from alhambra.server.notifications.mail_server import MailServer, parse_mail_server
from alhambra.server.notifications.notifier import check_contact
from alhambra.server.notifications.webhooks import WebhookFailed, post_webhook
from alhambra.server.settings import Settings
from alhambra.table.errors import RequestError
from alhambra.table.tokens import hash_token

from .clients import PATIENCE, Host, serving
from .sinks import Hook, Mailbox, secret_in, sink

pytestmark = pytest.mark.anyio


async def play_one_turn(host: Host) -> int:
    """Play one turn; returns the seat whose turn is next."""
    seat = (await host.site.get(f"/api/tables/{host.id}"))["deciding"]
    async with host.socket(seat) as client:
        await client.turn()
        return int(client.update["table"]["deciding"])


async def test_a_turn_is_notified_by_webhook_and_email(tmp_path: Path) -> None:
    hook, mailbox = Hook(), Mailbox()
    async with sink(hook) as hook_port, sink(mailbox) as mail_port:
        settings = Settings(
            db=str(tmp_path / "a.sqlite"), port=0, private_webhooks=True,
            mail_from="a@play.example", smtp=f"127.0.0.1:{mail_port}",
            address="https://play.example",
        )  # fmt: skip
        async with serving(settings) as site:
            host = await site.new_table("", "")
            for seat in (0, 1):
                notices = {
                    "hook": f"http://127.0.0.1:{hook_port}/x?y=1",
                    "mail": f"ana{seat}@example.org",
                }
                await site.ask("PUT", f"/api/tables/{host.id}/notices", notices, host.tokens[seat])
                email = await mailbox.email()
                body = {"action": "confirm", "secret": secret_in(email, "confirm")}
                await site.post(f"/api/tables/{host.id}/mail", body)
            await host.start()
            link = f"https://play.example/table/{host.id}"
            async with asyncio.timeout(PATIENCE):
                posted = await hook.got.get()
            email = await mailbox.email()
            deciding = (await site.get(f"/api/tables/{host.id}"))["deciding"]
            assert f"To: ana{deciding}@example.org\n" in email
            assert link in email
            assert f"https://play.example/mail/{host.id}#stop=" in email
            assert link in posted
            assert posted.startswith("POST /x?y=1 HTTP/1.1\r\n")
            assert host.tokens[0] not in posted + email
            await play_one_turn(host)
            async with asyncio.timeout(PATIENCE):
                assert link in await hook.got.get()


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A certificate for this machine, from an authority that the test trusts."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "authority.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    return context


def email() -> EmailMessage:
    """A short email."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@play.example", "b@c.org", "Hello"
    message.set_content("It is your turn.")
    return message


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_mail_is_sent_encrypted_and_with_a_login(
    certificate: ssl.SSLContext, scheme: str
) -> None:
    mailbox = Mailbox(certificate)
    async with sink(mailbox, certificate if scheme == "smtps" else None) as port:
        server = parse_mail_server(f"{scheme}://ana%40play.example@localhost:{port}")
        await asyncio.to_thread(server.send, email(), "pass word")
        assert "It is your turn." in mailbox.got.get_nowait()
    login = next(line for line in mailbox.received if line.startswith("AUTH"))
    assert b64decode(login.split()[2]) == b"\0ana@play.example\0pass word"
    before = mailbox.received[: mailbox.received.index(login)]
    assert ("STARTTLS" in before) == (scheme == "smtp")


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_no_email_is_sent_without_the_required_encryption(scheme: str) -> None:
    """The certificate is untrusted, or STARTTLS is not offered."""
    authority, context = trustme.CA(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    mailbox = Mailbox()
    async with sink(mailbox, context if scheme == "smtps" else None) as port:
        server = parse_mail_server(f"{scheme}://ana@localhost:{port}")
        with pytest.raises((ssl.SSLError, smtplib.SMTPException)):
            await asyncio.to_thread(server.send, email(), "secret")
    assert mailbox.got.empty()
    assert not any(line.startswith("AUTH") for line in mailbox.received)


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("localhost", MailServer("", "localhost", 25)),
        ("mail:2525", MailServer("", "mail", 2525)),
        ("smtp://a@mail.org", MailServer("smtp", "mail.org", 587, "a")),
        ("smtps://a%40b.org@[::1]", MailServer("smtps", "::1", 465, "a@b.org")),
    ],
)
def test_mail_server_addresses(text: str, server: MailServer) -> None:
    assert parse_mail_server(text) == server


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("smtps://a:secret@mail.org", "smtp-password"),
        ("a:secret@mail.org", "smtp-password"),
        ("a@mail.org", "smtp-bad"),
        ("http://mail.org", "smtp-bad"),
        ("mail.org/x", "smtp-bad"),
        ("smtp://", "smtp-bad"),
        ("mail:port", "smtp-bad"),
        ("smtp://[", "smtp-bad"),
    ],
)
def test_invalid_mail_server_addresses_are_refused(text: str, code: str) -> None:
    with pytest.raises(RequestError) as caught:
        parse_mail_server(text)
    assert caught.value.code == code


def redirect(port: int) -> bytes:
    """A redirect to another port of this machine."""
    return b"HTTP/1.1 307 Over there\r\nLocation: http://127.0.0.1:%d/\r\n\r\n" % port


@pytest.mark.parametrize(
    "answer",
    [b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.0 204\n", b"HTTP/2 299", b"HTTP/1.1 201 " + b"x" * 9999],
)
async def test_a_webhook_succeeds_with_a_2xx_status(answer: bytes) -> None:
    hook = Hook(answer)
    async with sink(hook) as port:
        await post_webhook(f"http://127.0.0.1:{port}/", {"table": "x"}, private=True)
    assert '{"table":"x"}' in hook.got.get_nowait()


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"HTTP/1.1 404 Not Found\r\n\r\n", "status 404"),
        (b"HTTP/1.1 500\r\n\r\n", "status 500"),
        (b"HTTP/1.1 100 Continue\r\n\r\n", "status 100"),
        (b"HTTP/1.1 2000 Too many\r\n\r\n", "no HTTP status"),
        (b"SSH-2.0 200 OK\r\n", "no HTTP status"),
        (b"200 OK HTTP/1.1 200 OK\r\n", "no HTTP status"),
        (b"x" * 9999, "no HTTP status"),
        (b"\xff\x00\n", "no HTTP status"),
        (b"", "no HTTP status"),
    ],
)
async def test_any_other_response_is_a_failure(answer: bytes, reason: str) -> None:
    async with sink(Hook(answer)) as port:
        with pytest.raises(WebhookFailed, match=f"^{reason}$"):
            await post_webhook(f"http://127.0.0.1:{port}/", {}, private=True)


async def test_a_redirect_is_a_failure_and_not_followed() -> None:
    elsewhere = Hook()
    async with sink(elsewhere) as other, sink(Hook(redirect(other))) as port:
        with pytest.raises(WebhookFailed, match=r"^status 307$"):
            await post_webhook(f"http://127.0.0.1:{port}/", {}, private=True)
    assert elsewhere.got.empty()


@pytest.mark.parametrize(
    ("status", "figure"), [(204, "notifications_total"), (410, "notification_failures_total")]
)
async def test_notifications_are_counted_by_outcome(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int, figure: str
) -> None:
    hook = Hook(b"HTTP/1.1 %d .\r\n\r\n" % status)
    async with sink(hook) as port:
        settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, private_webhooks=True)
        async with serving(settings) as site:
            host = await site.new_table("", "")
            for seat in (0, 1):
                notices = {"hook": f"http://127.0.0.1:{port}/"}
                await site.ask("PUT", f"/api/tables/{host.id}/notices", notices, host.tokens[seat])
            await host.start()
            async with asyncio.timeout(PATIENCE):
                await hook.got.get()
                while f"alhambra_{figure} 1.0" not in (await site.http.get("/metrics")).text:
                    await asyncio.sleep(0.01)
    reasons = [getattr(record, "reason", "") for record in caplog.records]
    assert reasons.count("status 410") == (status == 410)


@pytest.mark.parametrize("where", ["here", "at another process"])
async def test_a_connected_player_is_not_notified(tmp_path: Path, where: str) -> None:
    hook = Hook()
    async with sink(hook) as port, AsyncExitStack() as stack:
        settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, private_webhooks=True)
        async with serving(settings) as site:
            host = await site.new_table("", "")
            for seat in (0, 1):
                notices = {"hook": f"http://127.0.0.1:{port}/{seat}"}
                await site.ask("PUT", f"/api/tables/{host.id}/notices", notices, host.tokens[seat])
            if where == "here":
                for seat in (0, 1):
                    await stack.enter_async_context(host.socket(seat))
            else:
                people = {short_hash(hash_token(token)): False for token in host.tokens.values()}
                site.hub.tables[host.id].exchange = exchange = PresenceExchange("this")
                exchange.hear("another", [format_people(host.id, people)])
            await host.start()
            await asyncio.sleep(0.2)
            assert hook.got.empty()


@pytest.mark.parametrize(
    "hook",
    [
        "http://127.0.0.1/", "http://localhost:8765/", "http://10.0.0.1/", "http://[::1]/",
        "http://192.168.0.1/", "http://169.254.169.254/latest", "http://0.0.0.0/", "ftp://x/",
        "http://user@example.org/", "nonsense", "http://", "http://exa mple.org/", "http://[",
        "http://1.1.1.1:99999/", "http://2130706433/", "http://[::ffff:127.0.0.1]/",
        "http://1.1.1.1:25/", "https://1.1.1.1:22/", "http://1.1.1.1:0/",
    ],
)  # fmt: skip
async def test_private_and_malformed_webhook_addresses_are_refused(hook: str) -> None:
    with pytest.raises(RequestError) as caught:
        await check_contact(Settings(db=""), "", hook)
    assert caught.value.code == "hook-refused"


@pytest.mark.parametrize(
    ("mail", "smtp", "code"),
    [
        ("a@b.org", "", "mail-off"),
        ("a", "x:25", "mail-bad"),
        ("a@b.org\r\nBcc: c@d.org", "x:25", "mail-bad"),
        ("a b@c.org", "x:25", "mail-bad"),
        ("a@b", "x:25", "mail-bad"),
    ],
)
async def test_malformed_mail_addresses_are_refused(mail: str, smtp: str, code: str) -> None:
    with pytest.raises(RequestError) as caught:
        await check_contact(Settings(db="", smtp=smtp), mail, "")
    assert caught.value.code == code
