"""Hashes of tokens, which are all that is stored of them, and ids that follow from other ids.

Tokens, ids and codes are drawn by whoever runs the table: nothing here is random.
"""

from __future__ import annotations

import hashlib
import hmac

#: Characters of the id of a table.
ID_LENGTH = 24


def rematch_id(id: str) -> str:
    """The id of the rematch of a table. It is derived, so that concurrent requests create only one;
    everybody who knows this table may know the next one."""
    return hashlib.sha256(f"rematch {id}".encode()).hexdigest()[:ID_LENGTH]


def hash_token(token: str) -> str:
    """The hash that is stored of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, hash: str) -> bool:
    """Whether a secret has this hash, in constant time."""
    return are_same(hash_token(token), hash)


def are_same(one: str, two: str) -> bool:
    """Whether two hashes are of the same secret, in constant time; none is of none."""
    return bool(one and two) and hmac.compare_digest(one, two)
