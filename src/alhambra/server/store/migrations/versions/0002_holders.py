"""Who said a line of chat: the seat may have another holder since."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the hash of the speaker's token; it is unknown for earlier lines."""
    op.add_column("chat", sa.Column("holder", sa.Text, nullable=False, server_default=""))
