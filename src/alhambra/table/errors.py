"""Errors that a client or an operator can get; their texts are in the catalogue."""

from __future__ import annotations

from alhambra.rules.errors import AlhambraError


class RequestError(AlhambraError):
    """Something that a table, the store or the wire refuses."""
