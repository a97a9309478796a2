"""Tokens of seats, and ids and codes of tables. Only hashes of tokens are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

#: Without letters and digits that look or sound alike.
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH = 6


def make_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def make_id() -> str:
    """An id for a table that cannot be guessed: the link alone gives access."""
    return secrets.token_hex(12)


def rematch_id(id: str) -> str:
    """The id of the rematch of a table. It is derived, so that concurrent requests create only one;
    everybody who knows this table may know the next one."""
    return hashlib.sha256(f"rematch {id}".encode()).hexdigest()[: len(make_id())]


def make_code() -> str:
    """A short code that can be read aloud, for joining a table."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def hash_token(token: str) -> str:
    """The hash that is stored of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, hash: str) -> bool:
    """Whether a secret has this hash, in constant time."""
    return are_same(hash_token(token), hash)


def are_same(one: str, two: str) -> bool:
    """Whether two hashes are of the same secret, in constant time; none is of none."""
    return bool(one and two) and hmac.compare_digest(one, two)
