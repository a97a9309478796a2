"""No email goes to strangers: one asks for confirmation, and only a confirmed address gets more."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from alhambra.server.settings import Limits, Settings
from alhambra.table import Seat, Table, mail_address, seat_commands
from alhambra.table.errors import RequestError
from alhambra.table.table import dump_seats
from tests.server.clients import Host, Json, Site, serving
from tests.server.sinks import Mailbox, secret_in, sink
from tests.server.tables import NOW, running

from .conftest import Report, Size

pytestmark = pytest.mark.anyio

VICTIM = "victim@example.org"


@asynccontextmanager
async def posting(folder: Path, **limits: int) -> AsyncIterator[tuple[Site, Mailbox]]:
    """A server that sends mail, and the mailbox that receives it."""
    mailbox = Mailbox()
    async with sink(mailbox) as port:
        settings = Settings(
            db=str(folder / "a.sqlite"), port=0, smtp=f"127.0.0.1:{port}",
            mail_from="play@play.example", address="https://play.example",
            limits=replace(Limits(), **limits),
        )  # fmt: skip
        async with serving(settings) as site:
            yield site, mailbox


async def ask(host: Host, seat: int, mail: str, status: int = 200) -> Json:
    """A seat asks for emails to this address."""
    path = f"/api/tables/{host.id}/notices"
    return await host.site.ask("PUT", path, {"mail": mail}, host.tokens[seat], status)


async def say(host: Host, word: str, secret: str, status: int = 200) -> Json:
    """Open the link of an email and click."""
    body = {"action": word, "secret": secret}
    return await host.site.post(f"/api/tables/{host.id}/mail", body, status=status)


async def confirmed(host: Host, seat: int, mail: str, mailbox: Mailbox) -> None:
    """A seat whose address was confirmed."""
    await ask(host, seat, mail)
    await say(host, "confirm", secret_in(await mailbox.email(), "confirm"))


async def turns(host: Host, count: int) -> None:
    """Play this many turns; only the active player is connected."""
    for _ in range(count):
        seat = (await host.site.get(f"/api/tables/{host.id}"))["deciding"]
        async with host.socket(seat) as client:
            await client.turn()


async def until_to(mailbox: Mailbox, mail: str) -> list[str]:
    """All emails up to the first one to this address."""
    emails = [await mailbox.email()]
    while f"To: {mail}\n" not in emails[-1]:
        emails.append(await mailbox.email())
    return emails


async def test_one_mailbox_gets_few_confirmation_emails_whoever_asks(
    tmp_path: Path, size: Size, report: Report
) -> None:
    async with posting(tmp_path) as (site, mailbox):
        answers = []
        for number in range(size(6, 18)):
            host = await site.new_table("", "")
            mail = f"{'Victim' if number % 2 else 'victim'}+{number}@example.org"
            path = f"/api/tables/{host.id}/notices"
            headers = {"authorization": f"Bearer {host.tokens[0]}"}
            answer = await site.http.put(path, json={"mail": mail}, headers=headers)
            answers.append(answer.status_code)
        await ask(await site.new_table("", ""), 0, "bo@example.org")
        emails = await until_to(mailbox, "bo@example.org")
    assert answers == [200] * 3 + [429] * (len(answers) - 3)
    assert len(emails) == 4
    report("requests for emails to one mailbox, and emails", f"{len(answers)}, 3")


async def test_one_seat_and_one_client_may_ask_few_mailboxes(tmp_path: Path) -> None:
    async with posting(tmp_path, confirmations_per_seat=2, contact_changes_per_address=4) as (
        site,
        _,
    ):
        host = await site.new_table("", "")
        for number in range(2):
            await ask(host, 0, f"a{number}@example.org")
        assert (await ask(host, 0, "a2@example.org", 429))["code"] == "too-many"
        await ask(host, 1, "a3@example.org")
        assert (await ask(host, 1, "a4@example.org", 429))["code"] == "too-many"
        await ask(host, 1, "")


async def test_an_unconfirmed_address_gets_no_other_email(tmp_path: Path, size: Size) -> None:
    async with posting(tmp_path, emails_per_recipient=100) as (site, mailbox):
        host = await site.new_table("", "")
        await ask(host, 0, VICTIM)
        first = await mailbox.email()
        await confirmed(host, 1, "bo@example.org", mailbox)
        # A link scanner gets the page only; browsers do not send what follows the #.
        for _ in range(2):
            await site.http.get(f"/mail/{host.id}")
        await host.start()
        await turns(host, 2 * size(3, 15))
        emails = await until_to(mailbox, "bo@example.org")
        assert not any(VICTIM in email for email in emails)
        await say(host, "confirm", "x" * 32, 400)
        await say(host, "confirm", secret_in(first, "confirm"))
        await say(host, "confirm", secret_in(first, "confirm"), 400)
        while (await site.get(f"/api/tables/{host.id}"))["deciding"] != 1:
            await turns(host, 1)
        await turns(host, 1)
        assert "It is your turn in a game" in (await until_to(mailbox, VICTIM))[-1]


async def test_users_cannot_put_text_into_an_email(tmp_path: Path) -> None:
    async with posting(tmp_path) as (site, mailbox):
        body = {"seats": ["", ""], "name": "Win! evil.example/gift"}
        made = await site.post("/api/tables", body, status=201)
        host = Host(site, made["table"]["id"], "", made["host"], {0: made["token"]})
        path = f"/api/tables/{host.id}/join"
        host.tokens[1] = (await site.post(path, {"name": "http://evil.example"}))["token"]
        for seat in (0, 1):
            await confirmed(host, seat, f"p{seat}@example.org", mailbox)
        await host.start()
        email = await mailbox.email()
        assert "evil" not in email
        assert "Subject: Alhambra: it is your turn\n" in email
        assert all(word.startswith("https://play.example/") for word in email.split()
                   if "//" in word)  # fmt: skip


async def test_turn_emails_are_rate_limited(tmp_path: Path) -> None:
    limits = {"emails_per_recipient": 2, "confirmations_per_recipient": 9}
    async with posting(tmp_path, **limits) as (site, mailbox):
        host = await site.new_table("", "")
        for seat in (0, 1):
            await confirmed(host, seat, VICTIM, mailbox)
        await host.start()
        await turns(host, 8)
        await ask(await site.new_table("", ""), 0, "bo@example.org")
        assert len(await until_to(mailbox, "bo@example.org")) == 3


async def test_every_email_can_be_unsubscribed(tmp_path: Path) -> None:
    async with posting(tmp_path) as (site, mailbox):
        host = await site.new_table("", "")
        for seat in (0, 1):
            await confirmed(host, seat, f"p{seat}@example.org", mailbox)
        await host.start()
        email = await mailbox.email()
        await say(host, "stop", "0" * 64, 400)
        await say(host, "stop", secret_in(email, "stop"))
        await say(host, "stop", secret_in(email, "stop"), 400)
        seats = site.hub.tables[host.id].table.seats
        assert sorted(seat.mail for seat in seats)[0] == ""


async def test_only_the_seat_itself_sees_its_address(tmp_path: Path) -> None:
    async with posting(tmp_path) as (site, mailbox):
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as one, host.socket(1) as two, host.socket() as watcher:
            shown = await ask(host, 0, VICTIM)
            await one.take("update")
            assert (one.update["you"]["mail"], one.update["you"]["notifications"]) == (
                "asked",
                False,
            )
            await say(host, "confirm", secret_in(await mailbox.email(), "confirm"))
            await one.take("update")
            assert (one.update["you"]["mail"], one.update["you"]["notifications"]) == (
                "confirmed",
                True,
            )
            await ask(host, 0, VICTIM)  # already confirmed: no new email
            await two.ask("chat", text="Hello")
            assert two.update["you"]["mail"] == ""
            assert [message["type"] for message in two.received].count("update") == 1
            assert "mail" not in str(watcher.received) + str(shown)
            await ask(host, 0, "other@example.org")
            await one.take("update")
            await one.take("update")
            assert one.update["you"]["mail"] == "asked"
        assert "To: other@example.org" in await mailbox.email()


def asked(table: Table, secret: str) -> Table:
    """A table whose first seat has asked for emails."""
    return mail_address.set_contact(table, 0, Seat(mail=VICTIM), secret, NOW).table


async def test_a_secret_expires_and_is_not_stored() -> None:
    table = asked(running(2), "secret")
    assert "secret" not in dump_seats(table.seats)
    late = NOW + mail_address.LAPSE_DAYS * 24 * 3600
    with pytest.raises(RequestError):
        mail_address.confirm(table, "secret", late)
    assert mail_address.confirm(table, "secret", late - 1).table.seats[0].confirmed
    again = asked(table, "other")
    with pytest.raises(RequestError):
        mail_address.confirm(again, "secret", NOW)


async def test_a_player_who_leaves_leaves_no_address() -> None:
    table = mail_address.confirm(asked(running(2), "secret"), "secret", NOW).table
    for go in (seat_commands.leave, seat_commands.forget):
        assert VICTIM not in dump_seats(go(table, 0, NOW).table.seats)
    with pytest.raises(RequestError):  # another address needs a new secret
        mail_address.set_contact(table, 0, Seat(mail="new@example.org"), "", NOW)
    changed = mail_address.set_contact(table, 0, Seat(mail="new@example.org"), "more", NOW).table
    assert not changed.seats[0].confirmed
    emptied = mail_address.set_contact(changed, 0, Seat(), "", NOW).table.seats[0]
    assert (emptied.mail, emptied.asked, emptied.lapses) == ("", "", 0)


async def test_addresses_stored_by_older_versions_are_unconfirmed(tmp_path: Path) -> None:
    async with posting(tmp_path) as (site, mailbox):
        host = await (await site.new_table("", "")).start()
        live = site.hub.tables[host.id]
        old = dump_seats(live.table.seats).replace('"name":"p0"', f'"name":"p0","mail":"{VICTIM}"')
        step = live.table.transition(private=0)
        change = replace(step.change, row={"seats": old})
        await site.hub.store.append(change)
        site.hub.cache.drop(live, "closed")
        async with host.socket(0) as client:
            assert client.update["you"]["mail"] == "asked"
        await turns(host, 4)
        await ask(host, 1, "bo@example.org")
        assert len(await until_to(mailbox, "bo@example.org")) == 1
