"""What HTTP adds to an error: a status, and when to try again."""

from __future__ import annotations

import math
from typing import Any

from alhambra.rules.errors import AlhambraError
from alhambra.table.errors import RequestError

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
    "hands-open": 409,
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


class HttpError(RequestError):
    """An error that has another status than its code usually has, or knows the seconds after which
    a new attempt may succeed."""

    def __init__(self, code: str, *, status: int = 0, retry: float = 0.0, **params: Any) -> None:
        super().__init__(code, **params)
        self.status = status
        self.retry = retry


def status_of(error: AlhambraError) -> int:
    """The HTTP status of an error."""
    known = error.status if isinstance(error, HttpError) else 0
    return known or _STATUS.get(error.code, 400)


def retry_of(error: AlhambraError) -> float:
    """Seconds after which a new attempt may succeed; 0 if nothing is known about that."""
    known = error.retry if isinstance(error, HttpError) else 0.0
    return known or (_A_MOMENT if error.code == "too-many" else 0.0)


def headers_of(error: AlhambraError) -> dict[str, str]:
    """Additional headers of the HTTP response."""
    retry = retry_of(error)
    return {"retry-after": str(math.ceil(retry))} if retry else {}
