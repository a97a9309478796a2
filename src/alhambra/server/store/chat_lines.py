"""Lines of chat. Those of one table are numbered in the order in which they become visible: after
a reader has seen one, no line with a smaller number can appear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    Connection,
    Float,
    Integer,
    Select,
    Text,
    bindparam,
    delete,
    or_,
    select,
    text,
)

from alhambra.table.changes import Conflict

from .schema import CHAT

#: The PostgreSQL channel for tables with new chat; the notification has no text.
CHANNEL = "alhambra_chat"


def say(connection: Connection, line: Mapping[str, Any], sender: str) -> bool:
    """Insert a line, unless it was inserted before: returns whether it is new. `Conflict` if its
    speaker has lost the seat or may not watch any more, or the table is gone."""
    values = {**line, "held": "%", "barred": '%"spectators":false%'}
    if line["holder"]:
        values |= {"held": f'%"hash":"{line["holder"]}"%', "barred": ""}
    if connection.dialect.name == "postgresql":
        values |= {"channel": CHANNEL, "sender": f"{sender} "}
        inserted = bool(connection.execute(_INSERT_AND_NOTIFY, values).all())
    else:
        inserted = bool(connection.execute(_INSERT_LINE, values).rowcount)
    if not inserted and not connection.execute(_find(line)).first():
        raise Conflict
    return inserted


def _find(line: Mapping[str, Any]) -> Select[tuple[int]]:
    """The statement that finds a line by the id with which it was sent."""
    keys = ("table_id", "holder", "sent")
    same = (CHAT.c[key] == line[key] for key in keys)
    return select(CHAT.c.number).where(CHAT.c.sent.is_not(None), *same)


def lines(id: str, after: int, limit: int) -> Any:
    """The statement that reads the last lines after a number, the newest first."""
    query = select(CHAT.c.number, CHAT.c.seat, CHAT.c.holder, CHAT.c.at, CHAT.c.text)
    query = query.where(CHAT.c.table_id == id, CHAT.c.number > after)
    return query.order_by(CHAT.c.number.desc()).limit(limit)


def deletion(id: str, seat: int, holder: str) -> Any:
    """The statement that deletes a person's lines on a seat, and the seat's lines without a known
    holder."""
    theirs = or_(CHAT.c.holder == holder, (CHAT.c.holder == "") & (CHAT.c.seat == seat))
    return delete(CHAT).where(CHAT.c.table_id == id, theirs)


_TABLE = """
    FROM tables WHERE id = :table_id AND status <> 'aside' AND seats LIKE :held
    AND (status <> 'running' OR options NOT LIKE :barred)
"""
_INSERT = """
    INSERT INTO chat (table_id, seat, holder, at, text, sent)
    SELECT id, CAST(:seat AS INTEGER), :holder, CAST(:at AS FLOAT), :text, :sent
"""
_ONCE = "ON CONFLICT (table_id, holder, sent) DO NOTHING"
_INSERT_LINE = text(f"{_INSERT} {_TABLE} {_ONCE}")
# The row stays locked until the line is visible, so numbers follow the order of commits.
_INSERT_AND_NOTIFY = text(
    f"""
    WITH held AS (SELECT id {_TABLE} FOR NO KEY UPDATE),
        line AS ({_INSERT} FROM held {_ONCE} RETURNING table_id)
    SELECT pg_notify(:channel, :sender || table_id) FROM line
    """
).bindparams(
    bindparam("seat", type_=Integer),
    bindparam("at", type_=Float),
    *(
        bindparam(name, type_=Text)
        for name in ("table_id", "held", "barred", "holder", "text", "sent")
    ),
    *(bindparam(name, type_=Text) for name in ("channel", "sender")),
)
