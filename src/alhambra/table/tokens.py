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
    """The name of a table that nobody guesses: whoever has the link may come."""
    return secrets.token_hex(12)


def rematch_id(id: str) -> str:
    """The name of the next table of the same people: whoever makes it, there is only one. Who
    knows this table is told the next one anyway."""
    return hashlib.sha256(f"rematch {id}".encode()).hexdigest()[: len(make_id())]


def make_code() -> str:
    """A short name to be read out, for a table that waits for players."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def hash_token(token: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, hash: str) -> bool:
    """Whether a secret has this hash, in constant time."""
    return are_same(hash_token(token), hash)


def are_same(one: str, two: str) -> bool:
    """Whether two hashes are of the same secret, in constant time; none is of none."""
    return bool(one and two) and hmac.compare_digest(one, two)
