"""Decoding of request bodies that the framework would answer with status 500."""

from __future__ import annotations

from typing import Any

from litestar import Request

from alhambra.table.errors import RequestError

#: The reason for refusing deeply nested data.
NESTED = "nested too deeply"


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be malformed."""

    async def json(self) -> Any:
        """The body; invalid UTF-8 and deep nesting are errors of the client."""
        try:
            return await super().json()
        except RecursionError as error:
            raise RequestError("body-bad", reason=NESTED) from error
        except UnicodeDecodeError as error:
            raise RequestError("body-bad", reason="not UTF-8") from error
