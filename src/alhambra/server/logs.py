"""Structured logs: a JSON object per line, and never a secret in it."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

#: What every record of the standard library has; the rest was said by us.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, who, what, and what was said about it. Of an error only kind and place."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info and record.exc_info[1]:
            entry |= _place(record.exc_info[1])
        return json.dumps(entry, default=str)


def _place(error: BaseException) -> dict[str, str]:
    """Where an error arose. Its text may hold what a client sent, so it is left out."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    return {"error": type(error).__name__, "where": where}


def set_up_logs(level: str = "INFO") -> None:
    """Log to stderr from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("uvicorn.access", "alembic", "websockets"):
        logging.getLogger(chatty).setLevel("WARNING")
