"""Bodies of requests, where the framework would stumble over them."""

from __future__ import annotations

from typing import Any

from litestar import Request

from alhambra.table.errors import RequestError

#: What is wrong with data that nobody can follow to the bottom.
NESTED = "nested too deeply"


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; what is no text, or nested without end, is a mistake of the client."""
        try:
            return await super().json()
        except RecursionError as error:
            raise RequestError("body-bad", reason=NESTED) from error
        except UnicodeDecodeError as error:
            raise RequestError("body-bad", reason="not UTF-8") from error
