"""Bodies of requests, where the framework would stumble over them."""

from __future__ import annotations

from typing import Any

from litestar import Request

from alhambra.server.errors import ServerError

#: What is wrong with data that nobody can follow to the bottom.
NESTED = "nested too deeply"


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; lists in lists in lists without end are a mistake of the client."""
        try:
            return await super().json()
        except RecursionError as error:
            raise ServerError("body-bad", reason=NESTED) from error
