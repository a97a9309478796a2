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
        return _components(_json(text))
    except SetupError as reason:
        raise SetupError("bad-data", reason=reason) from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SetupError("data-not-json", line=getattr(error, "lineno", 1)) from None


def _components(data: Any) -> Components:
    try:
        camps = tuple(_camp(row) for row in data["camps"]["tiles"])
        diamonds = tuple(_diamond(value) for value in data["diamonds"]["values"])
    except (KeyError, TypeError, AttributeError):
        raise SetupError("data-incomplete") from None
    if len(set(camps)) < len(camps):
        raise SetupError("data-equal-camps")
    if any(diamonds.count(value) > MOST_COPIES for value in diamonds):
        raise SetupError("data-many-diamonds", most=MOST_COPIES)
    return Components(camps, diamonds)


def _camp(row: Any) -> tuple[int, str]:
    price, bastions, arrows = row["price"], row["bastions"].lower(), row["arrows"].lower()
    if type(price) is not int or not 1 <= price <= DEAREST:
        raise SetupError("data-camp-price", found=repr(price), most=DEAREST)
    letters = "".join(letter for letter in SIDE_LETTERS if letter in bastions)
    if not letters or sorted(letters) != sorted(bastions):
        raise SetupError("data-camp-bastions", found=bastions)
    if sorted(arrows) != sorted(bastions):
        raise SetupError("data-camp-arrows", found=arrows, bastions=bastions)
    return price, letters


def _diamond(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= 9:
        raise SetupError("data-diamond", found=repr(value))
    return value
