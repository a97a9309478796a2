"""Structured logs: a JSON object per line, and never a secret in it."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from typing import Any

#: Attributes that every `LogRecord` has; all others come from `extra`.
_STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message and the `extra` fields. Of an error, only class and location."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= {
            name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS
        }
        if record.exc_info and record.exc_info[1]:
            entry |= _location(record.exc_info[1])
        return json.dumps(entry, default=str)


def _location(error: BaseException) -> dict[str, str]:
    """Class and location of an error. Its text is left out: it may quote what a client sent."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    return {"error": type(error).__name__, "where": where}


class RepeatFilter(logging.Filter):
    """Limits equal log lines per minute, so that no client can fill the disk with them. The next
    line that passes has the number of those left out."""

    def __init__(self, per_minute: int = 100) -> None:
        super().__init__()
        self._per_minute = per_minute
        self._minute = 0
        self._previous: Counter[tuple[str, str]] = Counter()
        self._seen: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        minute = int(record.created // 60)
        kind = record.name, str(record.msg)
        if minute != self._minute:
            self._minute, self._previous, self._seen = minute, self._seen, Counter()
        if (left_out := self._previous.pop(kind, 0) - self._per_minute) > 0:
            record.left_out = left_out
        self._seen[kind] += 1
        return self._seen[kind] <= self._per_minute


def set_up_logs(level: str = "INFO") -> None:
    """Log to stderr from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # uvicorn would log each socket with its URL, which the client controls.
    for library in ("uvicorn", "alembic", "websockets"):
        logging.getLogger(library).setLevel("WARNING")
