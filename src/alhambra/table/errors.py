"""Errors that a client or an operator can get; their texts are in the catalogue."""

from __future__ import annotations

import math
from typing import Any

from alhambra.rules.errors import AlhambraError

#: The default of `retry` for rate limits, in seconds.
_A_MOMENT = 10.0
#: The HTTP status of a code, where it is not a plain bad request.
_STATUS = {
    "token-wrong": 403,
    "host-only": 403,
    "aid-off": 403,
    "spectators-off": 403,
    "game-not-over": 403,
    "lan-refused": 403,
    "table-unknown": 404,
    "seat-unknown": 404,
    "page-unknown": 404,
    "unknown-lesson": 404,
    "metrics-off": 404,
    "method-unknown": 405,
    "seat-taken": 409,
    "seats-open": 409,
    "already-started": 409,
    "not-started": 409,
    "not-deciding": 409,
    "draft-incomplete": 409,
    "table-over": 409,
    "game-long": 409,
    "table-long": 409,
    "back-nothing": 409,
    "back-not-asked": 409,
    "table-aside": 409,
    "module-missing": 409,
    "no-rematch-yet": 409,
    "body-too-large": 413,
    "record-heavy": 413,
    "host-wrong": 421,
    "too-many": 429,
    "internal": 500,
    "page-missing": 503,
    "store-full": 507,
    "store-conflict": 503,
    "store-away": 503,
}


def status_of(code: str) -> int:
    """The HTTP status that belongs to a code."""
    return _STATUS.get(code, 400)


class RequestError(AlhambraError):
    """Something that a table, the store or the wire refuses; `status` is the HTTP status, `retry`
    the seconds after which a new attempt may succeed."""

    def __init__(self, code: str, *, status: int = 0, retry: float = 0.0, **params: Any) -> None:
        super().__init__(code, **params)
        self.status = status or status_of(code)
        self.retry = retry or (_A_MOMENT if code == "too-many" else 0.0)

    @property
    def headers(self) -> dict[str, str]:
        """Additional headers of the HTTP response."""
        return {"retry-after": str(math.ceil(self.retry))} if self.retry else {}
