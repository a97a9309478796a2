"""Component data of the expansion that an owner of the game may correct.

The data file says which of its values are attested and which are a reconstruction.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Any

from .errors import SetupError
from .money import MOST_COPIES
from .tiles import SIDE_LETTERS

DEAREST = 99


@dataclass(frozen=True, slots=True)
class Components:
    """Camps as price and bastion letters, and the values of the diamonds."""

    camps: tuple[tuple[int, str], ...]
    diamonds: tuple[int, ...]


@cache
def default_components() -> Components:
    """The data of the package."""
    data = get_data(__package__, "data/expansion.json")
    assert data is not None
    return parse_components(data.decode())


def parse_components(text: str) -> Components:
    """Component data from JSON text, with an error that says what is wrong with it."""
    try:
        data: Any = json.loads(text)
        camps = tuple(_camp(row) for row in data["camps"]["tiles"])
        diamonds = tuple(_diamond(value) for value in data["diamonds"]["values"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise SetupError("bad-data", reason=f"{type(error).__name__}: {error}") from None
    if len(set(camps)) < len(camps):
        raise SetupError("bad-data", reason="two camps are alike")
    if any(diamonds.count(value) > MOST_COPIES for value in diamonds):
        raise SetupError("bad-data", reason=f"more than {MOST_COPIES} diamonds of one value")
    return Components(camps, diamonds)


def _camp(row: Any) -> tuple[int, str]:
    price, bastions, arrows = row["price"], row["bastions"].lower(), row["arrows"].lower()
    if type(price) is not int or not 1 <= price <= DEAREST:
        raise ValueError(f"price {price!r} of a camp")
    letters = "".join(letter for letter in SIDE_LETTERS if letter in bastions)
    if not letters or sorted(letters) != sorted(bastions):
        raise ValueError(f"bastions {bastions!r} of a camp")
    if sorted(arrows) != sorted(bastions):
        raise ValueError(f"arrows {arrows!r} of a camp are not its bastions {bastions!r}")
    return price, letters


def _diamond(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= 9:
        raise ValueError(f"value {value!r} of a diamond")
    return value
