"""`web/src/wire/protocol.ts`, generated from our types: `python -m alhambra.server.typescript`."""

from .document import typescript

__all__ = ["typescript"]
