"""Single-statement reads and writes for PostgreSQL. Round trips dominate the time on a busy
machine, so one statement writes a whole batch of changes, and one reads several tables."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ARRAY, BigInteger, Boolean, Connection, Float, Integer, Text, bindparam, text

from alhambra.table.changes import Change, StoredTable, TableRow

#: The PostgreSQL channel for changed tables.
CHANNEL = "alhambra"


def write_shared(
    connection: Connection, changes: Sequence[Change], sender: str, generation: str
) -> list[bool]:
    """Write all changes in one transaction, and notify the other processes with the ids of the
    changed tables, without contents; for each change, whether it conflicts and was left out.

    Of several changes of one table only the first can succeed: all start from the same version.
    """
    firsts = {change.table: change for change in reversed(changes)}
    held = _write(connection, list(firsts.values()), sender, generation)
    return [firsts[change.table] is not change or change.table not in held for change in changes]


def _write(
    connection: Connection, changes: Sequence[Change], sender: str, generation: str
) -> set[str]:
    """The ids of the tables whose change succeeded."""
    lines = [
        (change.table, change.seq + number, line)
        for change in changes
        for number, line in enumerate(change.lines, start=1)
    ]
    drafts = [(change.table, *draft) for change in changes for draft in change.drafts.items()]
    values = {
        "changed": time.time(),
        "generation": generation,
        "channel": CHANNEL,
        "sender": f"{sender} ",
        **_columns(("ids", "versions", "seqs"), [_target(change) for change in changes]),
        **{f"new_{name}": [change.row.get(name) for change in changes] for name in _TEXTS},
        "due": [change.row.get("due") for change in changes],
        "sets_due": ["due" in change.row for change in changes],
        **_columns(("line_ids", "line_seqs", "lines"), lines),
        **_columns(("draft_ids", "seats", "bodies"), drafts),
    }
    return {row.id for row in connection.execute(_WRITE, values)}


def _target(change: Change) -> tuple[str, int, int]:
    return change.table, change.version, change.seq + len(change.lines)


def _columns(names: tuple[str, ...], rows: Sequence[tuple[Any, ...]]) -> dict[str, list[Any]]:
    """Rows as one list per name."""
    return {name: [row[index] for row in rows] for index, name in enumerate(names)}


#: Columns of a table that a change may set, and that are never empty.
_TEXTS = ("status", "start", "rematch", "seats", "options")
_SET_TEXTS = ", ".join(f"{name} = coalesce(new.{name}, tables.{name})" for name in _TEXTS)
_ARRAYS = {
    **dict.fromkeys(("ids", "line_ids", "lines", "draft_ids", "bodies"), Text),
    **{f"new_{name}": Text for name in _TEXTS},
    **dict.fromkeys(("versions", "seqs", "line_seqs"), BigInteger),
    "seats": Integer,
    "due": Float,
    "sets_due": Boolean,
}
_WRITE = text(
    f"""
    WITH new AS (
        SELECT * FROM unnest(:ids, :versions, :seqs, :due, :sets_due,
            {", ".join(f":new_{name}" for name in _TEXTS)})
        AS new (id, version, seq, due, sets_due, {", ".join(_TEXTS)})
    ), held AS (
        UPDATE tables SET version = new.version + 1, seq = new.seq, changed = :changed,
            due = CASE WHEN new.sets_due THEN new.due ELSE tables.due END, {_SET_TEXTS}
        FROM new
        WHERE tables.id = new.id AND tables.version = new.version
            AND (SELECT id FROM generation) = :generation
        RETURNING tables.id
    ), lines AS (
        INSERT INTO journal (table_id, seq, line)
        SELECT held.id, line.seq, line.line FROM held
        JOIN unnest(:line_ids, :line_seqs, :lines) AS line (id, seq, line) ON line.id = held.id
    ), saved_drafts AS (
        INSERT INTO drafts (table_id, seat, body)
        SELECT held.id, draft.seat, draft.body FROM held
        JOIN unnest(:draft_ids, :seats, :bodies) AS draft (id, seat, body) ON draft.id = held.id
        ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body
    )
    SELECT id, pg_notify(:channel, :sender || id) FROM held
    """
).bindparams(
    bindparam("changed", type_=Float),
    *(bindparam(name, type_=Text) for name in ("generation", "channel", "sender")),
    *(bindparam(name, type_=ARRAY(kind)) for name, kind in _ARRAYS.items()),
)


def close_shared(connection: Connection, id: str, reason: str | None, sender: str) -> int:
    """Close a table, or delete it (no reason), and notify the others; 0 if there was none."""
    statement = _DELETE if reason is None else _CLOSE
    values = {"id": id, "reason": reason, "channel": CHANNEL, "sender": f"{sender} "}
    return len(connection.execute(statement, values).all())


_NOTIFY = "SELECT pg_notify(:channel, :sender || id) FROM gone"
_DELETE = text(f"WITH gone AS (DELETE FROM tables WHERE id = :id RETURNING id) {_NOTIFY}")
_CLOSE = text(
    f"""
    WITH gone AS (
        UPDATE tables SET status = 'aside', reason = :reason, due = NULL, version = version + 1
        WHERE id = :id RETURNING id
    ) {_NOTIFY}
    """
)


def read_shared(connection: Connection, seqs: Mapping[str, int]) -> dict[str, StoredTable]:
    """These tables with their journals after a number, and all drafts, of one moment."""
    wanted = {"ids": list(seqs), "seqs": list(seqs.values())}
    return {row.id: _stored(row) for row in connection.execute(_READ, wanted)}


def _stored(row: Any) -> StoredTable:
    fields = dict(row._mapping)
    lines, seats, bodies = (fields.pop(name) or () for name in ("lines", "drafters", "bodies"))
    drafts = dict(zip(seats, bodies, strict=True))
    return StoredTable(TableRow(**fields), tuple(lines), drafts)


_FIELDS = ", ".join(f"tables.{name}" for name in TableRow.__slots__)
_READ = text(
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
