"""Building blocks of hostile texts."""

from __future__ import annotations

import re
from random import Random

from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.tiles import KINDS
from tests.policies import pick

NUMBER = re.compile(r"-?[0-9]+")
#: Numbers out of bounds, or in other spellings.
NUMBERS = (
    *("0", "1", "2", "3", "4", "5", "7", "9", "10", "26", "27", "28", "99", "500", "999", "1000"),
    *("1000000", "18446744073709551615", "18446744073709551616", "99999999999999999999"),
    *("-1", "-2", "-0", "-99", "+1", "00", "01", "1_0", "1.0", "1.5", "1e3", "0x1", "", "nan"),
    *("٣", "३", "１", "²", "Ⅷ", "9" * 5000),
)


def number(rng: Random, old: str = "1") -> str:
    """Another number: next to the old one, or an unusual one."""
    if rng.random() < 0.4 and len(old) < 20:
        return str(int(old) + pick((-1, 1), rng))
    return pick(NUMBERS, rng)


def small(rng: Random, most: int = 6) -> str:
    """A small number that may be valid."""
    return str(int((most + 1) * rng.random()))


def step(rng: Random, tiles: list[str]) -> str:
    """Any step, of any seat, with any tiles."""
    seat, other = small(rng, 3), small(rng, 3)
    some = " ".join(pick(tiles, rng) for _ in range(int(4 * rng.random()))) if tiles else ""
    id = pick(IDS, rng)
    seats = ",".join(pick(("0,1", "1,2", "2,0", "1,2,0", "0,1,2", "1,0", "3"), rng).split(","))
    texts = (
        *("refill", "scorings", "last_scoring", "ammar_offer", "yammerad_draws", "siesta"),
        *(f"{name} {seat} {some}".strip() for name in ("turn", "placing", "leftovers", "ammar")),
        *(f"{name} {seat}" for name in ("fatima", "fatima_exchange", "yammerad")),
        f"abdul_knihstig {seat}",
        f"laila_draws {small(rng, 5)}",
        f"hakim {seat} {small(rng, 4)}",
        f"auction {seat} {id} {seats} {number(rng)} {pick(('-1', other), rng)}",
        f"auction {seat} {id} {seats} {small(rng, 9)} {pick(('-1', other), rng)}",
        f"paying {seat} {id} {small(rng, 20)}",
    )
    return pick(texts, rng)


def line(rng: Random) -> str:
    """A score line that is valid or nearly so."""
    source = pick((*KINDS, "wall", "yusuf", "fatima", "camp-3-n/n", "camp-8-ne/s", "x"), rng)
    points = small(rng, 21)
    count = pick((points, small(rng, 9), f"{small(rng, 4)}.5"), rng)
    rank, tied = pick((("0", "0"), ("1", "1"), ("1", "2"), ("2", "1"), ("9", "9")), rng)
    return ":".join((small(rng, 4), pick(("-1", "0", "1", "2"), rng), source, points, count,
                     rank, tied))  # fmt: skip
