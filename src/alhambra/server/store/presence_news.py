"""PostgreSQL notifications about who is connected to which process. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import ARRAY, Connection, Text, bindparam, text

#: The PostgreSQL channel for people who are connected to a process.
CHANNEL = "alhambra_presence"
#: PostgreSQL refuses payloads of 8,000 bytes and more.
_MOST_BYTES = 7_900


def announce(connection: Connection, words: Sequence[str], sender: str) -> None:
    """Notify all processes, this one too, in one statement; a word is about one table."""
    values = {"channel": CHANNEL, "payloads": list(payloads(words, sender))}
    connection.execute(_NOTIFY, values)


def payloads(words: Iterable[str], sender: str) -> Iterator[str]:
    """The words after the sender, in as few payloads as can hold them; at least one."""
    payload = sender
    for word in words:
        if len(payload) + 1 + len(word) > _MOST_BYTES:
            yield payload
            payload = sender
        payload += f" {word}"
    yield payload


_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(:payloads) AS payload").bindparams(
    bindparam("channel", type_=Text), bindparam("payloads", type_=ARRAY(Text))
)
