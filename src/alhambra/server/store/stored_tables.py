"""Tables as they are stored, several at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, and_, or_, select

from alhambra.table.changes import StoredTable, TableRow

from .schema import DRAFTS, JOURNAL, TABLES

FIELDS = [TABLES.c[field.name] for field in fields(TableRow)]


def read_tables(connection: Connection, seqs: Mapping[str, int]) -> dict[str, StoredTable]:
    """These tables with their journals after a number, and all drafts."""
    rows = connection.execute(select(*FIELDS).where(TABLES.c.id.in_(seqs)))
    found = {row.id: as_table(row) for row in rows}
    lines: dict[str, list[str]] = {id: [] for id in found}
    drafts: dict[str, dict[int, str]] = {id: {} for id in found}
    if found:
        for row in connection.execute(_journal({id: seqs[id] for id in found})):
            lines[row.table_id].append(row.line)
        for row in connection.execute(select(DRAFTS).where(DRAFTS.c.table_id.in_(list(found)))):
            drafts[row.table_id][row.seat] = row.body
    return {id: StoredTable(table, tuple(lines[id]), drafts[id]) for id, table in found.items()}


def _journal(seqs: Mapping[str, int]) -> Any:
    wanted = [and_(JOURNAL.c.table_id == id, JOURNAL.c.seq > seq) for id, seq in seqs.items()]
    query = select(JOURNAL.c.table_id, JOURNAL.c.line).where(or_(*wanted))
    return query.order_by(JOURNAL.c.table_id, JOURNAL.c.seq)


def as_table(row: Row[Any]) -> TableRow:
    """The row of a table."""
    return TableRow(**row._mapping)
