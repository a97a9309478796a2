"""What PostgreSQL can do in one statement. Each way there and back wakes two processes, and
on a busy machine that is what takes the time: so a change is one, and so is reading tables."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sqlalchemy import ARRAY, BigInteger, Connection, Integer, Text, TextClause, bindparam, text

from alhambra.server.changes import Change, NewTable, Stored

from .schema import TABLES

#: The channel on which processes that share a database tell one another of changes.
CHANNEL = "alhambra"


def write_change(connection: Connection, change: Change, sender: str, generation: str) -> bool:
    """Write a change and tell the other processes which table it was, never what is in it;
    whether it held. It is a transaction of its own."""
    values = {
        **change.row,
        "table": change.table,
        "before": change.version,
        "generation": generation,
        "version": change.version + 1,
        "seq": change.seq + len(change.lines),
        "changed": time.time(),
        "first": change.seq,
        "lines": list(change.lines),
        "drafters": list(change.drafts),
        "bodies": list(change.drafts.values()),
        "channel": CHANNEL,
        "payload": f"{sender} {change.table}",
    }
    return bool(connection.execute(_writing(frozenset(change.row)), values).all())


@lru_cache
def _writing(names: frozenset[str]) -> TextClause:
    """The statement that changes these columns besides those that always change."""
    columns = (*sorted(names), "version", "seq", "changed")
    assignments = ", ".join(f"{name} = :{name}" for name in columns)
    statement = text(
        f"""
        WITH held AS (
            UPDATE tables SET {assignments}
            WHERE id = :table AND version = :before
                AND (SELECT id FROM generation) = :generation
            RETURNING id
        ), lines AS (
            INSERT INTO journal (table_id, seq, line)
            SELECT held.id, :first + number, line
            FROM held, unnest(:lines) WITH ORDINALITY AS added (line, number)
        ), desks AS (
            INSERT INTO drafts (table_id, seat, body)
            SELECT held.id, seat, body
            FROM held, unnest(:drafters, :bodies) AS kept (seat, body)
            ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body
        )
        SELECT pg_notify(:channel, :payload) FROM held
        """
    )
    return statement.bindparams(
        *(bindparam(name, type_=TABLES.c[name].type) for name in columns),
        bindparam("table", type_=Text),
        bindparam("before", type_=BigInteger),
        bindparam("generation", type_=Text),
        bindparam("first", type_=BigInteger),
        bindparam("lines", type_=ARRAY(Text)),
        bindparam("drafters", type_=ARRAY(Integer)),
        bindparam("bodies", type_=ARRAY(Text)),
        bindparam("channel", type_=Text),
        bindparam("payload", type_=Text),
    )


def read_shared(connection: Connection, seqs: Mapping[str, int]) -> dict[str, Stored]:
    """These tables with their journals after a number, and all drafts, of one moment."""
    wanted = {"ids": list(seqs), "seqs": list(seqs.values())}
    return {row.id: _stored(row) for row in connection.execute(_READING, wanted)}


def _stored(row: Any) -> Stored:
    fields = dict(row._mapping)
    lines, seats, bodies = (fields.pop(name) or () for name in ("lines", "drafters", "bodies"))
    drafts = dict(zip(seats, bodies, strict=True))
    return Stored(NewTable(**fields), tuple(lines), drafts)


_FIELDS = ", ".join(f"tables.{name}" for name in NewTable.__slots__)
_READING = text(
    f"""
    SELECT {_FIELDS},
        (SELECT array_agg(line ORDER BY journal.seq) FROM journal
            WHERE table_id = tables.id AND journal.seq > wanted.seq) AS lines,
        (SELECT array_agg(seat ORDER BY seat) FROM drafts
            WHERE table_id = tables.id) AS drafters,
        (SELECT array_agg(body ORDER BY seat) FROM drafts
            WHERE table_id = tables.id) AS bodies
    FROM unnest(:ids, :seqs) AS wanted (id, seq) JOIN tables ON tables.id = wanted.id
    """
).bindparams(
    bindparam("ids", type_=ARRAY(Text)),
    bindparam("seqs", type_=ARRAY(BigInteger)),
)
