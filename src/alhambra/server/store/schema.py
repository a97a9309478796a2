"""The tables of the database as they are now; `migrations` has the earlier versions."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()


def _owner(*, key: bool) -> Column[str]:
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, owner, primary_key=key, nullable=False)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("due", Float),
    Column("version", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Index("tables_by_due", "due"),
    Index("tables_by_status", "status", "changed"),
)

JOURNAL = Table(
    "journal",
    METADATA,
    _owner(key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    _owner(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _owner(key=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("holder", Text, nullable=False),
    Column("sent", Text),
    Index("chat_by_table", "table_id", "number"),
    Index("chat_by_sent", "table_id", "holder", "sent", unique=True),
)

#: Which process runs the bots of a table, and until when.
LEASES = Table(
    "leases",
    METADATA,
    _owner(key=True),
    Column("version", BigInteger, nullable=False),
    Column("holder", Text, nullable=False),
    Column("until", Float, nullable=False),
)

#: One row: `id` changes when a backup is restored, so that no process continues from its cache.
GENERATION = Table("generation", METADATA, Column("id", Text, primary_key=True))
