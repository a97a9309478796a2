"""Random tokens of seats, and random ids and codes of tables."""

from __future__ import annotations

import secrets

from alhambra.table.tokens import ID_LENGTH

#: Without letters and digits that look or sound alike.
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6


def make_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def make_id() -> str:
    """An id for a table that cannot be guessed: the link alone gives access."""
    return secrets.token_hex(ID_LENGTH // 2)


def make_code() -> str:
    """A short code that can be read aloud, for joining a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))
