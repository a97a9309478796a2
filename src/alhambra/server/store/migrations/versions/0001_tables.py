"""Tables, their journals, drafts, chat, leases."""

import uuid

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything of the first version."""
    _make_tables()
    _make_journal()
    _make_rest()
    generation = op.create_table("generation", sa.Column("id", sa.Text, primary_key=True))
    op.bulk_insert(generation, [{"id": uuid.uuid4().hex}])


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_status", "tables", ["status", "changed"])


def _make_journal() -> None:
    op.create_table(
        "journal",
        _owner(key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
    )


def _make_rest() -> None:
    op.create_table(
        "drafts",
        _owner(key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        _owner(key=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "number"])
    op.create_table(
        "leases",
        _owner(key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def _owner(*, key: bool) -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, owner, primary_key=key, nullable=False)
