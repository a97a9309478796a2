"""The id with which a line of chat was sent: it may be sent again after a lost connection."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the id; earlier lines have none, and are never taken for a repeated one."""
    op.add_column("chat", sa.Column("sent", sa.Text))
    op.create_index("chat_by_sent", "chat", ["table_id", "holder", "sent"], unique=True)
